import { setTimeout } from 'node:timers/promises'
import type { Lobby, Search, TableInfo } from '@bothy/protocol'
import { MEETING_PACES } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { LongPoll } from '../../src/pairing/long-poll.ts'
import { WISH } from './waiting-players.contract.ts'
import { Guest, patient, serve, until } from '../server.ts'
import { signUp } from '../signing.ts'

patient()

const seek = (guest: Guest, wish: object = WISH, known: Search['company'] | null = null): Promise<Search> =>
  guest.json('PUT', '/api/seeking', { wish, known })
const wishes = async (guest: Guest): Promise<Lobby['wishes']> => (await guest.json<Lobby>('GET', '/api/lobby')).wishes
async function found(guest: Guest, wish: object = WISH): Promise<Search> {
  for (let search = await seek(guest, wish); ; search = await seek(guest, wish, search.company))
    if (search.state !== 'waiting') return search
}
const ALONE = { waiting: 1, willing: 0 }

test('two strangers who look for the same are taken to one table, which has begun', async () => {
  const server = await serve()
  const [ann, ben, cat] = [await Guest.of(server), await Guest.of(server), await Guest.of(server)]
  expect(await seek(ann)).toEqual({ state: 'waiting', company: ALONE, table: null })
  expect(await seek(cat, { ...WISH, pace: 'turns' })).toMatchObject({ state: 'waiting', company: ALONE })
  expect(await wishes(cat)).toMatchObject([{ wish: WISH, waiting: 1 }, { waiting: 1 }])
  const [paired, same] = await Promise.all([found(ann), found(ben)])
  expect(paired).toMatchObject({ state: 'paired' })
  expect(same).toEqual(paired)
  const table = await ann.json<TableInfo>('GET', `/api/tables/${paired.table}`)
  expect(table).toMatchObject({ status: 'playing', visibility: 'private', rated: false, pace: MEETING_PACES.live })
  expect(table.seats.filter((seat) => seat.kind === 'person' && seat.mine)).toHaveLength(1)
  // Too late to leave or look for something else: the others have begun.
  expect(await ann.json('DELETE', '/api/seeking')).toEqual(paired)
  expect(await seek(ben, { ...WISH, seats: 3 })).toEqual(paired)
  expect((await wishes(ben)).map(({ wish }) => wish.pace)).toEqual(['turns'])
})

test('bots take the seats for which nobody is found, once all who wait would have them', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const wish = { ...WISH, seats: 4 }
  await seek(ann, wish)
  expect(await seek(ben, wish)).toMatchObject({ company: { waiting: 2, willing: 0 } })
  const heard = seek(ben, wish, { waiting: 2, willing: 0 })
  await ann.json('PUT', '/api/seeking/bots', { level: 'easy' })
  expect(await heard).toMatchObject({ state: 'waiting', company: { waiting: 2, willing: 1 } })
  const { state, table } = await ben.json<Search>('PUT', '/api/seeking/bots', { level: 'hard' })
  expect(state).toBe('paired')
  expect(await found(ann, wish)).toMatchObject({ state, table })
  const { seats } = await ann.json<TableInfo>('GET', `/api/tables/${table}`)
  expect(seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind)).toSorted()).toEqual([
    'easy',
    'easy',
    'person',
    'person',
  ])
})

test('a player who leaves, or does not wait for the answer, is no longer looking', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  await seek(ann)
  expect(await ann.json('DELETE', '/api/seeking')).toMatchObject({ state: 'gone', table: null })
  expect(await wishes(ann)).toEqual([])
  const leaving = new AbortController()
  const waits = fetch(`${server.url}/api/seeking`, {
    method: 'PUT',
    headers: { cookie: ann.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ wish: WISH, known: ALONE }),
    signal: leaving.signal,
  })
  const looking = (people: number): Promise<unknown> =>
    until(async () => (await wishes(ben)).length === people || (await setTimeout(100, false)))
  await looking(1)
  leaving.abort()
  await expect(waits).rejects.toThrow('aborted')
  await looking(0)
  expect(await seek(ben)).toMatchObject({ state: 'waiting', company: ALONE })
})

test('one person looks for one thing, and a window that looks for another is told', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  await seek(ann)
  const first = seek(ann, WISH, ALONE)
  await seek(ann, { ...WISH, seats: 3 })
  expect(await first).toMatchObject({ state: 'elsewhere' })
  expect((await wishes(ann)).map(({ wish }) => wish.seats)).toEqual([3])
})

test('a search needs what a table needs: a game, its seats, an account if it is rated, and not too many of them', async () => {
  const server = await serve({ limits: { making: { person: { rate: 0, burst: 3 }, address: { rate: 0, burst: 99 } } } })
  const ann = await Guest.of(server)
  const refused = async (wish: object): Promise<string> =>
    (await ann.refusal('PUT', '/api/seeking', { wish: { ...WISH, ...wish }, known: null })).why
  expect(await refused({ game: 'chess' })).toBe('no-such-game')
  expect(await refused({ seats: 8 })).toBe('bad-setup')
  expect(await refused({ seats: 1 })).toBe('malformed')
  expect(await refused({ rated: true })).toBe('needs-account')
  for (const seats of [2, 3, 4, 4, 4]) await seek(ann, { ...WISH, seats })
  expect(await refused({ seats: 5 })).toBe('too-many-tables')
  expect(await ann.json('PUT', '/api/seeking/bots', { level: 'easy' })).toMatchObject({ state: 'paired' })
  const flora = await signUp(await Guest.of(server))
  expect(await seek(flora, { ...WISH, rated: true })).toMatchObject({ state: 'waiting' })
  expect((await flora.refusal('PUT', '/api/seeking/bots', { level: 'random' })).why).toBe('rated-random')
  const { table } = await flora.json<Search>('PUT', '/api/seeking/bots', { level: 'easy' })
  expect(await flora.json('GET', `/api/tables/${table}`)).toMatchObject({ rated: true })
})

test('answers that are held back are given when the server closes', async () => {
  const holding = new LongPoll()
  const search: Search = { state: 'waiting', company: ALONE, table: null }
  const look = (): Promise<Search> => Promise.resolve(search)
  const held = holding.hold({ look, beat: () => Promise.resolve(), known: ALONE }, new AbortController().signal)
  await holding.close()
  expect(await held).toEqual(search)
})
