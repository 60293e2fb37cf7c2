import type { Rooms } from '../rooms/rooms.ts'
import type { ServerProcesses } from '../processes/other-processes.ts'
import type { Services } from '../services.ts'

const AT_ONCE = 100

/** Tables of bots alone are kept this long after the last move, finished or not. */
export const BOT_TABLES_KEPT_MS = 7 * 24 * 3600 * 1000

export async function deleteBotTables(
  {
    store,
    rooms,
    otherProcesses,
  }: Pick<Services, 'store'> & {
    readonly rooms: Pick<Rooms, 'isLoaded'>
    readonly otherProcesses: Pick<ServerProcesses, 'unattended'>
  },
  before: number,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let removed = 0
  let after = ''
  for (;;) {
    const ids = await store.oldBotTables(before, { limit: AT_ONCE, after })
    for (const id of await otherProcesses.unattended(ids)) {
      if (!mayGoOn()) return removed
      if (rooms.isLoaded(id)) continue
      await store.removeTable(id)
      removed++
    }
    if (ids.length < AT_ONCE) return removed
    after = ids[ids.length - 1]
  }
}
