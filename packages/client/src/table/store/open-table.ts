import type { GameTypes } from '@bothy/kernel'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import type { Host } from '../../net/hosts.ts'
import type { TableStore } from './store.ts'

/** A running or finished table, all of it fetched. */
export type OpenTable = {
  readonly store: TableStore
  readonly host: Host
  readonly client: GameClient<GameTypes>
  readonly state: StateMessage
  readonly info: TableInfo
}
