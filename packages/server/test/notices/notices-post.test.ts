import { expect, test } from 'vitest'
import { type Posted, postTo, publicUrl } from '../../src/notices/post.ts'
import { isPublicAddress } from '../../src/notices/public-address.ts'
import { loopback, tlsSink } from '../sinks.ts'

const LETTER = { headers: { 'content-type': 'application/json' }, body: '{}' }

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://hook.bothy.test/',
  'ftp://hook.bothy.test/',
  'https://hook.bothy.test:8443/',
  'https://hook.bothy.test:80/',
  'https://user@hook.bothy.test/',
  'https://user:word@hook.bothy.test/',
  'https://localhost/',
  'https://intranet/',
  'file:///etc/passwd',
  'hook.bothy.test',
  '',
])('nothing is sent to %s whatever it means', async (url) => {
  expect(publicUrl(url)).toBe(null)
  expect(await postTo()(url, LETTER)).toEqual({ kind: 'refused', why: 'address' })
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data',
])('nothing is sent to %s, an address of this network', async (url) => {
  expect(await postTo()(url, LETTER)).toEqual({ kind: 'refused', why: 'address' })
})

test('a name is judged by what it means when the connection is made, all of it', async () => {
  const sink = await tlsSink()
  const meaning = (...addresses: readonly string[]): Promise<Posted> => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const post = postTo({ ...loopback, port: sink.port, resolve: (_, done) => done(null, found) })
    return post('https://rebinding.bothy.test/', LETTER)
  }
  const refused = { kind: 'refused', why: 'address' }
  expect(await meaning('127.0.0.1')).toEqual(refused)
  expect(await meaning('::1')).toEqual(refused)
  expect(await meaning('8.8.8.8', '10.0.0.1')).toEqual(refused)
  expect(await meaning()).toEqual(refused)
  expect(sink.arrived).toEqual([])
  let asked = 0
  const post = postTo({
    ...loopback,
    port: sink.port,
    isAllowed: () => true,
    resolve(_, done) {
      asked++
      done(null, [{ address: '127.0.0.1', family: 4 }])
    },
  })
  expect(await post('https://once.bothy.test/', LETTER)).toMatchObject({ kind: 'answered', status: 201 })
  expect(asked).toBe(1)
})

test('what arrives, and that a redirect is not followed', async () => {
  const sink = await tlsSink(({ path }) =>
    path === '/away' ? { status: 302, headers: { location: 'https://hook.bothy.test/there' } } : 204,
  )
  expect(await sink.post('https://hook.bothy.test/a?b=c', LETTER)).toMatchObject({ kind: 'answered', status: 204 })
  expect(await sink.post('https://hook.bothy.test/away', LETTER)).toMatchObject({ kind: 'answered', status: 302 })
  expect(sink.arrived.map(({ path }) => path)).toEqual(['/a?b=c', '/away'])
  expect(sink.arrived[0]).toMatchObject({ host: 'hook.bothy.test', body: Buffer.from('{}') })
})

test('what did not leave is told apart from what may have arrived', async () => {
  const sink = await tlsSink(({ path }) => (path === '/cut' ? 'cut' : 'silence'))
  const post = postTo({ ...loopback, port: sink.port, isAllowed: () => true, withinMs: 200 })
  expect(await post('https://hook.bothy.test/cut', LETTER)).toMatchObject({ kind: 'unsure' })
  expect(await post('https://hook.bothy.test/silence', LETTER)).toMatchObject({ kind: 'unsure' })
  expect(await post('https://unknown.example/', LETTER)).toEqual({ kind: 'unsent', why: 'ENOTFOUND' })
  const closed = postTo({ ...loopback, port: 1, isAllowed: () => true })
  expect(await closed('https://hook.bothy.test/', LETTER)).toEqual({ kind: 'unsent', why: 'ECONNREFUSED' })
  const untrusted = postTo({ resolve: loopback.resolve, port: sink.port, isAllowed: () => true })
  expect(await untrusted('https://hook.bothy.test/', LETTER)).toMatchObject({ kind: 'unsent' })
  expect(await sink.post('https://hook.bothy.test/', { ...LETTER, body: 'x'.repeat(9000) })).toMatchObject({
    kind: 'refused',
  })
})
