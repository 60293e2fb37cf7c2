import { MANIFESTS } from '@bothy/games'
import type { FunctionComponent, JSX } from 'preact'
import { waitingElsewhere } from '../../net/my-tables.ts'
import { byUrgency } from '../../net/urgency.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { waiting, waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import './next-game-styles.css'

export async function loadNextGame(): Promise<FunctionComponent<NextGameProps>> {
  await loadInUse(waitingWords)
  return NextGame
}

export type NextGameProps = { readonly place: 'head' | 'bar' | 'end' }

function NextGame({ place }: NextGameProps): JSX.Element | null {
  const words = waiting.value
  const games = byUrgency(waitingElsewhere.value)
  const [next] = games
  if (next === undefined) return null
  const { title } = MANIFESTS[next.game]
  const { id } = next.table
  const goes = games.length === 1 && place === 'head' ? words.yourTurn : words.next
  return (
    <a
      class="button primary next-game"
      data-place={place}
      href={next.where === 'server' ? paths.table(id) : paths.local(id)}
      aria-keyshortcuts={shortcut('n')}
    >
      <Icon name="next" size={18} />
      <span class="next-word">{goes}</span> <span class="next-count">{games.length}</span>{' '}
      <span class={place === 'bar' ? 'next-title' : 'visually-hidden'}>{title}</span>
    </a>
  )
}
