import { join } from 'node:path'
import {
  type MadeOwnBot,
  type MyData,
  type OwnBot,
  PACKED,
  type Profile,
  type StateMessage,
  type TableInfo,
  type TableLists,
} from '@bothy/protocol'
import { expect, test } from 'vitest'
import { backup, databaseFile, restore } from '../../src/index.ts'
import { placesOf } from '../places-of.ts'
import { Guest, Line, patient, serve, spread, temporaryFolder, until } from '../server.ts'
import { ANN, PASSWORD, signIn, signUp } from '../signing.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

const make = (owner: Guest, name = 'Rob'): Promise<MadeOwnBot> => owner.json('POST', '/api/bots', { name })
const seat = (owner: Guest, table: string, at: number, { bot }: MadeOwnBot): Promise<TableInfo> =>
  owner.json('PUT', `/api/tables/${table}/seats/${at}/own-bot`, { bot: bot.id })
const connect = async (owner: Guest, token: string): Promise<Line> => {
  const line = await Line.open(owner.url, { authorization: `Bearer ${token}` })
  line.say({ type: 'hello', protocol: 1 })
  return line
}
/** Answers each question at its table with an action of the list. */
function play(line: Line): void {
  const joined = new Set<string>()
  line.socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (isListed(message) && !joined.has(message.table.id)) {
      joined.add(message.table.id)
      line.say({ type: 'join', table: message.table.id })
    }
    if (isState(message) && message.legal.length > 0)
      line.say({
        type: 'submit',
        table: message.table,
        seat: message.seat,
        version: message.version,
        action: spread(message),
        tag: message.version,
      })
  })
  line.say({ type: 'attend' })
}
const isOf = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type
const isListed = (message: unknown): message is { readonly table: { readonly id: string } } => isOf(message, 'listed')
const isState = (message: unknown): message is StateMessage => isOf(message, 'state')

test('a bot plays a match to its end over the socket, under a name that says what it is', async () => {
  const server = await serve({ limits: { botSocket: { rate: 1000, burst: 1000 } } })
  const ann = await signUp(await Guest.of(server))
  const rob = await make(ann)
  expect(rob.bot).toMatchObject({ name: '[bot] Rob', seen: null, online: false })
  const early = await ann.table([ME, OPEN])
  expect(await seat(ann, early.id, 1, rob)).toMatchObject({
    status: 'playing',
    rated: false,
    seats: [
      { name: 'Ann', mine: true },
      { kind: 'person', name: '[bot] Rob', mine: false, ready: true },
    ],
  })
  const line = await connect(ann, rob.token)
  expect((await line.hear('welcome')).me).toMatchObject({ name: '[bot] Rob', guest: true })
  play(line)
  await ann.player(early.id, spread).over
  const late = await ann.table([ME, OPEN], { pace: { kind: 'turns', perMove: 86_400_000, late: 'out' } })
  await seat(ann, late.id, 1, rob)
  await ann.ready(late.id, 0)
  await ann.player(late.id, spread).over
  expect(line.heard.filter(({ type }) => type === 'refused')).toEqual([])
  const names = ({ seats }: Pick<TableInfo, 'seats'>) => seats.map((held) => (held.kind === 'open' ? '' : held.name))
  const { finished, mine } = await ann.json<TableLists>('GET', '/api/tables')
  for (const listed of [...finished, ...mine]) expect(names(listed)).toEqual(['Ann', '[bot] Rob'])
  const { rivals } = await ann.json<Profile>('GET', '/api/profile')
  expect(rivals).toMatchObject([{ name: '[bot] Rob', account: false, games: 2 }])
  expect(JSON.stringify(await ann.json('GET', `/api/tables/${early.id}/record`))).toContain('[bot] Rob')
  const [known] = await ann.json<OwnBot[]>('GET', '/api/bots')
  expect(known).toMatchObject({ id: rob.bot.id, name: '[bot] Rob', online: true })
  expect(known.seen).toBeGreaterThanOrEqual(known.created)
  const again = await ann.json<TableInfo>('POST', `/api/tables/${early.id}/again`)
  const at = again.seats.findIndex((held) => held.kind === 'person' && held.name === '[bot] Rob')
  expect(again).toMatchObject({ status: 'waiting' })
  expect(await seat(ann, again.id, at, rob)).toMatchObject({ status: 'playing' })
  await ann.player(again.id, spread).over
})

