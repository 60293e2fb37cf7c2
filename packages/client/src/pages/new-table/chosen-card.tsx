import type { ComponentChildren, JSX } from 'preact'
import { type GameId, MANIFESTS } from '@bothy/games'
import type { TimeControl } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'

export type Chosen = {
  readonly game: GameId
  readonly seats: number
  readonly minutes: number
  readonly who: string
  readonly open: number
  readonly isListed: boolean
  readonly pace: TimeControl | null | undefined
  readonly rated: boolean | undefined
  readonly changed: number
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ComponentChildren }): JSX.Element {
  return (
    <li>
      <Icon name={icon} size={18} /> <span>{children}</span>
    </li>
  )
}

export function ChosenCard({
  chosen,
  children,
}: {
  readonly chosen: Chosen
  readonly children: ComponentChildren
}): JSX.Element {
  const words = makeWords.value
  const { game, seats, minutes, who, open, isListed, pace, rated, changed } = chosen
  return (
    <div class="make-chosen">
      <div class="make-picture">
        <GameEmblem game={game} />
      </div>
      <div class="make-facts">
        <h2>{MANIFESTS[game].title}</h2>
        <p class="soft small">{words.length(seats, minutes)}</p>
        <ul class="make-facts-list">
          <Fact icon="people">{who}</Fact>
          {open > 0 && (
            <Fact icon={isListed ? 'list' : 'link'}>
              {isListed ? words.waitsForAnyone(open) : words.waitsForLink(open)}
            </Fact>
          )}
          {pace !== undefined && <Fact icon="clock">{pace === null ? words.noClock : paceName(pace)}</Fact>}
          {rated !== undefined && <Fact icon="medal">{rated ? words.rated : words.ratedOff}</Fact>}
          {changed > 0 && <Fact icon="book">{words.changedRules(changed)}</Fact>}
        </ul>
        {children}
        {rated === true && open > 0 && <p class="note small">{words.guestsAsked}</p>}
      </div>
    </div>
  )
}

export function chosenInBrief({ seats, minutes, pace, rated }: Chosen): string {
  const words = makeWords.value
  const parts = [
    words.players(seats),
    ...(pace === undefined || pace === null ? [] : [paceName(pace)]),
    ...(rated === true ? [words.ratedInBrief] : []),
  ]
  return words.brief(parts.join(', '), minutes)
}
