import type { GameTypes } from '@bothy/kernel'
import type { GameBoard } from '../board/game-board.ts'
import { type BoardChecks, boardSuite } from './board-suite.tsx'
import { onlookerSuite } from './onlooker-suite.tsx'

/** The slow suites that draw whole tables; `general` are rules, which say "you" to every reader. */
export function wholeBoardSuites<T extends GameTypes, Plan extends { readonly seats: number; readonly seed: string }>(
  board: GameBoard<T>,
  checks: BoardChecks<T, Plan>,
  general: RegExp | null = null,
): void {
  boardSuite(board, checks)
  onlookerSuite(board, checks, general)
}
