import type { GameTypes } from '@bothy/kernel'
import type { Candidate, Playouts, Question } from '@bothy/kernel/strategy'

/** A candidate with what its plays brought, the first judgement mixed in. */
export interface Weighed<A> {
  readonly plies: readonly A[]
  readonly value: number
  readonly plays: number
}

/** The first judgement counts as much as so many plays. */
const WEIGHT_OF_JUDGEMENT = 4
/** Plays of every candidate that is left before one may be dropped for being far behind. */
const FEWEST_PLAYS = 8
/** A candidate that is so many standard errors behind the best one in the same worlds cannot catch up. */
const FAR_BEHIND = 3

interface Tried<A> extends Candidate<A> {
  readonly values: number[]
  sum: number
}

const valueOf = <A>({ judgement, sum, values }: Tried<A>): number =>
  (judgement * WEIGHT_OF_JUDGEMENT + sum) / (WEIGHT_OF_JUDGEMENT + values.length)

const byValue = <A>(a: Tried<A>, b: Tried<A>): number => valueOf(b) - valueOf(a)

/**
 * Sequential halving: all candidates that are left are played out in the same imagined worlds, so that luck does not decide between them,
 * and the weaker half goes. Best first; those with the most plays stand before those that were left earlier.
 */
export function weighByPlays<T extends GameTypes>(
  playouts: Playouts<T>,
  question: Question<T>,
  isLate: () => boolean,
): readonly Weighed<T['action']>[] {
  const { list, plays } = playouts.candidates(question, isLate)
  const tried = list.map((candidate): Tried<T['action']> => ({ ...candidate, values: [], sum: 0 }))
  const rounds = plays === 0 ? 0 : Math.max(1, Math.ceil(Math.log2(tried.length)))
  const left: Tried<T['action']>[] = []
  let open = tried
  for (let round = 0; round < rounds && open.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(plays / (rounds * open.length)))
    for (let n = 0; n < worlds && open.length > 1 && !isLate(); n++) {
      const values = playAll(playouts, question, open, isLate)
      if (values === null) break
      open.forEach((one, i) => {
        one.values.push(values[i])
        one.sum += values[i]
      })
      if (open[0].values.length % FEWEST_PLAYS === 0) open = dropHopeless(open, left)
    }
    open.sort(byValue)
    if (isLate()) break
    const half = Math.ceil(open.length / 2)
    left.unshift(...open.slice(half))
    open = open.slice(0, half)
  }
  return [...open.sort(byValue), ...left].map((one) => ({
    plies: one.plies,
    value: valueOf(one),
    plays: one.values.length,
  }))
}

/** All candidates in one world; null if time ran out, since a part of them would not compare. */
function playAll<T extends GameTypes>(
  playouts: Playouts<T>,
  question: Question<T>,
  open: readonly Tried<T['action']>[],
  isLate: () => boolean,
): readonly number[] | null {
  const world = question.sample()
  const values: number[] = []
  for (const { plies } of open) {
    const value = playouts.playOut(world, question.seat, plies, isLate)
    if (value === null) return null
    values.push(value)
  }
  return values
}

function dropHopeless<A>(open: readonly Tried<A>[], left: Tried<A>[]): Tried<A>[] {
  const best = open.reduce((top, one) => (valueOf(one) > valueOf(top) ? one : top))
  const stays = open.filter((one) => one === best || !isFarBehind(one, best))
  left.unshift(...open.filter((one) => !stays.includes(one)).sort(byValue))
  return stays
}

/** Both were played in the same worlds, so their differences are compared world by world. */
function isFarBehind<A>(one: Tried<A>, best: Tried<A>): boolean {
  const n = best.values.length
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const gap = best.values[i] - one.values[i]
    sum += gap
    squares += gap * gap
  }
  const mean = sum / n
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1))
  return mean > 0 && mean > FAR_BEHIND * error
}
