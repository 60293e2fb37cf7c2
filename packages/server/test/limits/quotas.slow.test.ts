import type { NewTable } from '@bothy/protocol'
import type { BotPlayers } from '@bothy/room'
import { expect, test } from 'vitest'
import { Quotas } from '../../src/limits/quotas.ts'
import { LIMITS } from '../../src/limits/limits.ts'
import { Guest, LORDS, patient, serve, until } from '../server.ts'

patient()

const FEW = { rate: 0.001, burst: 3 }
const MANY = { rate: 1, burst: 1000 }
const NEVER: BotPlayers = { choose: () => new Promise(() => undefined) }
const ALONE: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
const VERSUS: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
const BOTS: NewTable['seats'] = [
  { kind: 'bot', level: 'easy' },
  { kind: 'bot', level: 'easy' },
]
const BOT_BEGINS = { setup: { firstInitiative: 1 } }

const body = (seats: NewTable['seats'], setup = {}): NewTable => ({ game: LORDS, seats, setup, visibility: 'private' })

test('one person makes so many tables, another one still can', async () => {
  const server = await serve({ limits: { making: { person: FEW, address: MANY } } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  for (let i = 0; i < FEW.burst; i++) await ann.table(ALONE)
  expect(await ann.refusal('POST', '/api/tables', body(ALONE))).toMatchObject({ why: 'too-many-tables', status: 429 })
  expect(await ann.refusal('POST', '/api/records', {})).toMatchObject({ why: 'too-many-tables' })
  expect((await ben.table(ALONE)).status).toBe('waiting')
})

test('one address makes so many tables, under any name', async () => {
  const server = await serve({ limits: { making: { person: MANY, address: FEW } } })
  for (let i = 0; i < FEW.burst; i++) await (await Guest.of(server)).table(ALONE)
  const next = await Guest.of(server)
  expect(await next.refusal('POST', '/api/tables', body(ALONE))).toMatchObject({ why: 'too-many-tables' })
})

test('what is refused for its content costs nothing', async () => {
  const server = await serve({ limits: { making: { person: FEW, address: FEW } } })
  const ann = await Guest.of(server)
  for (let i = 0; i < 9; i++)
    expect(await ann.refusal('POST', '/api/tables', body(ALONE, { nonsense: 1 }))).toMatchObject({ why: 'bad-setup' })
  expect((await ann.table(ALONE)).status).toBe('waiting')
})

test('bots are at work at so many tables of one person at once', async () => {
  const server = await serve({ bots: NEVER, limits: { botTables: { person: 2, address: 9 } } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  for (let i = 0; i < 2; i++) await ann.table(VERSUS, BOT_BEGINS)
  expect(await ann.refusal('POST', '/api/tables', body(VERSUS))).toMatchObject({ why: 'too-many-bots', status: 429 })
  const { id } = await ann.table(ALONE)
  const put = await ann.refusal('PUT', `/api/tables/${id}/seats/1/bot`, { level: 'easy' })
  expect(put).toMatchObject({ why: 'too-many-bots' })
  expect((await ben.table(VERSUS, BOT_BEGINS)).status).toBe('playing')
})

test('and from one address', async () => {
  const server = await serve({ bots: NEVER, limits: { botTables: { person: 9, address: 2 } } })
  for (let i = 0; i < 2; i++) await (await Guest.of(server)).table(VERSUS, BOT_BEGINS)
  const next = await Guest.of(server)
  expect(await next.refusal('POST', '/api/tables', body(VERSUS))).toMatchObject({ why: 'too-many-bots' })
})

test('tables of bots that nobody watches are at rest and leave the memory', async () => {
  const server = await serve({ bots: NEVER, limits: { botTables: { person: 1, address: 1 } } })
  const ann = await Guest.of(server)
  const tables = [await ann.table(BOTS), await ann.table(BOTS), await ann.table(BOTS)]
  await until(() => {
    server.rooms.sweep(0)
    return server.rooms.size === 0
  })
  const line = await ann.socket()
  line.say({ type: 'join', table: tables[0].id })
  await until(() => [...server.rooms.thinking()].length === 1)
  expect(await ann.refusal('POST', '/api/tables', body(VERSUS))).toMatchObject({ why: 'too-many-bots' })
  line.say({ type: 'leave', table: tables[0].id })
  await until(() => [...server.rooms.thinking()].length === 0)
})

test('a maker of tables who has made nothing for long is forgotten', () => {
  const one = { rate: 1, burst: 1 }
  const quotas = new Quotas({ ...LIMITS, making: { person: one, address: one } })
  const ann = { person: 'ann', address: 'here' }
  quotas.countTable(ann, 0)
  expect(() => quotas.countTable(ann, 1)).toThrow('too-many-tables')
  quotas.forget(500)
  expect(() => quotas.countTable(ann, 501)).toThrow('too-many-tables')
  quotas.forget(5000)
  quotas.countTable(ann, 5001)
})

test('a clock that is put back locks nobody out', () => {
  const quotas = new Quotas({ ...LIMITS, making: { person: { rate: 1, burst: 2 }, address: MANY } })
  const ann = { person: 'ann', address: '192.0.2.1' }
  const HOUR = 3_600_000
  quotas.countTable(ann, 2 * HOUR)
  quotas.countTable(ann, HOUR)
  expect(() => quotas.countTable(ann, HOUR)).toThrow('too-many-tables')
  expect(() => quotas.countTable(ann, HOUR + 1000)).not.toThrow()
})
