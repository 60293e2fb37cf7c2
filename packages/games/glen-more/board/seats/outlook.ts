import type { Seat } from '@bothy/kernel'
import type { Category, ScoreCategory } from '@bothy/glen-more/data'
import {
  type Outlook as OutlookOf,
  outlookBy,
  type OutlookLines,
  ranked,
} from '@bothy/board-kit/parts/scoring/outlook.ts'
import type { BoardContext } from '../spot.tsx'

export type Outlook = OutlookOf<Category>

const WON: readonly string[] = ['tiles', 'barrels', 'chieftains', 'cards'] satisfies readonly ScoreCategory[]

const LINES: OutlookLines<Category> = {
  next: (of) => ({ barrels: of('nextBarrels'), chieftains: of('nextChieftains'), cards: of('nextCards') }),
  cards: 'card',
  penalty: 'penalty',
  rest: 'cubes',
  isWon: ({ category }) => WON.includes(category),
}

export const outlookOf = ({ tally }: Pick<BoardContext, 'tally'>, seat: Seat): Outlook =>
  outlookBy(seat, tally[seat] ?? [], LINES)

/** All seats, the best first. */
export const ranking = (table: Pick<BoardContext, 'tally' | 'view'>): readonly Outlook[] =>
  ranked(
    table.view.players.map((_, seat) => outlookOf(table, seat)),
    table.view.ranks,
  )
