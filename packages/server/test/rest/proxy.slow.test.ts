import { expect, test } from 'vitest'
import { TrustedProxies } from '../../src/rest/trusted-proxies.ts'
import { Guest, patient, serve } from '../server.ts'
import { signUp } from '../signing.ts'

patient()

const TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' }

const cookie = async (url: string, headers: { [name: string]: string } = {}): Promise<string> =>
  (await fetch(`${url}/api/me`, { headers })).headers.getSetCookie()[0]

test('proxies are trusted by address, network or name', () => {
  const proxies = new TrustedProxies(['192.0.2.1', '2001:db8::/32', '10.1.0.0/16', 'loopback'])
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::7', '10.1.255.9', '127.0.0.1', '::1'])
    expect([address, proxies.has(address)]).toEqual([address, true])
  for (const address of ['192.0.2.2', '10.2.0.1', '2001:db9::1', 'unknown', '', undefined])
    expect([address, proxies.has(address)]).toEqual([address, false])
  expect(new TrustedProxies(['private']).has('172.18.0.2')).toBe(true)
  expect(new TrustedProxies([]).has('127.0.0.1')).toBe(false)
})

test.each(['everybody', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', 'proxy.example'])(
  'nobody trusts %s',
  async (network) => {
    await expect(serve({ trustProxy: [network] })).rejects.toThrow(`${network} can’t be trusted as a proxy`)
  },
)

test('the cookie is for TLS alone where a trusted proxy says so, not where a visitor does', async () => {
  const behind = await serve({ trustProxy: ['loopback'] })
  expect(await cookie(behind.url, TLS)).toContain('; Secure')
  expect(await cookie(behind.url)).not.toContain('; Secure')
  const other = await serve({ trustProxy: ['192.0.2.1'] })
  expect(await cookie(other.url, TLS)).not.toContain('; Secure')
})

test('and where people are sent to an address with TLS, but not on the network of the house', async () => {
  const server = await serve({ publicUrl: 'https://bothy.example' })
  expect(await cookie(server.url, { 'x-forwarded-for': '192.0.2.7' })).toContain('; Secure')
  expect(await cookie(server.url)).not.toContain('; Secure')
})

test('pages of the address that people are sent are ours, whatever the proxy makes of the host', async () => {
  const server = await serve({ publicUrl: 'https://bothy.example' })
  const ann = await Guest.of(server)
  const rename = async (origin: string): Promise<number> =>
    (await ann.request('PATCH', '/api/me', { name: 'Ann' }, { origin })).status
  expect(await rename('https://bothy.example')).toBe(200)
  expect(await rename('http://bothy.example')).toBe(403)
  expect(await rename('https://evil.example')).toBe(403)
})

test('a forged left-most address never counts', async () => {
  const LIMIT = 3
  const ask = async (url: string, forwarded: string): Promise<number> =>
    (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status
  const flood = async (url: string, forwarded: (i: number) => string): Promise<number> => {
    for (let i = 0; i < LIMIT; i++) expect(await ask(url, forwarded(i))).toBe(200)
    return ask(url, forwarded(LIMIT))
  }
  const behind = await serve({ limits: { rest: LIMIT }, trustProxy: ['loopback', '198.51.100.0/24'] })
  expect(await flood(behind.url, (i) => `10.0.0.${i}, 192.0.2.7`)).toBe(429)
  expect(await flood(behind.url, (i) => `10.0.0.${i}, 192.0.2.8, 198.51.100.${i}`)).toBe(429)
  expect(await ask(behind.url, '192.0.2.9')).toBe(200)
  const direct = await serve({ limits: { rest: LIMIT }, trustProxy: ['198.51.100.1'] })
  expect(await flood(direct.url, (i) => `192.0.2.${i}`)).toBe(429)
})

test('what the API answers is stored nowhere, refusals too', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  for (const path of ['/api/me', '/api/tables', `/api/tables/${id}`, '/api/tables/none-of-this-name', '/api/games'])
    expect((await ann.request('GET', path)).headers.get('cache-control')).toBe('no-store')
})

test('an address with a port is the address: another port is the same client', async () => {
  const LIMIT = 3
  const server = await serve({ limits: { rest: LIMIT }, trustProxy: ['loopback', '198.51.100.1'] })
  const ask = async (forwarded: string): Promise<number> =>
    (await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status
  for (const [address, via] of [
    ['192.0.2.7', ''],
    ['192.0.2.8', ', 198.51.100.1:4711'],
    ['[2001:db8::7]', ''],
  ]) {
    for (let i = 0; i < LIMIT; i++) expect(await ask(`${address}:${5000 + i}${via}`)).toBe(200)
    expect(await ask(`${address}:6000${via}`)).toBe(429)
  }
  // The same network without a port shares its allowance, which is used up.
  expect(await ask('2001:db8::9')).toBe(429)
})

const jar = (answer: Response): { readonly set: readonly string[]; readonly gone: readonly string[] } => {
  const all = answer.headers.getSetCookie().map((text) => ({ name: text.split('=')[0], isGone: /^[^=]+=;/.test(text) }))
  return {
    set: all.filter(({ isGone }) => !isGone).map(({ name }) => name),
    gone: all.filter(({ isGone }) => isGone).map(({ name }) => name),
  }
}

test('behind TLS cookies are bound to the host by their names; older ones stay good and are renewed', async () => {
  const server = await serve({ trustProxy: ['loopback'] })
  const plain = await Guest.of(server)
  const desk = await signUp(plain)
  const ask = (cookies: string): Promise<Response> =>
    fetch(`${server.url}/api/me`, { headers: { ...TLS, cookie: cookies } })
  expect(jar(await ask(''))).toEqual({ set: ['__Host-bothy'], gone: [] })
  const renewed = await ask(desk.cookie)
  expect(await renewed.clone().json()).toMatchObject({ name: 'Ann', guest: false })
  expect(jar(renewed)).toEqual({ set: ['__Host-bothy-session'], gone: ['bothy-session'] })
  for (const text of renewed.headers.getSetCookie().filter((one) => one.startsWith('__Host-')))
    expect(text).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const newer = desk.cookie.replace('bothy-session=', '__Host-bothy-session=')
  const again = await ask(newer)
  expect([await again.clone().json(), jar(again).set]).toMatchObject([{ name: 'Ann' }, []])
  // A forged cookie under the older name is ignored.
  expect(await (await ask(`bothy-session=${'x'.repeat(43)}; ${newer}`)).json()).toMatchObject({ name: 'Ann' })
  const guest = await Guest.of(server)
  const { name } = (await (await ask(guest.cookie)).json()) as { name: string }
  expect(await guest.json('GET', '/api/me')).toMatchObject({ name })
  expect(jar(await ask(guest.cookie))).toEqual({ set: ['__Host-bothy'], gone: ['bothy'] })
})
