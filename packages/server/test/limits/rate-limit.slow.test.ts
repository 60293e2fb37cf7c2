import { expect, test } from 'vitest'
import { raw, request, statusOf, upgrade } from '../raw.ts'
import { patient, serve } from '../server.ts'

patient()

const LIMIT = 3
const TOO_FAST = 429
const SERVER_ERROR = 500

async function flood(port: number, texts: readonly string[]): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let i = 0; i <= LIMIT; i++) statuses.push(statusOf(await raw(port, texts[i % texts.length])))
  return statuses
}

test.each([
  ['as it is', '/api/games'],
  ['with an encoded letter', '/%61pi/games'],
  ['with every letter encoded', '/%61%70%69/%67%61%6d%65%73'],
  ['in absolute form', 'http://localhost/api/games'],
  ['with a query', '/api/games?x=1'],
  ['that is no route', '/api/elsewhere'],
  ['that is no route, encoded', '/%61pi/elsewhere'],
])('an address written %s is counted', async (_, target) => {
  const server = await serve({ limits: { rest: LIMIT } })
  const statuses = await flood(server.port, [request(target)])
  expect(statuses.slice(0, LIMIT)).not.toContain(TOO_FAST)
  expect(statuses[LIMIT]).toBe(TOO_FAST)
})

test('however it is written, it is one count', async () => {
  const server = await serve({ limits: { rest: LIMIT } })
  const texts = [request('/api/games'), request('/%61pi/me'), request('http://x/api/tables'), upgrade('/socket?x')]
  expect(await flood(server.port, texts)).toEqual([200, 200, 200, TOO_FAST])
})

test.each(['/socket', '/socket?x', '/%73ocket', 'http://localhost/socket'])(
  'an upgrade at %s is counted',
  async (target) => {
    const server = await serve({ limits: { rest: LIMIT } })
    expect(await flood(server.port, [upgrade(target)])).toEqual([101, 101, 101, TOO_FAST])
  },
)

test('an upgrade elsewhere is counted too', async () => {
  const server = await serve({ limits: { rest: LIMIT } })
  expect((await flood(server.port, [upgrade('/api/games')])).at(-1)).toBe(TOO_FAST)
})

test.each(['//', '///', '//a:b/api/games', '/\\'])(
  'an address that is none, %s, is counted like a page',
  async (target) => {
    const server = await serve({ limits: { pages: LIMIT } })
    const statuses = await flood(server.port, [request(target)])
    expect(statuses).not.toContain(SERVER_ERROR)
    expect(statuses[LIMIT]).toBe(TOO_FAST)
  },
)

test('pages have a wider limit of their own, and the health check none', async () => {
  const server = await serve({ limits: { rest: LIMIT, pages: LIMIT + 2 } })
  await flood(server.port, [request('/api/games')])
  const pages: number[] = []
  for (let i = 0; i < LIMIT + 3; i++) pages.push(statusOf(await raw(server.port, request('/new'))))
  expect(pages.slice(0, -1)).not.toContain(TOO_FAST)
  expect(pages.at(-1)).toBe(TOO_FAST)
  for (let i = 0; i < 20; i++) expect(statusOf(await raw(server.port, request('/healthz')))).toBe(200)
})

test('behind a proxy the address that the proxy saw is counted, not one that the client made up', async () => {
  const server = await serve({ limits: { rest: LIMIT }, trustProxy: ['loopback'] })
  const statuses: number[] = []
  for (let i = 0; i <= LIMIT; i++) {
    const text = request('/api/games', [`X-Forwarded-For: 10.0.0.${i}, 192.0.2.7`])
    statuses.push(statusOf(await raw(server.port, text)))
  }
  expect(statuses).toEqual([200, 200, 200, TOO_FAST])
  expect(statusOf(await raw(server.port, request('/api/games', ['X-Forwarded-For: 192.0.2.8'])))).toBe(200)
})

test('a network of IPv6 addresses is one', async () => {
  const server = await serve({ limits: { rest: LIMIT }, trustProxy: ['loopback'] })
  const statuses: number[] = []
  for (let i = 0; i <= LIMIT; i++)
    statuses.push(statusOf(await raw(server.port, request('/api/games', [`X-Forwarded-For: 2001:db8::${i}`]))))
  expect(statuses.at(-1)).toBe(TOO_FAST)
})
