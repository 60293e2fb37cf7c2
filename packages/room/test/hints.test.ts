import type { ChatLine, Refusal, TimeControl } from '@bothy/protocol'
import { describe, expect, test } from 'vitest'
import { readRecord } from '@bothy/kernel'
import {
  type Advised,
  type Holder,
  importedTable,
  MatchLog,
  Room,
  type TableEntry,
  type TableRow,
} from '../src/index.ts'
import { pebbles } from './pebbles.ts'
import { ADVICE, OPEN, type Played, all, bot, person, played, rowOf, settled, surroundings, tableOf } from './table.ts'

const ID = 'table-0001'
const MINUTE = 60_000
const LIVE: TimeControl = { kind: 'live', reserve: 60 * MINUTE, increment: 0, late: 'bot' }
const solo = [person('ann'), bot()]
const two = [person('ann'), person('ben')]

const versionOf = async (t: Played, name: string): Promise<number> => (await t.follow(name)).state.version

async function hint(t: Played, name = 'ann', seat = 0): Promise<Advised | Refusal['why']> {
  const answer = await t.room.hint(`id-${name}`, { seat, version: await versionOf(t, name) })
  return 'why' in answer ? answer.why : answer
}

async function counted(t: Played): Promise<number> {
  const entries: readonly TableEntry[] = await t.store.readEntries(ID, 0)
  return entries.filter(({ type }) => type === 'hint').length
}

const notes = (lines: readonly ChatLine[]): readonly unknown[] =>
  lines.filter(({ note }) => note === 'hinted').map(({ name, seat }) => ({ name, seat }))

const opened = async (t: Played): Promise<Played> => played(t, (await Room.open(t.host, ID))!)

describe('a hint', () => {
  test('is given to the holder of the seat that is to move', async () => {
    const t = await tableOf(solo)
    expect(await hint(t)).toEqual(ADVICE)
    expect(t.bots.asked).toHaveLength(1)
    expect(t.bots.asked[0]).toMatchObject({ game: 'pebbles', seats: 2, seat: 0, table: ID })
  })

  test('is refused to others, at other moments, and about another position', async () => {
    const t = await tableOf(two, { hints: true })
    expect(await hint(t, 'ben', 0)).toBe('not-seated')
    expect(await hint(t, 'ben', 1)).toBe('not-your-turn')
    expect(await t.room.hint(null, { seat: 0, version: 0 })).toMatchObject({ why: 'not-seated' })
    expect(await t.room.hint('id-ann', { seat: 0, version: 7 })).toMatchObject({ why: 'stale' })
    expect(await t.room.hint('id-ann', { seat: 5, version: 0 })).toMatchObject({ why: 'not-seated' })
    await t.room.away('id-ann', 0, 'easy')
    expect(await hint(t)).toBe('not-your-turn')
    expect(t.bots.asked).toEqual([])
    expect(await counted(t)).toBe(0)
  })

  test('needs a match that runs, and more than one choice', async () => {
    const waiting = await tableOf([person('ann'), OPEN], { hints: true })
    expect(await waiting.room.hint('id-ann', { seat: 0, version: 0 })).toMatchObject({ why: 'not-your-turn' })
    const t = await tableOf([person('ann')], { setup: { pebbles: 4 } })
    await all(t, 'ann', 0, 'peek', 'take', 'take', 'take')
    expect(await hint(t)).toBe('no-choice')
    await all(t, 'ann', 0, 'end', 'take')
    expect(await hint(t)).toBe('finished')
  })

  test('is refused while the clock is stopped', async () => {
    const t = await tableOf([person('ann'), bot()], { pace: LIVE })
    await t.room.pause('id-ann', 0, true)
    expect(await hint(t)).toBe('paused')
    await t.room.pause('id-ann', 0, false)
    expect(await hint(t)).toEqual(ADVICE)
  })

  test('is refused where the game has failed', async () => {
    const t = await tableOf(solo)
    const { summary } = (await t.store.readTable(ID))!
    const { length } = await t.store.readEntries(ID, 0)
    const halt: TableEntry = { type: 'halt', fault: 'threw', sealed: false, program: t.host.guard.program }
    await t.store.append(ID, length, [halt], { summary, people: null, transcripts: null })
    expect(await hint(await opened(t))).toBe('halted')
  })

  test('is refused to a seat that has resigned', async () => {
    const t = await tableOf(two, { hints: true })
    await t.room.resign('id-ann', 0)
    expect(await hint(t)).toBe('resigned')
  })
})

