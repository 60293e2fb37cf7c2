import type { GameTypes, Json } from '@bothy/kernel'
import { type GameId, isGameId } from '@bothy/games'
import type { FunctionComponent } from 'preact'
import type { GameBoard, Primer } from '@bothy/board-kit/board/game-board.ts'
import type { SignTopic } from '@bothy/board-kit/board/legend/legend.ts'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

/**
 * Boards, words and emblems have a fixed place in each game's folder, which `scripts/list-games.ts` checks. Views and actions are handled
 * as plain data, so the games' own types are dropped.
 */
const BOARDS = import.meta.glob<GameBoard<GameTypes>>('../../../games/*/board/index.ts', { import: 'board' })
const WORDS = import.meta.glob<Catalogue<unknown>>('../../../games/*/board/words.ts', { import: 'words', eager: true })
const EMBLEMS = import.meta.glob<FunctionComponent>('../../../games/*/board/emblem.tsx', { import: 'Emblem' })

/** `seen` is asked when the board has come; a replay may show any position. */
export async function loadBoard(
  id: string,
  setup: unknown,
  seen: () => Json = () => null,
): Promise<GameBoard<GameTypes> | null> {
  if (!isGameId(id)) return null
  const words = WORDS[`../../../games/${id}/board/words.ts`]
  const [board] = await Promise.all([BOARDS[`../../../games/${id}/board/index.ts`](), loadInUse(words)])
  // The reader may have changed the language while the board was loading.
  await loadInUse(words)
  await board.loadFor?.(setup, seen())
  return board
}

export const loadEmblem = (id: GameId): Promise<FunctionComponent> => EMBLEMS[`../../../games/${id}/board/emblem.tsx`]()

export async function loadPrimer(id: GameId): Promise<Primer | null> {
  const words = WORDS[`../../../games/${id}/board/words.ts`]
  await loadInUse(words)
  const board = await BOARDS[`../../../games/${id}/board/index.ts`]()
  return board.words.of(language.peek()).primer
}

export async function loadSigns(id: GameId): Promise<readonly SignTopic[]> {
  const board = await loadBoard(id, {}, () => null)
  const legend = await board?.loadLegend?.()
  return (await legend?.(language.peek(), null)) ?? []
}
