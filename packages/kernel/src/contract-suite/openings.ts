import type { Game, GameTypes } from '../contract.ts'
import { type RngState, stream } from '../random.ts'
import { type Json, sameJson } from '../json.ts'
import { DEFAULTS, type Demands, type Options } from './demands.ts'
import { type Opening, pick } from './position.ts'

const AT_LEAST = { short: 1, usual: 2 }

export function plainSetups<T extends GameTypes>(game: Game<T>, seats: number): Options[] {
  const out: Options[] = [{}]
  for (const option of game.options) for (const value of option.values(seats)) out.push({ [option.id]: value })
  return out
}

/** Every value at one number of seats, the numbers taken in turn. */
function setupsInTurn<T extends GameTypes>(game: Game<T>, seats: number): Options[] {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const isTurn = (option: Game<T>['options'][number], nth: number, value: Json): boolean => {
    const placeAt = (count: number): number => option.values(count).findIndex((it) => sameJson(it, value))
    const there = counts.filter((count) => placeAt(count) >= 0)
    return there[(nth + placeAt(there[0])) % there.length] === seats
  }
  return game.options.reduce<Options[]>(
    (out, option, nth) => {
      for (const value of option.values(seats)) if (isTurn(option, nth, value)) out.push({ [option.id]: value })
      return out
    },
    [{}],
  )
}

export function combination<T extends GameTypes>(game: Game<T>, seats: number, rng: RngState): Options {
  return Object.fromEntries(game.options.map((option) => [option.id, pick(option.values(seats), rng)]))
}

export function openings<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): Opening[] {
  const { setups: told, arranged, corrected, isShort = false } = demands
  const setups = told?.(seats) ?? (isShort ? setupsInTurn(game, seats) : plainSetups(game, seats))
  const seed = `${demands.seed ?? DEFAULTS.seed}-${seats}`
  const combined = (rng: RngState): Options => (told === undefined ? combination(game, seats, rng) : pick(setups, rng))
  const kinds: ((rng: RngState) => Options)[] = []
  if (told === undefined) kinds.push(combined)
  if (arranged !== undefined) {
    kinds.push((rng) => {
      const options = combined(rng)
      return { ...options, arranged: arranged.legal(rng, seats, options) }
    })
  }
  if (corrected !== undefined) kinds.push((rng) => ({ ...combined(rng), corrections: corrected.legal(rng) }))
  const makers = [
    ...setups.map((raw) => () => raw),
    ...Array.from({ length: isShort ? AT_LEAST.short : AT_LEAST.usual }, () => kinds).flat(),
  ]
  kinds.push((rng) => pick(setups, rng))
  for (let i = 0; makers.length < (demands.games ?? DEFAULTS.games); i++) makers.push(kinds[i % kinds.length])
  const out = makers.map((make, i): Opening => {
    const raw = make(stream('openings', seed, String(i)))
    return { seats, raw, revision: game.revision, seed: `${seed}-${i}` }
  })
  for (let revision = 1; revision < game.revision; revision++)
    out.push({ seats, raw: setups[0], revision, seed: `${seed}-old` })
  return out
}
