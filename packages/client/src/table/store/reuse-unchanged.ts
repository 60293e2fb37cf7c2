import type { Json } from '@bothy/kernel'

type Fields = { readonly [key: string]: Json }

const isList = (x: Json): x is readonly Json[] => Array.isArray(x)
const isFields = (x: Json): x is Fields => typeof x === 'object' && x !== null && !isList(x)

/** Each message brings a whole view; reusing equal parts redraws only the changed ones. */
export function reuseUnchanged(before: Json, now: Json): Json {
  if (isList(before) && isList(now)) {
    const kept = now.map((item, i) => (i < before.length ? reuseUnchanged(before[i], item) : item))
    return kept.length === before.length && kept.every((item, i) => item === before[i]) ? before : kept
  }
  if (!isFields(before) || !isFields(now)) return now
  const names = Object.keys(now)
  const kept: { [key: string]: Json } = {}
  for (const name of names)
    kept[name] = Object.hasOwn(before, name) ? reuseUnchanged(before[name], now[name]) : now[name]
  const isSame = names.length === Object.keys(before).length && names.every((name) => kept[name] === before[name])
  return isSame ? before : kept
}
