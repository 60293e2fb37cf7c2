import type { GameTypes, Json } from '@bothy/kernel'
import type { BoardProps, GameClient } from '@bothy/board-kit/board/game-client.ts'

/** Gains and costs of a choice besides its label, each a sentence: "Next space ahead. You play again." */
export const broughtBy = (
  action: Json,
  client: GameClient<GameTypes>,
  table: Pick<BoardProps<GameTypes>, 'view' | 'reader' | 'names' | 'language'>,
): string =>
  (client.brings?.(action, table) ?? [])
    .map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1).replace(/\.$/, '')}.`)
    .join(' ')
