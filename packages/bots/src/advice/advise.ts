import type { Game, GameTypes } from '@bothy/kernel'
import type { Merit, Merits } from '@bothy/kernel/merits'
import type { Playouts, Question, Strategy, WorthUnit } from '@bothy/kernel/strategy'
import { type Judging, leadsAlike, wholeDecision } from '../analysis/verdict.ts'
import { whyBetter } from '../analysis/why.ts'
import { playoutsOf } from '../expert/expert.ts'
import { weighByPlays } from '../expert/search.ts'
import type { Net } from '../net.ts'
import { plyListOf, weighPlans } from '../plans.ts'
import { type Clock, stopper } from '../question.ts'
import { scriptedWorth, tunedWeights } from '../scripted.ts'
import { factsBeforeNews } from './facts.ts'

/** One of up to three decisions, with what it is worth in worlds that did not choose it. */
export interface Advised<T extends GameTypes = GameTypes> {
  /** Up to where chance speaks. */
  readonly actions: readonly T['action'][]
  readonly worth: number
  /** Standard error of the worth. */
  readonly error: number
  readonly events: readonly T['event'][]
  readonly why: readonly Merit[]
  /** The decision that `why` compares it with; null where there are no reasons. */
  readonly over: readonly T['action'][] | null
}

export type Advice<T extends GameTypes = GameTypes> = {
  /** Null: by experience alone, so that no worth is told, and no reason. */
  readonly unit: WorthUnit | null
  readonly list: readonly Advised<T>[]
}

export interface AdviceOptions<T extends GameTypes = GameTypes> {
  readonly net?: Net
  readonly now?: Clock
  /** Null: without reasons. */
  readonly merits: Merits<T> | null
}

const MOST = 3
/** As long as one gesture may be. */
const MOST_PLIES = 64
/** So much of the time is for finding decisions, the rest for comparing them. */
const SEARCH = 0.55
const WORLDS = 24
/** Compared in any case, however late: a worth of a single world says nothing. */
const FEWEST_WORLDS = 2
/** A decision that is so much worse than the best one, beyond doubt, is no advice. */
const MUCH_WORSE: Record<WorthUnit, number> = { share: 0.1, points: 4 }
const DOUBT = 2
/** Decisions of which one is looked for that leads elsewhere. */
const MOST_TRIED = 4

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function errorOf(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}

/** The decisions that an expert would consider, best first, by what the seat can know. */
export function advise<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  question: Question<T>,
  { net, now, merits }: AdviceOptions<T>,
): Advice<T> {
  const { budget } = question
  const isLate = stopper(budget, now)
  const isSearched = stopper('ms' in budget ? { ms: budget.ms * SEARCH } : budget, now)
  const playouts = playoutsOf(game, strategy, net)
  const judging: Judging<T> = { game, strategy, playouts, isLate }
  const found = weighByPlays(playouts, question, isSearched)
  const different = differentOnes(
    judging,
    question,
    found.map(({ plies }) => plies),
    isLate,
  )
  if (playouts.isByExperience?.(question.sample()) === true)
    return { unit: null, list: different.slice(0, MOST).map((plies) => unjudged(game, question, plies)) }
  const judged = judgedAlike(playouts, question, different.slice(0, MOST), isLate)
  const best = judged[0].values
  const kept = judged.filter(({ values }) => !isMuchWorse(playouts.unit, best, values))
  const others = different.filter((plies) => !kept.some((one) => one.plies === plies))
  const compared =
    others.length > 0 || kept.length > 1 || merits === null ? others : usualOne(judging, question, kept[0].plies)
  const why = reasons(
    { game, strategy, merits },
    question,
    kept.map(({ plies }) => plies),
    compared,
  )
  return {
    unit: playouts.unit,
    list: kept.map(({ plies, values }, i) => ({
      actions: plies,
      worth: mean(values),
      error: errorOf(values),
      events: factsBeforeNews(game, question, plies),
      ...why[i],
    })),
  }
}

const unjudged = <T extends GameTypes>(
  game: Game<T>,
  question: Question<T>,
  actions: readonly T['action'][],
): Advised<T> => ({
  actions,
  worth: 0,
  error: 0,
  events: factsBeforeNews(game, question, actions),
  why: [],
  over: null,
})

