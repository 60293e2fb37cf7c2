import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { statusOf, upgrade } from './raw.ts'
import { serve } from './server.ts'

/** Opens a socket and reads what comes, but answers nothing and never ends its side. */
function stubborn(port: number): { heard(): string } {
  let heard = ''
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(upgrade('/socket')))
  socket.on('data', (part) => {
    heard += part.toString('latin1')
  })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return { heard: () => heard }
}

test('a server ends although somebody comes while it says farewell to others', async () => {
  const server = await serve()
  const first = stubborn(server.port)
  await expect.poll(() => statusOf(first.heard())).toBe(101)
  const closed = server.close()
  // The farewell waits for the first one, so this one comes in the middle of it.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const second = stubborn(server.port)
  await closed
  expect(statusOf(second.heard())).toBe(503)
})
