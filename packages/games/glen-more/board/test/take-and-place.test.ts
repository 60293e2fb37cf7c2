import { game, type View } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import { takeAndPlace } from '../land/take-and-place.ts'

/** A fixed row of numbers, so that each run plays the same games. */
function dice(seed: number): (below: number) => number {
  let now = seed
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((now / 2_147_483_648) * below)
  }
}

test('a place of a held tile is open once the tile is taken, and nothing is asked in between', () => {
  let [whole, asking] = [0, 0]
  const refused: string[] = []
  for (const seed of [1, 2, 3]) {
    const roll = dice(seed)
    const setup = game.setup({}, 3)
    if (!setup.ok) throw new Error('setup')
    const state = game.create(setup.value, 3, `take ${seed}`, game.revision)
    for (let ply = 0; ply < 240; ply++) {
      const [seat] = game.actors(state)
      if (seat === undefined) break
      const view: View = game.view(state, seat)
      for (const offer of view.pending?.kind === 'turn' ? view.offers : [])
        for (const spot of offer.spots) {
          const actions = takeAndPlace(view, offer, spot)
          if (actions.length === 1) asking++
          else {
            whole++
            const then = game.clone(state)
            for (const action of actions) {
              const legal: (typeof action)[] = []
              game.legal(then, seat, legal)
              const found = legal.find((it) => JSON.stringify(it) === JSON.stringify(action))
              if (found === undefined) refused.push(`${ply} ${JSON.stringify(actions)}`)
              else game.apply(then, seat, found)
            }
            const { tiles } = game.view(then, seat).players[seat]
            if (tiles.every(({ tile }) => tile !== offer.tile)) refused.push(`${ply} ${offer.tile} is not there`)
          }
        }
      const legal: Parameters<typeof game.apply>[2][] = []
      game.legal(state, seat, legal)
      game.apply(state, seat, legal[roll(legal.length)])
    }
  }
  expect(refused).toEqual([])
  expect(whole).toBeGreaterThan(100)
  expect(asking).toBeGreaterThan(0)
})
