import { expect, test } from 'vitest'
import { readRecord } from '@bothy/kernel'
import type { TableInfo } from '@bothy/protocol'
import { inColour } from '../src/seats/colours.ts'
import { Conflict, type Holder, Room, type Tables, importedTable, tableSummary } from '../src/index.ts'
import { pebbles } from './pebbles.ts'
import { type Played, all, bot, person, settled, tableOf } from './table.ts'

function house(t: Played): Tables<Room> & { readonly made: Room[] } {
  const rooms = new Map<string, Room>()
  const made: Room[] = []
  return {
    made,
    get: async (id) => rooms.get(id) ?? Room.open(t.host, id),
    async create({ row, holders, unready }) {
      const room = await Room.create(t.host, row, holders, unready)
      rooms.set(row.id, room)
      made.push(room)
      return room
    },
    isClosed: async (id) => (await t.store.readTable(id))?.summary.status === 'closed',
    drawId: () => `table-again-${made.length}`,
    allow: () => undefined,
  }
}

async function finished(holders: readonly Holder[]): Promise<Played> {
  const t = await tableOf(holders, { setup: { pebbles: 1, arranged: [111_111, 222_222, 333_333] } })
  await all(t, 'ann', 0, 'take')
  return t
}

const infoOf = async (room: unknown, who: string | null): Promise<TableInfo> => {
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room))
  const info = await room.info(who)
  if (info === null) throw new Error('closed')
  return info
}

test('the first player who asks makes the table, the others come to the same one; seats, bots and options come along', async () => {
  const t = await finished([person('ann'), person('ben'), bot()])
  const ann = await t.follow('ann')
  const tables = house(t)
  const first = await infoOf(await t.room.again('id-ben', tables), 'id-ben')
  expect(first).toMatchObject({ id: 'table-again-0', status: 'waiting', host: true, setup: { pebbles: 1 } })
  expect(first.seats).toMatchObject([
    { kind: 'person', name: 'ben', ready: true },
    { kind: 'bot', name: 'Morag', level: 'easy' },
    { kind: 'person', name: 'ann', ready: false },
  ])
  expect((await t.store.readTable('table-again-0'))?.row.setup).toMatchObject({ pebbles: 1, arranged: null })
  expect(ann.table.next).toEqual({ table: 'table-again-0', seat: 1 })
  expect([first.myTurn, (await tables.made[0].info('id-ann'))?.myTurn]).toEqual([false, true])
  await settled()
  expect(ann.chat.at(-1)).toMatchObject({ note: 'again', name: 'ben' })
  const second = await infoOf(await t.room.again('id-ann', tables), 'id-ann')
  expect(second).toMatchObject({ id: 'table-again-0', status: 'playing' })
  expect(tables.made).toHaveLength(1)
  expect((await infoOf(await t.room.again('id-ben', tables), null)).id).toBe('table-again-0')
})

test('everybody keeps the colour of the game before, wherever they sit', async () => {
  const t = await finished([person('ann'), person('ben'), bot()])
  expect((await t.room.info(null))?.colours).toEqual([0, 1, 2])
  const tables = house(t)
  const next = await infoOf(await t.room.again('id-ben', tables), 'id-ben')
  expect(next.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name))).toEqual(['ben', 'Morag', 'ann'])
  expect(next.colours).toEqual([1, 2, 0])
})

test('the record says in which colours people played, and a table that is made of it has them', async () => {
  const t = await finished([inColour(person('ann'), 4), inColour(person('ben'), 0), bot()])
  const file = await t.room.record()
  expect(file).toMatchObject({ colours: [4, 0, 2] })
  const read = readRecord(pebbles, file)
  if (!read.ok) throw new Error(read.problem.at)
  const kept = await t.store.readTable(t.room.id)
  if (kept === null) throw new Error('no table')
  const holders = [person('ann'), person('ben'), person('bot')]
  const { mark } = importedTable(pebbles, { row: kept.row, holders, now: 0 }, read)
  const asking = { person: null, now: 0, isOnline: () => false }
  expect(tableSummary(kept.row, mark.summary, asking)?.colours).toEqual([4, 0, 2])
  expect(await (await finished([person('ann'), person('ben')])).room.record()).not.toHaveProperty('colours')
})

