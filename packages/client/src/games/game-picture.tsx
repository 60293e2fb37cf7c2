import type { JSX } from 'preact'
import { type GameId, MANIFESTS } from '@bothy/games'

export function GamePicture({
  game,
  loading = 'eager',
}: {
  readonly game: GameId
  readonly loading?: 'eager' | 'lazy'
}): JSX.Element | null {
  return 'hasPicture' in MANIFESTS[game] ? <img src={`/boards/${game}.jpg`} alt="" loading={loading} /> : null
}
