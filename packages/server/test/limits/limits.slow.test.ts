import { createServer } from 'node:net'
import { ClientMessage, ServerMessage } from '@bothy/protocol'
import { Compile } from 'typebox/compile'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '../../src/limits/limits.ts'
import { Guest, Line, patient, serve, until } from '../server.ts'

patient()

const isServerMessage = Compile(ServerMessage)

test('hundreds of malformed frames: each refused by name, the connection and the server stay', async () => {
  const server = await serve({ limits: { socket: { rate: 1e6, burst: 1e6 } } })
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }], { setup: { firstInitiative: 0 } })
  const line = await ann.socket()
  const frames = rubbish(id)
  for (const frame of frames) line.socket.send(frame)
  line.say({ type: 'ping', tag: 77 })
  await line.hear('pong')
  await until(() => line.heard.length > frames.length)
  expect(line.heard.filter(({ type }) => type === 'refused')).toHaveLength(frames.length)
  expect(line.heard.every((m) => isServerMessage.Check(m))).toBe(true)
  const whys = new Set(line.heard.flatMap((m) => (m.type === 'refused' ? [m.refusal.why] : [])))
  expect([...whys].sort()).toEqual(['illegal', 'malformed', 'no-such-table', 'not-seated', 'stale', 'unknown-message'])
  expect(JSON.stringify(line.heard)).not.toMatch(/Error|at .*\.ts|node_modules/)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a frame that is too large ends its connection alone', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const [big, other] = [await ann.socket(), await ann.socket()]
  big.say({ type: 'chat', table: 'x', text: 'x'.repeat(LIMITS.payload), tag: 1 })
  await until(() => big.closed)
  expect(big.closed).toBe(1009)
  other.say({ type: 'ping', tag: 1 })
  await other.hear('pong')
})

test('a client that talks too fast is told so, and is cut off if it goes on', async () => {
  const server = await serve({ limits: { socket: { rate: 1, burst: 5 } } })
  const line = await (await Guest.of(server)).socket()
  for (let i = 0; i < 10; i++) line.say({ type: 'ping', tag: i })
  expect(await line.hear('refused')).toMatchObject({ tag: 5, refusal: { why: 'too-fast' } })
  for (let i = 0; i < 600; i++) line.say({ type: 'ping', tag: i })
  await until(() => line.closed === 1008)
})

test('a large frame is paid for before it is read', async () => {
  const server = await serve({ limits: { socket: { rate: 0.001, burst: 20 } } })
  const line = await (await Guest.of(server)).socket()
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  for (let tag = 0; tag < 10; tag++) line.say({ type: 'ping', tag, pad: 'x'.repeat(40_000) })
  await until(() => line.heard.length === 10)
  const read = parse.mock.calls.filter(([text]) => text.length > 40_000)
  expect(read).toHaveLength(2)
  const unread = line.heard.filter((m) => m.type === 'refused' && m.tag === null && m.refusal.why === 'too-fast')
  expect(unread).toHaveLength(8)
})

test('an address that asks too often is told so', async () => {
  const server = await serve({ limits: { rest: 5 } })
  const ann = await Guest.of(server)
  for (let i = 0; i < 4; i++) await ann.json('GET', '/api/tables')
  expect(await ann.refusal('GET', '/api/tables')).toMatchObject({ why: 'too-fast', status: 429 })
  expect((await ann.request('GET', '/healthz')).status).toBe(200)
})

test('pages of other sites cannot act in my name', async () => {
  const server = await serve({ origins: ['https://friend.example'] })
  const ann = await Guest.of(server)
  const body = { name: 'Mallory' }
  const foreign = { origin: 'https://evil.example' }
  expect((await ann.request('PATCH', '/api/me', body, foreign)).status).toBe(403)
  expect((await ann.request('PATCH', '/api/me', body, { origin: 'null' })).status).toBe(403)
  expect((await ann.request('GET', '/api/me', undefined, foreign)).status).toBe(200)
  expect((await ann.request('PATCH', '/api/me', body, { origin: 'https://friend.example' })).status).toBe(200)
  expect((await ann.request('PATCH', '/api/me', body, { origin: server.url })).status).toBe(200)
  await expect(Line.open(server.url, { cookie: ann.cookie, ...foreign })).rejects.toThrow('no socket')
  await expect(Line.open(server.url, { cookie: ann.cookie, origin: server.url })).resolves.toBeDefined()
})

