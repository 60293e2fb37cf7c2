import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Mark, MemoryStore, Room, type TableEntry } from '../src/index.ts'
import { type Eye, type Played, type Puppets, all, bot, person, played, settled, tableOf } from './table.ts'

const END: Json = { type: 'end' }
const TAKE: Json = { type: 'take' }

const careful: Puppets['answer'] = (task) => task.legal.find((a) => JSON.stringify(a) === JSON.stringify(END)) ?? TAKE

test('bots play until a person is to move, at the pace people can follow while a person watches', async () => {
  const t = await tableOf([person('ann'), bot(), bot()], { settings: { botDelayMs: 500 } })
  t.bots.answer = careful
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  expect(ann.state).toMatchObject({ ply: 2, thinking: [1] })
  await t.clock.advance(499)
  expect(ann.state.ply).toBe(2)
  await t.clock.advance(1)
  expect(ann.state.ply).toBe(3)
  t.room.unfollow(ann)
  await t.clock.advance(500)
  await settled()
  const back = await t.follow('ann')
  expect(back.state).toMatchObject({ actors: [0], ply: 6, thinking: [] })
})

test('a bot with a long turn takes its time at the beginning and less after that', async () => {
  const t = await tableOf([person('ann'), bot()], { settings: { botDelayMs: 500 } })
  t.bots.answer = (task) => task.legal.find((a) => JSON.stringify(a) === JSON.stringify(TAKE)) ?? END
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  const plies: number[] = []
  for (let ms = 0; ms < 1400; ms += 100) {
    await t.clock.advance(100)
    plies.push(ann.state.ply)
  }
  expect(plies).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6])
})

test('a table of bots waits while nobody watches, and goes on where it was when a person does', async () => {
  const t = await tableOf([bot(), bot('random')], { settings: { botDelayMs: 500 } })
  t.bots.answer = careful
  await t.clock.advance(100_000)
  expect(t.bots.tasks).toEqual([])
  expect(t.room.idleSince).not.toBe(null)
  expect(await t.store.botTables(9, '')).toEqual([])
  const eye = await t.follow(null)
  await t.clock.advance(500)
  await t.clock.advance(500)
  expect(eye.state.ply).toBe(2)
  t.room.unfollow(eye)
  await t.clock.advance(100_000)
  const { length } = t.bots.tasks
  await t.clock.advance(100_000)
  expect(t.bots.tasks).toHaveLength(length)
  const again = await t.follow(null)
  while (again.table.status === 'playing') await t.clock.advance(500)
  expect(t.faults).toEqual([])
})

test('a table whose only person has gone waits too, and one who plays does not have to watch', async () => {
  const t = await tableOf([person('ann'), bot(), bot()])
  t.bots.answer = careful
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  expect((await t.follow('ann')).state.actors).toEqual([0])
  const away = await tableOf([person('ann'), bot()])
  await away.room.away('id-ann', 0, 'easy')
  await settled()
  expect(away.bots.tasks).toEqual([])
})

test('a question is given up when its answer cannot help any more', async () => {
  const t = await tableOf([person('ann'), bot()], { friendly: true })
  t.bots.answer = () => new Promise(() => undefined)
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  expect(t.bots.questions.map(({ isGivenUp }) => isGivenUp)).toEqual([false])
  expect(t.bots.questions[0].isWatched()).toBe(true)
  await t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'past')
  await settled()
  expect(t.bots.questions.map(({ isGivenUp }) => isGivenUp)).toEqual([true])
  expect(ann.state.actors).toEqual([0])
  expect(t.faults).toEqual([])
  await t.room.stop()
})

test('nobody watches any more, or the room stops: its question is given up', async () => {
  const t = await tableOf([bot(), bot()])
  t.bots.answer = () => new Promise(() => undefined)
  const eye = await t.follow(null)
  await settled()
  t.room.unfollow(eye)
  await settled()
  expect(t.bots.questions.map(({ isGivenUp }) => isGivenUp)).toEqual([true])
  expect(t.room.isThinking).toBe(false)
  await t.follow(null)
  await settled()
  await t.room.stop()
  expect(t.bots.questions.map(({ isGivenUp }) => isGivenUp)).toEqual([true, true])
})

