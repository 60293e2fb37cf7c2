import type { StateMessage } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { MemoryStore, Room, type Snapshot, type Snapshots, type TableEntry } from '../src/index.ts'
import { faulty } from './faulty.ts'
import { pebbles } from './pebbles.ts'
import { type Played, all, bot, person, played, rowOf, settled, surroundings, tableOf } from './table.ts'

const ID = 'table-0001'
const DROPPED = 'a snapshot could not be used'

class KeptSnapshots implements Snapshots {
  readonly kept = new Map<string, Snapshot>()
  saves = 0
  async read(table: string): Promise<Snapshot | null> {
    return this.kept.get(table) ?? null
  }
  async save(table: string, snapshot: Snapshot): Promise<void> {
    this.saves++
    this.kept.set(table, snapshot)
  }
  async drop(table: string): Promise<void> {
    this.kept.delete(table)
  }
}

class CountedStore extends MemoryStore {
  from: number[] = []
  override readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    this.from.push(from)
    return super.readEntries(table, from)
  }
}

type Kept = Played & { readonly snapshots: KeptSnapshots; readonly store: CountedStore }

async function keptTable(names: readonly string[]): Promise<Kept> {
  const [snapshots, store] = [new KeptSnapshots(), new CountedStore()]
  const t = await tableOf(names.map(person), { snapshots, store })
  return { ...t, snapshots, store }
}

async function opened(t: Kept): Promise<Kept> {
  const room = await Room.open(t.host, ID)
  return { ...t, ...played(t, room!), store: t.store }
}
const fromLog = async (t: Kept): Promise<Played> => {
  const host = { ...t.host, snapshots: null }
  return played({ ...t, host }, (await Room.open(host, ID))!)
}

async function told(t: Played, names: readonly (string | null)[]): Promise<readonly StateMessage[]> {
  return Promise.all(names.map(async (name) => (await t.follow(name)).state))
}

test('hints that were counted before a snapshot are counted after it, and no second time', async () => {
  const t = await keptTable(['ann'])
  const hint = async (at: Played): Promise<unknown> =>
    at.room.hint('id-ann', { seat: 0, version: (await at.follow('ann')).state.version })
  await hint(t)
  await all(t, 'ann', 0, 'take')
  await hint(t)
  await t.room.keep(1)
  const other = await opened(t)
  expect(await hint(other)).toHaveProperty('list')
  await all(other, 'ann', 0, 'take')
  await hint(other)
  await other.room.resign('id-ann', 0)
  expect((await other.room.record())?.hints).toEqual([3])
})

test('a table is loaded from its snapshot and the entries after it, and everybody is told the same', async () => {
  const t = await keptTable(['ann', 'ben'])
  await all(t, 'ann', 0, 'take', 'take', 'peek', 'end')
  await all(t, 'ben', 1, 'take', 'take')
  await t.room.undo('id-ben', { seat: 1, version: 6 }, 'step')
  await t.room.keep(1)
  await all(t, 'ben', 1, 'take', 'end')
  const { seq } = t.snapshots.kept.get(ID)!
  t.store.from = []
  const other = await opened(t)
  expect(t.store.from).toEqual([seq - 1])
  expect(await told(other, ['ann', 'ben', null])).toEqual(await told(await fromLog(t), ['ann', 'ben', null]))
  await all(other, 'ann', 0, 'take')
  expect(await other.room.info('id-ann')).toMatchObject({ status: 'playing', toAct: [0] })
})

test('what is final is still taken back past a snapshot by consent, and what was taken back is played again', async () => {
  const t = await keptTable(['ann', 'ben'])
  await all(t, 'ann', 0, 'take', 'take', 'end')
  await all(t, 'ben', 1, 'take', 'end')
  await all(t, 'ann', 0, 'peek', 'take')
  await t.room.keep(1)
  const other = await opened(t)
  expect(await other.room.undo('id-ben', { seat: 1, version: 7 }, 'past')).toBe(null)
  await other.room.keep(1)
  const asked = await opened(t)
  const [ann] = await told(asked, ['ann'])
  expect(ann.request).toEqual({ number: 0, seat: 1, to: 3, pause: false, agreed: [], asked: [0] })
  expect(await asked.room.consent('id-ann', { seat: 0, request: 0, agree: true })).toBe(null)
  await asked.room.keep(1)
  const back = await opened(t)
  const [ben] = await told(back, ['ben'])
  expect(ben).toMatchObject({ ply: 3, canRedo: true, request: null, actors: [1] })
  expect(await back.room.redo('id-ben', { seat: 1, version: ben.version })).toBe(null)
  expect(await told(back, ['ann', 'ben'])).toEqual(await told(await fromLog(t), ['ann', 'ben']))
  expect((await back.follow(null)).state.ply).toBe(7)
})

