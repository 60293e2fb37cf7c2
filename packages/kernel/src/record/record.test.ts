import { describe, expect, test } from 'vitest'
import { hashOf } from '../hash.ts'
import { gameOfRecord, readRecord } from './read-record.ts'
import {
  NO_NOTES,
  RECORD_LIMITS,
  type RecordedMatch,
  type RecordFile,
  type RecordProblem,
  readPly,
  replay,
  seatLetter,
  writePly,
  writeRecord,
} from './record.ts'
import { Match } from '../match/match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'
import type { Toy } from '../toy/types.ts'

const NAMES = ['Ann', 'Bob']

function playedMatch(plies = Number.POSITIVE_INFINITY): RecordedMatch<Toy> {
  const setup = { ...USUAL, doubled: true, arranged: { pile: [7, 3] } }
  const table = new Match(toy, { game: 'toy', revision: 1, setup, seats: 2, seed: 'a seed' })
  while (table.plies.length < plies && toy.actors(table.state).length > 0) {
    const seat = toy.actors(table.state)[0]
    table.submit(seat, table.version, table.legal(seat)[0])
  }
  return table.match
}

const travelled = (file: RecordFile): { [field: string]: unknown } =>
  JSON.parse(JSON.stringify(file)) as { [field: string]: unknown }
const whole = (): { [field: string]: unknown } => travelled(writeRecord(toy, playedMatch(), NAMES))

describe('plies', () => {
  test('are written after the letter of their seat', () => {
    expect(writePly(toy, { seat: 2, action: { type: 'pick', stone: 7 } })).toBe('c pick 7')
    expect(readPly(toy, 'c pick 7')).toEqual({ seat: 2, action: { type: 'pick', stone: 7 } })
    expect(seatLetter(0)).toBe('a')
  })

  test.each(['', 'a', 'pick 7', 'i look', 'A look', ' look', 'alook', '1 look', 'a  look', 'a looks'])(
    'refuses "%s"',
    (text) => {
      expect(() => readPly(toy, text)).toThrow()
    },
  )
})

