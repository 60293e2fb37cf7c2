import type { ListedTable, Summary, TableEntry } from '@bothy/room'
import { expect, test } from 'vitest'
import { dueAt, turnOf } from '../src/notices/due.ts'
import { compose } from '../src/notices/message.ts'
import { Tokens } from '../src/notices/tokens.ts'

const person = (name: string, away: 'hard' | null = null): Summary['holders'][number] => ({
  kind: 'person',
  person: name,
  name,
  away,
})

function table(changes: Partial<Summary> = {}): ListedTable {
  const row = { id: 't1', game: 'glen-more', seats: 3, setup: {}, visibility: 'open', host: 'ann', created: 0 } as const
  const summary: Summary = {
    status: 'playing',
    holders: [person('ann'), person('ben'), { kind: 'bot', name: 'Rory', level: 'hard' }],
    toAct: [0],
    progress: 0.5,
    commitment: null,
    seed: null,
    unready: [],
    resigned: [],
    ended: null,
    botTurn: false,
    updated: 1,
    ...changes,
  }
  return { row: { ...row, friendly: false } as unknown as ListedTable['row'], summary }
}

const START: TableEntry = { type: 'start', seed: 's', revision: 1 }
const ply = (seat: number): TableEntry => ({ type: 'ply', seat, action: {} })

test('a first turn is one, whoever has moved before', () => {
  expect(dueAt(table(), [START], 'ann')).toEqual({ kind: 'turn', turn: 1 })
  expect(dueAt(table(), [START, ply(1), ply(2)], 'ann')).toEqual({ kind: 'turn', turn: 1 })
})

test('a turn is the same while others act, and another after one’s own', () => {
  const log = [START, ply(0), ply(1)]
  expect(dueAt(table(), log, 'ann')).toEqual({ kind: 'turn', turn: 2 })
  expect(dueAt(table(), [...log, ply(2), { type: 'undo', seat: 2, to: 2 }], 'ann')).toEqual({ kind: 'turn', turn: 2 })
  expect(dueAt(table(), [...log, ply(0), ply(1)], 'ann')).toEqual({ kind: 'turn', turn: 4 })
})

test('one who has begun a turn and left knows about it', () => {
  expect(dueAt(table(), [START, ply(1), ply(0)], 'ann')).toBe(null)
})

test('a turn keeps its number once it was begun, for the time runs on', () => {
  const { summary } = table()
  expect(turnOf([START], summary, 'ann')).toBe(1)
  expect(turnOf([START, ply(0)], summary, 'ann')).toBe(1)
  const log = [START, ply(0), ply(1)]
  expect(turnOf(log, summary, 'ann')).toBe(2)
  expect(turnOf([...log, ply(0)], summary, 'ann')).toBe(2)
  expect(turnOf([...log, ply(0), { type: 'undo', seat: 0, to: 3 }, ply(0)], summary, 'ann')).toBe(2)
  expect(turnOf([...log, ply(0), ply(1)], summary, 'ann')).toBe(4)
})

test('a match that begins is told to those who wait, once they have not yet moved', () => {
  expect(dueAt(table(), [START], 'ben')).toEqual({ kind: 'began', turn: 0 })
  expect(dueAt(table(), [START, ply(1)], 'ben')).toBe(null)
})

test('nobody is told of a seat that a bot plays, that was given up, or that is not theirs', () => {
  expect(dueAt(table({ holders: [person('ann', 'hard'), person('ben')] }), [START], 'ann')).toBe(null)
  expect(dueAt(table({ resigned: [0] }), [START], 'ann')).toBe(null)
  expect(dueAt(table(), [START], 'eve')).toBe(null)
})

test('the end is told to those who did not bring it about, when it comes', () => {
  const over = table({ status: 'over', toAct: [] })
  expect(dueAt(over, [START, ply(0)], 'ben')).toEqual({ kind: 'over', turn: 0 })
  expect(dueAt(over, [START, ply(0)], 'ann')).toBe(null)
  expect(dueAt(over, [START, ply(0), { type: 'end', abandoned: true }], 'ann')).toEqual({ kind: 'over', turn: 0 })
  expect(dueAt(over, [START, ply(0), { type: 'again', table: 't2', seat: 0 }], 'ben')).toBe(null)
})

test('a rematch waits for those who have not said anything', () => {
  const waiting = table({ status: 'waiting', toAct: [], unready: [1] })
  const seats = waiting.summary.holders.map((holder, seat): TableEntry => ({ type: 'seat', seat, holder }))
  const made: readonly TableEntry[] = [...seats, { type: 'ready', seat: 1, ready: false }]
  expect(dueAt(waiting, made, 'ben')).toEqual({ kind: 'rematch', turn: 0 })
  expect(dueAt(waiting, made, 'ann')).toBe(null)
  const later: readonly TableEntry[] = [
    ...made,
    { type: 'ready', seat: 1, ready: true },
    { type: 'ready', seat: 1, ready: false },
  ]
  expect(dueAt(waiting, later, 'ben')).toBe(null)
})

test('who has sat down at a table with a clock, or made it, knows of it', () => {
  const waiting = table({ status: 'waiting', toAct: [], unready: [0, 1] })
  const [ann, ben, rory] = waiting.summary.holders
  const log: readonly TableEntry[] = [
    { type: 'seat', seat: 0, holder: ann },
    { type: 'seat', seat: 1, holder: { kind: 'open' } },
    { type: 'seat', seat: 2, holder: rory },
    { type: 'ready', seat: 0, ready: false },
    { type: 'seat', seat: 1, holder: ben },
    { type: 'ready', seat: 1, ready: false },
  ]
  for (const who of ['ann', 'ben']) expect(dueAt(waiting, log, who)).toBe(null)
})

test('one table is named, several are counted', () => {
  const told = (id: string, others: readonly string[] = ['Ailsa', 'Rory']) =>
    ({ kind: 'turn', table: { id, game: 'glen-more', others } }) as const
  expect(compose([told('t1')], 1, 'fr')).toMatchObject({
    title: 'Glen More',
    body: 'À vous de jouer. Avec Ailsa et Rory.',
    path: '/table/t1',
  })
  const many = compose(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => told(id, [])),
    6,
    'en',
  )
  expect(many).toMatchObject({ title: '6 tables are waiting for you', path: '/', waiting: 6 })
  expect(many.body.split('\n')).toHaveLength(6)
})

test('a link is good for one purpose, one channel and some time', () => {
  const tokens = new Tokens('key')
  const token = tokens.sign('confirm', 'c1', 0)
  expect(tokens.read('confirm', token, 1)).toBe('c1')
  expect(tokens.read('stop', token, 1)).toBe(null)
  expect(tokens.read('confirm', token, 24 * 3600 * 1000)).toBe(null)
  expect(tokens.read('confirm', token.replace('c1', 'c2'), 1)).toBe(null)
  expect(new Tokens('other').read('confirm', token, 1)).toBe(null)
  for (const bad of ['', '.', '..', 'c1.zzzzzzzzzz.', `${token}.x`]) expect(tokens.read('confirm', bad, 1)).toBe(null)
})
