import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type {
  FinishedGames,
  Leaderboard,
  Lobby,
  NewTable,
  RatingHistory,
  TableInfo,
  TableRatings,
} from '@bothy/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { Guest, LORDS, patient, serve, spread, temporaryFolder, until } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const bot = (level: 'random' | 'easy' | 'medium') => ({ kind: 'bot', level }) as const

async function member(server: RunningServer, name: string): Promise<Guest> {
  const guest = await Guest.of(server)
  const answer = await guest.request('POST', '/api/account', { name, password: 'a wee dram', email: null })
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('bothy-session='))
  return new Guest(server.url, session?.split(';')[0] ?? '')
}

const board = (who: Guest): Promise<Leaderboard> => who.json('GET', `/api/games/${LORDS}/ratings`)
const changes = (who: Guest, table: string): Promise<TableRatings> => who.json('GET', `/api/tables/${table}/ratings`)

async function playRated(ann: Guest, ben: Guest): Promise<string> {
  const { id } = await ann.table([ME, OPEN], { rated: true })
  await ben.sit(id, 1)
  await Promise.all([ann.player(id, spread).over, ben.player(id, spread).over])
  return id
}

const club = (options: Parameters<typeof serve>[0] = {}): ReturnType<typeof serve> =>
  serve({ rateSameAddress: true, ...options })

test('a rated game moves points from one to the other, and everybody may see it', async () => {
  const server = await club()
  const [ann, ben] = [await member(server, 'Ann'), await member(server, 'Ben')]
  const id = await playRated(ann, ben)
  const info = await ann.json<TableInfo>('GET', `/api/tables/${id}`)
  expect(info).toMatchObject({ rated: true, status: 'over' })
  const { seats, why: uncounted } = await changes(new Guest(server.url, ''), id)
  expect([uncounted, seats.map((seat) => seat?.share)]).toEqual([null, [100, 100]])
  const winner = info.ended?.result?.ranks.indexOf(1) ?? -1
  expect(seats[winner]?.change).toBeGreaterThan(0)
  expect(seats[1 - winner]?.change).toBe(-(seats[winner]?.change ?? 0))
  expect(seats[winner]).toMatchObject({ rating: 1500 + (seats[winner]?.change ?? 0), provisional: true })
  const { players, mine } = await board(ann)
  expect(players.map(({ name }) => name)).toEqual(winner === 0 ? ['Ann', 'Ben'] : ['Ben', 'Ann'])
  expect(players.every(({ place, bot: level }) => place === null && level === null)).toBe(true)
  expect(mine).toEqual(players.find(({ name }) => name === 'Ann'))
  expect(mine).toMatchObject({ mine: true, matches: 1 })
  const way = await ann.json<RatingHistory>('GET', `/api/games/${LORDS}/ratings/me`)
  expect(way).toMatchObject([{ table: id, place: winner === 0 ? 1 : 2, change: seats[0]?.change }])
  expect(await board(await Guest.of(server))).toMatchObject({ mine: null })
})

test('a player who resigns against bots loses to them, although the game has no result', async () => {
  const server = await serve()
  const ann = await member(server, 'Ann')
  const { id } = await ann.table([ME, bot('easy')], { rated: true })
  const player = ann.player(id, spread)
  await until(() => player.acknowledged.size >= ENOUGH)
  player.stop()
  await resign(ann, id)
  const {
    seats: [mine, bots],
  } = await changes(ann, id)
  expect(mine?.change).toBeLessThan(0)
  expect(bots?.change).toBeGreaterThan(0)
  expect((await board(ann)).players).toMatchObject([
    { bot: 'easy', name: null },
    { bot: null, name: 'Ann' },
  ])
})

/** Own plies from which a game of Lords of Scotland counts. */
const ENOUGH = 11

async function resign(who: Guest, table: string, seat = 0): Promise<void> {
  const line = await who.socket()
  line.say({ type: 'join', table })
  line.say({ type: 'resign', table, seat, tag: 1 })
  await line.hear('done')
}

test('nineteen games that nobody played make nobody better, and each says why', async () => {
  const server = await club()
  const [ann, ben] = [await member(server, 'Ann'), await member(server, 'Ben')]
  const ids: string[] = []
  for (let i = 0; i < 18; i++) {
    const { id } = await ann.table([ME, OPEN], { rated: true })
    await ben.sit(id, 1)
    await resign(ben, id, 1)
    await resign(ann, id)
    ids.push(id)
  }
  const { id: solo } = await ann.table([ME, bot('easy'), bot('easy')], { rated: true })
  await resign(ann, solo)
  expect(await board(ann)).toEqual({ players: [], mine: null })
  expect(await changes(ann, ids[0])).toEqual({ seats: [null, null], why: 'all-left' })
  expect(await changes(ann, solo)).toEqual({ seats: [null, null, null], why: 'too-short' })
  const { games } = await ann.json<FinishedGames>('GET', '/api/profile/games')
  expect(new Set(games.map(({ uncounted }) => uncounted))).toEqual(new Set(['all-left', 'too-short']))
})

