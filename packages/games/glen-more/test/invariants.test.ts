import { expect, test } from 'vitest'
import { glenMore, invariants, type State } from '../rules/index.ts'
import { play, tileOf } from './play.ts'

function broken(change: (s: State) => void): string {
  const s = glenMore.clone(play({}).state)
  change(s)
  try {
    invariants(s)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('nothing is wrong with an opening position', () => {
  expect(broken(() => {})).toBe('')
})

test('every law notices when it is broken', () => {
  const quarry = tileOf('s1-quarry')
  expect(broken((s) => s.discards.push(quarry))).toContain('GM-2 ')
  expect(broken((s) => (s.track[4] = -1))).toContain('GM-76')
  expect(broken((s) => (s.market[0] = 4))).toContain('GM-25')
  expect(broken((s) => s.coins[0]++)).toContain('GM-26, GM-29')
  expect(broken((s) => (s.barrels[0] = -1))).toContain('nothing is owed')
  expect(broken((s) => (s.cubes[quarry] = 1))).toContain('GM-45')
  expect(broken((s) => (s.cubes[0] = 4))).toContain('GM-45')
  expect(broken((s) => (s.cubes[0] = 1))).toContain('GM-44')
  expect(broken((s) => (s.clan[0] = 0))).toContain('GM-58')
  expect(broken((s) => (s.clan[0] = 2))).toContain('GM-57')
  expect(broken((s) => (s.scored[0][0] = 3))).toContain('GM-84')
  expect(broken((s) => (s.ranks = [1, 1, 1, 1]))).toContain('GM-78')
})

test('laws of the tableau', () => {
  const lay = (slug: string, step: number) => (s: State) => {
    const tile = tileOf(slug)
    s.tiles[0].push(tile)
    s.owner[tile] = 0
    s.cell[tile] = s.cell[0] + step
  }
  const EAST = 1
  const NORTH = 128
  expect(broken(lay('s0-forest-river', EAST))).toContain('GM-37')
  expect(broken(lay('s0-forest-river', EAST))).toContain('GM-38 all river tiles')
  expect(broken(lay('s0-forest-road', NORTH))).toContain('GM-38 all road tiles')
  expect(broken(lay('s1-quarry', 2 * EAST))).toContain('GM-33')
  expect(broken(lay('s0-forest-river', 2 * NORTH))).toContain('GM-38 river and road are unbroken')
  expect(broken(lay('s0-forest-road', -2 * EAST))).toContain('GM-38 river and road are unbroken')
})
