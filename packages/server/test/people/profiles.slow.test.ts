import type { FinishedGames, NewTable, Profile, RatingHistory, TablePeople } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, LORDS, patient, serve, spread } from '../server.ts'
import { signIn, signUp } from '../signing.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const PASSWORD = 'a wee dram'

const mine = (who: Guest): Promise<Profile> => who.json('GET', '/api/profile')
const myGames = (who: Guest): Promise<FinishedGames> => who.json('GET', '/api/profile/games')
const seen = (who: Guest, name: string): Promise<Profile> => who.json('GET', `/api/people/${encodeURIComponent(name)}`)

async function play(ann: Guest, ben: Guest, changes: Partial<NewTable> = {}): Promise<{ id: string; place: number }> {
  const { id } = await ann.table([ME, OPEN], changes)
  await ben.sit(id, 1)
  await Promise.all([ann.player(id, spread).over, ben.player(id, spread).over])
  const { games } = await myGames(ann)
  return { id, place: games.find(({ table }) => table.id === id)?.place ?? 0 }
}

test('one sees what one plays and has played; a guest too, and it comes along into an account', async () => {
  const server = await serve()
  const guest = await Guest.of(server)
  expect(await mine(guest)).toMatchObject({ since: null, ratings: [], counts: [], running: [], rivals: [] })
  expect(await myGames(guest)).toEqual({ games: [], next: null })
  const over = await guest.table([ME, BOT])
  await guest.player(over.id, spread).over
  const running = await guest.table([ME, OPEN])
  const profile = await mine(guest)
  expect(profile.running.map(({ table }) => table.id)).toEqual([running.id])
  expect(profile.running[0].table.status).toBe('waiting')
  expect(profile.running[0].waited).toBeGreaterThanOrEqual(0)
  expect(profile.counts).toMatchObject([{ game: LORDS, seats: 2, played: 1, placed: 1 }])
  expect(profile.rivals).toMatchObject([{ name: null, bot: 'random', games: 1 }])
  await signUp(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  const ann = await signIn(guest, { name: 'Ann', password: PASSWORD })
  const brought = await mine(ann)
  expect(brought).toMatchObject({ name: 'Ann', counts: [{ played: 1 }] })
  expect(brought.since).not.toBeNull()
  expect((await myGames(ann)).games).toMatchObject([{ table: { id: over.id }, seat: 0, change: null }])
  expect((await mine(await Guest.of(server))).counts).toEqual([])
})

test('a table tells who of those at it has a profile; one who blocks me has none', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  const ben = await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD })
  const guest = await Guest.of(server)
  await guest.json('PATCH', '/api/me', { name: 'Ben' })
  const { id } = await ann.table([ME, BOT, OPEN, OPEN])
  await guest.sit(id, 2)
  const here = (who: Guest): Promise<TablePeople> => who.json('GET', `/api/tables/${id}/people`)
  expect(await here(ben)).toEqual(['Ann', null, null, null])
  await ben.sit(id, 3)
  expect(await here(guest)).toEqual(['Ann', null, null, 'Ben'])
  await ann.json('POST', '/api/blocks', { name: 'Ben' })
  expect(await here(ben)).toEqual([null, null, null, 'Ben'])
  expect(await here(ann)).toEqual(['Ann', null, null, 'Ben'])
  expect(await ann.refusal('GET', '/api/tables/0123456789abcdef/people')).toMatchObject({ why: 'no-such-table' })
})

test('others see ratings and open games of an account, and nothing of private ones', async () => {
  const server = await serve({ rateSameAddress: true })
  const ann = await signUp(await Guest.of(server), { name: 'Ann Gunn', password: PASSWORD })
  const ben = await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD })
  const secret = await play(ann, ben)
  const open = await play(ann, ben, { visibility: 'open', rated: true })
  await ann.table([ME, OPEN], { visibility: 'open' })
  for (const reader of [ben, await Guest.of(server), new Guest(server.url, '')]) {
    const profile = await seen(reader, 'Ann Gunn')
    expect(profile).toMatchObject({ name: 'Ann Gunn', running: [], rivals: [] })
    expect(profile.since).toBeLessThanOrEqual(Date.now())
    expect(profile.ratings).toMatchObject([{ game: LORDS, matches: 1, provisional: true }])
    expect(profile.counts).toMatchObject([{ played: 1, won: open.place === 1 ? 1 : 0 }])
    const { games } = await reader.json<FinishedGames>('GET', '/api/people/Ann%20Gunn/games')
    expect(games).toMatchObject([{ table: { id: open.id }, seat: 0, place: open.place }])
    expect(Math.sign(games[0].change ?? 0)).toBe(open.place === 1 ? 1 : -1)
    expect(JSON.stringify([profile, games])).not.toContain(secret.id)
  }
  expect(await mine(ann)).toMatchObject({ counts: [{ played: 2 }], rivals: [{ name: 'Ben', account: true, games: 2 }] })
  expect(await ann.json<RatingHistory>('GET', `/api/games/${LORDS}/ratings/me`)).toMatchObject([{ provisional: true }])
})

test('people are found by their very name alone; guests not at all', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  await (await Guest.of(server)).json('PATCH', '/api/me', { name: 'Wanderer' })
  for (const name of ['ann', 'Ànn', 'An', 'Ann2', 'Wanderer', '%'])
    for (const part of ['', '/games'])
      expect(await ann.refusal('GET', `/api/people/${encodeURIComponent(name)}${part}`)).toMatchObject({
        status: 404,
        why: 'no-such-person',
      })
  expect(await seen(ann, 'Ann')).toMatchObject({ name: 'Ann' })
  for (let i = 0; i < 60; i++) await ann.request('GET', '/api/people/Anna')
  expect((await ann.request('GET', '/api/people/Anna')).status).toBe(429)
})

test('a person who has deleted their account cannot be looked up', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  const ben = await Guest.of(server)
  const { id } = await play(ann, ben)
  await ann.request('DELETE', '/api/account', { name: 'Ann' })
  expect(await ben.refusal('GET', '/api/people/Ann')).toMatchObject({ why: 'no-such-person' })
  expect((await mine(ben)).rivals).toMatchObject([{ name: 'somebody', games: 1 }])
  expect((await myGames(ben)).games.map(({ table }) => table.id)).toEqual([id])
})
