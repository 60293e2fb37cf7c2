import { type Game, type GameTypes, hashOfState, type Seat } from '@bothy/kernel'
import type { Playouts, Question, Strategy } from '@bothy/kernel/strategy'
import { weighByPlays } from '../expert/search.ts'
import { applyAndHear } from '../plans.ts'

export interface Verdict<A> {
  readonly best: readonly A[]
  /** The next best where the one that was made is the best, else null. */
  readonly next: readonly A[] | null
  /** Worth of the decision that was made, to its seat. */
  readonly worth: number
  /** By how much the best one brings more, 0 where nothing better was found. */
  readonly loss: number
  /** Standard error of the loss. */
  readonly error: number
  /** So much it may have cost, by the plays that were made. */
  readonly most: number
  /** How far the best one was ahead of the next, if it was the one that was made: what a good choice brought. */
  readonly lead: number
}

export interface Judging<T extends GameTypes> {
  readonly game: Game<T>
  readonly strategy: Strategy<T>
  readonly playouts: Playouts<T>
  isLate(): boolean
}

interface Asked<T extends GameTypes> {
  readonly question: Question<T>
  readonly chosen: readonly T['action'][]
  /** Fresh worlds in which both decisions are played out. */
  readonly worlds: number
}

/** By the first judgement of all decisions: shows what deserves a longer look. */
export function quickVerdict<T extends GameTypes>(judging: Judging<T>, asked: Asked<T>): Verdict<T['action']> | null {
  const { list } = judging.playouts.candidates(asked.question, judging.isLate)
  return compared(
    judging,
    asked,
    list.map(({ plies, judgement }) => ({ plies, value: judgement })),
  )
}

/** As an expert decides. */
export const deepVerdict = <T extends GameTypes>(judging: Judging<T>, asked: Asked<T>): Verdict<T['action']> | null =>
  compared(judging, asked, weighByPlays(judging.playouts, asked.question, judging.isLate))

/** Both decisions in the same fresh worlds, so that the choice of the best does not flatter it. Null if time ran out. */
function compared<T extends GameTypes>(
  judging: Judging<T>,
  { question, chosen, worlds }: Asked<T>,
  [found, next]: readonly { readonly plies: readonly T['action'][]; readonly value: number }[],
): Verdict<T['action']> | null {
  const { playouts, isLate } = judging
  const { seat } = question
  const best = wholeDecision(judging, question, found.plies)
  const isSame = leadsAlike(judging, question, best, chosen)
  const [bestOn, chosenOn] = [best, chosen].map((plies) => playouts.withRest?.(question, plies, isLate) ?? plies)
  const gaps: number[] = []
  let sum = 0
  for (let n = 0; n < worlds; n++) {
    const world = question.sample()
    const own = playouts.playOut(world, seat, chosenOn, isLate)
    const other = isSame ? own : playouts.playOut(world, seat, bestOn, isLate)
    if (own === null || other === null) return null
    sum += own
    gaps.push(other - own)
  }
  const mean = gaps.reduce((total, gap) => total + gap, 0) / worlds
  const spread = gaps.reduce((total, gap) => total + (gap - mean) ** 2, 0)
  const error = Math.sqrt(spread / (worlds - 1) / worlds)
  const isBetter = mean > 0 && mean > error
  return {
    best: isBetter ? best : chosen,
    next: isSame && next !== undefined ? wholeDecision(judging, question, next.plies) : null,
    worth: sum / worlds,
    loss: isBetter ? mean : 0,
    error,
    most: mean + error,
    lead: isSame && next !== undefined ? Math.max(0, found.value - next.value) : 0,
  }
}

const MOST_PLIES = 200

/** The first decision of a plan, which may be longer, or end where it had too many ways to go on; up to where chance speaks. */
export function wholeDecision<T extends GameTypes>(
  { game, strategy, playouts, isLate }: Judging<T>,
  question: Question<T>,
  plan: readonly T['action'][],
): readonly T['action'][] {
  const { seat } = question
  const state = question.sample()
  const out: T['action'][] = []
  let ahead = [...plan]
  while (out.length < MOST_PLIES) {
    if (ahead.length === 0) {
      const legal: T['action'][] = []
      game.legal(state, seat, legal)
      ahead = [...playouts.candidates({ ...question, legal, sample: () => game.clone(state) }, isLate).list[0].plies]
    }
    const ply = ahead.shift()
    if (ply === undefined) break
    out.push(ply)
    const isNews = applyAndHear({ game, seat }, state, ply)
    if (isNews || strategy.isDecisionComplete(state) || !game.actors(state).includes(seat)) break
  }
  return out
}

/** True if both decisions come to the same position, as the same steps in another order do. */
export function leadsAlike<T extends GameTypes>(
  { game }: Judging<T>,
  { seat, sample }: Question<T>,
  one: readonly T['action'][],
  other: readonly T['action'][],
): boolean {
  const world = sample()
  return after(game, world, seat, one) === after(game, world, seat, other)
}

function after<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: Seat,
  plies: readonly T['action'][],
): string {
  const state = game.clone(world)
  for (const ply of plies) game.apply(state, seat, ply)
  return hashOfState(state)
}
