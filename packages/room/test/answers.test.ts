import { expect, test } from 'vitest'
import { MemoryStore, Room } from '../src/index.ts'
import { bot, person, played, settled, tableOf } from './table.ts'
import { type Vote, votes } from './votes.ts'

const AYE: Vote = { type: 'vote', vote: 'aye' }
const NAY: Vote = { type: 'vote', vote: 'nay' }
const three = [person('ann'), person('ben'), person('cat')]
const at = (seat: number, version: number): { seat: number; version: number } => ({ seat, version })

test('answers to one question are taken in any order, and shown with the last', async () => {
  const t = await tableOf(three, { game: votes })
  const [ann, cat] = [await t.follow('ann'), await t.follow('cat')]
  const answers = await Promise.all([
    t.room.submit('id-ben', at(1, 0), AYE),
    t.room.submit('id-cat', at(2, 0), NAY),
    t.room.submit('id-ben', at(1, 0), AYE),
  ])
  expect(answers.map((answer) => answer?.why ?? 'done')).toEqual(['done', 'done', 'stale'])
  expect(ann.state).toMatchObject({ version: 0, ply: 2, actors: [0], answered: [1, 2], view: { mine: null } })
  expect(ann.state.canUndo).toBe('no')
  expect(cat.state).toMatchObject({ version: 2, canUndo: 'free', legal: [], view: { mine: 'nay' } })
  const told = ann.states.flatMap(({ log, view }) => [log, view])
  expect(JSON.stringify(told)).not.toMatch(/aye|nay/)
  expect(await t.room.submit('id-ann', at(0, 0), AYE)).toBe(null)
  expect(ann.state).toMatchObject({
    version: 3,
    actors: [0, 1, 2],
    answered: [],
    view: { rounds: [['aye', 'aye', 'nay']] },
  })
})

test('an answer is changed until the last one is in; the others notice nothing', async () => {
  const t = await tableOf(three, { game: votes })
  const [ann, ben, cat] = [await t.follow('ann'), await t.follow('ben'), await t.follow('cat')]
  await t.room.submit('id-ben', at(1, 0), AYE)
  await t.room.submit('id-cat', at(2, 0), NAY)
  expect(await t.room.undo('id-ben', at(1, 1), 'step')).toBe(null)
  expect(ben.state).toMatchObject({ version: 3, ply: 1, from: 0, actors: [0, 1], canUndo: 'no', canRedo: false })
  expect(ben.state.answered).toEqual([2])
  expect(ann.state).toMatchObject({ version: 0, from: 0, log: [{ ply: 0, seat: 2 }] })
  expect(cat.state).toMatchObject({ version: 2, canUndo: 'free', view: { mine: 'nay' } })
  expect(await t.room.submit('id-ben', at(1, 3), NAY)).toBe(null)
  expect(await t.room.submit('id-ann', at(0, 0), AYE)).toBe(null)
  expect(ann.state.view).toMatchObject({ rounds: [['aye', 'nay', 'nay']] })
  await settled()
  expect(ann.chat.map(({ note }) => note)).not.toContain('undone')
  const again = played(t, (await Room.open(t.host, 'table-0001'))!)
  for (const who of ['ann', 'ben', null]) {
    const [before, after] = [await t.follow(who), await again.follow(who)]
    expect(after.state).toEqual(before.state)
  }
})

test('bots answer at once, whatever people do meanwhile, and keep their answer', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot()], { game: votes })
  const ann = await t.follow('ann')
  expect(ann.state).toMatchObject({ ply: 1, actors: [0, 1], thinking: [] })
  await t.room.submit('id-ann', at(0, 0), AYE)
  await t.room.undo('id-ann', at(0, ann.state.version), 'step')
  expect(ann.state).toMatchObject({ ply: 1, actors: [0, 1], thinking: [] })
  expect(t.bots.tasks).toHaveLength(1)
})

test('a slow bot answers the question it was asked, though a person answered before it', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot()], { game: votes })
  const ann = await t.follow('ann')
  let answer = (): void => undefined
  t.bots.answer = (task) => new Promise((resolve) => (answer = () => resolve(task.legal[1])))
  await t.room.submit('id-ann', at(0, 0), AYE)
  await t.room.submit('id-ben', at(1, 0), AYE)
  await settled()
  await t.room.submit('id-ann', at(0, ann.state.version), AYE)
  answer()
  await settled()
  expect(ann.state).toMatchObject({ actors: [1], ply: 5 })
  expect(t.bots.tasks.map(({ seat }) => seat)).toEqual([2, 2])
})

test('two processes: the one that loses the race for the entry answers all the same', async () => {
  const store = new MemoryStore()
  const t = await tableOf(three, { game: votes, store })
  const other = played(t, (await Room.open(t.host, 'table-0001'))!)
  const answers = await Promise.all([
    t.room.submit('id-ann', at(0, 0), AYE),
    other.room.submit('id-ben', at(1, 0), NAY),
  ])
  expect(answers).toEqual([null, null])
  expect(await t.room.submit('id-cat', at(2, 0), AYE)).toBe(null)
  const cat = await t.follow('cat')
  expect(cat.state.view).toMatchObject({ rounds: [['aye', 'nay', 'aye']] })
  expect(await other.room.submit('id-cat', at(2, 0), AYE)).toMatchObject({ why: 'stale' })
})
