import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClientMessage, NOTHING_LEARNT, type TableInfo } from '@bothy/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../src/index.ts'
import type { BotFailures } from '../../src/load/bot-failures.ts'
import { Guest, LORDS, Line, heedingBots, patient, until } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const MANY = { rate: 1000, burst: 10_000 }

const PEOPLE = ['nobody', 'eve', 'ben', 'ann'] as const
type Person = (typeof PEOPLE)[number]
type Statuses = readonly [number, number, number, number]

let server: RunningServer
let failures: BotFailures
let people: Record<Person, Guest>
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bothy-server-'))
  const limits = { making: { person: MANY, address: MANY }, rest: 1e6 }
  const heeding = heedingBots({ dataDir: folder, limits, settings: { botDelayMs: 0 } })
  failures = heeding.failures
  server = await startServer(heeding.options)
  const flora = await Guest.of(server)
  await flora.json('POST', '/api/account', { name: 'Flora', password: 'the Prince’s boat', email: null })
  const [eve, ben, ann] = [await Guest.of(server), await Guest.of(server), await Guest.of(server)]
  people = { nobody: new Guest(server.url, ''), eve, ben, ann }
})
afterAll(async () => {
  await server.close()
  failures.check()
  rmSync(folder, { recursive: true, force: true })
})

const TABLES = {
  async waiting(): Promise<TableInfo> {
    const table = await people.ann.table([ME, OPEN, OPEN])
    return people.ben.sit(table.id, 1)
  },
  async running(): Promise<TableInfo> {
    const table = await people.ann.table([ME, OPEN])
    return people.ben.sit(table.id, 1)
  },
  async over(): Promise<TableInfo> {
    const table = await TABLES.running()
    const lines = [await people.ann.socket(), await people.ben.socket()]
    for (const [seat, line] of lines.entries()) {
      line.say({ type: 'join', table: table.id })
      line.say({ type: 'resign', table: table.id, seat, tag: 1 })
      await line.hear('done')
    }
    return table
  },
} as const

type Row = readonly [route: string, path: string, table: keyof typeof TABLES | null, statuses: Statuses, body?: unknown]

