import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Lobby, Wish } from '@bothy/protocol'
import { me } from '../../net/api.ts'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { WishLine } from './searching.tsx'
import { words } from './words.ts'

export function Wishes({
  wishes,
  onJoin,
}: {
  readonly wishes: Lobby['wishes']
  readonly onJoin: (wish: Wish) => void
}): JSX.Element | null {
  const said = words.value
  const heading = useId()
  const shown = wishes.flatMap(({ wish, waiting, rating }) =>
    isGameId(wish.game) ? [{ wish, waiting, rating, title: MANIFESTS[wish.game].title }] : [],
  )
  if (shown.length === 0) return null
  return (
    <section class="panel padded stack" aria-labelledby={heading}>
      <h2 id={heading}>{said.wishes}</h2>
      <ul>
        {shown.map(({ wish, waiting, rating, title }) => (
          <li key={JSON.stringify(wish)} class="lobby-wanted">
            <WishLine wish={wish} here={Math.min(waiting, wish.seats)} rating={rating} />
            {wish.rated && me.value?.guest !== false ? (
              <a class="button" href={paths.signUp(backHere())} aria-label={`${said.join}, ${title}`}>
                {said.join}
              </a>
            ) : (
              <button type="button" class="button" aria-label={`${said.join}, ${title}`} onClick={() => onJoin(wish)}>
                {said.join}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
