import type { Checked, SetupProblem } from '../contract.ts'
import { isObject, type Json } from '../json.ts'

/** One leaf of a game's built-in data put right: `{ at: 'tiles.A6.cost.stone', value: 2 }`. */
export type Correction = { readonly at: string; readonly value: Leaf }
export type Leaf = string | number | boolean
/** What a setup and a state hold; `null` is the built-in data. Never changed, so clones share it. */
export type Corrections = readonly Correction[]

/**
 * Most leaves that may differ: enough for all spaces and rivers of six reconstructed map sides, and half of what one message may
 * hold. A whole exported file may hold more: what equals the built-in data does not count.
 */
export const MOST_CORRECTIONS = 500
const MOST_GIVEN = 10_000
const LONGEST_TEXT = 200
const NOT_CHECKED = 'corrections that were not checked'
/** Contents and verdicts that are remembered by their text; a server meets a handful. */
const MOST_REMEMBERED = 64

/** A law of the data that does not hold, and where. */
export type Broken = { readonly at: string; readonly law: string }

/** What rules and pages read. */
export interface Printed<C> {
  /** For `Game.correctable`. */
  readonly data: Json
  /** Compiled at module load: what all tables without corrections read. */
  readonly builtIn: C
  /** The content of a state. Trusts that its corrections were checked. */
  contentOf(corrections: Corrections | null): C
}

/** What a setup asks. */
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

type Compiled<D, C> = { readonly data: D; readonly compile: (data: D) => C }
type Lawful<D> = { readonly data: D; readonly broken: (data: D) => Broken | null }

function corrected<D extends Json>(data: D, corrections: Corrections): D {
  let tree: Json = data
  for (const { at, value } of corrections) tree = withLeaf(tree, at.split('.'), value)
  if (!isLike(data, tree)) throw new Error(NOT_CHECKED)
  return tree
}

/** The first half of `correctable`, for whoever only reads: a page has no use for the laws. */
export function printed<D extends Json, C>({ data, compile }: Compiled<D, C>): Printed<C> {
  const builtIn = compile(data)
  const byIdentity = new WeakMap<Corrections, C>()
  const byText = new Map<string, C>()

  function contentOf(corrections: Corrections | null): C {
    if (corrections === null) return builtIn
    const known = byIdentity.get(corrections)
    if (known !== undefined) return known
    const text = textOf(corrections)
    const content = byText.get(text) ?? compile(corrected(data, corrections))
    byIdentity.set(corrections, content)
    remember(byText, text, content)
    return content
  }
  return { data, builtIn, contentOf }
}

/** The other half: the laws, which the built-in data keeps. */
export function laws<D extends Json>({ data, broken }: Lawful<D>): Laws {
  const wrong = broken(data)
  if (wrong !== null) throw new Error(`the built-in data breaks "${wrong.law}" at ${wrong.at}`)
  /** A setup is checked again whenever it is stored or read. */
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

const textOf = (corrections: Corrections): string => JSON.stringify(corrections.map(({ at, value }) => [at, value]))

/** As the newest; the oldest are forgotten. */
function remember<V>(known: Map<string, V>, text: string, value: V): void {
  known.delete(text)
  known.set(text, value)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_REMEMBERED) break
    known.delete(oldest)
  }
}

/** For games without correctable data: an empty list is none, any other is refused. */
export function whyNotCorrections(raw: Json | undefined): SetupProblem | null {
  const isNone = raw === undefined || raw === null || (Array.isArray(raw) && raw.length === 0)
  return isNone ? null : { at: 'corrections', why: 'no-corrections' }
}

/** The leaf at a path, `undefined` if there is none. */
export function leafAt(data: Json, at: string): Leaf | undefined {
  let inner: Json | undefined = data
  for (const key of at.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    inner = childOf(inner, key)
  }
  return isLeaf(inner) ? inner : undefined
}

/** What a table says of a place: of the place itself, or of the nearest place above it. */
export function saidOf<T>(table: { readonly [at: string]: T }, at: string): T | undefined {
  for (let place = at; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('.'))))
    if (Object.hasOwn(table, place)) return table[place]
  return undefined
}

/** Every leaf with its path, in the order of the data. */
export function leavesOf(data: Json, at = ''): Correction[] {
  if (isLeaf(data)) return [{ at, value: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inner]: [string, Json]) =>
    leavesOf(inner, at === '' ? key : `${at}.${key}`),
  )
}

/** The form of a list of corrections: places that exist, leaves of the same type, each once. What changes nothing is left out. */
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
    // A stored -0 is read as 0: the table must not change when it is opened again.
    if (value !== leaf) out.push({ at, value: value === 0 ? 0 : value })
  }
  if (out.length > MOST_CORRECTIONS) return refuse('corrections', 'too-many')
  return { ok: true, value: out.length === 0 ? null : out }
}

const refuse = (at: string, why: SetupProblem['why']): { readonly ok: false; readonly problem: SetupProblem } => ({
  ok: false,
  problem: { at, why },
})

const isLeaf = (x: unknown): x is Leaf => typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean'

/** A whole number stays whole; a text stays short. */
function isLikeLeaf(leaf: Leaf, value: unknown): value is Leaf {
  if (typeof value === 'string') return typeof leaf === 'string' && value.length <= LONGEST_TEXT
  if (typeof value === 'boolean') return typeof leaf === 'boolean'
  if (typeof value !== 'number' || typeof leaf !== 'number') return false
  return Number.isInteger(leaf) ? Number.isSafeInteger(value) : Number.isFinite(value)
}

const isList = (x: Json): x is readonly Json[] => Array.isArray(x)

type Branch = readonly Json[] | { readonly [key: string]: Json }

const childOf = (branch: Branch, key: string): Json | undefined => (isList(branch) ? branch[Number(key)] : branch[key])

/** A copy along the path; everything else is shared. */
function withLeaf(tree: Json, [key, ...rest]: readonly string[], value: Leaf): Json {
  if (key === undefined || typeof tree !== 'object' || tree === null) return value
  const old = childOf(tree, key)
  if (old === undefined) throw new Error(NOT_CHECKED)
  const inner = withLeaf(old, rest, value)
  if (isList(tree)) return tree.with(Number(key), inner)
  return Object.fromEntries(
    Object.entries(tree).map(([name, same]: [string, Json]) => [name, name === key ? inner : same]),
  )
}

/** The same branches and, at each leaf, the same type: so what is known of one type is known of the other. */
function isLike<D extends Json>(data: D, other: Json): other is D {
  if (Object.is(data, other)) return true
  if (isLeaf(data)) return isLikeLeaf(data, other)
  if (typeof data !== 'object' || data === null || typeof other !== 'object' || other === null) return false
  if (Array.isArray(data) !== Array.isArray(other)) return false
  const entries: [string, Json][] = Object.entries(data)
  if (entries.length !== Object.keys(other).length) return false
  return entries.every(([key, inner]) => {
    const there = childOf(other, key)
    return there !== undefined && isLike(inner, there)
  })
}
