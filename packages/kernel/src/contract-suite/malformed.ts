import { isObject, sameJson } from '../json.ts'
import { below, type RngState } from '../random.ts'

export type Malformed = { readonly seat: unknown; readonly version: unknown; readonly action: unknown }

const DEEP = 5000

const nested = (wrap: (inner: unknown) => unknown): unknown => {
  let out: unknown = 0
  for (let i = 0; i < DEEP; i++) out = wrap(out)
  return out
}

const parsed = (text: string): unknown => JSON.parse(text)

const ODD: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 2 ** 53,
  () => '',
  () => '0',
  () => 'constructor',
  () => 'é'.repeat(1000),
  () => [],
  () => [[]],
  () => ({}),
  () => parsed('{"__proto__":{"polluted":true}}'),
  () => parsed('{"constructor":{"prototype":{"polluted":true}}}'),
  () => ({ length: 3 }),
  () => ({ toString: null, valueOf: null, hasOwnProperty: null }),
  () => ({ type: 'constructor' }),
  () => ({ type: '__proto__' }),
  () => nested((inner) => [inner]),
  () => nested((inner) => ({ type: inner })),
]

export const oddValue = (rng: RngState): unknown => ODD[below(rng, ODD.length)]()

export function mutated(action: unknown, rng: RngState): unknown {
  if (!isObject(action)) return below(rng, 2) === 0 ? [action] : oddValue(rng)
  const entries: [string, unknown][] = Object.entries(action)
  const at = below(rng, entries.length)
  const [key, value] = entries[at] ?? ['type', null]
  const rest = entries.filter((_, i) => i !== at)
  switch (below(rng, 9)) {
    case 0:
      return Object.fromEntries(rest)
    case 1:
      return { ...action, extra: oddValue(rng) }
    case 2:
      return Object.fromEntries([...rest, [`${key} `, value]])
    case 3:
      return Object.fromEntries([...rest, [key, otherThan(value, rng)]])
    case 4:
      return [action]
    case 5:
      return JSON.stringify(action)
    case 6:
      return { action }
    case 7:
      return parsed(
        `${JSON.stringify(action).slice(0, -1)}${entries.length > 0 ? ',' : ''}"__proto__":{"polluted":true}}`,
      )
    default:
      return { ...action, constructor: { name: 'Object' } }
  }
}

function otherThan(value: unknown, rng: RngState): unknown {
  if (typeof value === 'number' && below(rng, 2) === 0)
    return [value + 0.5, value + 1e9, -1e9 - value, String(value)][below(rng, 4)]
  if (typeof value === 'string' && below(rng, 2) === 0)
    return [`${value} `, `${value.toUpperCase()}!`, [value]][below(rng, 3)]
  if (typeof value === 'boolean' && below(rng, 2) === 0) return value ? 1 : 0
  return { odd: oddValue(rng) }
}

/** With the whole list of legal actions, no malformed one is legal by chance. */
export type Valid = {
  readonly seat: number
  readonly version: number
  readonly action: unknown
  readonly legal?: readonly unknown[]
}

/**
 * Never acceptable at a table that is at `version` and where `action` is legal for `seat`: the seat, the version or the action is wrong,
 * sometimes all of them.
 */
export function malformed(rng: RngState, valid: Valid, seats: number): Malformed {
  const { seat, version, action, legal = [action] } = valid
  const wrongSeat = (): unknown =>
    [-1, seats, seat + 0.5, String(seat), [seat], { seat }, Number.NaN, null, undefined, 2 ** 31][below(rng, 10)]
  const wrongVersion = (): unknown =>
    [
      -1,
      version - 1,
      version + 1,
      -version - 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      String(version),
      [version],
      null,
      undefined,
    ][below(rng, 11)]
  const wrongAction = (): unknown => {
    const wrong = below(rng, 3) === 0 ? oddValue(rng) : mutated(action, rng)
    return legal.some((good) => sameJson(good, wrong)) ? { wrong } : wrong
  }
  switch (below(rng, 5)) {
    case 0:
      return { seat: wrongSeat(), version, action }
    case 1:
      return { seat, version: wrongVersion(), action }
    case 2:
      return { seat: wrongSeat(), version: wrongVersion(), action: wrongAction() }
    default:
      return { seat, version, action: wrongAction() }
  }
}

const SCRAPS = [
  '',
  ' ',
  '-1',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  '\n',
  '\0',
  'é',
  '{}',
  '1e9',
  'undefined',
  'null',
]

export function broken(text: string, rng: RngState): string {
  const from = below(rng, text.length + 1)
  const to = from + below(rng, text.length - from + 1)
  const scrap = SCRAPS[below(rng, SCRAPS.length)]
  return text.slice(0, from) + scrap + text.slice(to)
}
