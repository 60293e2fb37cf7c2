import { Match } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type AnyGame, type EngineTask, type FaultReport, Room, haltTable, releaseTable } from '../src/index.ts'
import { type Place, faulty } from './faulty.ts'
import { Eye, all, bot, person, played, rowOf, settled, surroundings, tableOf } from './table.ts'

const fail = (): never => {
  throw new Error('a rule is broken')
}

function bringAbout(game: AnyGame, { setup, seats, seed, revision, entries, wanted }: FaultReport): void {
  if (seed === null || revision === null || wanted === null) throw new Error('nothing to play')
  const table = new Match(game, { game: game.id, setup, seats, seed, revision }, entries)
  table.submitAll(wanted.seat, table.version, wanted.actions)
  game.progress(table.state)
}

test.each<Place>(['apply', 'actors', 'progress'])(
  'a move fails in %s: it is reported, and others can be made',
  async (place) => {
    const game = faulty(place, fail)
    const t = await tableOf([person('ann'), person('bo')], { game })
    const eye = await t.follow('ann')
    await all(t, 'ann', 0, 'take')
    expect(await t.play('ann', 0, 'peek')).toMatchObject({ why: 'faulty' })
    expect(eye.table.halted).toBe(false)
    await all(t, 'ann', 0, 'take', 'end')
    expect(t.reports).toHaveLength(1)
    expect(t.reports[0]).toMatchObject({ kind: 'threw', task: 'command', table: 'table-0001', game: 'pebbles' })
    expect(() => bringAbout(game, t.reports[0])).toThrow('a rule is broken')
  },
)

