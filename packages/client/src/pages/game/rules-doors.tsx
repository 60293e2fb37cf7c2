import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { hasBook } from '../../book/load-book.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Card } from './card.tsx'
import { words } from './words.ts'

function Doors({ game }: { readonly game: GameId }): JSX.Element {
  const said = words.value
  const doors: readonly (readonly [IconName, string, string, string])[] = [
    ...(hasBook(game) ? [['clock', paths.inTwoMinutes(game), said.minutesDoor, said.minutesHelp] as const] : []),
    ['book', paths.rules(game), said.wholeDoor, said.wholeHelp],
    ...(hasBook(game) ? [['log', paths.aid(game), said.aidDoor, said.aidHelp] as const] : []),
  ]
  return (
    <ul class="rules-doors">
      {doors.map(([icon, href, title, help]) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{title}</strong>
              <span class="soft small">{help}</span>
            </span>
            <Icon name="next" size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export const RulesCard = ({ game }: { readonly game: GameId }): JSX.Element => (
  <Card
    icon="book"
    title={words.value.tabs.rules}
    href={paths.game(game, 'rules')}
    brief={hasBook(game) ? words.value.rulesBrief : words.value.wholeDoor}
  >
    <Doors game={game} />
  </Card>
)

export const RulesTab = ({ game }: { readonly game: GameId }): JSX.Element => (
  <section class="panel padded stack game-narrow">
    <h2>{words.value.tabs.rules}</h2>
    <Doors game={game} />
  </section>
)
