import type { Game, GameTypes } from '../contract.ts'
import { hashOfState } from '../hash.ts'
import { type Json, isJson, isObject, sameJson } from '../json.ts'
import {
  RECORD_FORMAT,
  RECORD_LIMITS,
  type RecordedMatch,
  type Ply,
  type ReadRecord,
  type RecordProblem,
  plainResult,
  readPly,
} from './record.ts'

const problem = (
  why: RecordProblem['why'],
  at: string,
  ply: number | null = null,
): { readonly ok: false; readonly problem: RecordProblem } => ({
  ok: false,
  problem: { why, at, ply },
})

const isText = (x: unknown, most: number): x is string => typeof x === 'string' && x.length <= most
const areTexts = (x: unknown, count: number, most: number): x is readonly string[] =>
  Array.isArray(x) && x.length <= count && x.every((text) => isText(text, most))
const isHash = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{16}$/.test(x)
const isSetup = (x: unknown): x is Json => isJson(x) && JSON.stringify(x).length <= RECORD_LIMITS.setup
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0
const areSeats = (x: unknown, seats: number): x is readonly number[] =>
  Array.isArray(x) && x.every((seat, i) => isCount(seat) && seat < seats && (i === 0 || seat > x[i - 1]))
const areColours = (x: unknown, seats: number): x is readonly number[] =>
  Array.isArray(x) &&
  x.length === seats &&
  new Set(x).size === seats &&
  x.every((colour) => isCount(colour) && colour < RECORD_LIMITS.colours)
const areHints = (x: unknown, seats: number): x is readonly number[] =>
  Array.isArray(x) && x.length === seats && x.every((count) => isCount(count) && count <= RECORD_LIMITS.hints)

const areLevels = (x: unknown, seats: number): x is readonly (string | null)[] =>
  Array.isArray(x) &&
  x.length === seats &&
  x.every((level) => level === null || (isText(level, RECORD_LIMITS.level) && level !== ''))

export const gameOfRecord = (file: unknown): string | null =>
  isObject(file) && isText(file['game'], RECORD_LIMITS.game) ? file['game'] : null

/** Reads an untrusted file ply by ply through the legal list. */
export function readRecord<T extends GameTypes>(game: Game<T>, file: unknown): ReadRecord<T> {
  if (!isObject(file)) return problem('not-a-record', '')
  const { format, seats, names, friendly, resigned = [], abandoned, colours, hints, seed, revision, plies, hash } = file
  const { levels } = file
  if (format !== RECORD_FORMAT) return problem('not-a-record', 'format')
  if (file['game'] !== game.id) return problem('unknown-game', 'game')
  if (!isCount(seats) || seats < game.seats.min || seats > game.seats.max) return problem('bad-setup', 'seats')
  if (!areTexts(names, seats, RECORD_LIMITS.name)) return problem('not-a-record', 'names')
  if (friendly !== undefined && friendly !== true) return problem('not-a-record', 'friendly')
  if (levels !== undefined && !areLevels(levels, seats)) return problem('not-a-record', 'levels')
  if (!areSeats(resigned, seats)) return problem('not-a-record', 'resigned')
  if (abandoned !== undefined && abandoned !== true) return problem('not-a-record', 'abandoned')
  if (colours !== undefined && !areColours(colours, seats)) return problem('not-a-record', 'colours')
  if (hints !== undefined && !areHints(hints, seats)) return problem('not-a-record', 'hints')
  if (!isText(seed, RECORD_LIMITS.seed)) return problem('not-a-record', 'seed')
  if (!isCount(revision) || revision < 1 || revision > game.revision) return problem('bad-revision', 'revision')
  if (!areTexts(plies, RECORD_LIMITS.plies, RECORD_LIMITS.ply)) return problem('not-a-record', 'plies')
  if (!isHash(hash)) return problem('not-a-record', 'hash')
  if (!isSetup(file['setup'])) return problem('bad-setup', 'setup')
  const setup = game.setup(file['setup'], seats)
  if (!setup.ok) return problem('bad-setup', setup.problem.at)

  const state = game.create(setup.value, seats, seed, revision)
  const good: Ply<T['action']>[] = []
  const legal: T['action'][] = []
  for (const text of plies) {
    let ply: Ply<T['action']>
    try {
      ply = readPly(game, text)
    } catch {
      return problem('bad-ply', text, good.length)
    }
    legal.length = 0
    if (ply.seat < seats) game.legal(state, ply.seat, legal)
    const found = legal.find((action) => sameJson(action, ply.action))
    if (found === undefined) return problem('illegal-ply', text, good.length)
    game.apply(state, ply.seat, found)
    good.push({ seat: ply.seat, action: found })
  }
  if (hashOfState(state) !== hash) return problem('hash-differs', 'hash', good.length)
  const result = plainResult(game.result(state))
  if (!sameJson(result, file['result'] ?? null)) return problem('result-differs', 'result', good.length)
  if (abandoned === true && result !== null) return problem('not-a-record', 'abandoned')
  const match: RecordedMatch<T> = { game: game.id, revision, setup: setup.value, seats, seed, plies: good }
  const notes = {
    friendly: friendly === true,
    levels: levels ?? [],
    resigned,
    abandoned: abandoned === true,
    colours: colours ?? [],
    hints: hints ?? [],
  }
  return { ok: true, match, names, notes, state }
}