describe('hints at a table', () => {
  const kinds: [string, readonly Holder[], { hints?: boolean; rated?: boolean }, boolean, string][] = [
    ['alone', [person('ann')], {}, true, 'hints'],
    ['one person against bots', solo, {}, true, 'hints'],
    ['where the host says no', solo, { hints: false }, false, 'hints-off'],
    ['several persons', two, {}, false, 'hints-off'],
    ['several persons whose host says so', two, { hints: true }, true, 'hints'],
    ['a rated table', solo, { rated: true }, false, 'rated-hints'],
    ['a rated table, even if it was said', two, { rated: true, hints: true }, false, 'rated-hints'],
  ]
  test.each(kinds)('%s', async (_, holders, changes, isAllowed, answer) => {
    const t = await tableOf(holders, changes)
    expect(await t.room.info('id-ann')).toMatchObject({ hints: isAllowed })
    const given = await hint(t)
    expect(typeof given === 'string' ? given : 'hints').toBe(answer)
    expect(await counted(t)).toBe(isAllowed ? 1 : 0)
  })

  test('are allowed once bots have taken the free seats', async () => {
    const t = await tableOf([person('ann'), OPEN])
    const ann = await t.follow('ann')
    expect(ann.table.hints).toBe(false)
    await t.room.putBot(1, 'id-ann', 'easy')
    expect((await t.room.info('id-ann'))?.hints).toBe(true)
  })

  test('go on at the table of the rematch', async () => {
    const t = await tableOf([person('ann')], { setup: { pebbles: 1 }, hints: false })
    await all(t, 'ann', 0, 'take')
    const made: TableRow[] = []
    await t.room
      .again('id-ann', {
        get: () => Promise.resolve(null),
        create: ({ row }) => {
          made.push(row)
          return Promise.reject(new Error('enough'))
        },
        isClosed: () => Promise.resolve(false),
        drawId: () => 'table-0002',
        allow: () => undefined,
      })
      .catch(() => undefined)
    expect(made).toMatchObject([{ id: 'table-0002', hints: false }])
  })
})

describe('a position', () => {
  test('counts once: asking again gives the same list and asks no expert', async () => {
    const t = await tableOf(two, { hints: true })
    const ben = await t.follow('ben')
    const first = await hint(t)
    expect(await hint(t)).toEqual(first)
    expect(await hint(t)).toEqual(first)
    await settled()
    expect([await counted(t), t.bots.asked.length]).toEqual([1, 1])
    expect(notes(ben.chat)).toEqual([{ name: 'ann', seat: 0 }])
  })

  test('that is there again after an undo counts no second time; another one does', async () => {
    const t = await tableOf(solo)
    await hint(t)
    await all(t, 'ann', 0, 'take')
    expect(await counted(t)).toBe(1)
    await hint(t)
    expect(await counted(t)).toBe(2)
    expect((await t.follow('ann')).state.canUndo).toBe('free')
    await t.room.undo('id-ann', { seat: 0, version: await versionOf(t, 'ann') }, 'step')
    expect(await hint(t)).toEqual(ADVICE)
    await t.room.redo('id-ann', { seat: 0, version: await versionOf(t, 'ann') })
    expect(await hint(t)).toEqual(ADVICE)
    expect(await counted(t)).toBe(2)
  })

  test('still counts once when the table is opened again', async () => {
    const t = await tableOf(solo)
    await hint(t)
    await all(t, 'ann', 0, 'take')
    await hint(t)
    const again = await opened(t)
    expect(await hint(again)).toEqual(ADVICE)
    await again.room.undo('id-ann', { seat: 0, version: await versionOf(again, 'ann') }, 'step')
    expect(await hint(again)).toEqual(ADVICE)
    expect(await counted(t)).toBe(2)
  })

  test('is thought about once, however often it is asked for at the same time', async () => {
    const t = await tableOf(solo)
    const version = await versionOf(t, 'ann')
    const answers = await Promise.all([1, 2, 3].map(() => t.room.hint('id-ann', { seat: 0, version })))
    expect(answers).toEqual([ADVICE, ADVICE, ADVICE])
    expect([await counted(t), t.bots.asked.length]).toEqual([1, 1])
  })

  test('that is gone before the answer is there gets none, and is not counted', async () => {
    const t = await tableOf(solo)
    let answer = (): void => undefined
    t.bots.advice = () => new Promise((resolve) => (answer = () => resolve(ADVICE)))
    const version = await versionOf(t, 'ann')
    const asking = t.room.hint('id-ann', { seat: 0, version })
    await settled()
    await all(t, 'ann', 0, 'take')
    expect(t.bots.doubts[0].isGivenUp).toBe(true)
    answer()
    expect(await asking).toMatchObject({ why: 'stale' })
    expect(await counted(t)).toBe(0)
  })
})

