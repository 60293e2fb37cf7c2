import type { Channel, RestTimes, TableInfo } from '@bothy/protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { Notices } from '../../src/notices/notices.ts'
import { RestTimesStore } from '../../src/people/rest-times-store.ts'
import type { Store } from '../../src/store/store.ts'
import { Guest, patient, serve, until } from '../server.ts'
import { tlsSink } from '../sinks.ts'

patient()

const HOUR = 3_600_000
const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const TURNS = { kind: 'turns', perMove: 24 * HOUR, late: 'bot' } as const
const NEVER = { settings: { tickMs: HOUR } } as const

type Beside = {
  readonly notices: Notices
  at(ms: number): Promise<readonly string[]>
}

async function beside(server: RunningServer): Promise<Beside> {
  const sink = await tlsSink()
  let now = Date.now()
  const store = server.rooms.host.store as Store
  const around = {
    store,
    otherProcesses: NO_OTHER_PROCESSES,
    rhythms: new RestTimesStore(store),
    rooms: () => server.rooms,
    site: null,
    mail: undefined,
    now: () => now,
    report: (fault: string, error: unknown) => {
      throw new Error(fault, { cause: error })
    },
  }
  const notices = await Notices.open(around, { post: sink.post, settings: { awayMs: 0, gatherMs: 0 } })
  onTestFinished(() => notices.close())
  return {
    notices,
    async at(ms) {
      now = ms
      const before = sink.arrived.length
      await notices.work()
      return sink.arrived.slice(before).flatMap(({ path, body }) => {
        const said = JSON.parse(body.toString()) as { notices: { kind: string }[] }
        return said.notices.map(({ kind }) => `${path} ${kind}`)
      })
    },
  }
}

async function match(server: RunningServer, pace: TableInfo['pace'], rhythm?: RestTimes): Promise<TableInfo> {
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  for (const guest of [ann, ben]) {
    await guest.json<Channel>('POST', '/api/notices/channels', {
      kind: 'hook',
      url: 'https://hook.bothy.test/hook',
      lang: 'en',
    })
    if (rhythm !== undefined) await guest.json('PUT', '/api/rhythm', rhythm)
  }
  const { id } = await ann.table([ME, OPEN], { pace })
  await ben.sit(id, 1)
  // A live match waits for both players.
  const lines = pace?.kind === 'live' ? await Promise.all([ann, ben].map((guest) => guest.socket())) : []
  for (const line of lines) {
    line.say({ type: 'join', table: id })
    await line.hear('table')
  }
  if (pace === null) return ben.json('GET', `/api/tables/${id}`)
  await ann.ready(id, 0)
  const table = await ben.ready(id, 1)
  for (const line of lines) line.socket.close()
  // A player still at the table gets no notice of a turn.
  await until(async () => {
    const { seats } = await ben.json<TableInfo>('GET', `/api/tables/${id}`)
    return seats.every((seat) => seat.kind !== 'person' || !seat.online)
  })
  return table
}

test('with a quarter of the time left a person is told once that it runs out', async () => {
  const server = await serve({ notices: NEVER })
  await match(server, TURNS)
  const [one, other] = [await beside(server), await beside(server)]
  const start = Date.now()
  const first = [...(await one.at(start)), ...(await other.at(start))]
  expect(first.toSorted()).toEqual(['/hook began', '/hook turn'])
  expect(await one.at(start + 17.5 * HOUR)).toEqual([])
  expect([...(await one.at(start + 18.5 * HOUR)), ...(await other.at(start + 18.5 * HOUR))]).toEqual(['/hook hurry'])
  expect(await one.at(start + 19 * HOUR)).toEqual([])
})

test('nobody is hurried at a table where nothing follows, or without a time for each move', async () => {
  const server = await serve({ notices: NEVER })
  await match(server, null)
  await match(server, { ...TURNS, late: 'nothing' })
  await match(server, { kind: 'live', reserve: HOUR, increment: 0, late: 'out' })
  const one = await beside(server)
  expect((await one.at(Date.now())).filter((told) => told.endsWith('turn'))).toHaveLength(3)
  expect(await one.at(Date.now() + 24 * HOUR)).toEqual([])
})

test('a quarter of the time is reckoned without rest', async () => {
  const server = await serve({ notices: NEVER })
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  // Rest begins in 16 hours and lasts 8: eighteen waking hours end after 26.
  const rhythm = {
    zone: 'UTC',
    quiet: { from: (minute + 16 * 60) % 1440, to: minute },
    daysOff: [],
    away: null,
  }
  await match(server, TURNS, rhythm)
  const one = await beside(server)
  const start = Date.now()
  expect(await one.at(start)).toHaveLength(2)
  expect(await one.at(start + 25 * HOUR)).toEqual([])
  expect(await one.at(start + 27 * HOUR)).toEqual(['/hook hurry'])
})

test('a person invited to a table is told once, unless there is nothing left to come to', async () => {
  const server = await serve({ notices: NEVER })
  const [ann, ben, eve] = [await Guest.of(server), await Guest.of(server), await Guest.of(server)]
  const hook = { kind: 'hook', url: 'https://hook.bothy.test/ben', lang: 'en' }
  await ben.json('POST', '/api/notices/channels', hook)
  const store = server.rooms.host.store as Store
  const { person } = await store.queries.selectFrom('channels').select('person').executeTakeFirstOrThrow()
  const [open, full] = [await ann.table([ME, OPEN]), await ann.table([ME, OPEN])]
  const one = await beside(server)
  await one.notices.invite(person, open.id)
  await one.notices.invite(person, full.id)
  await eve.sit(full.id, 1)
  expect(await one.at(Date.now() + 1)).toEqual(['/ben invited'])
  await one.notices.invite(person, open.id)
  expect(await one.at(Date.now() + 2)).toEqual([])
})
