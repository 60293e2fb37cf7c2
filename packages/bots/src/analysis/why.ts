import { type Game, type GameTypes, sameJson } from '@bothy/kernel'
import type { Compared, Merit, MeritList, Merits } from '@bothy/kernel/merits'
import type { Question, Strategy } from '@bothy/kernel/strategy'

/** Worlds in which a merit must hold alike, so that none is a matter of luck. */
const WORLDS = 4
const MOST = 3

export interface Explaining<T extends GameTypes> {
  readonly game: Game<T>
  readonly strategy: Strategy<T>
  readonly merits: Merits<T>
}

interface Pair<A> {
  readonly better: readonly A[]
  readonly other: readonly A[]
}

/** Merits of the better decision over the other, a price after them; none where a decision is still open at its end. */
export function whyBetter<T extends GameTypes>(
  explaining: Explaining<T>,
  { seat, sample }: Pick<Question<T>, 'seat' | 'sample'>,
  pair: Pair<T['action']>,
): readonly Merit[] {
  const lists: MeritList[] = []
  for (let n = 0; n < WORLDS; n++) {
    const list = comparedIn(explaining, sample(), seat, pair)
    if (list === null) return []
    lists.push(list)
  }
  const [first, ...others] = lists
  const lasting = (of: (list: MeritList) => readonly Merit[]): readonly Merit[] =>
    of(first).filter((merit) => others.every((list) => of(list).some((one) => sameJson(one, merit))))
  const merits = lasting((list) => list.merits)
  const prices = lasting((list) => list.prices).slice(0, 1)
  return merits.length === 0 ? [] : [...merits.slice(0, MOST - prices.length), ...prices]
}

function comparedIn<T extends GameTypes>(
  { game, strategy, merits }: Explaining<T>,
  world: T['state'],
  me: number,
  { better, other }: Pair<T['action']>,
): MeritList | null {
  const [one, two] = [better, other].map((plies) => stateAfter(game, world, me, plies))
  if (one === null || two === null) return null
  if ([one, two].some((state) => game.actors(state).includes(me) && !strategy.isDecisionComplete(state))) return null
  return merits.compare(comparedFor(game, { me, before: world, better: one, other: two }))
}

/** Positions before and after both decisions. */
export interface Played<T extends GameTypes> {
  readonly me: number
  readonly before: T['state']
  readonly better: T['state']
  readonly other: T['state']
}

export function comparedFor<T extends GameTypes>(game: Game<T>, { me, ...states }: Played<T>): Compared<T> {
  const [before, better, other] = [states.before, states.better, states.other].map((state) => game.view(state, me))
  const [own, rest] = [states.better, states.other].map((state) => game.tally(state, me))
  return { me, before, better, other, tally: { better: own, other: rest } }
}

export function stateAfter<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: number,
  plies: readonly T['action'][],
): T['state'] | null {
  const state = game.clone(world)
  for (const ply of plies) {
    const legal: T['action'][] = []
    if (game.actors(state).includes(seat)) game.legal(state, seat, legal)
    if (!legal.some((one) => sameJson(one, ply))) return null
    game.apply(state, seat, ply)
  }
  return state
}