test.each(['[bot] Ann', '[BOT]', '[ bоt ] Ann', '[b-0-t'])('no person is called %s', async (name) => {
  const server = await serve()
  const guest = await Guest.of(server)
  const taken = { why: 'name-taken', at: '/name' }
  expect(await guest.refusal('PATCH', '/api/me', { name })).toMatchObject(taken)
  expect(await guest.refusal('POST', '/api/account', { name, password: PASSWORD, email: null })).toMatchObject(taken)
  expect((await guest.request('PATCH', '/api/me', { name: 'Botham [1]' })).status).toBe(200)
})

test('a bot sits only where its owner is the host of a private table without rating, and once', async () => {
  const server = await serve()
  const [ann, ben] = [
    await signUp(await Guest.of(server)),
    await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD }),
  ]
  const rob = await make(ann)
  const ask = (who: Guest, { id }: TableInfo, at = 1) =>
    who.refusal('PUT', `/api/tables/${id}/seats/${at}/own-bot`, { bot: rob.bot.id })
  const mine = await ann.table([ME, OPEN, OPEN])
  expect(await ask(ben, mine)).toMatchObject({ why: 'no-such-person', status: 404 })
  expect(await ask(ann, await ben.table([ME, OPEN]))).toMatchObject({ why: 'not-host' })
  expect(await ask(ann, await ann.table([ME, OPEN], { visibility: 'open' }))).toMatchObject({ why: 'forbidden' })
  expect(await ask(ann, await ann.table([ME, OPEN], { rated: true }))).toMatchObject({ why: 'rated-bot' })
  expect(await ask(ann, mine, 0)).toMatchObject({ why: 'seat-taken' })
  await seat(ann, mine.id, 1, rob)
  expect(await ask(ann, mine, 2)).toMatchObject({ why: 'already-seated' })
  expect(await ben.refusal('POST', '/api/friends', { name: '[bot] Rob' })).toMatchObject({ why: 'no-such-person' })
  await ann.request('DELETE', `/api/tables/${mine.id}/seats/1`)
  expect(await ann.json('GET', `/api/tables/${mine.id}`)).toMatchObject({ seats: [{}, OPEN, OPEN] })
})

