import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type GameId, MANIFESTS } from '@bothy/games'
import { loadEmblem } from './index.ts'

const fetched = new Map<GameId, FunctionComponent>()

export function GameEmblem({ game }: { readonly game: GameId }): JSX.Element {
  const [, redraw] = useState(0)
  const Emblem = fetched.get(game)
  useEffect(() => {
    // It may have been loaded for another emblem since this one was drawn.
    if (Emblem !== undefined) return
    loadEmblem(game).then(
      (emblem) => {
        fetched.set(game, emblem)
        redraw((count) => count + 1)
      },
      () => undefined, // an ornament: without it the card still works
    )
  }, [game, Emblem])
  return (
    <span class="emblem" style={{ '--felt': MANIFESTS[game].clothColour }}>
      {Emblem !== undefined && <Emblem />}
    </span>
  )
}