test('a question that nobody answers in time is given up before something simpler is played', async () => {
  const t = await tableOf([person('ann'), bot()], { settings: { botLimit: 100 } })
  t.bots.answer = () => new Promise(() => undefined)
  await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(61_000)
  expect(t.bots.questions[0].isGivenUp).toBe(true)
})

test('the same match, seat and position ask a bot with the same generator', async () => {
  const tasks = await Promise.all(
    [1, 2].map(async () => {
      const t = await tableOf([bot(), bot()])
      t.bots.answer = careful
      await t.follow(null)
      await settled()
      return t.bots.tasks.map(({ rng, seat, level }) => ({ rng, seat, level }))
    }),
  )
  expect(tasks[0].length).toBeGreaterThan(10)
  expect(tasks[0]).toEqual(tasks[1])
  expect(new Set(tasks[0].map(({ rng }) => rng.join())).size).toBe(tasks[0].length)
})

test('a bot that fails is replaced by a weaker one, then by any legal action', async () => {
  const t = await tableOf([person('ann'), { kind: 'bot', name: 'Iona', level: 'hard' }])
  t.bots.answer = ({ level }) => (level === 'easy' ? TAKE : Promise.reject(new Error('no net')))
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  expect(t.bots.tasks.slice(0, 3).map(({ level }) => level)).toEqual(['hard', 'medium', 'easy'])
  expect(ann.state.ply).toBeGreaterThan(2)
  t.bots.answer = () => Promise.reject(new Error('broken'))
  await settled()
  expect(ann.state.actors).toEqual([0])
})

test('a bot that answers nonsense or never does not hold up the table', async () => {
  const t = await tableOf([person('ann'), bot()], { settings: { botLimit: 100 } })
  const ann = await t.follow('ann')
  t.bots.answer = () => ['nonsense']
  await all(t, 'ann', 0, 'take')
  await all(t, 'ann', 0, 'end')
  await settled()
  expect(t.faults).toContain('a bot failed')
  const { ply } = ann.state
  expect(ply).toBeGreaterThan(2)
  t.bots.answer = () => new Promise(() => undefined)
  while (ann.state.actors[0] === 1) await t.clock.advance(61_000)
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  const stuck = ann.state.ply
  await t.clock.advance(61_000)
  expect(ann.state.ply).toBeGreaterThan(stuck)
})

test('a person hands the seat to a bot and takes it back', async () => {
  const t = await tableOf([person('ann'), person('ben')], { settings: { botDelayMs: 500 } })
  t.bots.answer = careful
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  expect(await t.room.away('id-ben', 0, 'easy')).toMatchObject({ why: 'not-seated' })
  expect(await t.room.away('id-ann', 0, 'easy')).toBe(null)
  expect(ben.table.seats[0]).toMatchObject({ kind: 'person', name: 'ann', away: 'easy' })
  expect(ann.state).toMatchObject({ legal: [], thinking: [0] })
  expect(await t.room.submit('id-ann', { seat: 0, version: 0 }, TAKE)).toMatchObject({ why: 'not-your-turn' })
  expect(await t.room.away('id-ann', 0, null)).toBe(null)
  await t.clock.advance(600)
  expect(ann.state).toMatchObject({ ply: 0, thinking: [] })
  expect(ann.state.legal).toHaveLength(2)
  expect(ben.chat.map(({ note }) => note)).toEqual(['away', 'back'])
})

test('the host hands the seat of a person who has been gone for long to a bot, not before', async () => {
  const t = await tableOf([person('ann'), person('ben')], { settings: { grace: 300_000 } })
  const [ben] = [await t.follow('ben'), await t.follow('ann')]
  await t.clock.advance(400_000)
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toMatchObject({ why: 'not-absent' })
  t.room.unfollow(ben)
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toMatchObject({ why: 'not-absent' })
  await t.clock.advance(t.host.settings.grace)
  expect(await t.room.putBot(1, 'id-ben', 'easy')).toMatchObject({ why: 'not-host' })
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toBe(null)
  const [ann, back] = [await t.follow('ann'), await t.follow('ben')]
  expect(ann.table.seats[1]).toMatchObject({ away: 'easy' })
  expect(await t.room.away('id-ben', 1, null)).toBe(null)
  expect(back.table.seats[1]).toMatchObject({ away: null, mine: true })
})