test('the record says at which levels bots sat, where any did', async () => {
  const t = await finished([person('ann'), bot(), bot('random')])
  expect(await t.room.record()).toMatchObject({ levels: [null, 'easy', 'random'] })
  expect(await (await finished([person('ann'), person('ben')])).room.record()).not.toHaveProperty('levels')
})

test('two who press in the same moment come to one table', async () => {
  const t = await finished([person('ann'), person('ben')])
  const tables = house(t)
  const rooms = await Promise.all([t.room.again('id-ann', tables), t.room.again('id-ben', tables)])
  expect(new Set(rooms.map((room) => room instanceof Room && room.id))).toEqual(new Set(['table-again-0']))
  expect(tables.made).toHaveLength(1)
  expect(await infoOf(rooms[0], null)).toMatchObject({ status: 'playing' })
})

test('two processes that are asked in the same moment come to one table too', async () => {
  const t = await finished([person('ann'), person('ben')])
  const other = await Room.open(t.host, 'table-0001')
  const [here, there] = [house(t), house(t)]
  Object.assign(there, { drawId: () => 'table-elsewhere' })
  const rooms = await Promise.all([t.room.again('id-ann', here), other?.again('id-ben', there)])
  const ids = rooms.map((room) => (room instanceof Room ? room.id : null))
  expect(ids[0]).not.toBe(null)
  expect(ids[0]).toBe(ids[1])
  expect(here.made.length + there.made.length).toBe(1)
})

test('a table that could not be made is made by the next player who asks; one that was given up is replaced', async () => {
  const t = await finished([person('ann'), person('ben')])
  const tables = house(t)
  const { create } = tables
  Object.assign(tables, { create: () => Promise.reject(new Error('no disk')) })
  await expect(t.room.again('id-ann', tables)).rejects.toThrow('no disk')
  Object.assign(tables, { create, drawId: () => 'table-other-0' })
  const made = await t.room.again('id-ben', tables)
  expect((await infoOf(made, null)).id).toBe('table-again-0')
  expect(await (made as Room).giveUp('id-ben')).toBe(null)
  Object.assign(tables, { get: (id: string) => Room.open(t.host, id) })
  expect((await infoOf(await t.room.again('id-ann', tables), null)).id).toBe('table-other-0')
})

test('only those who sat there may ask, and only after the end; strangers are not told where it goes on', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const tables = house(t)
  expect(await t.room.again('id-ann', tables)).toMatchObject({ why: 'not-over' })
  expect(await t.room.again('id-eve', tables)).toMatchObject({ why: 'not-seated' })
  const over = await finished([person('ann'), person('ben')])
  await over.room.again('id-ann', house(over))
  expect((await over.room.info('id-ben'))?.next).toMatchObject({ seat: 0 })
  expect((await over.room.info('id-eve'))?.next).toBe(null)
  expect((await over.room.info(null))?.next).toBe(null)
})

test('one device with several people, or one against bots, plays on at once', async () => {
  const shared: Holder[] = ['ann', 'ben'].map((name) => ({ kind: 'person', person: 'id-ann', name, away: null }))
  for (const holders of [shared, [person('ann'), bot()]]) {
    const t = await finished(holders)
    const info = await infoOf(await t.room.again('id-ann', house(t)), 'id-ann')
    expect(info.status).not.toBe('waiting')
    expect(info.seats.at(-1)).toMatchObject({ name: 'ann', ready: true })
    await settled()
  }
})

test('a player for whom a bot played, and a player who resigned, come along as themselves', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')], { setup: { pebbles: 1, arranged: null } })
  await t.room.away('id-ben', 1, 'easy')
  await t.room.resign('id-cat', 2)
  await all(t, 'ann', 0, 'take')
  const { seats } = await infoOf(await t.room.again('id-ann', house(t)), null)
  expect(seats).toMatchObject([
    { name: 'ben', away: null, resigned: false },
    { name: 'cat', away: null, resigned: false },
    { name: 'ann' },
  ])
})

test('a store that refuses the second table of the same id leads to the first', async () => {
  const t = await finished([person('ann'), person('ben')])
  const tables = house(t)
  const { create } = tables
  Object.assign(tables, {
    create: async (successor: Parameters<Tables<Room>['create']>[0]) => {
      await create(successor)
      throw new Conflict('exists')
    },
  })
  expect((await infoOf(await t.room.again('id-ann', tables), null)).id).toBe('table-again-0')
})
