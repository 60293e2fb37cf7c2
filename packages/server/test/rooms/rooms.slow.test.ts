import { MemoryStore, Room, type RoomHost } from '@bothy/room'
import { expect, onTestFinished, test } from 'vitest'
import { NO_OTHER_PROCESSES, type ServerProcesses } from '../../src/processes/other-processes.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import { hostOf, rowOf } from '../lone-rooms.ts'
import { patient, until } from '../server.ts'

patient()

const TABLES = 1100

const OPEN = { kind: 'open' } as const

test('the people at all tables are asked for once, and again only for a table where they have changed', async () => {
  const asked: string[] = []
  const away = { person: 'bob', isHere: true, seen: 1 }
  const otherProcesses: ServerProcesses = {
    ...NO_OTHER_PROCESSES,
    async others(table) {
      asked.push(table)
      return table === 'b' ? [away] : []
    },
    async whereabouts(tables) {
      asked.push(tables.join(' '))
      return new Map([['b', [away]]])
    },
  }
  const rooms = new Rooms(
    hostOf(new MemoryStore(), { choose: () => Promise.reject(new Error('no bots')) }),
    otherProcesses,
  )
  onTestFinished(() => rooms.stop())
  for (const id of ['a', 'b', 'c']) await rooms.create(rowOf(id), [OPEN, OPEN])
  await rooms.lookAround()
  await until(() => asked.length === 2)
  expect(asked).toEqual(['a b c', 'b'])
  await (await rooms.get('b'))?.info(null)
  await rooms.lookAround()
  expect(asked).toEqual(['a b c', 'b', 'a b c'])
})

test('more than a thousand tables go on after a start', async () => {
  const store = new MemoryStore()
  let chosen = 0
  const host = hostOf(store, {
    async choose({ legal }) {
      chosen++
      return legal[0]
    },
  })
  const asleep: RoomHost = { ...host, bots: { choose: () => new Promise(() => undefined) } }
  for (let i = 0; i < TABLES; i++) {
    await Room.create(asleep, rowOf(`table-${i}`), [
      { kind: 'person', person: 'ann', name: 'Ann', away: null },
      { kind: 'bot', name: 'Morag', level: 'easy' },
    ])
  }
  expect(await store.botTables(TABLES + 1, '')).toHaveLength(TABLES)
  const rooms = new Rooms(host, NO_OTHER_PROCESSES)
  onTestFinished(() => rooms.stop())
  await rooms.resume()
  await until(async () => (await store.botTables(1, '')).length === 0)
  expect(chosen).toBeGreaterThanOrEqual(TABLES)
})
