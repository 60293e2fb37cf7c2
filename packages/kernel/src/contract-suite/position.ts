import type { Game, GameTypes, Seat } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { canonical, type Json, sameJson } from '../json.ts'
import { below, type RngState } from '../random.ts'
import { type Ply, writePly } from '../record/record.ts'
import type { Match } from '../match/match.ts'
import type { Demands } from './demands.ts'

export type Opening = { readonly seats: number; readonly raw: Json; readonly revision: number; readonly seed: string }

/** Questions may play on clones, never on the state itself. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>
  readonly demands: Demands<T>
  readonly opening: Opening
  readonly table: Match<T>
  readonly state: T['state']
  readonly actors: readonly Seat[]
  readonly lists: readonly (readonly T['action'][])[]
  readonly past: readonly string[]
  readonly before: readonly Seat[]
  readonly progress: readonly number[]
  readonly next: Ply<T['action']> | null
  readonly rng: RngState
  readonly census: Census
}

/** Counts comparisons of the questions about knowledge, since a test without power must not look green. */
export interface Census {
  positions: number
  plies: number
  games: number
  worlds: number
  otherWorlds: number
  readonly varied: { [field: string]: number }
  /** Plies played in two worlds, by another seat than the viewer, and those after which the viewer knows the same. */
  twins: number
  foreignTwins: number
  equalAfter: number
  drafts: number
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

/** Kept as text, since few of these hashes are ever asked for. */
export const hashAfter = <T extends GameTypes>(at: Position<T>, ply: number): string => hashOf(JSON.parse(at.past[ply]))

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

/** Cached by its plain text, since few actions come up in thousands of lists. */
export function textOfAction(action: unknown): string {
  const own = JSON.stringify(action) ?? ''
  const known = canonicalTexts.get(own)
  if (known !== undefined) return known
  const text = canonical(action)
  canonicalTexts.set(own, text)
  return text
}

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

export const throughText = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

const MOST_TEXT = 300

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

export function fail(message: string): never {
  throw new Error(message)
}

export function mustEqual(a: unknown, b: unknown, what: string | (() => string)): void {
  if (sameJson(a, b)) return
  fail(`${typeof what === 'string' ? what : what()} differs at ${difference(a, b) ?? 'something that is not data'}`)
}