test('people behind one address win no points from each other, unless the host allows it', async () => {
  const server = await serve()
  const [ann, ben] = [await member(server, 'Ann'), await member(server, 'Ben')]
  const id = await playRated(ann, ben)
  expect(await changes(ann, id)).toEqual({ seats: [null, null], why: 'same-address' })
  expect(await board(ann)).toEqual({ players: [], mine: null })
  // A bot has no address.
  const { id: other } = await ann.table([ME, bot('easy')], { rated: true })
  await ann.player(other, spread).over
  expect((await changes(ann, other)).why).toBe(null)
})

test('the lobby tells the rating of a host who has one, and nothing of one who has never played a rated game', async () => {
  const server = await club()
  const [ann, ben, cat] = [await member(server, 'Ann'), await member(server, 'Ben'), await member(server, 'Cat')]
  await playRated(ann, ben)
  const open = (who: Guest): Promise<TableInfo> => who.table([ME, OPEN], { rated: true, visibility: 'open' })
  const [known, unknown] = [await open(ann), await open(cat)]
  const { id: casual } = await ben.table([ME, OPEN], { visibility: 'open' })
  const { open: listed, ratings } = await ben.json<Lobby>('GET', '/api/lobby')
  expect(listed.map(({ id }) => id).toSorted()).toEqual([known.id, unknown.id, casual].toSorted())
  expect(ratings).toEqual({ [known.id]: { rating: (await board(ann)).mine?.rating, provisional: true } })
})

test('a game that is not rated changes nothing', async () => {
  const server = await serve()
  const ann = await member(server, 'Ann')
  const { id } = await ann.table([ME, bot('random')])
  await ann.player(id, spread).over
  expect(await changes(ann, id)).toEqual({ seats: [null, null], why: null })
  expect(await board(ann)).toEqual({ players: [], mine: null })
})

test('a game whose server ended before it was counted is counted at the next start, once', async () => {
  const dataDir = temporaryFolder()
  const first = await club({ dataDir })
  const [ann, ben] = [await member(first, 'Ann'), await member(first, 'Ben')]
  const id = await playRated(ann, ben)
  const counted = await changes(ann, id)
  await first.close()
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  db.exec('update tables set rated = 1; delete from ratings; delete from rating_steps')
  db.close()
  const second = await club({ dataDir })
  const there = new Guest(second.url, ann.cookie)
  await until(async () => (await board(there)).players.length === 2)
  expect(await changes(there, id)).toEqual(counted)
  expect((await board(there)).mine?.matches).toBe(1)
})

const why = async (who: Guest, wanted: Partial<NewTable>): Promise<string> => {
  const table = { game: LORDS, seats: [ME, OPEN], setup: {}, visibility: 'private', rated: true, ...wanted }
  return (await who.refusal('POST', '/api/tables', table)).why
}

test('guests have no seat at a rated table', async () => {
  const server = await serve()
  const [ann, guest] = [await member(server, 'Ann'), await Guest.of(server)]
  expect(await why(guest, {})).toBe('needs-account')
  const { id } = await ann.table([ME, OPEN], { rated: true })
  expect(await guest.refusal('POST', `/api/tables/${id}/seats/1`)).toMatchObject({ why: 'needs-account', status: 403 })
  expect(await guest.refusal('PUT', `/api/tables/${id}/seats/1/me`)).toMatchObject({ why: 'needs-account' })
})

const UNFAIR: readonly (readonly [string, Partial<NewTable>])[] = [
  ['rated-seats', { seats: [ME, ME] }],
  ['rated-seats', { seats: [bot('easy'), bot('easy')] }],
  ['rated-random', { seats: [ME, bot('random')] }],
  ['rated-late', { pace: { kind: 'live', reserve: 60_000, increment: 0, late: 'bot' } }],
  ['rated-undo', { seats: [ME, bot('easy')], friendly: true }],
  ['rated-hints', { seats: [ME, bot('easy')], hints: true }],
  ['rated-setup', { seats: [ME, bot('easy')], setup: { arranged: { deck: [] } } }],
  ['rated-setup', { game: 'glen-more-2', setup: { corrections: [{ at: 'supplies.startCoins.0', value: 6 }] } }],
]

test('tables at which the result would say nothing are not rated', async () => {
  const ann = await member(await serve(), 'Ann')
  for (const [slug, wanted] of UNFAIR) expect([wanted, await why(ann, wanted)]).toEqual([wanted, slug])
})

test('while it runs nobody hands a seat to a bot, and nobody has the record to branch from', async () => {
  const ann = await member(await serve(), 'Ann')
  const { id } = await ann.table([ME, bot('easy')], { rated: true })
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  line.say({ type: 'away', table: id, seat: 0, level: 'medium', tag: 1 })
  expect((await line.hear('refused')).refusal.why).toBe('rated-bot')
  for (const what of ['record', 'transcript', 'ratings'])
    expect(await ann.refusal('GET', `/api/tables/${id}/${what}`)).toMatchObject({ why: 'not-over' })
})
