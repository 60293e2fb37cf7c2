import type { Game, GameTypes } from '../contract.ts'
import type { Json } from '../json.ts'
import { DEFAULTS, type Demands } from './demands.ts'
import type { Opening } from './position.ts'

/** The defaults, and every value of every option, one at a time. */
export function plainSetups<T extends GameTypes>(game: Game<T>, seats: number): Json[] {
  const out: Json[] = [{}]
  for (const option of game.options) for (const value of option.values(seats)) out.push({ [option.id]: value })
  return out
}

/** The games to play: every setup at least once, and one game of each older revision. */
export function openings<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): Opening[] {
  const setups = demands.setups?.(seats) ?? plainSetups(game, seats)
  const games = Math.max(demands.games ?? DEFAULTS.games, setups.length)
  const seed = demands.seed ?? DEFAULTS.seed
  const out: Opening[] = []
  for (let i = 0; i < games; i++) {
    out.push({ seats, raw: setups[i % setups.length], revision: game.revision, seed: `${seed}-${seats}-${i}` })
  }
  for (let revision = 1; revision < game.revision; revision++)
    out.push({ seats, raw: setups[0], revision, seed: `${seed}-${seats}-old` })
  return out
}
