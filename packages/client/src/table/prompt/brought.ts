import type { GameTypes, Json } from '@bothy/kernel'
import type { BoardProps, GameBoard } from '@bothy/board-kit/board/game-board.ts'

export const broughtBy = (
  action: Json,
  board: GameBoard<GameTypes>,
  table: Pick<BoardProps<GameTypes>, 'view' | 'reader' | 'names' | 'language'>,
): string =>
  (board.brings?.(action, table) ?? [])
    .map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1).replace(/\.$/, '')}.`)
    .join(' ')
