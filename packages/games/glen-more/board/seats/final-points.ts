import type { Seat } from '@bothy/kernel'
import type { Category, ScoreCategory } from '@bothy/glen-more/data'
import {
  type FinalPoints as FinalPointsOf,
  finalPointsBy,
  type FinalPointsLines,
  ranked,
} from '@bothy/board-kit/parts/scoring/final-points.ts'
import type { BoardContext } from '../spot.tsx'

export type FinalPoints = FinalPointsOf<Category>

const WON: readonly string[] = ['tiles', 'barrels', 'chieftains', 'cards'] satisfies readonly ScoreCategory[]

const LINES: FinalPointsLines<Category> = {
  next: (of) => ({ barrels: of('nextBarrels'), chieftains: of('nextChieftains'), cards: of('nextCards') }),
  cards: 'card',
  penalty: 'penalty',
  rest: 'cubes',
  isWon: ({ category }) => WON.includes(category),
}

export const finalPointsOf = ({ tally }: Pick<BoardContext, 'tally'>, seat: Seat): FinalPoints =>
  finalPointsBy(seat, tally[seat] ?? [], LINES)

/** All seats, the best first. */
export const ranking = (table: Pick<BoardContext, 'tally' | 'view'>): readonly FinalPoints[] =>
  ranked(
    table.view.players.map((_, seat) => finalPointsOf(table, seat)),
    table.view.ranks,
  )