test('if the host is gone too, anybody at the table may', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  expect(await t.room.putBot(0, 'id-ben', 'easy')).toMatchObject({ why: 'not-host' })
  await t.clock.advance(400_000)
  expect(await t.room.putBot(0, 'id-eve', 'easy')).toMatchObject({ why: 'not-host' })
  expect(await t.room.putBot(0, 'id-ben', 'easy')).toBe(null)
})

test('a room that is read again lets its bots go on', async () => {
  const t = await tableOf([person('ann'), bot()], { settings: { botDelayMs: 500 } })
  t.bots.answer = careful
  await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await t.room.stop()
  await t.clock.advance(1000)
  expect(await t.store.botTables(10, '')).toEqual(['table-0001'])
  const again = played(t, (await Room.open(t.host, 'table-0001'))!)
  await settled()
  expect((await again.follow('ann')).state.actors).toEqual([0])
})

test('a bot that cannot move while the store is away moves when it is back, though nobody does anything', async () => {
  let isAway = false
  const lease = (): Promise<boolean> => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(true))
  const t = await tableOf([person('ann'), bot()], { otherProcesses: { lease } })
  t.bots.answer = careful
  const ann = await t.follow('ann')
  isAway = true
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(60_000)
  expect(ann.state.actors).toEqual([1])
  expect(new Set(t.faults)).toEqual(new Set(['a bot could not move']))
  isAway = false
  await t.clock.advance(5000)
  expect(ann.state.actors).toEqual([0])
  await t.room.stop()
})

class AwayStore extends MemoryStore {
  isGone = false
  reads = 0
  override isAway(): boolean {
    return true
  }
  override async append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    this.#answer()
    return super.append(table, seq, entries, mark)
  }
  override async readTable(table: string): ReturnType<MemoryStore['readTable']> {
    this.reads++
    this.#answer()
    return super.readTable(table)
  }
  #answer(): void {
    if (this.isGone) throw new Error('away')
  }
}

/** The last ply of a bot's turn is in the match log and not in the store, which is away. */
async function unstored(): Promise<{ t: Played; store: AwayStore; ann: Eye }> {
  const store = new AwayStore()
  const t = await tableOf([person('ann'), bot()], { store })
  t.bots.answer = (task) => {
    const action = careful(task)
    store.isGone ||= JSON.stringify(action) === JSON.stringify(END)
    return action
  }
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  expect(t.faults).toEqual(['a change could not be made', 'a bot could not move'])
  t.bots.answer = careful
  await t.clock.advance(60_000)
  expect(ann.state).toMatchObject({ actors: [1], ply: 3 })
  return { t, store, ann }
}

test('the last ply of a bot that could not be stored is played when the store is back, though nobody does anything', async () => {
  const { t, store, ann } = await unstored()
  store.isGone = false
  await t.clock.advance(5000)
  expect(ann.state).toMatchObject({ actors: [0], ply: 4 })
  expect(await store.readEntries('table-0001', 0)).toHaveLength(7)
  await t.room.stop()
})

test('a ply that could not be stored does not hide what another process has stored in its place', async () => {
  const { t, store, ann } = await unstored()
  store.isGone = false
  const entry: TableEntry = { type: 'ply', seat: 1, action: END }
  const { summary } = (await store.readTable('table-0001'))!
  await store.append('table-0001', 6, [entry], { summary, people: null, transcripts: null })
  t.room.hear({ of: 'log', at: 7 })
  await settled()
  expect(ann.state).toMatchObject({ actors: [0], ply: 4 })
  await t.room.stop()
})

test('a store that is away is asked again and again, and not by a room that was given up', async () => {
  const { t, store } = await unstored()
  const { reads } = store
  await t.clock.advance(5000)
  expect(store.reads).toBe(reads + 1)
  await t.room.stop()
  await t.clock.advance(60_000)
  expect(store.reads).toBe(reads + 1)
})
