import { cellAt } from '@bothy/kit'
import { expect, test } from 'vitest'
import { glenMore2, invariants, type State } from '../../rules/index.ts'
import { play, tileOf } from '../play.ts'

function broken(change: (s: State) => void): string {
  const s = glenMore2.clone(play({ line: 'a b # S1 S2 S3' }).state)
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
  const village = tileOf('HOME-V1')
  const lay = (name: string, x: number, y: number) => (s: State) => {
    const tile = tileOf(name)
    s.tiles[0].push(tile)
    s.owner[tile] = 0
    s.cell[tile] = cellAt(x, y)
    s.removed.push(tile)
  }
  expect(broken((s) => s.discards.push(tileOf('D1')))).toContain('GM2-14')
  expect(broken((s) => (s.rondel[4] = -1))).toContain('GM2-14')
  expect(broken((s) => s.front--)).toContain('GM2-24')
  expect(broken((s) => (s.at[0] = s.at[1]))).toContain('GM2-20')
  expect(broken((s) => (s.market[0] = 4))).toContain('GM2-40')
  expect(broken((s) => (s.coins[0] = -1))).toContain('nothing is owed')
  expect(broken((s) => s.scotsmen[village]++)).toContain('GM2-2 Scotsmen')
  expect(broken((s) => s.markers[0]--)).toContain('GM2-2 clan markers')
  expect(broken((s) => s.fields.forEach((fields) => fields.push(0)))).toContain('GM2-112')
  expect(broken((s) => (s.marked = 1))).toContain('GM2-111')
  expect(broken(lay('A10', 4, 4))).toContain('GM2-56')
  expect(broken(lay('A10', 2, 0))).toContain('GM2-56')
  expect(broken(lay('A10', -1, 0))).toContain('GM2-56')
  expect(broken(lay('A9', 0, 1))).toContain('GM2-3 ')
  expect(broken((s) => (s.goods[village] = 4))).toContain('GM2-5, GM2-62')
  expect(broken((s) => (s.goods[tileOf('S1')] = 1))).toContain('GM2-5, GM2-62')
  expect(broken((s) => (s.scotsmen[tileOf('S1')] = 1))).toContain('GM2-62 Scotsmen')
  expect(broken((s) => (s.vp[0] = 1))).toContain('every VP has a source')
  expect(broken((s) => (s.vp[0] = s.gained[0][0] = -1))).toContain('GM2-Q12')
  expect(broken((s) => s.cards.forEach((cards) => cards.push(0)))).toContain('GM2-71')
  expect(broken((s) => s.arrivals.push(0))).toContain('GM2-130')
  expect(broken((s) => (s.end = 5))).toContain('GM2-131')
})
