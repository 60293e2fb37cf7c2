import type { GameTypes, Seat } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { takeAndPlace } from '../parts/ring/ghosts.ts'
import type { SampleGames } from './board-suite.tsx'
import type { SensePlan } from './sample-play.ts'

type Cell = { readonly x: number; readonly y: number }
export type OfferedTile = { readonly tile: number; readonly spots: readonly Cell[] }
export type TilesOffered<O> = {
  readonly pending: { readonly kind: string } | null
  readonly offers: readonly O[]
  readonly players: readonly { readonly tiles: readonly { readonly tile: number }[] }[]
}

export function takeAndPlaceSuite<O extends OfferedTile, T extends GameTypes & { readonly view: TilesOffered<O> }>(
  { game, play }: Omit<SampleGames<T, SensePlan>, 'plans'>,
  isPaidAtOnce: (view: T['view'], offer: O) => boolean,
): void {
  function whyNot(state: T['state'], seat: Seat, offer: O, actions: readonly unknown[]): string | null {
    const then = game.clone(state)
    for (const action of actions) {
      const legal: T['action'][] = []
      game.legal(then, seat, legal)
      const found = legal.find((it) => JSON.stringify(it) === JSON.stringify(action))
      if (found === undefined) return `${JSON.stringify(action)} is not legal`
      game.apply(then, seat, found)
    }
    const tiles = game.view(then, seat).players[seat]?.tiles ?? []
    return tiles.some(({ tile }) => tile === offer.tile) ? null : `${offer.tile} is not there`
  }

  test('a place of a held tile is open once the tile is taken, and nothing is asked in between', () => {
    let [whole, asking] = [0, 0]
    const refused: string[] = []
    for (const sense of [0.4, 0.8, 0.95])
      play({ seats: 3, seed: `take ${sense}`, sense }, (look, state) => {
        const seat = game.actors(state)[0] ?? 0
        const { view } = look(seat)
        for (const offer of view.pending?.kind === 'turn' ? view.offers : [])
          for (const spot of offer.spots) {
            const isWhole = isPaidAtOnce(view, offer)
            if (isWhole) whole++
            else asking++
            const why = isWhole ? whyNot(state, seat, offer, takeAndPlace(offer, spot, isWhole)) : null
            if (why !== null) refused.push(why)
          }
        return false
      })
    expect(refused).toEqual([])
    expect(whole).toBeGreaterThan(100)
    expect(asking).toBeGreaterThan(0)
  })
}
