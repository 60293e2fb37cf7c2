import type { GameTypes } from '@bothy/kernel'
import { isGameId } from '@bothy/games'
import type { FunctionComponent } from 'preact'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { loadBoard as loadListed, loadEmblem as loadListedEmblem } from '../games/index.ts'
import { toyClient, ToyEmblem } from './toy-client.tsx'

export { loadPrimer, loadSigns } from '../games/index.ts'

/** Replaces `games/index.ts`: see `vite.toy.config.ts`. */
export const loadBoard = async (
  id: string,
  setup: unknown,
  seen?: Parameters<typeof loadListed>[2],
): Promise<GameBoard<GameTypes> | null> =>
  id === toyClient.id ? (toyClient as unknown as GameBoard<GameTypes>) : await loadListed(id, setup, seen)

export const loadEmblem = async (id: string): Promise<FunctionComponent> =>
  isGameId(id) ? await loadListedEmblem(id) : ToyEmblem
