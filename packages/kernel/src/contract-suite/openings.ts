import type { Game, GameTypes } from '../contract.ts'
import { type RngState, stream } from '../random.ts'
import { DEFAULTS, type Demands, type Options } from './demands.ts'
import { type Opening, pick } from './position.ts'

const AT_LEAST = 2

export function plainSetups<T extends GameTypes>(game: Game<T>, seats: number): Options[] {
  const out: Options[] = [{}]
  for (const option of game.options) for (const value of option.values(seats)) out.push({ [option.id]: value })
  return out
}

export function combination<T extends GameTypes>(game: Game<T>, seats: number, rng: RngState): Options {
  return Object.fromEntries(game.options.map((option) => [option.id, pick(option.values(seats), rng)]))
}

export function openings<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): Opening[] {
  const { setups: told, arranged, corrected } = demands
  const setups = told?.(seats) ?? plainSetups(game, seats)
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
  const makers = [...setups.map((raw) => () => raw), ...Array.from({ length: AT_LEAST }, () => kinds).flat()]
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
