import { NO_REST, type StateMessage, type TableInfo } from '@bothy/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { endInactiveMatches } from '../../src/jobs/inactive-matches.ts'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { DeadlineTimer } from '../../src/jobs/deadline-timer.ts'
import { Guest, patient, serve, temporaryFolder, until } from '../server.ts'

patient()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const TURNS = { kind: 'turns', perMove: DAY, late: 'bot' } as const
const bots = { choose: () => new Promise<never>(() => undefined) }

class Days {
  shift = 0
  readonly now = (): number => Date.now() + this.shift
  async pass(server: RunningServer, ms: number): Promise<void> {
    this.shift += ms
    await this.look(server)
  }
  look(server: RunningServer): Promise<void> {
    return new DeadlineTimer(this.services(server), this.now).look()
  }
  services(server: RunningServer): ConstructorParameters<typeof DeadlineTimer>[0] {
    const { rooms } = server
    const report = (fault: string, error: unknown): void => {
      throw new Error(fault, { cause: error })
    }
    const store = rooms.host.store as ConstructorParameters<typeof DeadlineTimer>[0]['store']
    return { store, rooms, otherProcesses: NO_OTHER_PROCESSES, report }
  }
}

async function begun(server: RunningServer, pace: TableInfo['pace']): Promise<{ ann: Guest; id: string }> {
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([ME, OPEN, OPEN], { setup: { firstInitiative: 0 }, pace })
  const cat = await Guest.of(server)
  await ben.sit(id, 1)
  await cat.sit(id, 2)
  if (pace === null) return { ann, id }
  for (const [seat, person] of [ann, ben, cat].entries()) {
    if (pace.kind === 'live') await atTable(person, id)
    await person.ready(id, seat)
  }
  return { ann, id }
}

/** A live match waits until all its people are present. */
async function atTable(guest: Guest, table: string): Promise<void> {
  const line = await guest.socket()
  line.say({ type: 'join', table })
  await line.hear('table')
}

async function stateOf(guest: Guest, table: string): Promise<StateMessage> {
  const line = await guest.socket()
  line.say({ type: 'hello', protocol: 1 })
  line.say({ type: 'join', table })
  return line.hear('state')
}

test('a table keeps its pace, and says how much time everybody has', async () => {
  const server = await serve()
  const { ann, id } = await begun(server, TURNS)
  expect(await ann.json<TableInfo>('GET', `/api/tables/${id}`)).toMatchObject({ pace: TURNS, status: 'playing' })
  const { clock, actors } = await stateOf(ann, id)
  const seats = clock?.seats.map((seat) => [Math.round((seat?.left ?? 0) / HOUR), (seat?.out ?? null) !== null])
  expect(seats).toEqual([0, 1, 2].map((seat) => [24, actors.includes(seat)]))
  const bad = await ann.refusal('POST', '/api/tables', {
    game: 'lords-of-scotland',
    seats: [ME, OPEN],
    setup: {},
    visibility: 'private',
    pace: { kind: 'live', reserve: 1, increment: 0, late: 'bot' },
  })
  expect(bad).toMatchObject({ why: 'malformed', status: 400 })
})

test('a table that nobody has opened is found when time is up, once', async () => {
  const days = new Days()
  const server = await serve({ now: days.now, bots })
  const { ann, id } = await begun(server, TURNS)
  const { actors } = await stateOf(ann, id)
  server.rooms.drop(id)
  await days.pass(server, DAY - HOUR)
  expect(server.rooms.isLoaded(id)).toBe(false)
  await days.pass(server, HOUR)
  await days.look(server)
  const late = (await server.rooms.host.store.readEntries(id, 0)).filter(({ type }) => type === 'late')
  expect(late).toMatchObject([{ seat: actors[0], out: false }])
  const { seats } = await ann.json<TableInfo>('GET', `/api/tables/${id}`)
  expect(seats[actors[0]]).toMatchObject({ kind: 'person', away: 'medium', resigned: false })
})

test('a rule that says out makes a bot play on for good', async () => {
  const days = new Days()
  const server = await serve({ now: days.now, bots })
  const { ann, id } = await begun(server, { ...TURNS, late: 'out' })
  const { actors } = await stateOf(ann, id)
  await days.pass(server, 2 * DAY)
  const info = await until(async () => {
    const table = await ann.json<TableInfo>('GET', `/api/tables/${id}`)
    return table.seats.some((seat) => seat.kind === 'person' && seat.resigned) && table
  })
  expect(info.seats[actors[0]]).toMatchObject({ away: 'medium', resigned: true })
})