const ALL_MAY = [200, 200, 200, 200] as const
const NOT_SIGNED_IN = [401, 401, 401, 401] as const
const KEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}
const NEW_KEY = { ...KEY, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const ONLY_HOST = [403, 403, 403, 200] as const

const ROWS: readonly Row[] = [
  ['GET /api/me', '/api/me', null, ALL_MAY],
  ['PATCH /api/me', '/api/me', null, ALL_MAY, { name: 'Somebody' }],
  [
    'POST /api/account',
    '/api/account',
    null,
    [409, 409, 409, 409],
    { name: 'Flora', password: 'long enough', email: null },
  ],
  ['GET /api/account', '/api/account', null, NOT_SIGNED_IN],
  ['PATCH /api/account', '/api/account', null, NOT_SIGNED_IN, {}],
  ['DELETE /api/account', '/api/account', null, NOT_SIGNED_IN, { name: 'Flora' }],
  ['GET /api/account/data', '/api/account/data', null, NOT_SIGNED_IN],
  ['POST /api/session', '/api/session', null, [401, 401, 401, 401], { name: 'Flora', password: 'wrong' }],
  [
    'POST /api/password/forgotten',
    '/api/password/forgotten',
    null,
    [202, 202, 202, 202],
    { name: 'Flora', lang: 'en' },
  ],
  ['POST /api/password', '/api/password', null, [410, 410, 410, 410], { token: 'x', password: 'a wee dram' }],
  ['POST /api/passkeys/question', '/api/passkeys/question', null, [400, 400, 400, 400], { purpose: 'sign-in' }],
  [
    'POST /api/account/passkey',
    '/api/account/passkey',
    null,
    [401, 401, 401, 401],
    { name: 'Eve', email: null, answer: NEW_KEY },
  ],
  ['POST /api/session/passkey', '/api/session/passkey', null, [401, 401, 401, 401], { answer: KEY }],
  ['POST /api/passkeys', '/api/passkeys', null, NOT_SIGNED_IN, { answer: NEW_KEY }],
  ['DELETE /api/passkeys/{passkey}', '/api/passkeys/x', null, NOT_SIGNED_IN],
  ['DELETE /api/session', '/api/session', null, NOT_SIGNED_IN],
  ['DELETE /api/sessions', '/api/sessions', null, NOT_SIGNED_IN],
  ['DELETE /api/sessions/{device}', '/api/sessions/0123456789abcdef', null, NOT_SIGNED_IN],
  ['GET /api/friends', '/api/friends', null, NOT_SIGNED_IN],
  ['POST /api/friends', '/api/friends', null, NOT_SIGNED_IN, { name: 'Flora' }],
  ['DELETE /api/friends', '/api/friends', null, NOT_SIGNED_IN, { name: 'Flora' }],
  ['POST /api/blocks', '/api/blocks', null, NOT_SIGNED_IN, { name: 'Flora' }],
  ['DELETE /api/blocks', '/api/blocks', null, NOT_SIGNED_IN, { name: 'Flora' }],
  ['GET /api/invitations', '/api/invitations', null, NOT_SIGNED_IN],
  ['DELETE /api/invitations/{table}', '/api/invitations/0123456789abcdef', null, NOT_SIGNED_IN],
  ['GET /api/tables/{table}/invitations', '/invitations', 'waiting', NOT_SIGNED_IN],
  ['POST /api/tables/{table}/invitations', '/invitations', 'waiting', NOT_SIGNED_IN, { name: 'Flora' }],
  // Line 0 is a note of the table itself; for lines of people see moderation.slow.test.ts.
  ['PUT /api/tables/{table}/chat/{line}/mute', '/chat/0/mute', 'waiting', [400, 400, 400, 400]],
  ['DELETE /api/tables/{table}/chat/{line}/mute', '/chat/0/mute', 'waiting', [400, 400, 400, 400]],
  ['PUT /api/tables/{table}/chat/{line}/block', '/chat/0/block', 'waiting', NOT_SIGNED_IN],
  [
    'POST /api/tables/{table}/chat/{line}/report',
    '/chat/0/report',
    'waiting',
    [400, 400, 400, 400],
    { reason: 'abuse', note: '' },
  ],
  ['GET /api/reach', '/api/reach', null, ALL_MAY],
  ['GET /api/games', '/api/games', null, ALL_MAY],
  ['GET /api/games/{game}/corrections', `/api/games/${LORDS}/corrections`, null, ALL_MAY],
  ['GET /api/games/{game}/ratings', `/api/games/${LORDS}/ratings`, null, ALL_MAY],
  ['GET /api/games/{game}/ratings/me', `/api/games/${LORDS}/ratings/me`, null, ALL_MAY],
  ['GET /api/profile', '/api/profile', null, ALL_MAY],
  ['GET /api/profile/games', '/api/profile/games', null, ALL_MAY],
  ['GET /api/people/{name}', '/api/people/Flora', null, ALL_MAY],
  ['GET /api/people/{name}/games', '/api/people/Flora/games', null, ALL_MAY],
  ['GET /api/socket', '/api/socket', null, ALL_MAY],
  ['GET /api/tables', '/api/tables', null, ALL_MAY],
  ['POST /api/tables', '/api/tables', null, [201, 201, 201, 201], newTable()],
  ['POST /api/records', '/api/records', null, [422, 422, 422, 422], {}],
  ['GET /api/lobby', '/api/lobby', null, ALL_MAY],
  // People search only for themselves.
  ['PUT /api/seeking', '/api/seeking', null, ALL_MAY, seek()],
  ['PUT /api/seeking/bots', '/api/seeking/bots', null, ALL_MAY, { level: 'easy' }],
  ['DELETE /api/seeking', '/api/seeking', null, ALL_MAY],
  ['GET /api/notices', '/api/notices', null, ALL_MAY],
  ['POST /api/notices/channels', '/api/notices/channels', null, [201, 201, 201, 201], hook()],
  // No channel has this name; a stranger's channel is answered alike, see notices.slow.test.ts.
  ['DELETE /api/notices/channels/{channel}', '/api/notices/channels/theirs', null, [404, 404, 404, 404]],
  ['POST /api/notices/channels/{channel}/test', '/api/notices/channels/theirs/test', null, [404, 404, 404, 404]],
  ['GET /api/rhythm', '/api/rhythm', null, ALL_MAY],
  ['PUT /api/rhythm', '/api/rhythm', null, ALL_MAY, { zone: 'UTC', quiet: null, daysOff: [], away: null }],
  ['GET /api/learning', '/api/learning', null, NOT_SIGNED_IN],
  ['PUT /api/learning', '/api/learning', null, NOT_SIGNED_IN, NOTHING_LEARNT],
  ['GET /api/bots', '/api/bots', null, NOT_SIGNED_IN],
  ['POST /api/bots', '/api/bots', null, NOT_SIGNED_IN, { name: 'Rob' }],
  ['DELETE /api/bots/{bot}', '/api/bots/0123456789abcdef', null, NOT_SIGNED_IN],
  [
    'PUT /api/tables/{table}/seats/{seat}/own-bot',
    '/seats/2/own-bot',
    'waiting',
    NOT_SIGNED_IN,
    { bot: '0123456789abcdef' },
  ],
  // The link is the key: its holder has read the e-mail.
  ['POST /api/notices/confirm', '/api/notices/confirm', null, [410, 410, 410, 410], { token: 'made.up.token' }],
  ['POST /api/notices/stop/{token}', '/api/notices/stop/made.up.token', null, [410, 410, 410, 410]],
  // The link of a table is its key: its holder may look.
  ['GET /api/tables/{table}', '', 'waiting', ALL_MAY],
  ['GET /api/tables/{table}', '', 'running', ALL_MAY],
  ['DELETE /api/tables/{table}', '', 'waiting', [403, 403, 403, 204]],
  ['DELETE /api/tables/{table}', '', 'running', [403, 403, 403, 409]],
  ['POST /api/tables/{table}/seats/{seat}', '/seats/1', 'waiting', [409, 409, 409, 409]],
  ['POST /api/tables/{table}/seats/{seat}', '/seats/1', 'running', [409, 409, 409, 409]],
  ['PUT /api/tables/{table}/seats/{seat}/me', '/seats/1/me', 'waiting', [409, 409, 409, 409]],
  ['PUT /api/tables/{table}/seats/{seat}/me', '/seats/2/me', 'waiting', ALL_MAY],
  ['DELETE /api/tables/{table}/seats/{seat}', '/seats/1', 'waiting', [403, 403, 200, 200]],
  ['DELETE /api/tables/{table}/seats/{seat}', '/seats/0', 'waiting', [403, 403, 409, 200]],
  ['DELETE /api/tables/{table}/seats/{seat}', '/seats/1', 'running', [409, 409, 409, 409]],
  ['PUT /api/tables/{table}/seats/{seat}/bot', '/seats/2/bot', 'waiting', ONLY_HOST, { level: 'random' }],
  ['PUT /api/tables/{table}/seats/{seat}/bot', '/seats/1/bot', 'running', [403, 403, 403, 409], { level: 'random' }],
  ['PUT /api/tables/{table}/seats/{seat}/ready', '/seats/1/ready', 'waiting', [403, 403, 200, 403], { ready: false }],
  ['PUT /api/tables/{table}/seats/{seat}/place', '/seats/1/place', 'waiting', [403, 403, 200, 200], { to: 2 }],
  ['PUT /api/tables/{table}/seats/{seat}/place', '/seats/1/place', 'waiting', [403, 403, 409, 200], { to: 0 }],
  ['PUT /api/tables/{table}/seats/{seat}/place', '/seats/1/place', 'running', [409, 409, 409, 409], { to: 0 }],
  ['PUT /api/tables/{table}/seats/{seat}/colour', '/seats/1/colour', 'waiting', [403, 403, 200, 403], { colour: 4 }],
  ['PUT /api/tables/{table}/seats/{seat}/colour', '/seats/1/colour', 'waiting', [403, 403, 409, 403], { colour: 0 }],
  ['PUT /api/tables/{table}/begin', '/begin', 'waiting', ONLY_HOST, { level: null }],
  ['PUT /api/tables/{table}/talk', '/talk', 'running', ONLY_HOST, { all: true }],
  ['POST /api/tables/{table}/again', '/again', 'running', [403, 403, 409, 409]],
  ['POST /api/tables/{table}/again', '/again', 'over', [403, 403, 200, 200]],
  ['GET /api/tables/{table}/people', '/people', 'running', ALL_MAY],
  ['GET /api/tables/{table}/record', '/record', 'running', [409, 409, 409, 409]],
  ['GET /api/tables/{table}/record', '/record', 'over', ALL_MAY],
  ['GET /api/tables/{table}/ratings', '/ratings', 'running', [409, 409, 409, 409]],
  ['GET /api/tables/{table}/ratings', '/ratings', 'over', ALL_MAY],
  ['GET /api/tables/{table}/transcript', '/transcript?seat=0', 'running', [409, 409, 409, 409]],
  ['GET /api/tables/{table}/transcript', '/transcript?seat=0', 'over', ALL_MAY],
]

function hook(): object {
  return { kind: 'hook', url: 'https://hook.bothy.test/', lang: 'en' }
}

function seek(): object {
  return { wish: { game: LORDS, seats: 5, pace: 'live', rated: false }, known: null }
}

function newTable(): object {
  return { game: LORDS, seats: [ME, OPEN], setup: {}, visibility: 'private' }
}

for (const [route, path, table, statuses, body] of ROWS)
  test(`${route}${table === null ? '' : ` of a table that is ${table} (${path})`}`, async () => {
    const [method] = route.split(' ')
    const seen: number[] = []
    for (const person of PEOPLE) {
      const at = table === null ? path : `/api/tables/${(await TABLES[table]()).id}${path}`
      const response = await people[person].request(method, at, body)
      const text = await response.text()
      seen.push(response.status)
      for (const { cookie } of [people.eve, people.ben, people.ann])
        expect(text).not.toContain(cookie.slice('bothy='.length).split('.')[0])
    }
    expect(seen).toEqual(statuses)
  })

test('every route stands in the table above', async () => {
  const { paths } = await people.ann.json<{ paths: { [path: string]: object } }>('GET', '/api/openapi.json')
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...new Set(ROWS.map(([route]) => route))].sort()).toEqual(routes.sort())
})

