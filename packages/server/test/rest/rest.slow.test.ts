import type { GameInfo, Imported, Me, TableInfo, TableLists, Transcript } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, LORDS, patient, serve, spread, temporaryFolder, until } from '../server.ts'

patient()

test('a guest has an account at once, keeps a name, and keeps it after a restart', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir })
  const first = await fetch(`${server.url}/api/me`)
  expect(first.headers.getSetCookie()[0]).toMatch(/^bothy=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  const ann = await Guest.of(server)
  const me = await ann.json<Me>('GET', '/api/me')
  expect(me.name).toMatch(/^[A-Z]\w+ [A-Z]/)
  expect((await ann.request('GET', '/api/me')).headers.getSetCookie()).toEqual([])
  expect(await ann.json('PATCH', '/api/me', { name: '  Ànn  ' })).toEqual({ name: 'Ànn', guest: true, named: true })
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  await server.close()
  const again = await serve({ dataDir })
  const back = new Guest(again.url, ann.cookie)
  expect((await back.json<Me>('GET', '/api/me')).name).toBe('Ànn')
  expect((await back.json<TableInfo>('GET', `/api/tables/${id}`)).seats[0]).toMatchObject({ name: 'Ànn', mine: true })
})

test('a cookie that was tampered with signs in no person', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  const [name, value] = ann.cookie.split('=')
  for (const bad of [
    `${name}=x${value}`,
    `${name}=${value.split('.')[0]}`,
    `${name}=${value.slice(0, -4)}AAAA`,
    `${name}=`,
    'bothy=%%%',
  ]) {
    const info = await new Guest(server.url, bad).json<TableInfo>('GET', `/api/tables/${id}`)
    expect(info).toMatchObject({ host: false, seats: [{ mine: false }, {}] })
  }
})

test('undo is friendly only if it was asked for, and only for one person against bots', async () => {
  const server = await serve({ settings: { botDelayMs: 60_000 } })
  const ann = await Guest.of(server)
  const bot = { kind: 'bot', level: 'random' } as const
  expect(await ann.table([{ kind: 'me' }, bot])).toMatchObject({ friendly: false })
  expect(await ann.table([{ kind: 'me' }, bot], { friendly: true })).toMatchObject({ friendly: true })
  expect(await ann.table([{ kind: 'me' }, { kind: 'open' }, bot], { friendly: true })).toMatchObject({
    friendly: false,
  })
  expect(await ann.table([{ kind: 'me' }, { kind: 'me' }, bot], { friendly: true })).toMatchObject({ friendly: false })
})

test('hints are for one person alone or against bots, among several if the host says so, and never where it says no', async () => {
  const server = await serve({ settings: { botDelayMs: 60_000 } })
  const ann = await Guest.of(server)
  const bot = { kind: 'bot', level: 'random' } as const
  const me = { kind: 'me' } as const
  expect(await ann.table([me, bot])).toMatchObject({ hints: true })
  expect(await ann.table([me, bot], { hints: false })).toMatchObject({ hints: false })
  expect(await ann.table([me, { kind: 'open' }])).toMatchObject({ hints: false })
  const { id } = await ann.table([me, { kind: 'open' }], { hints: true })
  expect(await (await Guest.of(server)).sit(id, 1)).toMatchObject({ hints: true, status: 'playing' })
})

test('tables are made, found by link or in the lobby, joined, left and given up', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const hidden = await ann.table([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  const open = await ann.table([{ kind: 'me' }, { kind: 'open' }], { visibility: 'open' })
  expect(hidden).toMatchObject({ status: 'waiting', host: true, commitment: null })
  const lists = await ben.json<TableLists>('GET', '/api/tables')
  expect(lists.mine).toEqual([])
  expect(lists.open.map(({ id }) => id)).toEqual([open.id])
  expect((await ben.sit(hidden.id, 1)).seats[1]).toMatchObject({ kind: 'person', mine: true })
  expect(await ben.refusal('POST', `/api/tables/${hidden.id}/seats/1`)).toMatchObject({
    why: 'seat-taken',
    status: 409,
  })
  expect(await ben.refusal('DELETE', `/api/tables/${hidden.id}`)).toMatchObject({ why: 'not-host', status: 403 })
  await ben.json('DELETE', `/api/tables/${hidden.id}/seats/1`)
  await ben.json('PUT', `/api/tables/${hidden.id}/seats/2/me`)
  await ann.json('PUT', `/api/tables/${hidden.id}/seats/1/bot`, { level: 'random' })
  const begun = await ben.json<TableInfo>('GET', `/api/tables/${hidden.id}`)
  expect(begun).toMatchObject({ status: 'playing', seed: null, host: false })
  expect(begun.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(await ben.refusal('DELETE', `/api/tables/${hidden.id}/seats/2`)).toMatchObject({ why: 'not-waiting' })
  expect((await ann.request('DELETE', `/api/tables/${open.id}`)).status).toBe(204)
  expect(await ann.refusal('GET', `/api/tables/${open.id}`)).toMatchObject({ why: 'no-such-table', status: 404 })
  const mine = await ann.json<TableLists>('GET', '/api/tables')
  expect(mine.mine.map(({ id }) => id)).toEqual([hidden.id])
  expect(mine.open).toEqual([])
})

test('what is malformed is refused by name, without internals', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const good = { game: LORDS, seats, setup: {}, visibility: 'private' }
  for (const [body, why] of [
    [{ ...good, extra: 1 }, 'malformed'],
    [{ ...good, seats: [{ kind: 'me', admin: true }] }, 'malformed'],
    [{ ...good, visibility: 'secret' }, 'malformed'],
    ['{"game":', 'malformed'],
    [[], 'malformed'],
    [{ ...good, game: 'chess' }, 'no-such-game'],
    [{ ...good, game: '__proto__' }, 'no-such-game'],
    [{ ...good, seats: [{ kind: 'me' }] }, 'bad-setup'],
    [{ ...good, setup: { nonsense: 1 } }, 'bad-setup'],
    [{ ...good, setup: { arranged: { deck: ['scott-1'] } }, seats: [{ kind: 'me' }, { kind: 'open' }] }, 'bad-setup'],
    [`{"pad":"${'x'.repeat(70_000)}"}`, 'too-large'],
  ] as const) {
    const refused = await ann.refusal('POST', '/api/tables', body)
    expect(refused.why).toBe(why)
    expect(Object.keys(refused).sort()).toEqual(['at', 'reason', 'status', 'why'])
    expect(refused.status).toBeLessThan(500)
  }
  expect(await ann.refusal('GET', '/api/tables/short')).toMatchObject({ why: 'malformed' })
  expect(await ann.refusal('GET', '/api/tables/none-of-this-name')).toMatchObject({ why: 'no-such-table' })
  expect(await ann.refusal('POST', '/api/tables/none-of-this-name/seats/99')).toMatchObject({ why: 'malformed' })
  expect(await ann.refusal('GET', '/api/elsewhere')).toMatchObject({ why: 'unknown-message', status: 404 })
  expect(await ann.refusal('PATCH', '/api/me', { name: '   ' })).toMatchObject({ why: 'malformed' })
  expect(await ann.refusal('GET', '/api/tables/%zz')).toMatchObject({ why: 'malformed' })
})

test('an arranged deck is fine alone and nobody is shown it', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const info = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }], {
    setup: { arranged: { deck: ['scott-1'] } },
  })
  expect(Object.keys(info.setup as object)).not.toContain('arranged')
})

