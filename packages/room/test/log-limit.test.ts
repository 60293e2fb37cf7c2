import type { TimeControl, Refusal } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Room, type Snapshot, type Snapshots, type TableEntry } from '../src/index.ts'
import { OPEN, type Played, all, bot, person, played, rowOf, surroundings, tableOf } from './table.ts'

const ID = 'table-0001'
const MINUTE = 60_000
const LIVE: TimeControl = { kind: 'live', reserve: 5 * MINUTE, increment: 0, late: 'out' }
const MOST_TRIES = 10_001
const two = [person('ann'), person('ben')]

async function often(
  act: (tried: number) => Promise<Refusal | null>,
): Promise<{ readonly done: number; readonly why: string | null }> {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const refused = await act(tried)
    if (refused !== null) return { done: tried, why: refused.why }
  }
  return { done: MOST_TRIES, why: null }
}

const asksInVain =
  ({ room }: Played, name: string, seat: number) =>
  async (request: number): Promise<Refusal | null> =>
    (await room.pause(`id-${name}`, seat, true)) ?? (await room.consent(`id-${name}`, { seat, request, agree: false }))

const entriesOf = (t: Played): Promise<readonly TableEntry[]> => t.store.readEntries(ID, 0)

test('a player who asks for a pause again and again cannot stop a match that counts', async () => {
  const around = surroundings()
  const row = rowOf(2, { pebbles: 30, arranged: null }, { rated: true, pace: LIVE })
  const t = played(around, await Room.create(around.host, row, two))
  expect(await often(asksInVain(t, 'ben', 1))).toEqual({ done: 5, why: 'too-often' })
  expect((await entriesOf(t)).length).toBeLessThan(20)
  await all(t, 'ann', 0, 'take', 'end')
  // A clock waits at most two minutes for its person to look.
  await t.clock.advance(8 * MINUTE)
  expect((await entriesOf(t)).findLast(({ type }) => type === 'late')).toMatchObject({ seat: 1, out: true })
  expect(await t.room.abandon('id-ann', 0)).toBe(null)
  expect(await t.room.info(null)).toMatchObject({ status: 'over' })
})

test('a player who has asked in vain may ask again when the match has gone on, and later', async () => {
  const t = await tableOf(two, { pace: { ...LIVE, reserve: 60 * MINUTE } })
  await often(asksInVain(t, 'ben', 1))
  await all(t, 'ann', 0, 'take')
  expect(await t.room.pause('id-ben', 1, true)).toBe(null)
  await t.room.consent('id-ben', { seat: 1, request: 5, agree: false })
  for (let request = 6; request < 10; request++) await asksInVain(t, 'ben', 1)(request)
  expect(await t.room.pause('id-ben', 1, true)).toMatchObject({ why: 'too-often' })
  expect(await t.room.pause('id-ann', 0, true)).toBe(null)
  await t.room.consent('id-ann', { seat: 0, request: 10, agree: false })
  const { version } = (await t.follow('ann')).state
  await t.room.undo('id-ann', { seat: 0, version }, 'step')
  await all(t, 'ann', 0, 'take')
  expect(await t.room.pause('id-ben', 1, true)).toMatchObject({ why: 'too-often' })
  await t.clock.advance(10 * MINUTE)
  expect(await t.room.pause('id-ben', 1, true)).toBe(null)
})

test('requests to take back are limited too, also for a player who declines them', async () => {
  const t = await tableOf(two)
  await all(t, 'ann', 0, 'take', 'peek')
  const { version } = (await t.follow('ann')).state
  const asked = await often(
    async (request) =>
      (await t.room.undo('id-ann', { seat: 0, version }, 'past')) ??
      (await t.room.consent('id-ben', { seat: 1, request, agree: false })),
  )
  expect(asked).toEqual({ done: 5, why: 'too-often' })
})

test('a player who has used up their part of the log by taking back plays on, and the others still take back', async () => {
  const t = await tableOf(two)
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  const gesture = (): { readonly seat: number; readonly version: number } => ({ seat: 0, version: ann.state.version })
  await all(t, 'ann', 0, 'take')
  const worn = await often((tried) =>
    tried % 2 === 0 ? t.room.undo('id-ann', gesture(), 'step') : t.room.redo('id-ann', gesture()),
  )
  expect(worn.why).toBe('too-long')
  expect((await entriesOf(t)).length).toBeLessThan(1020)
  expect(await t.room.away('id-ann', 0, 'easy')).toMatchObject({ why: 'too-long' })
  if (ann.state.ply === 0) await all(t, 'ann', 0, 'take')
  await all(t, 'ann', 0, 'end')
  await all(t, 'ben', 1, 'take')
  expect(await t.room.undo('id-ben', { seat: 1, version: ben.state.version }, 'step')).toBe(null)
  expect(await t.room.resign('id-ann', 0)).toBe(null)
})

