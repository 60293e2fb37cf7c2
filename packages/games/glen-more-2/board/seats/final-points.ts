import type { ScoreLine, Seat } from '@bothy/kernel'
import type { Category } from '@bothy/glen-more-2/data'
import { type FinalPoints as Of, finalPointsBy, ranked } from '@bothy/board-kit/parts/scoring/final-points.ts'
import { allParts } from '../chronicles/brought.ts'
import type { BoardContext } from '../spot.tsx'

export type FinalPoints = Of<Category>

const NEXT = {
  scotsmen: 'nextScotsmen',
  landmarks: 'nextLandmarks',
  casks: 'nextCasks',
  persons: 'nextPersons',
} as const satisfies { readonly [C in Category]: string }
/** Counted only at the end, or not at all. */
const LATER: readonly string[] = [...Object.values(NEXT), 'territory', 'coins', 'cards', 'resources']

const isOfChronicle = (line: ScoreLine): boolean => allParts().some(({ standing }) => standing?.isLine(line) === true)

const isWon = (line: ScoreLine): boolean => line.counts && !LATER.includes(line.category) && !isOfChronicle(line)

export function wonIn(line: ScoreLine): number {
  const own = allParts().find(({ standing }) => standing?.isLine(line) === true)?.standing
  return own === undefined ? (isWon(line) ? line.points : 0) : (own.wonIn?.(line) ?? 0)
}

export function finalPointsOf({ tally }: Pick<BoardContext, 'tally'>, seat: Seat): FinalPoints {
  const { scotsmen, landmarks, casks, persons } = NEXT
  return finalPointsBy<Category>(seat, tally[seat] ?? [], {
    next: (of) => ({ scotsmen: of(scotsmen), landmarks: of(landmarks), casks: of(casks), persons: of(persons) }),
    cards: 'cards',
    penalty: 'territory',
    rest: 'resources',
    isWon,
  })
}

/** All seats, the best first (GM2-133, GM2-D2). */
export function ranking(table: Pick<BoardContext, 'tally' | 'view'>): readonly FinalPoints[] {
  const { players, ranks, options } = table.view
  const all = players.map((_, seat) => finalPointsOf(table, seat))
  return ranked(all, ranks, options.tie === 'most' ? 1 : -1)
}