/** Whole decisions, without those that lead to the same position as one before; at least one, more while there is time. */
function differentOnes<T extends GameTypes>(
  judging: Judging<T>,
  question: Question<T>,
  found: readonly (readonly T['action'][])[],
  isLate: () => boolean,
): readonly (readonly T['action'][])[] {
  const out: (readonly T['action'][])[] = []
  for (const plies of found) {
    if (out.length > 0 && isLate()) break
    const whole = wholeDecision(judging, question, plies).slice(0, MOST_PLIES)
    if (!out.some((other) => leadsAlike(judging, question, other, whole))) out.push(whole)
  }
  return out
}

/** A decision of middling worth by the script, for a best one that has no others beside it: they all lead to its position. */
function usualOne<T extends GameTypes>(
  judging: Judging<T>,
  question: Question<T>,
  best: readonly T['action'][],
): readonly (readonly T['action'][])[] {
  const { game, strategy } = judging
  const { tree } = weighPlans(game, strategy, question, {
    samples: 1,
    isLate: judging.isLate,
    worth: scriptedWorth(strategy, tunedWeights(strategy)),
  })
  const leaves = [...tree.worths.keys()].sort((a, b) => tree.worths[b] - tree.worths[a])
  const middle = Math.floor(leaves.length / 2)
  for (const leaf of leaves.slice(middle, middle + MOST_TRIED)) {
    const whole = wholeDecision(judging, question, plyListOf(tree, leaf)).slice(0, MOST_PLIES)
    if (!leadsAlike(judging, question, best, whole)) return [whole]
  }
  return []
}

interface Judged<A> {
  readonly plies: readonly A[]
  readonly values: number[]
}

/** All in the same fresh worlds, so that neither the search nor luck flatters one of them. Best first. */
function judgedAlike<T extends GameTypes>(
  playouts: Playouts<T>,
  question: Question<T>,
  list: readonly (readonly T['action'][])[],
  isLate: () => boolean,
): readonly Judged<T['action']>[] {
  const never = (): boolean => false
  const judged = list.map((plies): Judged<T['action']> & { readonly on: readonly T['action'][] } => ({
    plies,
    on: playouts.withRest?.(question, plies, never) ?? plies,
    values: [],
  }))
  for (let n = 0; n < WORLDS && (n < FEWEST_WORLDS || !isLate()); n++) {
    const world = question.sample()
    const stop = n < FEWEST_WORLDS ? never : isLate
    const values = judged.map(({ on }) => playouts.playOut(world, question.seat, on, stop))
    if (values.includes(null)) break
    judged.forEach((one, i) => one.values.push(values[i] ?? 0))
  }
  return judged.toSorted((a, b) => mean(b.values) - mean(a.values))
}

function isMuchWorse(unit: WorthUnit, best: readonly number[], values: readonly number[]): boolean {
  const gaps = best.map((value, i) => value - values[i])
  return mean(gaps) > MUCH_WORSE[unit] + DOUBT * errorOf(gaps)
}

type Reason<A> = { readonly why: readonly Merit[]; readonly over: readonly A[] | null }

/**
 * The first against the second, or against a usual other decision if that says more; the rest against the usual one. With no other
 * decision, each against its neighbour.
 */
function reasons<T extends GameTypes>(
  {
    game,
    strategy,
    merits,
  }: { readonly game: Game<T>; readonly strategy: Strategy<T>; readonly merits: Merits<T> | null },
  question: Question<T>,
  kept: readonly (readonly T['action'][])[],
  others: readonly (readonly T['action'][])[],
): readonly Reason<T['action']>[] {
  const usual = others.at(Math.floor(others.length / 2))
  const against = (better: readonly T['action'][], other: readonly T['action'][] | undefined): Reason<T['action']> => {
    const why =
      merits === null || other === undefined ? [] : whyBetter({ game, strategy, merits }, question, { better, other })
    return { why, over: why.length === 0 ? null : (other ?? null) }
  }
  return kept.map((plies, i) => {
    const byUsual = against(plies, usual)
    if (i > 0 && byUsual.why.length > 0) return byUsual
    const byNext = against(plies, i === 0 ? kept[1] : (kept[i + 1] ?? (i > 1 ? kept[1] : undefined)))
    return byNext.why.length >= byUsual.why.length ? byNext : byUsual
  })
}
