import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtClient, Guest, patient, SCRIPT, serve, spread, temporaryFolder, until } from '../server.ts'

patient()

test('the client is served for every address it understands, hashed files for ever', async () => {
  const server = await serve({ clientDir: builtClient() })
  for (const path of [
    '/',
    '/new/lords-of-scotland',
    '/table/abcdefgh',
    '/replay/abcdefgh',
    '/rules/lords-of-scotland',
    '/about?x=1',
  ]) {
    const page = await fetch(`${server.url}${path}`)
    expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
    expect(await page.text()).toContain('Bothy')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  }
  const script = await fetch(`${server.url}/assets/main-abc123.js`)
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${server.url}/assets/none-000000.js`)).status).toBe(404)
  expect((await fetch(`${server.url}/..%2f..%2fpackage.json`)).status).toBe(404)
  expect((await fetch(`${server.url}/table/x`, { method: 'POST' })).status).toBe(404)
})

test('a request for the head of a page is answered without the page', async () => {
  const server = await serve({ clientDir: builtClient() })
  for (const path of ['/', '/table/x', '/assets/main-abc123.js']) {
    const head = await fetch(`${server.url}${path}`, { method: 'HEAD' })
    expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
  }
  expect((await fetch(`${server.url}/assets/none-000000.js`, { method: 'HEAD' })).status).toBe(404)
})

test('a client that takes nothing compressed, as programs that look at links, gets every page too', async () => {
  const server = await serve({ clientDir: builtClient() })
  const headers = { 'accept-encoding': 'identity' }
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/', '/?x=1', '/table/x']) {
      const page = await fetch(`${server.url}${path}`, { method, headers })
      expect([method, path, page.status, page.headers.get('content-type')]).toEqual([
        method,
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect((await page.text()).includes('Bothy')).toBe(method === 'GET')
    }
})

test('text files are sent compressed', async () => {
  const server = await serve({ clientDir: builtClient() })
  const encodings = async (accept: string): Promise<string | null> => {
    const answer = await fetch(`${server.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': accept } })
    expect(await answer.text()).toBe(SCRIPT)
    return answer.headers.get('content-encoding')
  }
  await until(async () => (await encodings('br')) === 'br')
  expect(await encodings('gzip')).toBe('gzip')
  expect(await encodings('identity')).toBe(null)
})

test('without a built client the server says so', async () => {
  const server = await serve({ clientDir: join(temporaryFolder(), 'none') })
  expect((await fetch(`${server.url}/`)).status).toBe(503)
})

test('the log tells routes and times, not names, words, links, cookies or seeds', async () => {
  const lines: string[] = []
  const server = await serve({ log: 'debug', logTo: { write: (line) => lines.push(line) } })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: 'Mairi-Secret' })
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  line.say({ type: 'chat', table: id, text: 'private words', tag: 1 })
  await line.hear('done')
  await ann.player(id, spread).over
  const { seed } = await ann.json<{ seed: string }>('GET', `/api/tables/${id}/record`)
  await ann.request('GET', `/table/${id}`)
  const log = lines.join('')
  expect(log).toContain('/api/tables/:table/record')
  for (const secret of ['Mairi-Secret', 'private words', id, seed, ann.cookie, ann.cookie.slice(6, 30)])
    expect(log).not.toContain(secret)
})

test('the file security.txt says where to report a hole, if the host has named a place', async () => {
  const ask = async (options: Parameters<typeof serve>[0]): Promise<readonly [number, string]> => {
    const { url } = await serve({ clientDir: builtClient(), ...options })
    const answer = await fetch(`${url}/.well-known/security.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    return [answer.status, await answer.text()]
  }
  const [status, text] = await ask({ contact: 'mailto:security@bothy.example' })
  expect([status, text.split('\n')[0]]).toEqual([200, 'Contact: mailto:security@bothy.example'])
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeGreaterThan(90 * 24 * 3600 * 1000)
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 3600 * 1000)
  expect(await ask({})).toEqual([404, ''])
})