test('nothing can be repeated for ever, and a player for whom a bot played comes back all the same', async () => {
  const t = await tableOf([...two, bot()])
  t.bots.answer = () => new Promise(() => undefined)
  expect(await often((tried) => t.room.away('id-ben', 1, tried % 2 === 0 ? 'easy' : 'random'))).toMatchObject({
    why: 'too-long',
  })
  expect(await t.room.away('id-ben', 1, null)).toBe(null)
  expect(await often((tried) => t.room.rename('id-ben', `ben ${tried}`))).toMatchObject({ done: 0, why: 'too-long' })
  expect(await often((tried) => t.room.talk('id-ann', tried % 2 === 0))).toMatchObject({ why: 'too-long' })
  expect((await entriesOf(t)).length).toBeLessThan(2100)
})

test('a seat that one person takes and leaves without end is still there for others', async () => {
  const t = await tableOf([person('ann'), OPEN, OPEN, OPEN])
  const eve = { person: 'id-eve', name: 'eve' }
  const sat = await often((tried) => (tried % 2 === 0 ? t.room.sit(1, eve) : t.room.stand(1, eve.person)))
  expect(sat.why).toBe('too-long')
  expect(await t.room.sit(1, { person: 'id-ben', name: 'ben' })).toBe(null)
  expect((await often((tried) => t.room.ready(1, 'id-ben', tried % 2 === 1))).why).toBe('too-long')
  const bots = await often((tried) => t.room.putBot(2, 'id-ann', tried % 2 === 0 ? 'easy' : 'medium'))
  expect(bots.why).toBe('too-long')
  expect(await t.room.sit(3, { person: 'id-cat', name: 'cat' })).toBe(null)
  expect(await t.room.info(null)).toMatchObject({ status: 'playing' })
})

test('what was worn is known after a restart, from the log and from a snapshot', async () => {
  const kept = new Map<string, Snapshot>()
  const snapshots: Snapshots = {
    read: async (id) => kept.get(id) ?? null,
    save: async (id, snapshot) => void kept.set(id, snapshot),
    drop: async (id) => void kept.delete(id),
  }
  const t = await tableOf(two, { pace: LIVE, snapshots })
  await often(asksInVain(t, 'ben', 1))
  await t.room.keep(1)
  expect(kept.size).toBe(1)
  for (const host of [t.host, { ...t.host, snapshots: null }]) {
    const room = (await Room.open(host, ID))!
    expect(await room.pause('id-ben', 1, true)).toMatchObject({ why: 'too-often' })
    await room.stop()
  }
})

test('a log that was filled by an older version is played to its end', async () => {
  const t = await tableOf(two, { setup: { pebbles: 4, arranged: null } })
  const { summary } = (await t.store.readTable(ID))!
  const entries = Array.from({ length: 20_000 }, (): TableEntry => ({ type: 'drop', seat: null }))
  const { length } = await entriesOf(t)
  await t.store.append(ID, length, entries, { summary, people: null, transcripts: null })
  const full = played(t, (await Room.open(t.host, ID))!)
  await all(full, 'ann', 0, 'take', 'take', 'take', 'end')
  await all(full, 'ben', 1, 'take')
  expect(await full.room.info(null)).toMatchObject({ status: 'over' })
})

test('a table that has not begun does not grow for ever', async () => {
  const t = await tableOf([person('ann'), OPEN, OPEN])
  const { summary } = (await t.store.readTable(ID))!
  const entries = Array.from({ length: 20_000 }, (): TableEntry => ({ type: 'begin', level: null }))
  await t.store.append(ID, (await entriesOf(t)).length, entries, { summary, people: null, transcripts: null })
  const room = (await Room.open(t.host, ID))!
  expect(await room.sit(1, { person: 'id-ben', name: 'ben' })).toMatchObject({ why: 'too-long' })
  expect(await room.giveUp('id-ann')).toBe(null)
})

test('a guest who changes colours with a bot wears nobody’s log but their own', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot(), OPEN])
  expect(await often((tried) => t.room.chooseColour('id-ben', 1, tried % 2 === 0 ? 2 : 1))).toEqual({
    done: 500,
    why: 'too-long',
  })
  expect(await t.room.talk('id-ann', true)).toBe(null)
})

test('a host who moves a guest about wears their own log, also after a restart', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN, OPEN])
  const moved = await often((tried) => t.room.move('id-ann', tried % 2 === 0 ? 1 : 2, tried % 2 === 0 ? 2 : 1))
  expect(moved.why).toBe('too-long')
  for (const room of [t.room, (await Room.open(t.host, ID))!]) {
    expect(await room.talk('id-ann', true)).toMatchObject({ why: 'too-long' })
    expect(await room.rename('id-ben', room === t.room ? 'Ben' : 'Benjamin')).toBe(null)
  }
})

test('a guest who moves about wears their own log', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN, OPEN])
  const moved = await often((tried) => t.room.move('id-ben', tried % 2 === 0 ? 1 : 2, tried % 2 === 0 ? 2 : 1))
  expect(moved.why).toBe('too-long')
  expect(await t.room.talk('id-ann', true)).toBe(null)
})

test('a player whose seat was given to a bot is not charged for it', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  await t.follow('ann')
  await t.clock.advance(10 * MINUTE)
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toBe(null)
  expect((await entriesOf(t)).at(-1)).toMatchObject({ type: 'seat', seat: 1, by: 'host' })
})