test.each<Place>(['view', 'legal'])('a position that cannot be shown (%s) stops the table', async (place) => {
  const t = await tableOf([person('ann'), person('bo')], { game: faulty(place, fail) })
  const [ann, watcher] = [await t.follow('ann'), await t.follow(null)]
  const { version } = ann.state
  expect(await t.room.submit('id-ann', { seat: 0, version }, { type: 'peek' })).toBe(null)
  await settled()
  expect(ann.table.halted).toBe(true)
  expect(watcher.state.ply).toBe(1)
  expect(await t.room.submit('id-ann', { seat: 0, version: 1 }, { type: 'take' })).toMatchObject({ why: 'halted' })
  expect(t.reports).toHaveLength(1)
  expect(t.reports[0]).toMatchObject({ task: 'show', entries: [{ type: 'ply', action: { type: 'peek' } }] })
  expect(JSON.stringify(t.reports)).not.toMatch(/ann|bo"/)
})

test('bots stop where the game fails, and a person alone may go back', async () => {
  const t = await tableOf([person('ann'), bot('easy')], { game: faulty('apply', fail) })
  t.bots.answer = ({ legal }) => legal.find((a) => JSON.stringify(a).includes('peek')) ?? legal[0]
  const eye = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  const asked = t.bots.tasks.length
  expect(eye.table.halted).toBe(true)
  await t.clock.advance(60_000)
  expect(t.bots.tasks.length).toBe(asked)
  expect(eye.state).toMatchObject({ canUndo: 'confirm', thinking: [] })
  t.bots.answer = ({ legal }) => legal[0]
  expect(await t.room.undo('id-ann', { seat: 0, version: eye.state.version }, 'past')).toBe(null)
  expect(eye.table.halted).toBe(false)
  await all(t, 'ann', 0, 'take')
})

test('a bot that cannot be asked stops the table', async () => {
  let isMended = true
  const game = faulty('clone', fail, () => isMended)
  const t = await tableOf([person('ann'), bot('easy')], { game })
  t.bots.answer = ({ legal }) => {
    isMended = false
    return legal.find((a) => JSON.stringify(a).includes('peek')) ?? legal[0]
  }
  const eye = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  expect(eye.table.halted).toBe(true)
  expect(t.reports[0]).toMatchObject({ task: 'bot' })
})

test('it stays stopped when it is loaded again, until another program comes', async () => {
  let isMended = false
  const around = surroundings({ game: faulty('apply', fail, () => isMended) })
  const room = await Room.create(around.host, rowOf(2), [person('ann'), bot('easy')])
  around.bots.answer = ({ legal }) => legal.find((a) => JSON.stringify(a).includes('peek')) ?? legal[0]
  await all(played(around, room), 'ann', 0, 'take', 'end')
  await settled()
  isMended = true
  const open = async (program: string): Promise<Eye> => {
    const again = await Room.open({ ...around.host, guard: { ...around.host.guard, program } }, room.id)
    const eye = new Eye('id-ann')
    await again?.follow(eye)
    return eye
  }
  expect((await open('')).table.halted).toBe(true)
  expect((await open('0.2.0')).table.halted).toBe(false)
})

test('a match that cannot begin is reported, and so is one that cannot be loaded', async () => {
  const around = surroundings({ game: faulty('create', fail) })
  await expect(Room.create(around.host, rowOf(1), [person('ann')])).rejects.toMatchObject({ name: 'GameFault' })
  expect(around.reports).toHaveLength(1)
  let isMended = true
  const later = surroundings({ game: faulty('apply', fail, () => isMended) })
  const room = await Room.create(later.host, rowOf(2), [person('ann'), person('bo')])
  await all(played(later, room), 'ann', 0, 'peek')
  isMended = false
  await expect(Room.open(later.host, room.id)).rejects.toMatchObject({ why: 'unreadable' })
  expect(later.reports).toMatchObject([{ task: 'load', entries: [{ type: 'ply' }] }])
})

const looped = (task: EngineTask) => ({ kind: 'looped', task, wanted: null, error: new Error('no end') }) as const

test('a move that did not end stops the table, which can be taken back, but not for ever', async () => {
  const t = await tableOf([person('ann'), person('bo')])
  const eye = await t.follow('ann')
  for (const isLast of [false, false, true]) {
    await all(t, 'ann', 0, 'take')
    await haltTable(t.host, t.room.id, looped('command'))
    t.room.hear({ of: 'log', at: (await t.store.readEntries(t.room.id, 0)).length })
    await settled()
    expect(eye.table.halted).toBe(true)
    expect(eye.state).toMatchObject({ legal: [], canUndo: 'free' })
    if (isLast) break
    expect(await t.room.undo('id-ann', { seat: 0, version: eye.state.version }, 'step')).toBe(null)
    expect(eye.table.halted).toBe(false)
  }
  expect(t.reports.map(({ kind }) => kind)).toEqual(['looped', 'looped', 'looped'])
  await expect(Room.open(t.host, t.room.id)).rejects.toMatchObject({ why: 'halted' })
})

test.each<EngineTask>(['load', 'show'])('where it is the %s that did not end, nobody tries again', async (task) => {
  const t = await tableOf([person('ann'), person('bo')])
  await all(t, 'ann', 0, 'take')
  await haltTable(t.host, t.room.id, looped('command'))
  await haltTable(t.host, t.room.id, looped(task))
  const asked: string[] = []
  const guard = { ...t.host.guard, enter: (table: string) => void asked.push(table) }
  await expect(Room.open({ ...t.host, guard }, t.room.id)).rejects.toMatchObject({ why: 'halted' })
  expect(asked).toEqual([])
  const newer = { ...t.host, guard: { ...t.host.guard, program: '0.2.0' } }
  expect((await Room.open(newer, t.room.id))?.id).toBe(t.room.id)
  await releaseTable(t.host, t.room.id, '')
  expect((await Room.open(t.host, t.room.id))?.id).toBe(t.room.id)
})

test('a person who comes to a table that was released finds it released', async () => {
  const t = await tableOf([person('ann'), person('bo')])
  const stayed = await t.follow('bo')
  await haltTable(t.host, t.room.id, looped('command'))
  t.room.hear({ of: 'log', at: Infinity })
  await settled()
  expect(stayed.table.halted).toBe(true)
  expect(await releaseTable(t.host, t.room.id, '')).toBe(true)
  expect((await t.follow('ann')).table.halted).toBe(false)
  expect(stayed.table.halted).toBe(false)
  expect(await releaseTable(t.host, t.room.id, '')).toBe(false)
  expect(await releaseTable(t.host, 'nowhere', '')).toBe(false)
})

test('a room says of every call of a game which table it is for, and when it is over', async () => {
  const calls: string[] = []
  const around = surroundings()
  const guard = {
    ...around.host.guard,
    enter: (table: string, task: EngineTask) => void calls.push(`${table} ${task}`),
    leave: () => void calls.push('over'),
  }
  const host = { ...around.host, guard }
  const room = await Room.create(host, rowOf(2), [person('ann'), bot('easy')])
  await all(played({ ...around, host }, room), 'ann', 0, 'take', 'end')
  await settled()
  await room.stop()
  await Room.open(host, room.id)
  const begun = calls.filter((_, at) => at % 2 === 0)
  expect(calls.filter((_, at) => at % 2 === 1).every((call) => call === 'over')).toBe(true)
  expect(new Set(begun)).toEqual(new Set(['command', 'show', 'bot', 'load'].map((task) => `${room.id} ${task}`)))
})
