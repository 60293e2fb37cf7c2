import { peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '../../rules/index.ts'
import { play } from '../play.ts'

test('COC-1 imagined states shuffle the pile; what lies under it stays, since all have seen it', () => {
  const units = ['dairy c1r3', 'dairy c2r4', 'dairy c3r4', 'miner c2r3']
  const { state } = play({ round: 2, a: { units } }, 'a expand dairy c3r3; a draw; a skip')
  const worlds = [1, 2, 3].map((i) => game.imagine(state, 1, stream('imagine', String(i))))
  for (const world of worlds) {
    expect(peek(world.pile).toSorted((a, b) => a - b)).toEqual(peek(state.pile).toSorted((a, b) => a - b))
    expect(world.under).toEqual(state.under)
    expect(game.view(world, 1)).toEqual(game.view(state, 1))
  }
  expect(new Set(worlds.map((world) => peek(world.pile).join())).size).toBe(3)
})

test('COC-78 imagined states know neither arranged rolls nor those to come', () => {
  const { state } = play({ seats: 1, arranged: { goodsDie: ['wool', 'milk'], priceDie: [3, 3] } })
  const worlds = [1, 2].map((i) => game.imagine(state, 0, stream('imagine', String(i))))
  expect(worlds.map((world) => [peek(world.goodsRolls), peek(world.priceRolls)])).toEqual([
    [[], []],
    [[], []],
  ])
  expect(new Set([state, ...worlds].map(({ rng }) => rng.dice.join())).size).toBe(3)
})

test('COC-101 contracts turned up or drawn and rolls cannot be taken back; the rest of a turn can', () => {
  const t = play({ seats: 1, a: { units: ['miner c3r4'] } }, 'a ship; a end; a pass; a end')
  const revealing = new Set(t.events.filter((e) => game.reveals(e)).map((e) => e.type))
  expect(revealing).toEqual(new Set(['gameBegan', 'diceRolled', 'contractsFilled']))
  for (const e of t.events) for (const viewer of [0, null]) expect(game.witness(e, viewer)).toBe(e)
})
