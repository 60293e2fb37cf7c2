import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { paths, type RulesView } from '@bothy/board-kit/ui/page/router.ts'
import type { WholeBook } from './load-book.ts'
import { bookWords } from './words.ts'

const PATHS: { readonly [V in RulesView]: (game: GameId) => string } = {
  minutes: paths.inTwoMinutes,
  rules: paths.rules,
  aid: paths.aid,
}

type ViewsProps = { readonly game: GameId; readonly view: RulesView; readonly views: readonly RulesView[] }

export function RulesViews({ game, view, views }: ViewsProps): JSX.Element {
  const words = bookWords.value
  return (
    <nav class="book-views" aria-label={words.views}>
      {views.map((one) => (
        <a key={one} href={PATHS[one](game)} aria-current={one === view ? 'page' : undefined}>
          {words[one]}
        </a>
      ))}
      <button type="button" class="button quiet book-print" onClick={() => print()}>
        <Icon name="print" size={18} />
        {words.print}
      </button>
    </nav>
  )
}

type AidPagesProps = {
  readonly game: GameId
  readonly module: string | null
  readonly modules: WholeBook['modules']
}

export function AidPages({ game, module, modules }: AidPagesProps): JSX.Element | null {
  if (modules.length === 0) return null
  const words = bookWords.value
  return (
    <nav class="book-views book-pages" aria-label={words.pages}>
      <a href={paths.aid(game)} aria-current={module === null ? 'page' : undefined}>
        {words.game}
      </a>
      {modules.map(({ id, book }) => (
        <a key={id} href={paths.aid(game, id)} aria-current={module === id ? 'page' : undefined}>
          {book.aid.title[language.value]}
        </a>
      ))}
    </nav>
  )
}