test('seats that were left, given up or handed to a bot are in a snapshot', async () => {
  const t = await keptTable(['ann', 'ben', 'cat'])
  await all(t, 'ann', 0, 'take', 'end')
  await t.room.resign('id-cat', 2)
  await t.room.away('id-ben', 1, 'easy')
  await t.room.talk('id-ann', true)
  await settled()
  await t.room.keep(1)
  const [a, b] = [await opened(t), await fromLog(t)]
  await settled()
  expect(await a.room.info('id-ann')).toEqual(await b.room.info('id-ann'))
  expect((await a.room.info('id-ann'))!.seats.map((seat) => seat.kind === 'person' && seat.resigned)).toEqual([
    false,
    false,
    true,
  ])
})

test.each<[string, (good: Snapshot) => Snapshot]>([
  ['cut off', (good) => ({ ...good, head: good.head.slice(0, -9) })],
  ['of another table', (good) => ({ ...good, head: good.head.replace(ID, 'table-0002') })],
  ['of another game', (good) => ({ ...good, head: good.head.replace('"pebbles"', '"marbles"') })],
  ['no snapshot at all', (good) => ({ ...good, head: 'null' })],
  [
    'of a longer log',
    (good) => ({ ...good, seq: good.seq + 5, head: good.head.replace(/"seq":\d+/, `"seq":${good.seq + 5}`) }),
  ],
  [
    'of another log',
    (good) => ({ ...good, seq: good.seq - 1, head: good.head.replace(/"seq":\d+/, `"seq":${good.seq - 1}`) }),
  ],
  ['without a state', (good) => ({ ...good, head: good.head.replace('"state"', '"stale"') })],
])('a snapshot that is %s is reported once, and the log is played', async (_, spoil) => {
  const t = await keptTable(['ann', 'ben'])
  await all(t, 'ann', 0, 'take', 'end')
  await t.room.keep(1)
  t.snapshots.kept.set(ID, spoil(t.snapshots.kept.get(ID)!))
  const other = await opened(t)
  expect(await told(other, ['ann', 'ben'])).toEqual(await told(await fromLog(t), ['ann', 'ben']))
  await opened(t)
  expect(t.faults).toEqual([DROPPED])
  await other.room.keep(1)
  expect(t.snapshots.kept.get(ID)?.seq).toBe(5)
})

test('a snapshot is kept of a running match that has grown, and of nothing else', async () => {
  const snapshots = new KeptSnapshots()
  const around = surroundings({ snapshots })
  const waiting = await Room.create(around.host, rowOf(2), [person('ann'), { kind: 'open' }])
  await waiting.keep(0)
  expect(snapshots.saves).toBe(0)
  const t = await tableOf([person('ann')], { snapshots, setup: { pebbles: 4, arranged: null } })
  await all(t, 'ann', 0, 'take')
  await t.room.keep(4)
  expect(snapshots.saves).toBe(0)
  await t.room.keep(3)
  await t.room.keep(3)
  expect(snapshots.saves).toBe(1)
  await all(t, 'ann', 0, 'take', 'take', 'end', 'take')
  await t.room.keep(1)
  expect(snapshots.saves).toBe(1)
})

test('one that cannot be kept or read is no fault of a move', async () => {
  const snapshots = new KeptSnapshots()
  snapshots.save = () => Promise.reject(new Error('the disk is full'))
  snapshots.read = () => Promise.reject(new Error('the page is damaged'))
  const t = await tableOf([person('ann'), person('ben')], { snapshots })
  await all(t, 'ann', 0, 'take')
  await t.room.keep(1)
  expect(t.faults).toEqual([])
  expect((await Room.open(t.host, ID))?.game).toBe('pebbles')
  expect(t.faults).toEqual([DROPPED])
})