describe('a record file', () => {
  test('comes back as the match it was', () => {
    const match = playedMatch()
    const read = readRecord(toy, whole())
    expect(read).toEqual({ ok: true, match, names: NAMES, notes: NO_NOTES, state: replay(toy, match) })
    expect(gameOfRecord(whole())).toBe('toy')
    expect(gameOfRecord({ game: 'x'.repeat(RECORD_LIMITS.game + 1) })).toBeNull()
  })

  test('says that undo was friendly only where it was', () => {
    const match = playedMatch()
    const [plain, friendly] = [false, true].map((was) => writeRecord(toy, match, NAMES, { ...NO_NOTES, friendly: was }))
    expect(JSON.stringify(plain)).toBe(JSON.stringify(writeRecord(toy, match, NAMES)))
    expect(plain).not.toHaveProperty('friendly')
    expect(readRecord(toy, travelled(friendly))).toMatchObject({ ok: true, notes: { friendly: true } })
    expect(readRecord(toy, { ...whole(), friendly: 'yes' })).toEqual({
      ok: false,
      problem: { why: 'not-a-record', at: 'friendly', ply: null },
    })
  })

  test('says how many hints each seat was given, if any was', () => {
    const file = travelled(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, hints: [0, 3] }))
    expect(file).toMatchObject({ hints: [0, 3] })
    expect(readRecord(toy, file)).toMatchObject({ ok: true, notes: { hints: [0, 3] } })
    expect(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, hints: [0, 0] })).not.toHaveProperty('hints')
    for (const hints of ['many', [0], [1, 2, 3], [0, 0.5], [-1, 0], [0, RECORD_LIMITS.hints + 1], null])
      expect(readRecord(toy, { ...whole(), hints })).toEqual({
        ok: false,
        problem: { why: 'not-a-record', at: 'hints', ply: null },
      })
  })

  test('says who resigned, in order, and that it was abandoned', () => {
    const notes = { ...NO_NOTES, resigned: [1, 0], abandoned: true }
    const file = travelled(writeRecord(toy, playedMatch(5), NAMES, notes))
    expect(file).toMatchObject({ resigned: [0, 1], abandoned: true, result: null })
    expect(readRecord(toy, file)).toMatchObject({ ok: true, notes: { ...notes, resigned: [0, 1] } })
    const plain = writeRecord(toy, playedMatch(5), NAMES)
    expect([Object.hasOwn(plain, 'resigned'), Object.hasOwn(plain, 'abandoned')]).toEqual([false, false])
  })

  test('says at which levels bots sat, if any did', () => {
    const file = travelled(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, levels: [null, 'expert'] }))
    expect(file).toMatchObject({ levels: [null, 'expert'] })
    expect(readRecord(toy, file)).toMatchObject({ ok: true, notes: { levels: [null, 'expert'] } })
    expect(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, levels: [null, null] })).not.toHaveProperty('levels')
    expect(readRecord(toy, whole())).toMatchObject({ ok: true, notes: { levels: [] } })
    for (const levels of ['hard', ['hard'], [null, null, null], [null, 3], [null, ''], [null, 'x'.repeat(25)], null])
      expect(readRecord(toy, { ...whole(), levels })).toEqual({
        ok: false,
        problem: { why: 'not-a-record', at: 'levels', ply: null },
      })
  })

  test('says in which colours people played where they differ from those of the seats', () => {
    const file = travelled(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, colours: [4, 0] }))
    expect(file).toMatchObject({ colours: [4, 0] })
    expect(readRecord(toy, file)).toMatchObject({ ok: true, notes: { colours: [4, 0] } })
    expect(writeRecord(toy, playedMatch(5), NAMES, { ...NO_NOTES, colours: [0, 1] })).not.toHaveProperty('colours')
    for (const colours of ['red', [0], [0, 0], [0, 1, 2], [0, 5], [0, 0.5], [-1, 0], null])
      expect(readRecord(toy, { ...whole(), colours })).toEqual({
        ok: false,
        problem: { why: 'not-a-record', at: 'colours', ply: null },
      })
  })

  test('holds the result of a finished game and none before', () => {
    const match = playedMatch()
    const file = writeRecord(toy, match, NAMES)
    const { scores, ranks } = toy.result(replay(toy, match)) ?? {}
    expect(file.result).toEqual({ scores, ranks })
    expect(file.hash).toBe(hashOf(replay(toy, match)))
    expect(writeRecord(toy, playedMatch(5), NAMES).result).toBeNull()
  })

  test('of an unfinished game, or of none at all, can be read', () => {
    for (const plies of [0, 1, 5]) {
      const read = readRecord(toy, travelled(writeRecord(toy, playedMatch(plies), [])))
      expect(read.ok && read.match.plies.length).toBe(plies)
    }
  })

  test('replay stops where it is told', () => {
    expect(hashOf(replay(toy, playedMatch(), 5))).toBe(hashOf(replay(toy, playedMatch(5))))
  })
})

