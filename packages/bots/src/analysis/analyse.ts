import { type Game, type GameTypes, type RecordedMatch, type Seat, stream } from '@bothy/kernel'
import type { Merit, Merits } from '@bothy/kernel/merits'
import type { Question, Strategy, WorthUnit } from '@bothy/kernel/strategy'
import { playoutsOf } from '../expert/expert.ts'
import type { Net } from '../net.ts'
import { ask } from '../question.ts'
import { type Decision, decisionsOf } from './decisions.ts'
import { deepVerdict, type Judging, quickVerdict, type Verdict } from './verdict.ts'
import { whyBetter } from './why.ts'

/** A decision beside the best that was found, plies in notation. */
export type Moment = {
  readonly ply: number
  readonly seat: Seat
  readonly played: readonly string[]
  readonly best: readonly string[]
  readonly worth: number
  readonly loss: number
  readonly error: number
  /** How far it was ahead of the next best, 0 where it was not the best that was found. */
  readonly lead: number
  /** False: judged at a first look alone. */
  readonly isDeep: boolean
  /** Why the best one is better than the one that was made, or that one than the next best. */
  readonly why: readonly Merit[]
}

export type Analysis = {
  readonly unit: WorthUnit
  /** Before each decision of any seat: for each seat its share of the win, or the points it can expect. */
  readonly standings: readonly { readonly ply: number; readonly seats: readonly number[] }[]
  readonly moments: readonly Moment[]
}

export interface AnalysisOptions<T extends GameTypes = GameTypes> {
  readonly seats: readonly Seat[]
  readonly seed: string
  readonly net?: Net
  /** Null: the analysis gives no reasons. */
  readonly merits: Merits<T> | null
  /** Judges with hidden cards and what lots will bring in sight; otherwise each decision by what its seat could know. */
  readonly isOpen?: boolean
}

const QUICK_WORLDS = 4
const DEEP_WORLDS = 16
const STANDING_WORLDS = 4
/** Of the decisions of a seat, those that may have cost most, and those that may have been the best ones. */
const MOST_DEEP = 32
const MOST_PRAISED = 4
/** Less gets no second look: a hundredth of the win, or a quarter of a point. */
const LEAST_LOSS: Record<WorthUnit, number> = { share: 0.01, points: 0.25 }

/** Of the pass that is under way: all decisions quickly, or some of them longer. */
export type AnalysisProgress = { readonly pass: 'quick' | 'deep'; readonly done: number; readonly total: number }

/**
 * Judges a finished match: each decision quickly, then those that seem to have cost something as an expert would. Each step yields, so
 * that a caller may show progress or stop; the same match and seed have the same answer.
 */
export function* analyse<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  match: RecordedMatch<T>,
  { seats, seed, net, merits, isOpen = false }: AnalysisOptions<T>,
): Generator<AnalysisProgress, Analysis> {
  const judging: Judging<T> = { game, strategy, playouts: playoutsOf(game, strategy, net), isLate: () => false }
  const all = [...decisionsOf(game, strategy, match)]
  const judged = all.filter(({ seat }) => seats.includes(seat))
  const questionOf = ({ state, seat, ply }: Decision<T>, pass: string): Question<T> => {
    const question = ask(game, state, seat, { rng: stream(seed, pass, String(ply)), budget: { iterations: 1 } })
    return isOpen ? { ...question, sample: () => game.clone(state) } : question
  }

  const write = (list: readonly T['action'][]): string[] => list.map((action) => game.write(action))
  const momentOf = (decision: Decision<T>, verdict: Verdict<T['action']>, isDeep: boolean): Moment => {
    const { ply, seat, plies } = decision
    const { worth, loss, error, lead } = verdict
    const why = isDeep ? whyAt(decision, verdict) : []
    return { ply, seat, played: write(plies), best: write(verdict.best), worth, loss, error, lead, isDeep, why }
  }
  const whyAt = (decision: Decision<T>, { best, next, loss, lead }: Verdict<T['action']>): readonly Merit[] => {
    const other = loss > 0 ? decision.plies : lead > 0 ? next : null
    if (merits === null || other === null) return []
    return whyBetter({ game, strategy, merits }, questionOf(decision, 'why'), { better: best, other })
  }

  const standings: Analysis['standings'][number][] = []
  const moments = new Map<number, Moment>()
  const doubtful: { readonly decision: Decision<T>; readonly most: number }[] = []
  const praised: { readonly decision: Decision<T>; readonly lead: number }[] = []
  const least = LEAST_LOSS[judging.playouts.unit]
  for (const [i, decision] of all.entries()) {
    const { ply, plies: chosen } = decision
    standings.push({ ply, seats: standingAt(judging, questionOf(decision, 'standing')) })
    if (judged.includes(decision)) {
      const verdict = quickVerdict(judging, { question: questionOf(decision, 'quick'), chosen, worlds: QUICK_WORLDS })
      if (verdict !== null) {
        moments.set(ply, momentOf(decision, verdict, false))
        if (verdict.most > least) doubtful.push({ decision, most: verdict.most })
        else if (verdict.lead > least) praised.push({ decision, lead: verdict.lead })
      }
    }
    yield { pass: 'quick', done: i + 1, total: all.length }
  }
  doubtful.sort((a, b) => b.most - a.most)
  praised.sort((a, b) => b.lead - a.lead)
  const ofSeat = (list: readonly { readonly decision: Decision<T> }[], seat: Seat, most: number): Decision<T>[] =>
    list.flatMap(({ decision }) => (decision.seat === seat ? [decision] : [])).slice(0, most)
  const looked = seats.flatMap((seat) => [...ofSeat(doubtful, seat, MOST_DEEP), ...ofSeat(praised, seat, MOST_PRAISED)])
  for (const [i, decision] of looked.entries()) {
    const { ply, plies: chosen } = decision
    const verdict = deepVerdict(judging, { question: questionOf(decision, 'deep'), chosen, worlds: DEEP_WORLDS })
    if (verdict !== null) moments.set(ply, momentOf(decision, verdict, true))
    yield { pass: 'deep', done: i + 1, total: looked.length }
  }
  return { unit: judging.playouts.unit, standings, moments: [...moments.values()].sort((a, b) => a.ply - b.ply) }
}

function standingAt<T extends GameTypes>({ playouts }: Judging<T>, { sample }: Question<T>): readonly number[] {
  const worlds = Array.from({ length: STANDING_WORLDS }, () => playouts.standing(sample()))
  return worlds[0].map((_, seat) => worlds.reduce((sum, world) => sum + world[seat], 0) / worlds.length)
}
