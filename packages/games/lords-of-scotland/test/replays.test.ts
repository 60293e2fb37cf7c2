import { readRecord } from '@bothy/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Action, invariants, lordsOfScotland, type State } from '../src/index.ts'
import { play } from './play.ts'

const folder = new URL('replays/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.bothy.json'))

test('replays: there is a recorded game for every number of players', () => {
  expect(files.map((name) => Number(name.charAt(0)))).toEqual([2, 3, 4, 5])
})

test.each(files)('replays: %s is legal ply by ply and ends as it did', (name) => {
  const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const read = readRecord(lordsOfScotland, file)
  expect(read).toMatchObject({ ok: true })
  if (!read.ok) return
  invariants(read.state)
  expect(lordsOfScotland.result(read.state)).not.toBeNull()
})

/** Number of ways to play so many plies. */
function leaves(s: State, depth: number): number {
  const seat = lordsOfScotland.actors(s).at(0)
  if (depth === 0 || seat === undefined) return 1
  const legal: Action[] = []
  lordsOfScotland.legal(s, seat, legal)
  let n = 0
  for (const action of legal) {
    const next = lordsOfScotland.clone(s)
    lordsOfScotland.apply(next, seat, action)
    n += leaves(next, depth - 1)
  }
  return n
}

const HANDS = [
  'wemyss-4 scott-2 makgill-6 cochrane-9 forsyth-1',
  'fergusson-3 cockburn-5 macdonnell-7 scott-8 makgill-2',
  'wemyss-1 scott-11 fergusson-10 forsyth-8 cochrane-3',
  'cockburn-12 macdonnell-2 wemyss-9 makgill-10 scott-5',
]

test('perft: leaves from the opening, all powers in the hands', () => {
  const counts = (seats: number, options: { readonly flipChoice: string }): number[] => {
    const { state } = play({ seats, hands: HANDS.slice(0, seats), options })
    return [1, 2, 3, 4].map((depth) => leaves(state, depth))
  }
  expect(counts(2, { flipChoice: 'player' })).toEqual([5, 75, 930, 3640])
  expect(counts(2, { flipChoice: 'leftmost' })).toEqual([15, 186, 2246, 26561])
  expect(counts(4, { flipChoice: 'leftmost' })).toEqual([15, 186, 2212, 25935])
})

test('perft: leaves from the middle of a skirmish, powers about to be used', () => {
  const t = play({ seats: 2, hands: HANDS.slice(0, 2), supporters: 'wemyss-12 forsyth-3' })
  t.play(
    'a muster cochrane-9 up; a activate; b muster scott-8 down; a muster makgill-6 up; a activate; a muster wemyss-4 up',
  )
  expect([1, 2, 3, 4].map((depth) => leaves(t.state, depth))).toEqual([2, 16, 142, 1368])
})
