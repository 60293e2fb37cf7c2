import type { GameTypes } from '@bothy/kernel'
import { type GameId, isGameId } from '@bothy/games'
import type { FunctionComponent } from 'preact'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

/*
 * Boards, their words and their emblems have a fixed place in the folder of each game; `scripts/list-games.ts` makes sure that they
 * are there. The client handles views and actions of all games as plain data, so the types of a game are forgotten on the way.
 */
const BOARDS = import.meta.glob<GameBoard<GameTypes>>('../../../games/*/board/index.ts', { import: 'board' })
const WORDS = import.meta.glob<Catalogue<unknown>>('../../../games/*/board/words.ts', { import: 'words', eager: true })
const EMBLEMS = import.meta.glob<FunctionComponent>('../../../games/*/board/emblem.tsx', { import: 'Emblem' })

/** The board of a game with its words, and with what a table of this setup needs besides; null for no table. */
export async function loadBoard(id: string, setup: unknown): Promise<GameBoard<GameTypes> | null> {
  if (!isGameId(id)) return null
  const words = WORDS[`../../../games/${id}/board/words.ts`]
  const [board] = await Promise.all([BOARDS[`../../../games/${id}/board/index.ts`](), loadInUse(words)])
  // The board may have taken longer than the reader to choose another language.
  await loadInUse(words)
  await board.loadFor?.(setup)
  return board
}

/** The picture of a game alone: a few kilobytes instead of its board. */
export const loadEmblem = (id: GameId): Promise<FunctionComponent> => EMBLEMS[`../../../games/${id}/board/emblem.tsx`]()
