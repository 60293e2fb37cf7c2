import type { Game, GameTypes, Seat } from '../contract.ts'
import { hashOfState } from '../hash.ts'
import type { Json } from '../json.ts'
import { below, type RngState, stream } from '../random.ts'

export type Start<T extends GameTypes> = {
  readonly seats: number
  readonly seed: string
  readonly setup?: Json
  readonly revision?: number
  readonly events?: T['event'][]
}

export function opened<T extends GameTypes>(game: Game<T>, start: Start<T>): T['state'] {
  const { seats, seed, setup: raw = {}, revision = game.revision, events } = start
  const setup = game.setup(raw, seats)
  if (!setup.ok) throw new Error(`${setup.problem.why} at ${setup.problem.at}`)
  return game.create(setup.value, seats, seed, revision, events)
}

function choices<T extends GameTypes>(game: Game<T>, s: T['state']): readonly [Seat, readonly T['action'][]] {
  const seat = game.actors(s).at(0)
  const out: T['action'][] = []
  if (seat !== undefined) game.legal(s, seat, out)
  return [seat ?? 0, out]
}

/** The number of ways to play so many plies. If it changes, the rules have changed: the commit says which. */
export function leaves<T extends GameTypes>(game: Game<T>, s: T['state'], depth: number): number {
  const [seat, list] = choices(game, s)
  if (depth === 0 || list.length === 0) return 1
  if (depth === 1) return list.length
  let sum = 0
  for (const action of list) {
    const next = game.clone(s)
    game.apply(next, seat, action)
    sum += leaves(game, next, depth - 1)
  }
  return sum
}

export function wander<T extends GameTypes>(game: Game<T>, s: T['state'], rng: RngState, plies = Infinity): number {
  for (let n = 0; n < plies; n++) {
    const [seat, list] = choices(game, s)
    if (list.length === 0) return n
    game.apply(s, seat, list[below(rng, list.length)])
  }
  return plies
}

export function goldenGame<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  revision = game.revision,
): { readonly plies: number; readonly scores: readonly number[]; readonly hash: string } {
  const s = opened(game, { seats, seed: `golden-${seats}`, revision })
  const plies = wander(game, s, stream('golden', String(seats)))
  return { plies, scores: game.result(s)?.scores ?? [], hash: hashOfState(s) }
}