test('time in which no server ran counts for no player, at the first server that starts and at others', async () => {
  const [dataDir, days] = [temporaryFolder(), new Days()]
  const first = await serve({ dataDir, now: days.now, bots })
  const tables = [await begun(first, TURNS), await begun(first, TURNS)]
  await days.pass(first, 20 * HOUR)
  await first.close()
  days.shift += 3 * DAY
  const second = await serve({ dataDir, now: days.now, bots })
  // A person opens one table, the server itself the other.
  const { ann, id } = tables[0]
  const { clock } = await stateOf(new Guest(second.url, ann.cookie), id)
  expect(clock?.seats.map((seat) => Math.round((seat?.left ?? 0) / HOUR)).toSorted()).toEqual([24, 24, 4])
  const { store } = second.rooms.host
  for (const table of tables) await until(async () => (await store.readEntries(table.id, 0)).at(-1)?.type === 'unkept')
})

test('so is half a minute in which it was started again', async () => {
  const [dataDir, days] = [temporaryFolder(), new Days()]
  const first = await serve({ dataDir, now: days.now, bots })
  const { id } = await begun(first, { kind: 'live', reserve: HOUR, increment: 0, late: 'bot' })
  const began = days.now()
  await days.look(first)
  await first.close()
  days.shift += 30_000
  const { store } = (await serve({ dataDir, now: days.now, bots })).rooms.host
  const entry = await until(async () => (await store.readEntries(id, 0)).find(({ type }) => type === 'unkept'))
  if (entry.type !== 'unkept') throw new Error('not found')
  expect(entry.from).toBeGreaterThanOrEqual(began)
  expect(entry.to - entry.from).toBeGreaterThanOrEqual(30_000)
})

test('a game that people have left for weeks is ended, a week after they were warned', async () => {
  const days = new Days()
  const server = await serve({ now: days.now, bots })
  const { ann, id } = await begun(server, null)
  const lone = await ann.table([ME, { kind: 'bot', level: 'easy' }])
  const sweep = async (ms: number): Promise<number> => {
    for (const table of [id, lone.id]) server.rooms.drop(table)
    days.shift += ms
    return endInactiveMatches(days.services(server), days.now())
  }
  const { store } = server.rooms.host
  const notes = async (): Promise<unknown[]> => (await store.readChat(id, 9)).map(({ note }) => note).slice(3)
  expect(await sweep(22 * DAY)).toBe(0)
  await sweep(2 * DAY)
  await until(async () => (await notes()).length > 0)
  expect(await notes()).toEqual(['neglected'])
  expect(await sweep(6 * DAY)).toBe(0)
  expect((await store.readTable(id))?.summary.status).toBe('playing')
  await sweep(2 * DAY)
  await until(async () => (await store.readTable(id))?.summary.status === 'over')
  await until(async () => (await notes()).length > 1)
  expect(await notes()).toEqual(['neglected', 'abandoned'])
  expect((await store.readTable(id))?.summary.ended).toEqual({ result: null, abandoned: true })
  // The only person plays against bots, so no player waits.
  expect((await store.readTable(lone.id))?.summary).toMatchObject({ status: 'playing' })
  expect((await store.readTable(lone.id))?.summary.warned).toBe(undefined)
})

test('quiet hours and days off are brought to a table and changed there; a clock stands meanwhile', async () => {
  const days = new Days()
  const server = await serve({ now: days.now, bots })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const today = new Date(days.now()).getUTCDay()
  const off = { ...NO_REST, daysOff: [today] }
  await ann.json('PUT', '/api/rhythm', off)
  const { id } = await ann.table([ME, OPEN], { setup: { firstInitiative: 0 }, pace: TURNS })
  await ben.sit(id, 1)
  for (const [seat, person] of [ann, ben].entries()) await person.ready(id, seat)
  const rests = async (): Promise<readonly boolean[] | undefined> => {
    const { clock } = await stateOf(ann, id)
    return clock?.seats.map((seat) => seat?.rests !== undefined)
  }
  await until(async () => (await rests())?.toString() === 'true,false')
  server.rooms.drop(id)
  const untilMidnight = DAY - (days.now() % DAY)
  await days.pass(server, untilMidnight + DAY - MINUTE)
  const { seats } = await ann.json<TableInfo>('GET', `/api/tables/${id}`)
  expect(seats[0]).toMatchObject({ away: null })
  await ann.json('PUT', '/api/rhythm', { ...off, daysOff: [(today + 1) % 7] })
  expect(await rests()).toEqual([false, false])
  const written = (await server.rooms.host.store.readEntries(id, 0)).filter(({ type }) => type === 'rhythm')
  expect(written).toMatchObject([{ seat: 0 }, { seat: 0, next: true }])
})
