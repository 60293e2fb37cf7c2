import { deflateRawSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { SOCKET_PATH, unpacking } from './unpack.ts'

const PATIENCE = 20_000

const packed = (text: string): ArrayBuffer => new Uint8Array(deflateRawSync(text)).buffer

test('large messages are asked for packed, and come out in their order among the others', async () => {
  expect(SOCKET_PATH).toBe('/socket?pack=deflate-raw')
  const texts: string[] = []
  let failures = 0
  const take = unpacking(
    (text) => texts.push(text),
    () => failures++,
  )
  take('first')
  expect(texts).toEqual(['first'])
  const large = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => `sheep ${i}`))
  for (const data of [packed(large), 'second', packed('third, smaller'), 'fourth']) take(data)
  expect(texts).toEqual(['first'])
  await vi.waitFor(() => expect(texts).toHaveLength(5), PATIENCE)
  expect(texts).toEqual(['first', large, 'second', 'third, smaller', 'fourth'])
  take('fifth')
  expect(texts.at(-1)).toBe('fifth')
  expect(failures).toBe(0)
})

test('what cannot be unpacked ends the connection, and nothing is made up', async () => {
  const texts: string[] = []
  let failures = 0
  const take = unpacking(
    (text) => texts.push(text),
    () => failures++,
  )
  take(new Uint8Array([255, 255, 255, 255]).buffer)
  take('a later one')
  await vi.waitFor(() => expect(failures).toBe(1), PATIENCE)
  take('the last one')
  expect(texts).toEqual([])
})
