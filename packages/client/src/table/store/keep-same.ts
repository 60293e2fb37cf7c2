import type { Json } from '@bothy/kernel'

type Fields = { readonly [key: string]: Json }

const isList = (x: Json): x is readonly Json[] => Array.isArray(x)
const isFields = (x: Json): x is Fields => typeof x === 'object' && x !== null && !isList(x)

/**
 * What a message says, made of the parts that were known before as far as they say the same: whatever was drawn or reckoned from
 * such a part need not be again, although each message brings a whole view.
 */
export function keepSame(before: Json, now: Json): Json {
  if (isList(before) && isList(now)) {
    const kept = now.map((item, i) => (i < before.length ? keepSame(before[i], item) : item))
    return kept.length === before.length && kept.every((item, i) => item === before[i]) ? before : kept
  }
  if (!isFields(before) || !isFields(now)) return now
  const names = Object.keys(now)
  const kept: { [key: string]: Json } = {}
  for (const name of names) kept[name] = Object.hasOwn(before, name) ? keepSame(before[name], now[name]) : now[name]
  const isSame = names.length === Object.keys(before).length && names.every((name) => kept[name] === before[name])
  return isSame ? before : kept
}