describe('every problem of a record file', () => {
  type Case = {
    readonly change: { readonly [field: string]: unknown }
    readonly why: RecordProblem['why']
    readonly at: string
  }
  const CASES: readonly Case[] = [
    { change: { format: 'bothy-record/2' }, why: 'not-a-record', at: 'format' },
    { change: { game: 'chess' }, why: 'unknown-game', at: 'game' },
    { change: { game: null }, why: 'unknown-game', at: 'game' },
    { change: { seats: 5 }, why: 'bad-setup', at: 'seats' },
    { change: { seats: 1.5 }, why: 'bad-setup', at: 'seats' },
    { change: { seats: '2' }, why: 'bad-setup', at: 'seats' },
    { change: { names: 'Ann' }, why: 'not-a-record', at: 'names' },
    { change: { names: ['Ann', 7] }, why: 'not-a-record', at: 'names' },
    { change: { names: ['Ann', 'Bob', 'Cyd'] }, why: 'not-a-record', at: 'names' },
    { change: { seed: 7 }, why: 'not-a-record', at: 'seed' },
    { change: { revision: 0 }, why: 'bad-revision', at: 'revision' },
    { change: { revision: 2 }, why: 'bad-revision', at: 'revision' },
    { change: { revision: null }, why: 'bad-revision', at: 'revision' },
    { change: { plies: 'a look' }, why: 'not-a-record', at: 'plies' },
    { change: { plies: [7] }, why: 'not-a-record', at: 'plies' },
    { change: { hash: null }, why: 'not-a-record', at: 'hash' },
    { change: { resigned: 'a' }, why: 'not-a-record', at: 'resigned' },
    { change: { resigned: [2] }, why: 'not-a-record', at: 'resigned' },
    { change: { resigned: [1, 1] }, why: 'not-a-record', at: 'resigned' },
    { change: { resigned: [-1] }, why: 'not-a-record', at: 'resigned' },
    { change: { abandoned: false }, why: 'not-a-record', at: 'abandoned' },
    { change: { abandoned: true }, why: 'not-a-record', at: 'abandoned' },
    { change: { setup: undefined }, why: 'bad-setup', at: 'setup' },
    { change: { setup: { size: 'huge' } }, why: 'bad-setup', at: 'size' },
    { change: { setup: { arranged: { pile: [1, 1] } } }, why: 'bad-setup', at: 'arranged.pile[1]' },
    { change: { seed: 'x'.repeat(RECORD_LIMITS.seed + 1) }, why: 'not-a-record', at: 'seed' },
    { change: { names: ['x'.repeat(RECORD_LIMITS.name + 1)] }, why: 'not-a-record', at: 'names' },
    { change: { plies: ['a look'.padEnd(RECORD_LIMITS.ply + 1)] }, why: 'not-a-record', at: 'plies' },
    { change: { plies: Array(RECORD_LIMITS.plies + 1).fill('a look') }, why: 'not-a-record', at: 'plies' },
    { change: { hash: '0'.repeat(17) }, why: 'not-a-record', at: 'hash' },
    { change: { setup: { size: 'x'.repeat(RECORD_LIMITS.setup) } }, why: 'bad-setup', at: 'setup' },
    { change: { hash: '0000000000000000' }, why: 'hash-differs', at: 'hash' },
    { change: { result: null }, why: 'result-differs', at: 'result' },
    { change: { result: { scores: [1, 2], ranks: [2, 1] } }, why: 'result-differs', at: 'result' },
  ]

  test.each(CASES)('$why at $at', ({ change, why, at }) => {
    const read = readRecord(toy, { ...whole(), ...change })
    expect(!read.ok && [read.problem.why, read.problem.at]).toEqual([why, at])
  })

  test.each([[null], [undefined], [7], ['text'], [[]], [{}]])('%s is no record', (file) => {
    expect(readRecord(toy, file)).toEqual({
      ok: false,
      problem: {
        why: 'not-a-record',
        at: Array.isArray(file) || typeof file !== 'object' || file === null ? '' : 'format',
        ply: null,
      },
    })
    expect(gameOfRecord(file)).toBeNull()
  })

  const withPly = (at: number, text: string): { [field: string]: unknown } => {
    const file = whole()
    const plies = [...(file['plies'] as string[])]
    plies[at] = text
    return { ...file, plies }
  }

  test.each(['a lok', 'z look', '', 'a pick 0'])('bad-ply: "%s" is no ply', (text) => {
    expect(readRecord(toy, withPly(2, text))).toEqual({ ok: false, problem: { why: 'bad-ply', at: text, ply: 2 } })
  })

  test.each(['b look', 'c look', 'h pick 1', 'a pick 9', 'a look'])('illegal-ply: "%s" cannot be played', (text) => {
    expect(readRecord(toy, withPly(1, text))).toEqual({ ok: false, problem: { why: 'illegal-ply', at: text, ply: 1 } })
  })

  test('illegal-ply: a ply after the end', () => {
    const file = whole()
    const plies = file['plies'] as string[]
    const read = readRecord(toy, { ...file, plies: [...plies, 'a look'] })
    expect(!read.ok && read.problem).toEqual({ why: 'illegal-ply', at: 'a look', ply: plies.length })
  })

  test('bad-setup: one without a bottom', () => {
    const deep: unknown = JSON.parse('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000))
    const read = readRecord(toy, { ...whole(), setup: deep })
    expect(!read.ok && read.problem.why).toBe('bad-setup')
  })
})
