import { CATEGORIES, type Category, type Event, type View, VP_BY_DIFFERENCE } from '@bothy/glen-more/data'
import { type Scoring, type ScoringRow, scoringsAmong, sum } from '@bothy/board-kit/board/scoring/scoring-story.ts'

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

/** Categories of each scoring, and those that count at the end alone (GM-85). */
export type RowKind = Category | 'card' | 'coins' | 'penalty'

/** GM-80: what a lead of 1, 2, 3 and so on is worth. */
export const [, ...LEADS] = VP_BY_DIFFERENCE

export const startsCutscene = ({ type }: Event): boolean => type === 'scoring'

/** GM-79 to GM-83 or GM-85 to GM-88, line by line. At the end a line that brings no seat anything is left out. */
export function rowsOf(event: Of<'scoring' | 'finalScoring'>): readonly ScoringRow<RowKind>[] {
  if (event.type === 'scoring') return CATEGORIES.map((kind, i) => ({ kind, values: event.values[i], vp: event.vp[i] }))
  const { seats } = event
  const rows: readonly ScoringRow<RowKind>[] = [
    { kind: 'card', values: null, vp: seats.map(({ cards }) => sum(cards.map(({ vp }) => vp))) },
    { kind: 'coins', values: null, vp: seats.map(({ coins }) => coins) },
    { kind: 'penalty', values: seats.map(({ more }) => more), vp: seats.map(({ penalty }) => penalty) },
  ]
  return rows.filter(({ vp }) => vp.some((n) => n !== 0))
}

function gained(event: Event, seat: number): number {
  if (event.type === 'scoring') return sum(event.vp.map((vp) => vp[seat]))
  return event.type === 'vpGained' && event.seat === seat ? event.vp : 0
}

export function scoringsOf({ players }: View, events: readonly Event[]): readonly Scoring<RowKind>[] {
  const final = events.find((event) => event.type === 'finalScoring')
  return scoringsAmong<Event, RowKind>(
    events,
    players.map(({ vp }) => vp),
    {
      scoringOf: (event) => (event.type === 'scoring' ? event.scoring : null),
      rowsOf: (event) => (event.type === 'scoring' ? rowsOf(event) : []),
      atEnd: final === undefined ? null : rowsOf(final),
      gained,
    },
  )
}
