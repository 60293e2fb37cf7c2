export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** Deeper than any data of a game, and no danger to the stack. */
const MOST_DEPTH = 64

export function isJson(x: unknown, depth = 0): x is Json {
  if (x === null || typeof x === 'boolean' || typeof x === 'string') return true
  if (typeof x === 'number') return Number.isFinite(x)
  if (depth >= MOST_DEPTH || typeof x !== 'object') return false
  return Object.values(x).every((inner) => isJson(inner, depth + 1))
}

/**
 * The same value always gives the same text: keys sorted, no white space. Values that JSON cannot say become what
 * `JSON.stringify` makes of them: `undefined` fields are left out, other strangers are `null`.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  let out = ''
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    // Without objects inside there are no keys to sort: `JSON.stringify` gives the same text several times faster.
    if (items.every((item) => typeof item !== 'object' || item === null)) return JSON.stringify(items)
    for (const item of items) out += out === '' ? canonical(item) : `,${canonical(item)}`
    return `[${out}]`
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  for (const key of Object.keys(value).sort()) {
    const field = value[key]
    if (field !== undefined) out += `${out === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${out}}`
}

/**
 * Equal as data, whatever the order of keys. Faster than comparing canonical texts, and goes only as deep as the
 * shallower of the two, so that a text nested ten thousand times does no harm when one side is ours.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]
    // Keys are mostly in the same order, so nothing need be looked up. `for in` is four times slower on short objects.
    if (key !== others[i] && !Object.hasOwn(b, key)) return false
    if (!sameJson(a[key], b[key])) return false
  }
  return true
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false
  return true
}
