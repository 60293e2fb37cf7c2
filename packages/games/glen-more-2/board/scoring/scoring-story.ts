import { CATEGORIES, type Event, type View } from '@bothy/glen-more-2/data'
import { allParts } from '../chronicles/brought.ts'
import { AT_END, type RowKind, restOf, startsCutscene } from './scored.ts'
import { type Scoring, type ScoringRow, scoringsAmong } from '@bothy/board-kit/board/scoring/scoring-story.ts'

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

const isScoring = ({ type }: Event): boolean => type === 'scoring'

/** GM2-120 or GM2-132, line by line. A kind that brings no seat anything at the end has no line. */
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

function ofChronicles(events: readonly Event[], scoring: number): readonly ScoringRow<RowKind>[] {
  const next = events.findIndex((event, at) => at > scoring && isScoring(event))
  const facts = events.slice(scoring, next < 0 ? events.length : next)
  return allParts().flatMap(({ scored }) => scored?.rows(facts) ?? [])
}

export function scoringsOf(view: View, events: readonly Event[]): readonly Scoring<RowKind>[] {
  const final = events.find((event) => event.type === 'finalScoring')
  const first = events.findIndex(startsCutscene)
  const last = Math.max(first, events.findLastIndex(isScoring))
  return scoringsAmong<Event, RowKind>(
    events,
    view.players.map(({ vp }) => vp),
    {
      scoringOf: (event) => {
        if (event.type === 'scoring') return event.round
        return event === events[first] ? (restOf(event)?.number(view) ?? null) : null
      },
      rowsOf: (event) => {
        const at = events.indexOf(event)
        const own = event.type === 'scoring' ? rowsOf(event) : []
        return final !== undefined && at === last ? own : [...own, ...ofChronicles(events, at)]
      },
      atEnd: final === undefined ? null : [...rowsOf(final), ...ofChronicles(events, last)],
      gained: (event, seat) => (event.type === 'vpGained' && event.seat === seat ? event.vp : 0),
    },
  )
}