type Answers = readonly [nobody: string, eve: string, ben: string]
const NOT_THEIRS: Answers = ['not-seated', 'not-seated', 'not-seated']
const FOR_ALL: Answers = ['ok', 'ok', 'ok']
const MESSAGES: { readonly [T in ClientMessage['type']]: readonly [fields: object, answers: Answers] } = {
  hello: [{ protocol: 1 }, FOR_ALL],
  attend: [{}, FOR_ALL],
  ping: [{}, FOR_ALL],
  join: [{}, FOR_ALL],
  leave: [{}, FOR_ALL],
  look: [{ seat: 0 }, NOT_THEIRS],
  submit: [{ seat: 0, version: 0, action: {} }, NOT_THEIRS],
  sequence: [{ seat: 0, version: 0, actions: [{}] }, NOT_THEIRS],
  undo: [{ seat: 0, version: 0, reach: 'past' }, NOT_THEIRS],
  redo: [{ seat: 0, version: 0 }, NOT_THEIRS],
  consent: [{ seat: 0, request: 0, agree: true }, NOT_THEIRS],
  chat: [{ text: 'hello' }, ['not-seated', 'not-seated', 'ok']],
  away: [{ seat: 0, level: 'random' }, NOT_THEIRS],
  resign: [{ seat: 0 }, NOT_THEIRS],
  abandon: [{ seat: 0 }, NOT_THEIRS],
  seen: [{ seat: 0 }, NOT_THEIRS],
  pause: [{ seat: 0, on: true }, NOT_THEIRS],
  hint: [{ seat: 0, version: 0 }, NOT_THEIRS],
}
const UNTAGGED = new Set<string>(['hello', 'attend', 'join', 'leave'])
const UNPLACED = new Set<string>(['hello', 'attend', 'ping'])