describe('no hint is counted', () => {
  test('where the expert fails, is late, has nothing to say or knows no such table; later one may come', async () => {
    const t = await tableOf(solo)
    t.bots.advice = () => Promise.reject(new Error('broken'))
    expect(await hint(t)).toBe('no-hint')
    expect(t.faults).toEqual(['a hint could not be found'])
    t.bots.advice = () => new Promise(() => undefined)
    const late = hint(t)
    await settled()
    await t.clock.advance(15_000)
    expect(await late).toBe('no-hint')
    expect(t.bots.doubts[1].isGivenUp).toBe(true)
    t.bots.advice = () => ({ unit: 'share', list: [] })
    expect(await hint(t)).toBe('no-hint')
    t.bots.advice = () => null
    expect(await hint(t)).toBe('no-expert')
    expect([await counted(t), t.faults.length]).toEqual([0, 1])
    t.bots.advice = () => ADVICE
    expect(await hint(t)).toEqual(ADVICE)
    expect(await counted(t)).toBe(1)
  })

  test('where the log of a person is full; what was counted is told again', async () => {
    const t = await tableOf(solo)
    await hint(t)
    const { row, summary } = (await t.store.readTable(ID))!
    const before = await t.store.readEntries(ID, 0)
    const flood = Array.from({ length: 1200 }, (): TableEntry => ({ type: 'hint', seat: 0 }))
    await t.store.append(row.id, before.length, flood, { summary, people: null, transcripts: null })
    const full = await opened(t)
    expect(await hint(full)).toEqual(ADVICE)
    await all(full, 'ann', 0, 'take')
    expect(await hint(full)).toBe('too-long')
    expect(full.bots.asked).toHaveLength(2)
  })
})

test('an expert is asked with numbers that follow from what the seat sees alone', async () => {
  const rngs: unknown[] = []
  for (const [own, other, seed] of [
    [5, 6, 'a'],
    [5, 7, 'b'],
    [8, 6, 'a'],
  ] as const) {
    const around = surroundings()
    const host = { ...around.host, drawSeed: () => seed }
    const room = await Room.create(host, rowOf(2, { pebbles: 9, arranged: [own, other] }), solo)
    await settled()
    const t = played(around, room)
    await hint(t)
    rngs.push(t.bots.asked[0].rng)
  }
  expect(rngs[1]).toEqual(rngs[0])
  expect(rngs[2]).not.toEqual(rngs[0])
})

test('the record says how many hints each seat was given', async () => {
  const t = await tableOf(two, { hints: true, setup: { pebbles: 3 } })
  await hint(t)
  await all(t, 'ann', 0, 'take')
  await hint(t)
  await hint(t)
  await all(t, 'ann', 0, 'end')
  await hint(t, 'ben', 1)
  await all(t, 'ben', 1, 'take', 'take')
  expect((await t.room.record())?.hints).toEqual([2, 1])
  expect((await (await opened(t)).room.record())?.hints).toEqual([2, 1])
})

test('a record that is brought in keeps its hints', async () => {
  const t = await tableOf([person('ann')], { setup: { pebbles: 2 } })
  await hint(t)
  await all(t, 'ann', 0, 'take', 'take')
  const read = readRecord(pebbles, { ...(await t.room.record()), hints: [12] })
  if (!read.ok) throw new Error(read.problem.at)
  const row = rowOf(1, read.match.setup, { id: 'table-0002', hints: false })
  const { entries } = importedTable(t.host.game('pebbles')!, { row, holders: [person('ann')], now: 1 }, read)
  expect(new MatchLog(row, t.host.game('pebbles')!, entries).hints.counts).toEqual([12])
})