test('a bot says nothing but its moves, and looks on nowhere', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server))
  const rob = await make(ann)
  const other = await ann.table([ME, OPEN])
  const table = await ann.table([ME, OPEN])
  await seat(ann, table.id, 1, rob)
  const line = await connect(ann, rob.token)
  line.say({ type: 'join', table: other.id })
  expect((await line.hear('refused')).refusal.why).toBe('not-seated')
  const at = { table: table.id, seat: 1 }
  for (const [tag, message] of [
    { type: 'chat', table: table.id, text: 'buy my coins' },
    { type: 'away', ...at, level: 'expert' },
    { type: 'look', ...at },
    { type: 'undo', ...at, version: 0, reach: 'past' },
    { type: 'redo', ...at, version: 0 },
    { type: 'abandon', ...at },
    { type: 'pause', ...at, on: true },
  ].entries()) {
    line.say({ ...message, tag })
    const { refusal } = await line.hear('refused', (refused) => refused.tag === tag)
    expect({ type: message.type, why: refusal.why }).toEqual({ type: message.type, why: 'forbidden' })
  }
  // The token opens nothing else, and the socket alone in its header.
  for (const path of ['/api/account', '/api/bots', '/api/friends'])
    expect((await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${rob.token}` } })).status).toBe(
      401,
    )
  const address = new WebSocket(`${server.url.replace('http', 'ws')}/socket?token=${rob.token}&pack=${PACKED}`)
  await new Promise((resolve) => address.addEventListener('open', resolve))
  address.send(JSON.stringify({ type: 'hello', protocol: 1 }))
  const welcome: unknown = await new Promise((resolve) =>
    address.addEventListener('message', ({ data }) => resolve(data)),
  )
  address.close()
  expect(String(welcome)).not.toContain('Rob')
})

const ended = (line: Line): Promise<{ readonly code: number; readonly reason: string }> =>
  until(() => line.closed !== null && { code: line.closed, reason: line.reason })

test('a token that is revoked, or of nobody, ends its socket with a reason; used twice, the newer one stays', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server))
  const rob = await make(ann)
  const first = await connect(ann, rob.token)
  const isReplaced = ended(first)
  const second = await connect(ann, rob.token)
  expect(await isReplaced).toMatchObject({ code: 4002, reason: 'another program has connected with this token' })
  await second.hear('welcome')
  const isRevoked = ended(second)
  expect((await ann.request('DELETE', `/api/bots/${rob.bot.id}`)).status).toBe(204)
  expect(await isRevoked).toMatchObject({ code: 4001, reason: 'this token was revoked' })
  expect(await ann.json('GET', '/api/bots')).toEqual([])
  for (const token of [rob.token, `${rob.token.slice(0, -1)}_`, 'bothy_bot_', 'x'])
    expect(await ended(await connect(ann, token))).toMatchObject({ code: 4001, reason: 'this token is not valid' })
  const again = await make(ann)
  expect([again.bot.id, again.token === rob.token]).toEqual([rob.bot.id, false])
  await (await connect(ann, again.token)).hear('welcome')
  const ben = await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD })
  expect(await ben.refusal('DELETE', `/api/bots/${rob.bot.id}`)).toMatchObject({ why: 'no-such-person' })
  const phone = await signIn(await Guest.of(server), ANN)
  await phone.request('DELETE', '/api/sessions')
  await (await connect(ann, again.token)).hear('welcome')
})

test('a bot that is too fast is held back, and a new socket gives it no new allowance', async () => {
  const server = await serve({ limits: { botSocket: { rate: 1e-6, burst: 20 } } })
  const ann = await signUp(await Guest.of(server))
  const { token } = await make(ann)
  const line = await connect(ann, token)
  for (let tag = 0; tag < 30; tag++) line.say({ type: 'ping', tag })
  expect((await line.hear('refused')).refusal.why).toBe('too-fast')
  expect(line.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(20)
  const next = await Line.open(server.url, { authorization: `Bearer ${token}` })
  expect(await ended(next)).toMatchObject({ code: 1013 })
  const person = await ann.socket()
  person.say({ type: 'ping', tag: 1 })
  await person.hear('pong')
})

test('a token stands in no log and not in the database; who leaves takes the bots along', async () => {
  const lines: string[] = []
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir, log: 'trace', logTo: { write: (text) => void lines.push(text) } })
  const ann = await signUp(await Guest.of(server))
  const ben = await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD })
  const rob = await make(ann, 'Robert the Bruce')
  const table = await ann.table([ME, OPEN, OPEN])
  await seat(ann, table.id, 1, rob)
  await ben.sit(table.id, 2)
  const line = await connect(ann, rob.token)
  await line.hear('welcome')
  line.say(`{"type":"${rob.token}"}`)
  await line.hear('refused')
  await until(async () => (await ann.json<OwnBot[]>('GET', '/api/bots'))[0].seen !== null)
  const data = await ann.json<MyData>('GET', '/api/account/data')
  expect(data.bots).toMatchObject([{ name: '[bot] Robert the Bruce', revoked: false }])
  const isOver = ended(line)
  const leave = (): Promise<Response> => ann.request('DELETE', '/api/account', { name: 'Ann' })
  await until(async () => (await leave()).status === 204)
  expect(await isOver).toMatchObject({ code: 4001 })
  expect(await ended(await connect(ben, rob.token))).toMatchObject({ code: 4001 })
  expect((await ben.json<TableInfo>('GET', `/api/tables/${table.id}`)).seats).toMatchObject([
    { name: 'somebody', resigned: true },
    { name: '[bot]', resigned: true },
    { name: 'Ben' },
  ])
  await server.close()
  const file = join(dataDir, 'bothy.sqlite')
  for (const text of [rob.token.slice('bothy_bot_'.length), 'Bruce']) expect(placesOf(file, text)).toEqual([])
  expect(placesOf(file, rob.bot.id).filter((place) => place !== 'sign_changes')).toEqual([])
  expect(lines.join('')).not.toContain(rob.token.slice('bothy_bot_'.length))
  expect(lines.length).toBeGreaterThan(0)
})

test('a backup brings a token along into an empty database, into one in use the bot without it', async () => {
  const [home, empty, used] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const first = await serve({ dataDir: home })
  const rob = await make(await signUp(await Guest.of(first)))
  const file = join(home, 'bots.bothy')
  await backup({ file: databaseFile(home) }, file)
  const other = await serve({ dataDir: used })
  await (await Guest.of(other)).table([ME, OPEN])
  await other.close()
  const restored = async (dataDir: string): Promise<Guest> => {
    await restore(file, { file: databaseFile(dataDir) })
    return signIn(await Guest.of(await serve({ dataDir })), ANN)
  }
  const there = await restored(empty)
  expect((await (await connect(there, rob.token)).hear('welcome')).me.name).toBe('[bot] Rob')
  const here = await restored(used)
  expect(await ended(await connect(here, rob.token))).toMatchObject({ code: 4001 })
  expect(await here.json('GET', '/api/bots')).toEqual([])
  expect((await make(here)).bot.id).toBe(rob.bot.id)
})