test('nothing is in a snapshot that is not stored', async () => {
  const [snapshots, store] = [new KeptSnapshots(), new MemoryStore()]
  const t = await tableOf([person('ann'), person('ben')], { snapshots, store })
  let goOn = (): void => undefined
  const append = store.append.bind(store)
  store.append = async (...args) => {
    await new Promise<void>((resolve) => (goOn = resolve))
    return append(...args)
  }
  const eye = await t.follow('ann')
  const move = t.room.submit('id-ann', { seat: 0, version: eye.state.version }, { type: 'take' })
  await settled()
  const keeping = t.room.keep(1)
  await settled()
  expect(snapshots.saves).toBe(0)
  goOn()
  expect(await move).toBe(null)
  await keeping
  expect(snapshots.kept.get(ID)?.seq).toBe((await store.readEntries(ID, 0)).length)
})

test('after a fault the log alone is believed', async () => {
  const snapshots = new KeptSnapshots()
  let breaks = 0
  const game: typeof pebbles = {
    ...pebbles,
    apply(...args) {
      if (breaks-- > 0) throw new Error('broken')
      pebbles.apply(...args)
    },
  }
  const t = await tableOf([person('ann'), bot()], { snapshots, game })
  await all(t, 'ann', 0, 'take')
  await t.room.keep(1)
  const wrong = { ...snapshots.kept.get(ID)! }
  snapshots.kept.set(ID, { ...wrong, head: wrong.head.replace('"left":29', '"left":7') })
  const room = (await Room.open(t.host, ID))!
  const other = played(t, room)
  const eye = await other.follow('ann')
  expect(eye.state.view).toMatchObject({ left: 7 })
  breaks = 1
  const { version } = eye.state
  expect(await room.submit('id-ann', { seat: 0, version }, { type: 'take' })).toMatchObject({ why: 'faulty' })
  expect(eye.state.view).toMatchObject({ left: 29 })
  await room.keep(1)
  expect(snapshots.kept.get(ID)?.head).toContain('"left":29')
})

test.each([false, true])(
  'a table at which its game has failed (sealed: %s) is not kept, and stays so',
  async (sealed) => {
    const t = await keptTable(['ann', 'ben'])
    await all(t, 'ann', 0, 'take')
    await t.room.keep(1)
    const { seq } = t.snapshots.kept.get(ID)!
    const { summary } = (await t.store.readTable(ID))!
    const halt: TableEntry = { type: 'halt', fault: 'looped', sealed, program: t.host.guard.program }
    await t.store.append(ID, seq, [halt], { summary, people: null, transcripts: null })
    if (sealed) await expect(opened(t)).rejects.toMatchObject({ why: 'halted' })
    else {
      const { room } = await opened(t)
      expect(await room.submit('id-ann', { seat: 0, version: 1 }, { type: 'take' })).toMatchObject({ why: 'halted' })
      await room.keep(1)
    }
    expect(t.snapshots.saves).toBe(1)
    expect(t.snapshots.kept.size).toBe(1)
    expect(t.faults).toEqual([])
  },
)

test('a table stopped after its snapshot is still so when it is loaded from it, and taking back lets it go on', async () => {
  const [snapshots, store] = [new KeptSnapshots(), new CountedStore()]
  const game = faulty('apply', () => {
    throw new Error('a rule is broken')
  })
  const t: Kept = { ...(await tableOf([person('ann'), bot()], { snapshots, store, game })), snapshots, store }
  t.bots.answer = ({ legal }) => legal.find((action) => JSON.stringify(action).includes('peek')) ?? legal[0]
  await all(t, 'ann', 0, 'take')
  await t.room.keep(1)
  await all(t, 'ann', 0, 'end')
  await settled()
  // The halt is not the last entry, and a room that stops keeps no snapshot in place of the one before it.
  await t.room.talk('id-ann', true)
  await t.room.stop()
  await t.room.keep(1)
  const { seq } = snapshots.kept.get(ID)!
  expect((await store.readEntries(ID, seq)).map(({ type }) => type)).toEqual(['ply', 'halt', 'talk'])
  store.from = []
  const again = await opened(t)
  expect(store.from).toEqual([seq - 1])
  const eye = await again.follow('ann')
  const { version } = eye.state
  expect(eye.table.halted).toBe(true)
  expect(await again.room.submit('id-ann', { seat: 0, version }, { type: 'take' })).toMatchObject({ why: 'halted' })
  expect(await again.room.undo('id-ann', { seat: 0, version }, 'past')).toBe(null)
  expect(eye.table.halted).toBe(false)
  await all(again, 'ann', 0, 'take')
  await again.room.keep(1)
  expect(snapshots.kept.get(ID)!.seq).toBeGreaterThan(seq)
  expect(await (await opened(t)).room.info('id-ann')).toMatchObject({ halted: false, toAct: [0] })
})
