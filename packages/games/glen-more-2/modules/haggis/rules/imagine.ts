import { below, hide, peek, type RngState, type Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import type { State } from '../../../rules/types.ts'
import { copiesOf, HAGGIS_VALUES, type HaggisValue } from '../data/index.ts'
import { bitOf, haggisOf, knows } from './queries.ts'

/**
 * The viewer's unseen tokens are one heap: those of the pool, and those on tables, which may be known not to have some value. They are
 * dealt again so that every deal is equally likely.
 */
export function imagine(s: State, viewer: Seat | null, rng: RngState): void {
  const mine = haggisOf(s)
  const tables = peek(mine.tables)
  const heap = copiesOf(contentOf(s).haggis)
  for (const value of mine.up) heap[value - 1]--
  const unseen: number[] = []
  for (const token of tables.flat())
    if (knows(token, viewer)) heap[token.value - 1]--
    else unseen.push(token.not)
  const values = deal(unseen, heap, rng).toReversed()
  mine.tables = hide(
    tables.map((table) =>
      table.map((token) => (knows(token, viewer) ? token : { ...token, value: values.pop() ?? token.value })),
    ),
  )
  for (const token of peek(mine.tables).flat()) if (!knows(token, viewer)) heap[token.value - 1]--
  mine.pool = hide(heap)
  mine.arranged = hide({ tokens: [], rolls: [] })
}

/** No place gets a value that it cannot have; the heap is not changed. */
function deal(places: readonly number[], heap: readonly number[], rng: RngState): HaggisValue[] {
  const counted = new Map<string, number>()
  const left = heap.slice()
  return places.map((not, at) => {
    const weights = HAGGIS_VALUES.map((value) => waysWith(places, at, value, left, counted))
    let pick = (below(rng, PRECISION) / PRECISION) * weights.reduce((sum, n) => sum + n, 0)
    let index = weights.findIndex((weight) => (pick -= weight) < 0)
    if (index < 0) index = weights.findLastIndex((weight) => weight > 0)
    left[index]--
    if ((not & bitOf(HAGGIS_VALUES[index])) !== 0) throw new Error('a token cannot have this value')
    return HAGGIS_VALUES[index]
  })
}

const PRECISION = 1 << 30

function waysWith(
  places: readonly number[],
  at: number,
  value: HaggisValue,
  left: readonly number[],
  counted: Map<string, number>,
): number {
  const index = value - 1
  if (left[index] === 0 || (places[at] & bitOf(value)) !== 0) return 0
  return left[index] * waysFrom(places, at + 1, left.with(index, left[index] - 1), counted)
}

function waysFrom(
  places: readonly number[],
  at: number,
  left: readonly number[],
  counted: Map<string, number>,
): number {
  if (at === places.length) return 1
  const key = `${at} ${left.join()}`
  const known = counted.get(key)
  if (known !== undefined) return known
  let sum = 0
  for (const value of HAGGIS_VALUES) sum += waysWith(places, at, value, left, counted)
  counted.set(key, sum)
  return sum
}
