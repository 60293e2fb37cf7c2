import type { Seat } from '@bothy/kernel'
import type { Category, ScoreCategory } from '@bothy/glen-more/data'
import {
  type FinalPoints as FinalPointsOf,
  finalPointsBy,
  type FinalPointsLines,
  ranked,
} from '@bothy/board-kit/parts/scoring/final-points.ts'
import type { SeatShown } from '@bothy/board-kit/parts/seats/seats.tsx'
import { nameOf } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import type { Words } from '../words.ts'

export type FinalPoints = FinalPointsOf<Category>

const WON: readonly string[] = ['tiles', 'barrels', 'chieftains', 'cards'] satisfies readonly ScoreCategory[]

export const LINES: FinalPointsLines<Category> = {
  next: (of) => ({ barrels: of('nextBarrels'), chieftains: of('nextChieftains'), cards: of('nextCards') }),
  cards: 'card',
  penalty: 'penalty',
  rest: 'cubes',
  isWon: ({ category }) => WON.includes(category),
}

export const finalPointsOf = ({ tally }: Pick<BoardContext, 'tally'>, seat: Seat): FinalPoints =>
  finalPointsBy(seat, tally[seat] ?? [], LINES)

export const ranking = (table: Pick<BoardContext, 'tally' | 'view'>): readonly FinalPoints[] =>
  ranked(
    table.view.players.map((_, seat) => finalPointsOf(table, seat)),
    table.view.ranks,
  )

export function scoreOf(
  table: Pick<BoardContext, 'tally' | 'view' | 'names' | 'reader'>,
  seat: Seat,
  words: Words,
): Pick<SeatShown, 'seat' | 'scored' | 'points' | 'end'> {
  const { view, tally } = table
  const { total } = finalPointsOf(table, seat)
  const points = view.scores?.[seat] ?? view.players[seat].vp
  const isOpen = tally.length > 0 && view.ranks === null
  return {
    seat,
    points,
    scored: `${nameOf(table, seat, words)}, ${words.vp(points)}`,
    end: isOpen ? { label: words.board.ifEnded, said: words.vp(total), total } : null,
  }
}
