import type { PersonId } from '@bothy/room'
import { Refused } from '../rest/refused.ts'
import type { Limits } from '../limits/limits.ts'
import type { ServerProcesses } from '../processes/other-processes.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 3600 * 1000

/** For how long a table that never began is kept after its last change; played ones stay. */
const KEPT_MS = { closed: DAY, waiting: 30 * DAY } as const

const AT_ONCE = 500

type Keeping = {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'isLoaded'>
  readonly otherProcesses: Pick<ServerProcesses, 'unattended'>
}

/**
 * Makes room for one more table of the person: of finished ones at which nobody else sat the oldest go. Throws a refusal for one
 * who has too many that are not over.
 */
export async function dropOldestTables(
  services: Keeping & { readonly limits: Limits },
  person: PersonId,
): Promise<void> {
  const { unfinished, finished } = services.limits.kept
  const hosted = await services.store.hosted(person, finished - 1)
  if (hosted.unfinished >= unfinished) throw new Refused('too-many-tables')
  await remove(services, hosted.surplus)
}

/** Removes tables that never began and that nobody has touched for long, some of each kind. Returns how many. */
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

/** But those at which somebody is. */
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
