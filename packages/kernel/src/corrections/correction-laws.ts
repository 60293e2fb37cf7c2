import type { Checked, SetupProblem } from '../contract.ts'
import {
  childOf,
  type Compiled,
  corrected,
  type Correction,
  type Corrections,
  isLeaf,
  isLikeLeaf,
  type Leaf,
  LONGEST_TEXT,
  printed,
  type Printed,
  remember,
  textOf,
} from './corrections.ts'
import { isObject, type Json } from '../json.ts'

/**
 * Most leaves that may differ: enough for all spaces and rivers of six reconstructed map sides, and half of what one message may hold. A
 * whole exported file may hold more: leaves that equal the built-in data do not count.
 */
export const MOST_CORRECTIONS = 500
const MOST_GIVEN = 10_000

export type Broken = { readonly at: string; readonly law: string }

export interface Laws {
  /** Checks `setup.corrections`: the form first, then the laws of the data. `null` if nothing differs. */
  check(raw: Json | undefined): Checked<Corrections | null>
}

export type Correctable<C> = Printed<C> & Laws

/**
 * Data that the owner of a box may put right without touching code: a tree of leaves by id (lists by number), of which any leaf
 * may be replaced by one of the same type. The laws are those that the built-in data keeps. `compile` makes the tables that
 * the rules read, once for each list of corrections, however many tables, clones and workers use it.
 */
export function correctable<D extends Json, C>(game: Compiled<D, C> & Lawful<D>): Correctable<C> {
  const { check } = laws(game)
  return { ...printed(game), check }
}

type Lawful<D> = { readonly data: D; readonly broken: (data: D) => Broken | null }

export function laws<D extends Json>({ data, broken }: Lawful<D>): Laws {
  const wrong = broken(data)
  if (wrong !== null) throw new Error(`the built-in data breaks "${wrong.law}" at ${wrong.at}`)
  /** Cached, since a setup is checked again whenever it is stored or read. */
  const verdicts = new Map<string, Broken | null>()

  function brokenBy(corrections: Corrections): Broken | null {
    const text = textOf(corrections)
    const found = verdicts.has(text) ? (verdicts.get(text) ?? null) : broken(corrected(data, corrections))
    remember(verdicts, text, found)
    return found
  }

  return {
    check(raw) {
      const read = readCorrections(data, raw)
      if (!read.ok || read.value === null) return read
      const corrections = read.value
      const found = brokenBy(corrections)
      if (found === null) return read
      const index = corrections.findIndex(({ at }) => at === found.at || at.startsWith(`${found.at}.`))
      const at = index < 0 ? 'corrections' : `corrections[${index}]`
      return { ok: false, problem: { at, why: 'breaks-law', law: found.law } }
    },
  }
}

export function whyNotCorrections(raw: Json | undefined): SetupProblem | null {
  const isNone = raw === undefined || raw === null || (Array.isArray(raw) && raw.length === 0)
  return isNone ? null : { at: 'corrections', why: 'no-corrections' }
}

export function leafAt(data: Json, at: string): Leaf | undefined {
  let inner: Json | undefined = data
  for (const key of at.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    inner = childOf(inner, key)
  }
  return isLeaf(inner) ? inner : undefined
}

/** The entry for the place itself, or for the nearest place above it. */
export function saidOf<T>(table: { readonly [at: string]: T }, at: string): T | undefined {
  for (let place = at; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('.'))))
    if (Object.hasOwn(table, place)) return table[place]
  return undefined
}

export function leavesOf(data: Json, at = ''): Correction[] {
  if (isLeaf(data)) return [{ at, value: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inner]: [string, Json]) =>
    leavesOf(inner, at === '' ? key : `${at}.${key}`),
  )
}

/** Checks the form: places that exist, leaves of the same type, each once. Leaves that change nothing are left out. */
export function readCorrections(data: Json, raw: Json | undefined): Checked<Corrections | null> {
  if (raw === undefined || raw === null) return { ok: true, value: null }
  if (!Array.isArray(raw)) return refuse('corrections', 'not-allowed')
  if (raw.length > MOST_GIVEN) return refuse('corrections', 'too-many')
  const given: readonly Json[] = raw
  const out: Correction[] = []
  const places = new Set<string>()
  for (const [i, item] of given.entries()) {
    const here = `corrections[${i}]`
    if (!isObject(item)) return refuse(here, 'not-allowed')
    const unknown = Object.keys(item).find((key) => key !== 'at' && key !== 'value')
    if (unknown !== undefined) return refuse(`${here}.${unknown.slice(0, LONGEST_TEXT)}`, 'unknown-field')
    const { at, value } = item
    const leaf = typeof at === 'string' ? leafAt(data, at) : undefined
    if (typeof at !== 'string' || leaf === undefined) return refuse(`${here}.at`, 'no-such-place')
    if (!isLikeLeaf(leaf, value)) return refuse(`${here}.value`, 'wrong-type')
    if (places.has(at)) return refuse(`${here}.at`, 'twice')
    places.add(at)
    // A stored -0 is read back as 0: the table must not change when it is opened again.
    if (value !== leaf) out.push({ at, value: value === 0 ? 0 : value })
  }
  if (out.length > MOST_CORRECTIONS) return refuse('corrections', 'too-many')
  return { ok: true, value: out.length === 0 ? null : out }
}

const refuse = (at: string, why: SetupProblem['why']): { readonly ok: false; readonly problem: SetupProblem } => ({
  ok: false,
  problem: { at, why },
})