test('a finished game: record, transcript, lists; and the record comes back in', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const table = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }], { visibility: 'open' })
  expect(await ann.refusal('GET', `/api/tables/${table.id}/record`)).toMatchObject({ why: 'not-over', status: 409 })
  expect(await ann.refusal('GET', `/api/tables/${table.id}/transcript?seat=0`)).toMatchObject({ why: 'not-over' })
  const end = await ann.player(table.id, spread).over
  const record = await ann.json<{ seed: string; plies: string[]; result: unknown }>(
    'GET',
    `/api/tables/${table.id}/record`,
  )
  expect(end.result).toMatchObject(record.result ?? {})
  const info = await ann.json<TableInfo>('GET', `/api/tables/${table.id}`)
  expect(info).toMatchObject({ status: 'over', seed: record.seed })
  const transcript = await ann.json<Transcript>('GET', `/api/tables/${table.id}/transcript?seat=0`)
  expect(transcript.log).toHaveLength(record.plies.length + 1)
  expect(transcript.view).toEqual(end.view)
  const lists = await ann.json<TableLists>('GET', '/api/tables')
  expect([lists.mine[0].id, lists.finished[0].id]).toEqual([table.id, table.id])

  const { table: copy } = await ann.json<Imported>('POST', '/api/records', record)
  const shown = await ann.json<TableInfo>('GET', `/api/tables/${copy}`)
  expect(shown).toMatchObject({ status: 'over', seed: record.seed, commitment: info.commitment })
  expect(await ann.json('GET', `/api/tables/${copy}/record`)).toEqual(record)
  const eve = (await Guest.of(server)).player(copy, () => null)
  expect((await eve.over).result).toEqual(end.result)
  const cut = { ...record, plies: record.plies.slice(0, 10), result: null }
  expect(await ann.refusal('POST', '/api/records', cut)).toMatchObject({
    why: 'bad-record',
    reason: { why: 'hash-differs' },
  })
  const bad = { ...record, plies: record.plies.map((p, i) => (i === 7 ? 'a nonsense' : p)) }
  expect(await ann.refusal('POST', '/api/records', bad)).toMatchObject({ why: 'bad-record', reason: { ply: 7 } })
  expect(await ann.refusal('POST', '/api/records', { game: 'chess' })).toMatchObject({ why: 'bad-record' })
  expect(await ann.refusal('POST', '/api/records', 'null')).toMatchObject({ why: 'bad-record' })
})

test('the server says what it offers: games, OpenAPI, messages, health', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const games = await ann.json<GameInfo[]>('GET', '/api/games')
  expect(games.map(({ id }) => id)).toContain(LORDS)
  const api = await ann.json<{ paths: { [path: string]: object } }>('GET', '/api/openapi.json')
  expect(Object.keys(api.paths)).toContain('/api/tables/{table}/seats/{seat}')
  const socket = await ann.json<{ client: { anyOf: object[] }; server: { anyOf: object[] } }>('GET', '/api/socket')
  expect(socket.client.anyOf.length).toBeGreaterThan(8)
  expect(await ann.json('GET', '/healthz')).toEqual({ ok: true })
})

test('a name that is changed is changed at running tables', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  await ann.json('PATCH', '/api/me', { name: 'Eilidh' })
  expect((await ann.json<TableInfo>('GET', `/api/tables/${id}`)).seats[0]).toMatchObject({ name: 'Eilidh' })
})

test('rooms without visitors leave the memory and come back with everything', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const table = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  expect(server.rooms.size).toBe(1)
  await until(() => {
    server.rooms.sweep(0)
    return server.rooms.size === 0
  })
  expect((await ann.json<TableInfo>('GET', `/api/tables/${table.id}`)).seats).toEqual(table.seats)
})
