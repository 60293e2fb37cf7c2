import { type BotPlayers, MemoryStore, Room } from '@bothy/room'
import { expect, test } from 'vitest'
import { BotPool } from '../../src/bots/bot-pool.ts'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import { hostOf, rowOf } from '../lone-rooms.ts'

const SILENT: BotPlayers = { choose: () => new Promise(() => undefined) }

class SlowStore extends MemoryStore {
  #gate = Promise.withResolvers<void>()
  constructor() {
    super()
    this.#gate.resolve()
  }
  hold(): () => void {
    this.#gate = Promise.withResolvers()
    return () => this.#gate.resolve()
  }
  override async readTable(table: string): ReturnType<MemoryStore['readTable']> {
    await this.#gate.promise
    return super.readTable(table)
  }
}

async function left(...ids: string[]): Promise<SlowStore> {
  const store = new SlowStore()
  for (const id of ids) {
    const room = await Room.create(hostOf(store, SILENT), rowOf(id), [
      { kind: 'person', person: 'ann', name: 'Ann', away: null },
      { kind: 'bot', name: 'Morag', level: 'easy' },
    ])
    await room.stop()
  }
  return store
}

test('a room whose bots have ended asks once, and not again and again without letting anything else happen', async () => {
  const store = await left('a')
  const pool = new BotPool({ size: 1 })
  await pool.close()
  let asked = 0
  const bots: BotPlayers = {
    choose(task, question) {
      // A bot that asks again and again would never end otherwise.
      return ++asked > 100 ? SILENT.choose(task, question) : pool.choose(task, question)
    },
  }
  const rooms = new Rooms(hostOf(store, bots), NO_OTHER_PROCESSES)
  await rooms.get('a')
  await new Promise((next) => setImmediate(next))
  expect(asked).toBe(1)
  expect([...rooms.thinking()]).toEqual([])
  await rooms.stop()
})

test('a room that opens while the rooms are stopped is stopped too, and one that opens after that', async () => {
  const store = await left('a', 'b')
  const rooms = new Rooms(hostOf(store, SILENT), NO_OTHER_PROCESSES)
  const release = store.hold()
  const opening = rooms.get('a')
  const stopping = rooms.stop()
  release()
  expect(await opening).not.toBe(null)
  await stopping
  expect(await rooms.get('b')).not.toBe(null)
  await new Promise((next) => setImmediate(next))
  expect([...rooms.thinking()]).toEqual([])
})

test('the rooms are stopped once nobody lets bots go on any more', async () => {
  const store = await left('a', 'b')
  const rooms = new Rooms(hostOf(store, SILENT), NO_OTHER_PROCESSES)
  const release = store.hold()
  const resuming = rooms.resume()
  await new Promise((next) => setImmediate(next))
  let isStopped = false
  const stopping = rooms.stop().then(() => (isStopped = true))
  await new Promise((next) => setImmediate(next))
  expect(isStopped).toBe(false)
  release()
  await Promise.all([resuming, stopping])
  expect(rooms.isLoaded('b')).toBe(false)
  expect([...rooms.thinking()]).toEqual([])
})
