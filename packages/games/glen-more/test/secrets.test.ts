import { peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore } from '../rules/index.ts'
import { play } from './play.ts'

test('only the order of the stacks is hidden, from everybody alike', () => {
  const t = play({ seats: 3 })
  const views = [0, 1, 2, null].map((viewer) => ({ ...glenMore.view(t.state, viewer), viewer: null }))
  for (const view of views) expect(view).toEqual(views[0])
  expect(views[0].stacks).toEqual([0, 22, 19, 17])
})

test('imagined states shuffle the tiles that are left, each within its stack', () => {
  const { state } = play({})
  const worlds = [1, 2, 3].map((i) => glenMore.imagine(state, 0, stream('imagine', String(i))))
  for (const world of worlds)
    for (const stack of [0, 1, 2, 3]) {
      const tiles = peek(world.stacks[stack])
      expect(tiles.toSorted((a, b) => a - b)).toEqual(peek(state.stacks[stack]).toSorted((a, b) => a - b))
    }
  expect(new Set(worlds.map((world) => peek(world.stacks[1]).join())).size).toBe(3)
})

test('imagined states do not know arranged rolls', () => {
  const { state } = play({ seats: 2, die: [3, 3, 3] })
  expect(peek(glenMore.imagine(state, 0, stream('imagine')).rolls)).toEqual([])
})

test('imagined states do not know the rolls to come either', () => {
  const { state } = play({ seats: 2 })
  const dice = [1, 2].map((i) => glenMore.imagine(state, 0, stream('imagine', String(i))).rng.die)
  expect(new Set([state.rng.die, ...dice].map((die) => die.join())).size).toBe(3)
})

test('a new tile on the track and a roll cannot be taken back; the rest of a turn can', () => {
  const t = play({ seats: 2, die: [1] })
    .takeSpace(3)
    .takeSpace(8)
  const revealing = new Set(t.events.filter((e) => glenMore.reveals(e)).map((e) => e.type))
  expect(revealing).toEqual(new Set(['gameBegan', 'trackFilled', 'rolled']))
  for (const e of t.events) for (const viewer of [0, 1, null]) expect(glenMore.witness(e, viewer)).toBe(e)
})
