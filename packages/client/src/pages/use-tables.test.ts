import type { SeatInfo, TableSummary } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { sortTables } from './use-tables.ts'

const me: SeatInfo = {
  kind: 'person',
  name: 'Eilidh',
  online: true,
  mine: true,
  away: null,
  ready: true,
  resigned: false,
}
const rory: SeatInfo = {
  kind: 'person',
  name: 'Rory',
  online: true,
  mine: false,
  away: null,
  ready: true,
  resigned: false,
}

const table = (id: string, change: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'glen-more',
  status: 'playing',
  visibility: 'private',
  host: true,
  seats: [me, rory],
  created: 0,
  toAct: [1],
  myTurn: false,
  progress: 0,
  ended: null,
  rated: false,
  imported: false,
  pace: null,
  ...change,
})

const ids = (listed: readonly { readonly table: TableSummary }[]): readonly string[] =>
  listed.map(({ table: { id } }) => id)

test('games that wait for me come first, then running ones, then those that wait for people', () => {
  const sorted = sortTables({
    server: {
      mine: [table('free', { status: 'waiting' }), table('theirs'), table('mine', { myTurn: true, toAct: [0] })],
      open: [],
      finished: [],
    },
    device: [table('here', { myTurn: true, toAct: [0] })],
  })
  expect(ids(sorted.first)).toEqual(['mine', 'here'])
  expect(ids(sorted.others)).toEqual(['theirs', 'free'])
  expect(sorted.yourTurn).toBe(2)
  expect(sorted.mine).toBe(4)
})

test('what is over is apart, and open tables are those of others', () => {
  const sorted = sortTables({
    server: {
      mine: [table('over', { status: 'over' })],
      open: [
        table('mine', { status: 'waiting' }),
        table('theirs', { status: 'waiting', seats: [rory, { kind: 'open' }] }),
      ],
      finished: [],
    },
    device: null,
  })
  expect(ids(sorted.first)).toEqual([])
  expect(ids(sorted.over)).toEqual(['over'])
  expect(ids(sorted.open)).toEqual(['theirs'])
})

test('games that this client does not know are left out', () => {
  const server = { mine: [table('chess', { game: 'chess' })], open: [], finished: [] }
  expect(sortTables({ server, device: [] }).mine).toBe(0)
})
