import type { Game, GameTypes } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { isObject, type Json } from '../json.ts'
import { below, type RngState, stream } from '../random.ts'
import type { Demands } from './demands.ts'
import { combination } from './openings.ts'
import { brief, fail, mustEqual, pick } from './position.ts'
import { accepted, asked, refused } from './setups.ts'

const ROUNDS = 60

export function arrangementsAreChecked<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): void {
  const { arranged } = demands
  if (arranged === undefined) return
  const rng = stream('contract', 'arrangements', String(seats))
  for (let i = 0; i < ROUNDS; i++) {
    const options = combination(game, seats, rng)
    const good: Json = { ...options, arranged: arranged.legal(rng, seats, options) }
    const open = (): T['state'] => game.create(accepted(game, good, seats), seats, `arranged ${i}`, game.revision)
    const before = hashOf(open())
    const bad: Json = { ...options, arranged: arranged.corrupted(rng, seats, options) }
    const { at } = refused(game, bad, seats)
    if (!at.startsWith('arranged')) fail(`the setup ${brief(bad)} is refused at "${at}", not at what is arranged`)
    const odd: Json = { ...options, arranged: altered(good['arranged'], rng) }
    if (asked(game, odd, seats).ok) game.create(accepted(game, odd, seats), seats, `odd ${i}`, game.revision)
    mustEqual(hashOf(open()), before, `after a refusal, the opening of ${brief(good)}`)
  }
}

const ODD: readonly Json[] = [null, true, 0, -1, 1.5, 1e300, '', 'constructor', [], [[]], {}, { length: 3 }]

function altered(value: Json, rng: RngState): Json {
  if (Array.isArray(value) && value.length > 0) {
    const items: readonly Json[] = value
    const at = below(rng, items.length)
    const way = below(rng, 3)
    if (way === 0) return items.toSpliced(at, 1)
    return way === 1 ? items.toSpliced(at, 0, items[at]) : items.with(at, altered(items[at], rng))
  }
  if (isObject(value) && below(rng, 8) > 0) {
    const entries: (readonly [string, Json])[] = Object.entries(value)
    if (entries.length > 0) {
      const [key, inner] = pick(entries, rng)
      return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? altered(inner, rng) : item]))
    }
  }
  return pick(ODD, rng)
}
