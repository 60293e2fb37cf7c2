export type ScoringRow<K extends string> = {
  readonly kind: K
  /** Null where the VP say it all. */
  readonly values: readonly number[] | null
  readonly vp: readonly number[]
}

export type Scoring<K extends string> = {
  readonly number: number
  readonly isFinal: boolean
  readonly rows: readonly ScoringRow<K>[]
  readonly before: readonly number[]
}

export type Phase = 'begin' | 'count' | 'pay' | 'done'

/** Rows before `counted` show values; rows before `paid` show VP. */
export type ScoringFrame<K extends string> = Pick<Scoring<K>, 'number' | 'isFinal' | 'rows'> & {
  readonly phase: Phase
  readonly counted: number
  readonly paid: number
  readonly points: readonly number[]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

export const gainsOf = (rows: readonly ScoringRow<string>[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => sum(rows.map(({ vp }) => vp[seat])))

export function leadsOf(values: readonly number[]): readonly number[] {
  const lowest = Math.min(...values)
  return values.map((value) => value - lowest)
}

type Telling<E, K extends string> = {
  readonly scoringOf: (event: E) => number | null
  readonly rowsOf: (event: E) => readonly ScoringRow<K>[]
  readonly atEnd: readonly ScoringRow<K>[] | null
  readonly gained: (event: E, seat: number) => number
}

export function scoringsAmong<E, K extends string>(
  events: readonly E[],
  now: readonly number[],
  { scoringOf, rowsOf, atEnd, gained }: Telling<E, K>,
): readonly Scoring<K>[] {
  const last = events.findLastIndex((event) => scoringOf(event) !== null)
  return events.flatMap((event, at) => {
    const number = scoringOf(event)
    if (number === null) return []
    const isFinal = at === last && atEnd !== null
    const rows = isFinal ? [...rowsOf(event), ...atEnd] : rowsOf(event)
    const since = events.slice(at)
    return [{ number, isFinal, rows, before: now.map((vp, seat) => vp - sum(since.map((it) => gained(it, seat)))) }]
  })
}

export function framesOf<K extends string>({ before, ...scoring }: Scoring<K>): readonly ScoringFrame<K>[] {
  const { rows } = scoring
  const frame = (phase: Phase, counted: number, paid: number): ScoringFrame<K> => ({
    ...scoring,
    phase,
    counted,
    paid,
    points: gainsOf(rows.slice(0, paid), before.length).map((n, seat) => before[seat] + n),
  })
  return [
    frame('begin', 0, 0),
    ...rows.flatMap(({ values }, i) => [
      ...(values === null ? [] : [frame('count', i + 1, i)]),
      frame('pay', i + 1, i + 1),
    ]),
    frame('done', rows.length, rows.length),
  ]
}
