import { CATEGORIES, type Category, type Event, type View } from '@bothy/glen-more-2/data'
import { type Scoring, type ScoringRow, scoringsAmong } from '../../board/scoring/scoring-story.ts'

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

/** GM2-132: what counts at the end besides. */
const AT_END = ['territory', 'coins', 'cards'] as const
export type EndKind = (typeof AT_END)[number]
/** What is compared in each scoring (GM2-120), and what counts at the end. */
export type RowKind = Category | EndKind | GlenRow
/** GM2-C7-4: a card of the council. */
export type GlenRow = `glen:${number}`

export const startsShow = ({ type }: Event): boolean => type === 'scoring'

/** VP that a scoring or the end has told already. */
const SCORED: ReadonlySet<string> = new Set<RowKind>([...CATEGORIES, ...AT_END])
export const isScored = (event: Event): boolean =>
  event.type === 'vpGained' && (SCORED.has(event.source) || event.source === 'glen')

/** GM2-120 or GM2-132, line by line. What brings nobody anything at the end has no line. */
export function rowsOf(event: Of<'scoring' | 'finalScoring'>): readonly ScoringRow<RowKind>[] {
  if (event.type === 'scoring')
    return CATEGORIES.map((kind) => ({ kind, values: event.values[kind], vp: event.vp[kind] }))
  const { seats } = event
  return AT_END.map((kind) => ({
    kind,
    values: kind === 'territory' ? seats.map(({ more }) => more) : null,
    vp: seats.map((end) => end[kind]),
  })).filter(({ vp }) => vp.some((n) => n !== 0))
}

/** GM2-X10: the cards of the council come after that; those that bring nobody anything have no row. */
const glenRows = (events: readonly Event[]): readonly ScoringRow<RowKind>[] =>
  events.flatMap((event) =>
    event.type === 'glenScored' && event.wins.some((vp) => vp > 0)
      ? [{ kind: `glen:${event.card}` as const, values: null, vp: event.wins }]
      : [],
  )

/** All scorings among these facts; `view` is the table after the last fact. */
export function scoringsOf({ players }: View, events: readonly Event[]): readonly Scoring<RowKind>[] {
  const final = events.find((event) => event.type === 'finalScoring')
  return scoringsAmong<Event, RowKind>(
    events,
    players.map(({ vp }) => vp),
    {
      scoringOf: (event) => (event.type === 'scoring' ? event.round : null),
      rowsOf: (event) => (event.type === 'scoring' ? rowsOf(event) : []),
      atEnd: final === undefined ? null : [...rowsOf(final), ...glenRows(events)],
      gained: (event, seat) => (event.type === 'vpGained' && event.seat === seat ? event.vp : 0),
    },
  )
}
