import { expect, test } from 'vitest'
import { sharingOf } from './share-address.ts'

const page = (url: string): URL => new URL(url)
const LAN = 'http://192.168.1.5:3000'

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://bothy.localhost:3000'])(
  '%s is not shared where the address of the network is known',
  (url) => {
    const reach = { url: null, addresses: [LAN, 'http://10.0.0.2:3000'] }
    expect(sharingOf(page(url), reach)).toEqual({ origins: reach.addresses, works: 'network' })
    expect(sharingOf(page(url), { url: null, addresses: [] })).toEqual({
      origins: [new URL(url).origin],
      works: 'here',
    })
    expect(sharingOf(page(url), null).works).toBe('here')
  },
)

test('a page that was reached over the network shares how it was reached', () => {
  expect(sharingOf(page(LAN), { url: null, addresses: [] })).toEqual({ origins: [LAN], works: 'anywhere' })
})

test('a public address comes before everything else', () => {
  const reach = { url: 'https://bothy.example', addresses: [LAN] }
  for (const url of ['http://localhost:3000', LAN])
    expect(sharingOf(page(url), reach)).toEqual({ origins: ['https://bothy.example'], works: 'anywhere' })
})
