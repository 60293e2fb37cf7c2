import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { statusOf, upgrade } from '../raw.ts'
import { serve } from '../server.ts'

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

test('a server ends although a person comes while it says farewell to others', async () => {
  const server = await serve()
  const first = stubborn(server.port)
  await expect.poll(() => statusOf(first.heard())).toBe(101)
  const closed = server.close()
  // The farewell waits for the first socket, so this one arrives in the middle of it.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const second = stubborn(server.port)
  await closed
  expect(statusOf(second.heard())).toBe(503)
})

test('a server that ends waits for the sweep that is under way, and for no further table', async () => {
  const store = await openSqlite(':memory:')
  const steps: string[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  store.oldTables = async (status) => {
    await answered
    return status === 'closed' ? ['one', 'two'] : []
  }
  store.oldBotTables = async () => {
    steps.push('asked')
    await answered
    return ['three']
  }
  store.removeTable = (id) => {
    steps.push(`removed ${id}`)
    return Promise.resolve()
  }
  const closeStore = store.close.bind(store)
  store.close = () => {
    steps.push('closed')
    return closeStore()
  }
  const server = await serve({ store })
  expect(steps).toEqual(['asked'])
  const closed = server.close()
  await new Promise((resolve) => setTimeout(resolve, 500))
  steps.push('answered')
  answer()
  await closed
  expect(steps).toEqual(['asked', 'answered', 'closed'])
})
