import { inflateRawSync } from 'node:zlib'
import type { ClientMessage, StateMessage } from '@bothy/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { PACKED_FROM } from '../../src/sockets/outgoing.ts'
import { Guest, patient, serve, until } from '../server.ts'

patient()

type Frame = { readonly isPacked: boolean; readonly text: string }

async function frames(guest: Guest, path: string, messages: readonly ClientMessage[]): Promise<readonly Frame[]> {
  const heard: Frame[] = []
  const socket = new WebSocket(`${guest.url.replace('http', 'ws')}${path}`, { headers: { cookie: guest.cookie } })
  socket.binaryType = 'arraybuffer'
  onTestFinished(() => socket.close())
  socket.addEventListener('open', () => {
    for (const message of messages) socket.send(JSON.stringify(message))
  })
  socket.addEventListener('message', ({ data }) => {
    const isPacked = data instanceof ArrayBuffer
    heard.push({ isPacked, text: isPacked ? inflateRawSync(data).toString() : String(data) })
  })
  const isJoined = (message: ClientMessage): boolean => message.type === 'join'
  const isWhole = ({ text }: Frame): boolean => text.startsWith('{"type":"chat"')
  await until(() => heard.filter(isWhole).length === messages.filter(isJoined).length)
  return heard
}

test('what is large comes packed to those who ask for it, in the same order and with the same words', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { id } = await ann.json<{ id: string }>('POST', '/api/tables', {
    game: 'clans-of-caledonia',
    seats,
    setup: {},
    visibility: 'private',
  })
  const said: ClientMessage[] = [
    { type: 'hello', protocol: 1 },
    ...Array.from({ length: 5 }, () => ({ type: 'join', table: id }) as const),
  ]
  const isLarge = (state: StateMessage): boolean => state.legal.length > 0 && JSON.stringify(state).length > 20_000
  const player = ann.player(id, (state) => (isLarge(state) ? null : state.legal[0]))
  await until(() => player.state !== null && isLarge(player.state))
  const plain = await frames(ann, '/socket', said)
  const packed = await frames(ann, '/socket?pack=deflate-raw', said)
  const words = ({ text }: Frame): string => text.replace(/"changed":\d+/, '')
  expect(packed.map(words)).toEqual(plain.map(words))
  expect(plain.every(({ isPacked }) => !isPacked)).toBe(true)
  for (const { isPacked, text } of packed) expect(isPacked).toBe(text.length >= PACKED_FROM)
  expect(packed.filter(({ isPacked }) => isPacked)).not.toEqual([])
  const other = await frames(ann, '/socket?pack=brotli', said)
  expect(other.every(({ isPacked }) => !isPacked)).toBe(true)
})

test('a position of Glen More comes packed: at 8 KB most of them stayed just below', async () => {
  const server = await serve({ bots: { choose: () => new Promise<never>(() => undefined) } })
  const ann = await Guest.of(server)
  const seats = Array.from({ length: 2 }, () => ({ kind: 'me' }) as const)
  const { id } = await ann.table(seats, { game: 'glen-more' })
  const said: ClientMessage[] = [
    { type: 'hello', protocol: 1 },
    { type: 'join', table: id },
  ]
  const states = (await frames(ann, '/socket?pack=deflate-raw', said)).filter(({ text }) =>
    text.startsWith('{"type":"state"'),
  )
  expect(states.map(({ isPacked, text }) => [isPacked, text.length < 8 * 1024])).toEqual([[true, true]])
})
