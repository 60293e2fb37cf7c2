import type { Game, GameTypes, Seat } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { canonical, type Json, sameJson } from '../json.ts'
import { below, type RngState } from '../random.ts'
import { type Ply, writePly } from '../record/record.ts'
import type { Match } from '../match/match.ts'
import type { Demands } from './demands.ts'

/** One way to sit down: everything that decides a game but the plies. */
export type Opening = { readonly seats: number; readonly raw: Json; readonly revision: number; readonly seed: string }

/** One position of a random game, as the questions meet it. They may play on clones; the state itself is not theirs. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>
  readonly demands: Demands<T>
  readonly opening: Opening
  readonly table: Match<T>
  readonly state: T['state']
  readonly actors: readonly Seat[]
  /** Legal actions by seat. */
  readonly lists: readonly (readonly T['action'][])[]
  /** States after 0, 1, 2 … plies as text, this position last. */
  readonly past: readonly string[]
  /** Seats that were to act before the last ply; none at the opening. */
  readonly before: readonly Seat[]
  /** Progress after 0, 1, 2 … plies, before this position. */
  readonly progress: readonly number[]
  /** The ply that will be played next, `null` at the end. */
  readonly next: Ply<T['action']> | null
  /** The suite's own generator, for its choices. */
  readonly rng: RngState
  readonly census: Census
}

/** Counts comparisons of the questions about knowledge: a test without power must not look green. */
export interface Census {
  positions: number
  plies: number
  games: number
  /** Imagined states, and those of them that were not the true one. */
  worlds: number
  otherWorlds: number
  /** Fields of the state that differed in an imagined state, and how often. */
  readonly varied: { [field: string]: number }
  /** Plies played in two worlds, by somebody else than the viewer, and those after which the viewer knows the same. */
  twins: number
  foreignTwins: number
  equalAfter: number
  drafts: number
  /** Positions at which several seats were asked at once. */
  questions: number
  refusals: number
}

export const newCensus = (): Census => ({
  positions: 0,
  plies: 0,
  games: 0,
  worlds: 0,
  otherWorlds: 0,
  varied: {},
  twins: 0,
  foreignTwins: 0,
  equalAfter: 0,
  drafts: 0,
  questions: 0,
  refusals: 0,
})

/** The hash of the state as it was after so many plies: from a text, since few are ever asked for. */
export const hashAfter = <T extends GameTypes>(at: Position<T>, ply: number): string => hashOf(JSON.parse(at.past[ply]))

/** Seats, then the spectator. */
export function viewers(seats: number): (Seat | null)[] {
  const out: (Seat | null)[] = []
  for (let seat = 0; seat < seats; seat++) out.push(seat)
  return [...out, null]
}

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'the spectator' : `seat ${viewer}`)

export const pick = <V>(items: readonly V[], rng: RngState): V => items[below(rng, items.length)]

export function legalList<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): T['action'][] {
  const out: T['action'][] = []
  game.legal(state, seat, out)
  return out
}

const canonicalTexts = new Map<string, string>()

/** The canonical text of an action: remembered by its own text, since few actions come up in thousands of lists. */
export function textOfAction(action: unknown): string {
  const own = JSON.stringify(action) ?? ''
  const known = canonicalTexts.get(own)
  if (known !== undefined) return known
  const text = canonical(action)
  canonicalTexts.set(own, text)
  return text
}

/** Everything one needs to stand in the same position again. */
export function whereabouts<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  plies: readonly Ply<T['action']>[],
): string {
  const { seats, raw, revision, seed } = opening
  const transcript = plies.map((ply) => writtenOrRaw(game, ply)).join('; ')
  return `${game.id}, ${seats} seats, setup ${JSON.stringify(raw)}, revision ${revision}, seed "${seed}", ply ${plies.length}\n  ${transcript}`
}

function writtenOrRaw<T extends GameTypes>(game: Game<T>, ply: Ply<T['action']>): string {
  try {
    return writePly(game, ply)
  } catch {
    return JSON.stringify(ply)
  }
}

/** Where a value is not plain data (a Map, a class, `undefined`, NaN, a hole in a list); `null` if it is. */
export function notData(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`
  if (typeof value !== 'object') return `${path}: ${typeof value}`
  const list = Array.isArray(value)
  if (!list && Object.getPrototypeOf(value) !== Object.prototype) return `${path}: not a plain object`
  const entries: [string, unknown][] = Object.entries(value)
  if (list && entries.length !== value.length) return `${path}: a list with holes or names`
  for (const [key, inner] of entries) {
    const found = notData(inner, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The value after a journey as text. */
export const throughText = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

const MOST_TEXT = 300

/** A line of at most a few hundred characters. */
export function brief(value: unknown): string {
  const text = textOf(value)
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch (error) {
    return `(no text: ${String(error)})`
  }
}

/** Where two values first differ, as a path with both sides. */
function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path === '' ? 'value' : path}: ${brief(a)} and ${brief(b)}`
  }
  const left = new Map<string, unknown>(Object.entries(a))
  const right = new Map<string, unknown>(Object.entries(b))
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const found = difference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
    if (left.has(key) !== right.has(key)) return `${path}.${key}: undefined and absent`
  }
  return null
}

/** Breaks off a question with what is wrong; the runner adds where. */
export function fail(message: string): never {
  throw new Error(message)
}

export function mustEqual(a: unknown, b: unknown, what: string | (() => string)): void {
  if (sameJson(a, b)) return
  fail(`${typeof what === 'string' ? what : what()} differs at ${difference(a, b) ?? 'something that is not data'}`)
}
