import type { ServerMessage, TableInfo, TableLists } from '@bothy/protocol'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { BotPlayers } from '@bothy/room'
import type { RunningServer, ServerOptions } from '../../src/index.ts'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { Guest, type Line, patient, serve, spread, until } from '../server.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const QUICK = { beatMs: 100, aliveMs: 1000 }
const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

async function several(count: number, options: Partial<ServerOptions> = {}): Promise<readonly RunningServer[]> {
  const databaseUrl = await postgres.database()
  return Promise.all(Array.from({ length: count }, () => serve({ databaseUrl, otherProcesses: QUICK, ...options })))
}
const at = (guest: Guest, server: RunningServer): Guest => new Guest(server.url, guest.cookie)

async function join(guest: Guest, table: string): Promise<Line> {
  const line = await guest.socket()
  line.say({ type: 'hello', protocol: 1 })
  line.say({ type: 'join', table })
  await line.hear('table')
  return line
}
const last = <T extends ServerMessage['type']>(line: Line, type: T): Extract<ServerMessage, { type: T }> | undefined =>
  line.heard.findLast((message): message is Extract<ServerMessage, { type: T }> => message.type === type)

test('two people at two servers play one game to its end, and both have the same record', async () => {
  const [one, two] = await several(2)
  const [ann, ben] = [await Guest.of(one), await Guest.of(two)]
  const { id } = await ann.table([ME, OPEN])
  await ben.sit(id, 1)
  const players = [ann.player(id, spread), ben.player(id, spread)]
  await Promise.all(players.map((player) => player.over))
  const records = await Promise.all([ann, ben].map((guest) => guest.json<unknown>('GET', `/api/tables/${id}/record`)))
  expect(records[0]).toEqual(records[1])
  expect(players.map(({ connections }) => connections)).toEqual([1, 1])
})

test('a person who sits, speaks, comes and goes at one server is seen at the other', async () => {
  const [one, two] = await several(2)
  const [ann, ben] = [await Guest.of(one), await Guest.of(two)]
  const { id } = await ann.table([ME, OPEN])
  const annLine = await join(ann, id)
  const benLine = await join(ben, id)
  await ben.sit(id, 1)
  await until(() => last(annLine, 'table')?.table.status === 'playing')
  const online = (line: Line): readonly (boolean | undefined)[] | undefined =>
    last(line, 'table')?.table.seats.map((seat) => ('online' in seat ? seat.online : undefined))
  await until(() => online(annLine)?.every((is) => is === true))
  await until(() => online(benLine)?.every((is) => is === true))
  for (const [line, text] of [
    [annLine, 'aye'],
    [benLine, 'naw'],
    [annLine, 'och'],
  ] as const)
    line.say({ type: 'chat', table: id, text, tag: 1 })
  const texts = (line: Line): string[] =>
    line.heard
      .flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []))
      .filter(Boolean)
  for (const line of [annLine, benLine]) {
    await until(() => texts(line).length >= 3)
    expect(texts(line).toSorted()).toEqual(['aye', 'naw', 'och'])
  }
  const { mine } = await at(ann, two).json<TableLists>('GET', '/api/tables')
  expect(mine[0].seats.map((seat) => 'online' in seat && seat.online)).toEqual([true, true])
  benLine.socket.close()
  await until(() => online(annLine)?.[1] === false)
})

test('a table that its host gives up at one server is gone at the other', async () => {
  const [one, two] = await several(2)
  const ann = await Guest.of(one)
  const { id } = await ann.table([ME, OPEN])
  const line = await join(at(ann, two), id)
  expect((await ann.request('DELETE', `/api/tables/${id}`)).status).toBe(204)
  await line.hear('refused', ({ refusal }) => refusal.why === 'no-such-table')
  expect((await at(ann, two).request('GET', `/api/tables/${id}`)).status).toBe(404)
})

test('bots of a table are asked by one server at a time, and by another once that one is gone', async () => {
  const askedBy: number[] = []
  const bots = (server: number): BotPlayers => ({
    async choose({ legal }) {
      askedBy.push(server)
      return legal[legal.length - 1]
    },
  })
  const databaseUrl = await postgres.database()
  const options = { databaseUrl, otherProcesses: QUICK }
  const one = await serve({ ...options, bots: bots(1) })
  const two = await serve({ ...options, bots: bots(2) })
  const ann = await Guest.of(one)
  const { id } = await ann.table([ME, BOT, BOT])
  await join(ann, id)
  const player = at(ann, two).player(id, ({ ply, legal }) => (ply < 20 ? legal[0] : null))
  await until(() => (player.state?.ply ?? 0) >= 20 && player.state?.legal.length !== 0)
  const [first] = askedBy
  expect(new Set(askedBy)).toEqual(new Set([first]))
  const count = askedBy.length
  await (first === 1 ? one : two).close()
  const other = at(ann, first === 1 ? two : one).player(id, spread)
  await other.over
  expect(new Set(askedBy.slice(count))).toEqual(new Set([3 - first]))
})

test('a database that goes away and comes back: nobody loses anything, and notices are heard again', async () => {
  const [one, two] = await several(2)
  const [ann, ben] = [await Guest.of(one), await Guest.of(two)]
  const { id } = await ann.table([ME, OPEN])
  await ben.sit(id, 1)
  const isSlow = { until: 12 }
  const pick = ({ ply, legal }: Parameters<typeof spread>[0]): (typeof legal)[number] | null =>
    ply < isSlow.until ? legal[ply % legal.length] : null
  const players = [ann.player(id, pick), ben.player(id, pick)]
  await until(() => players.every(({ state }) => (state?.ply ?? 0) >= 12))
  await postgres.restart()
  isSlow.until = Infinity
  // Players retry like people, since a refusal in between is no loss.
  const again = setInterval(() => {
    for (const player of players) player.again()
  }, 200)
  onTestFinished(() => clearInterval(again))
  await Promise.all(players.map((player) => player.over))
  const info = await at(ann, two).json<TableInfo>('GET', `/api/tables/${id}`)
  expect(info.status).toBe('over')
})
