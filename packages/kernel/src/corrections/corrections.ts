import type { Json } from '../json.ts'

export type Correction = { readonly at: string; readonly value: Leaf }
export type Leaf = string | number | boolean
/** Corrections of a setup and a state; `null` is the built-in data. Never changed, so clones share it. */
export type Corrections = readonly Correction[]

export const LONGEST_TEXT = 200
const NOT_CHECKED = 'corrections that were not checked'
/** Cache size; a server meets a handful of correction lists. */
const MOST_REMEMBERED = 64

export interface Printed<C> {
  readonly data: Json
  readonly builtIn: C
  /** Trusts that the corrections were checked. */
  contentOf(corrections: Corrections | null): C
}

export type Compiled<D, C> = { readonly data: D; readonly compile: (data: D) => C }

export function corrected<D extends Json>(data: D, corrections: Corrections): D {
  let tree: Json = data
  for (const { at, value } of corrections) tree = withLeaf(tree, at.split('.'), value)
  if (!isLike(data, tree)) throw new Error(NOT_CHECKED)
  return tree
}

/** Without the laws of `correction-laws.ts`, for which a page that only reads has no use. */
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

export const textOf = (corrections: Corrections): string =>
  JSON.stringify(corrections.map(({ at, value }) => [at, value]))

export function remember<V>(known: Map<string, V>, text: string, value: V): void {
  known.delete(text)
  known.set(text, value)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_REMEMBERED) break
    known.delete(oldest)
  }
}

export const isLeaf = (x: unknown): x is Leaf =>
  typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean'

export function isLikeLeaf(leaf: Leaf, value: unknown): value is Leaf {
  if (typeof value === 'string') return typeof leaf === 'string' && value.length <= LONGEST_TEXT
  if (typeof value === 'boolean') return typeof leaf === 'boolean'
  if (typeof value !== 'number' || typeof leaf !== 'number') return false
  return Number.isInteger(leaf) ? Number.isSafeInteger(value) : Number.isFinite(value)
}

const isList = (x: Json): x is readonly Json[] => Array.isArray(x)

type Branch = readonly Json[] | { readonly [key: string]: Json }

export const childOf = (branch: Branch, key: string): Json | undefined =>
  isList(branch) ? branch[Number(key)] : branch[key]

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
