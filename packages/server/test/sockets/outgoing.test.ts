import type { Socket } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import type { WebSocket } from '@fastify/websocket'
import { expect, test } from 'vitest'
import { Outgoing, PACKED_FROM } from '../../src/sockets/outgoing.ts'
import { until } from '../server.ts'

const LARGE = 'x'.repeat(PACKED_FROM)

class Sent {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  readonly frames: (string | number)[] = []
  send(data: string | Buffer): void {
    this.frames.push(typeof data === 'string' ? data : inflateRawSync(data).toString())
  }
  close(code: number): void {
    this.readyState = 2
    this.frames.push(code)
  }
}

function line(isPacked: boolean): { readonly sent: Sent; readonly outgoing: Outgoing } {
  const sent = new Sent()
  const stream = { cork: () => undefined, uncork: () => undefined }
  return { sent, outgoing: new Outgoing(sent as unknown as WebSocket, stream as unknown as Socket, isPacked) }
}

test.each([true, false])(
  'a client that is sent away gets first what was said before (packed: %s)',
  async (isPacked) => {
    const { sent, outgoing } = line(isPacked)
    outgoing.send(LARGE)
    outgoing.send('done')
    outgoing.close(1012)
    outgoing.send('too late')
    outgoing.close(1001)
    await until(() => sent.frames.includes(1012))
    expect(sent.frames).toEqual([LARGE, 'done', 1012])
    expect(outgoing.isClosing).toBe(true)
  },
)

test('one for whom nothing waits is sent away at once', () => {
  const { sent, outgoing } = line(true)
  outgoing.send('done')
  outgoing.close(1013)
  expect(sent.frames).toEqual(['done', 1013])
})
