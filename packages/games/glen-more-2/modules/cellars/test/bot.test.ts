import { expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { cellarsStrategy } from '../opponents/index.ts'
import { type Action, glenMore2 } from '../../../rules/index.ts'
import { reserve } from './play.ts'
import type { Played } from '../../../test/play.ts'

function pruned(t: Played): readonly string[] {
  const [seat] = glenMore2.actors(t.state)
  const legal: Action[] = []
  glenMore2.legal(t.state, seat, legal)
  return prune(t.state, seat, legal).map((action) => glenMore2.write(action))
}

const LINE = 'a b # V1 S1'

test('GM2-C3-3 an older cask is worth more, and nothing once there is no sale for it', () => {
  const worth = (casks: string, line = LINE): number =>
    cellarsStrategy.worth(reserve({ line, cellars: { a: casks } }).state, 0)
  expect(worth('1: 2')).toBeGreaterThan(worth('1: 1'))
  expect(worth('2: 5')).toBeGreaterThan(worth('2: 4'))
  const over = reserve({ line: 'a # END b', cellars: { a: '1: 3' } }, 'a take END')
  expect(cellarsStrategy.worth(over.state, 0)).toBe(0)
})

test('GM2-C3-2, GM2-C3-6 opponents pay the youngest cask and sell the oldest, or none', () => {
  expect(pruned(reserve({ line: 'a b # B13', cellars: { a: '2: 1 5' } }, 'a take B13'))).toEqual(['payCask 1'])
  expect(pruned(reserve({ line: LINE, cellars: { a: '2: 1 5' } }, 'a take S1'))).toEqual([
    'sellCask 5 right',
    'decline',
  ])
  expect(pruned(reserve({ line: LINE, cellars: { a: '2: 1 5' } }, 'a take V1'))).toEqual(['sellCask 5 bonus'])
})

test('GM2-C3-3 they age what can be aged, the oldest first', () => {
  const a = { tiles: ['W6 0,1'] }
  const t = reserve({ line: 'a b # S2', a, cellars: { a: '2: 1 3' } }, 'a take S2')
  t.play('a place -1,1; a activate S2; a activate HOME-V1')
  expect(pruned(t)).toEqual(['activate W6'])
  expect(pruned(t.play('a activate W6'))).toEqual(['ageCask 3'])
})

test('GM2-C3-5 they buy a cellar with what they have for a cask that is about to be aged, and not before', () => {
  const a = { tiles: ['W6 0,1'], castle: 'wood', village: 'scot stone' }
  const at = (casks: string, own = a): Played =>
    reserve({ line: 'a b # S2 V1', a: own, market: { wood: 3, stone: 3 }, cellars: { a: casks } })
  const aged = (casks: string, own = a): readonly string[] =>
    pruned(at(casks, own).play('a take S2; a place -1,1; a activate S2; a activate HOME-V1'))
  expect(pruned(at('1: 3'))).not.toContain('buyCellar second')
  expect(aged('1: 3')).toEqual(['buyCellar second'])
  expect(aged('1: 1')).toEqual(['activate W6'])
  expect(aged('1: 3', { ...a, castle: '' })).not.toContain('buyCellar second')
})
