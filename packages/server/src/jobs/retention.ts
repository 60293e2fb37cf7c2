import type { PersonId } from '@bothy/room'
import { Refused } from '../rest/refused.ts'
import type { Limits } from '../limits/limits.ts'
import type { ServerProcesses } from '../processes/other-processes.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 3600 * 1000

/** How long a table that never began is kept after its last change; played ones stay. */
const KEPT_MS = { closed: DAY, waiting: 30 * DAY } as const

const AT_ONCE = 500

type Keeping = {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'isLoaded'>
  readonly otherProcesses: Pick<ServerProcesses, 'unattended'>
}

export async function dropOldestTables(
  services: Keeping & { readonly limits: Limits },
  person: PersonId,
): Promise<void> {
  const { unfinished, finished } = services.limits.kept
  const hosted = await services.store.hosted(person, finished - 1)
  if (hosted.unfinished >= unfinished) throw new Refused('too-many-tables')
  await remove(services, hosted.surplus)
}

export async function deleteOldTables(
  services: Keeping,
  now: number,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let removed = 0
  for (const status of ['closed', 'waiting'] as const)
    removed += await remove(services, await services.store.oldTables(status, now - KEPT_MS[status], AT_ONCE), mayGoOn)
  return removed
}

async function remove(
  { store, rooms, otherProcesses }: Keeping,
  ids: readonly string[],
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  if (ids.length === 0) return 0
  const unattended = (await otherProcesses.unattended(ids)).filter((id) => !rooms.isLoaded(id))
  let removed = 0
  for (const id of unattended) {
    if (!mayGoOn()) break
    await store.removeTable(id)
    removed++
  }
  return removed
}
