import type { GameTypes } from '@bothy/kernel'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { Host } from '../../net/hosts.ts'
import type { TableStore } from './store.ts'

export type OpenTable = {
  readonly store: TableStore
  readonly host: Host
  readonly board: GameBoard<GameTypes>
  readonly state: StateMessage
  readonly info: TableInfo
}