test.each(Object.entries(MESSAGES))('the message %s', async (type, [fields, answers]) => {
  const { id } = await TABLES.running()
  const seen: string[] = []
  for (const person of ['nobody', 'eve', 'ben'] as const) {
    const line = await Line.open(server.url, { cookie: people[person].cookie })
    line.say({ type: 'join', table: id })
    await line.hear('chat')
    const since = line.heard.length
    const place = UNPLACED.has(type) ? {} : { table: id }
    line.say({ type, ...place, ...fields, ...(UNTAGGED.has(type) ? {} : { tag: 7 }) })
    line.say({ type: 'ping', tag: 8 })
    await line.hear('pong', ({ tag }) => tag === 8)
    if (!UNTAGGED.has(type)) await until(() => line.heard.some((m) => 'tag' in m && m.tag === 7))
    const refused = line.heard.slice(since).find((m) => m.type === 'refused')
    seen.push(refused === undefined ? 'ok' : refused.refusal.why)
  }
  expect(seen).toEqual(answers)
})

test('every message stands in the table above', () => {
  expect(Object.keys(MESSAGES).sort()).toEqual(ClientMessage.anyOf.map((s) => s.properties.type.const).sort())
})

test('private tables are found by nobody who has not got the link', async () => {
  const { id } = await TABLES.waiting()
  for (const person of ['nobody', 'eve'] as const)
    expect(await (await people[person].request('GET', '/api/tables')).text()).not.toContain(id)
  expect(await (await people.ben.request('GET', '/api/tables')).text()).toContain(id)
})

test('a table that was given up is answered like one that never was', async () => {
  const { id } = await TABLES.waiting()
  await people.ann.request('DELETE', `/api/tables/${id}`)
  const answer = async (table: string): Promise<unknown> => people.eve.refusal('GET', `/api/tables/${table}`)
  expect(await answer(id)).toEqual(await answer(`${id.slice(0, -2)}${id.endsWith('AA') ? 'BB' : 'AA'}`))
})

test('ids of tables are too many to be guessed', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await people.ann.table([ME, OPEN])).id))
  expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true)
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(15)
})