test('headers keep scripts and frames of others out', async () => {
  const server = await serve()
  const { headers } = await fetch(`${server.url}/api/me`)
  expect(headers.get('content-security-policy')).toContain(
    `connect-src 'self' ws://localhost:${server.port} wss://localhost:${server.port}`,
  )
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self';.*frame-ancestors 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('without a cookie one may look on, not play', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const line = await Line.open(server.url, {})
  line.say({ type: 'join', table: id })
  expect((await line.hear('state')).seat).toBe(null)
  line.say({ type: 'submit', table: id, seat: 0, version: 0, action: {}, tag: 3 })
  expect(await line.hear('refused')).toMatchObject({ tag: 3, refusal: { why: 'not-seated' } })
})

test('a port that is taken gives way to the next', async () => {
  const blocker = createServer()
  const taken = await new Promise<number>((resolve) => {
    const tryPort = (port: number): void => {
      blocker.once('error', () => tryPort(port + 7))
      blocker.listen(port, '127.0.0.1', () => resolve(port))
    }
    tryPort(21_000 + (process.pid % 5000))
  })
  const server = await serve({ port: taken, settings: {} })
  expect(server.port).toBeGreaterThan(taken)
  await server.close()
  await new Promise((resolve) => blocker.close(resolve))
})

test('closing is quick, tells the sockets and answers what was under way', async () => {
  const server = await serve({ settings: {} })
  const ann = new Guest(server.url, (await Guest.of(server)).cookie)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  await line.hear('state')
  const began = Date.now()
  await server.close()
  expect(Date.now() - began).toBeLessThan(2000)
  await until(() => line.closed === 1001)
})

function rubbish(table: string): (string | Uint8Array<ArrayBuffer>)[] {
  const submit = { type: 'submit', table, seat: 0, version: 0, action: {}, tag: 1 }
  const values: readonly unknown[] = [
    null,
    true,
    -1,
    1.5,
    1e300,
    '',
    '__proto__',
    'x'.repeat(1000),
    [],
    {},
    [[[]]],
    { toString: 1 },
  ]
  const frames: (string | Uint8Array<ArrayBuffer>)[] = [
    '',
    ' ',
    '{',
    'null',
    '[]',
    '"join"',
    '12',
    '{"type":null}',
    '\u0000',
    '{"type":"join"}',
    new Uint8Array([1, 2, 3]),
    new Uint8Array(0),
  ]
  for (const schema of ClientMessage.anyOf) {
    const type = schema.properties.type.const
    frames.push(JSON.stringify({ type, unknown: 1 }), JSON.stringify({ type: [type] }))
    for (const value of values)
      frames.push(
        JSON.stringify({ type, table: value, seat: value, version: value, tag: value, action: value, protocol: value }),
      )
  }
  for (const value of values) {
    frames.push(
      JSON.stringify({ ...submit, action: value }),
      JSON.stringify({ ...submit, type: value }),
      JSON.stringify({ ...submit, extra: value }),
    )
  }
  frames.push(
    JSON.stringify({ ...submit, version: 999 }),
    JSON.stringify({ ...submit, seat: 1 }),
    JSON.stringify({ ...submit, table: 'none-of-this-name' }),
    `{"type":"submit","table":"${table}","seat":0,"version":0,"tag":1,"action":{"__proto__":{"type":"flip"}}}`,
    `{"type":"chat","table":"${table}","text":"not joined","tag":1}`,
    '{"type":"ping","tag":1,"tag":-1}',
    `[${'['.repeat(5000)}`,
    `{"type":"submit","table":"${table}","seat":0,"version":0,"tag":1,"action":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  )
  return frames
}
