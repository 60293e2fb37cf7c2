import { numberIn, type ScoreLine } from '@bothy/kernel'
import { type Event, FEAST_ROUNDS, type View } from '@bothy/glen-more-2/data'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { ScoringRow } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { Words } from '../../../board/words.ts'
import type { ChronicleRow } from '../../../board/chronicles/part.ts'
import { HaggisToken } from './signs.tsx'
import { haggisIn } from './words.ts'

export const isHaggisLine = ({ category }: ScoreLine): boolean => category === 'haggis'

/** GM2-C5-6: what all haggis scorings brought, and what was left on the tables. */
export function haggisSheet({ view, tally }: BoardContext, words: Words): readonly SheetRow[] {
  if (view.chronicles.haggis === undefined) return []
  const say = haggisIn(words)
  return [
    {
      label: say.title,
      icon: <HaggisToken value={null} size={18} />,
      cells: tally.map((lines) => {
        const line = lines.find(isHaggisLine)
        if (line === undefined) return { points: 0 }
        const left = numberIn(line, 'tokens')
        return left === 0 ? { points: line.points } : { points: line.points, from: words.haggisTokens(left) }
      }),
    },
  ]
}

const hasBrought = (event: Event): event is Extract<Event, { readonly type: 'haggisScored' }> =>
  event.type === 'haggisScored' && event.vp.some((vp) => vp > 0)

/** GM2-X10: after all else; a scoring that brings no seat VP has no row. */
export const haggisRows = (events: readonly Event[]): readonly ScoringRow<ChronicleRow>[] =>
  events.filter(hasBrought).map(({ vp }) => ({ kind: 'haggis:0', values: null, vp }))

const LAST_ROUND = 3

/** GM2-C5-5: private rolls come between the comparisons and the haggis. */
export const haggisLater = {
  isIt: hasBrought,
  number: ({ chronicles }: View): number => 1 + (FEAST_ROUNDS[(chronicles.haggis?.feasts ?? 0) - 1] ?? LAST_ROUND),
}

export const haggisIcon = (_row: number, size: number) => <HaggisToken value={null} size={size} />
