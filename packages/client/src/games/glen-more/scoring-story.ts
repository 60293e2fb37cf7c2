import { CATEGORIES, type Category, type Event, type View } from '@bothy/glen-more/data'

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
export type Scored = Of<'scoring' | 'finalScoring'>

/** What is compared in each scoring, and what counts at the end besides (GM-85). */
export type RowKind = Category | 'card' | 'coins' | 'penalty'

/** A line of a scoring, with a number for each seat. */
export type ScoringRow = {
  readonly kind: RowKind
  /** What is compared or counted; null where the VP say it all. */
  readonly values: readonly number[] | null
  readonly vp: readonly number[]
}

export type Phase = 'begin' | 'count' | 'pay' | 'done'

/** One still picture of a scoring. Rows before `counted` show what is compared, those before `paid` what it brought. */
export type ScoringFrame = {
  readonly phase: Phase
  readonly scoring: number
  readonly isFinal: boolean
  readonly rows: readonly ScoringRow[]
  readonly counted: number
  readonly paid: number
  /** VP of each seat at this moment. */
  readonly points: readonly number[]
}

export const startsShow = ({ type }: Event): boolean => type === 'scoring'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** GM-79 to GM-83 or GM-85 to GM-88, line by line. What brings nobody anything at the end has no line. */
export function rowsOf(event: Scored): readonly ScoringRow[] {
  if (event.type === 'scoring') return CATEGORIES.map((kind, i) => ({ kind, values: event.values[i], vp: event.vp[i] }))
  const { seats } = event
  const rows: readonly ScoringRow[] = [
    { kind: 'card', values: null, vp: seats.map(({ cards }) => sum(cards.map(({ vp }) => vp))) },
    { kind: 'coins', values: null, vp: seats.map(({ coins }) => coins) },
    { kind: 'penalty', values: seats.map(({ more }) => more), vp: seats.map(({ penalty }) => penalty) },
  ]
  return rows.filter(({ vp }) => vp.some((n) => n !== 0))
}

/** What each seat gets by these rows. */
export const gainsOf = (rows: readonly ScoringRow[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => sum(rows.map(({ vp }) => vp[seat])))

/** GM-80: how far each is ahead of the lowest. */
export function leadsOf(values: readonly number[]): readonly number[] {
  const lowest = Math.min(...values)
  return values.map((value) => value - lowest)
}

/** VP that a seat got by this fact. */
function gained(event: Event, seat: number): number {
  if (event.type === 'scoring') return sum(event.vp.map((vp) => vp[seat]))
  return event.type === 'vpGained' && event.seat === seat ? event.vp : 0
}

/** VP of each seat before the fact at this place: what is there now, without what has come since. */
const pointsBefore = (view: View, events: readonly Event[], at: number): readonly number[] =>
  view.players.map(({ vp }, seat) => vp - sum(events.slice(at).map((event) => gained(event, seat))))

/** Row by row: first what is compared, then what it brings. */
function framesOfOne(event: Of<'scoring'>, final: Of<'finalScoring'> | undefined, start: readonly number[]) {
  const rows = [...rowsOf(event), ...(final === undefined ? [] : rowsOf(final))]
  const frame = (phase: Phase, counted: number, paid: number): ScoringFrame => ({
    phase,
    scoring: event.scoring,
    isFinal: final !== undefined,
    rows,
    counted,
    paid,
    points: gainsOf(rows.slice(0, paid), start.length).map((n, seat) => start[seat] + n),
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

/** The show of all scorings among these facts, picture by picture; `view` is the table after the last fact. */
export function framesOf(view: View, events: readonly Event[]): readonly ScoringFrame[] {
  const final = events.find((event) => event.type === 'finalScoring')
  const last = events.findLastIndex(startsShow)
  return events.flatMap((event, at) =>
    event.type === 'scoring' ? framesOfOne(event, at === last ? final : undefined, pointsBefore(view, events, at)) : [],
  )
}
