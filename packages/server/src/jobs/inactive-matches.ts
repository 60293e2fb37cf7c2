import { INACTIVITY, isInactive } from '@bothy/room'
import type { Services } from '../services.ts'

/**
 * Warns people at tables without a clock where nobody has played for weeks, and ends those where nobody has since. Nobody is there: a
 * table at which somebody looks on is left alone. Returns how many were warned or ended.
 */
export async function endInactiveMatches(
  { store, rooms, otherProcesses }: Pick<Services, 'store' | 'rooms' | 'otherProcesses'>,
  now: number,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let swept = 0
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof store.restingTables>> = await store.restingTables(
      now - INACTIVITY.endAfter,
      after,
    )
    const ids = page.tables.flatMap(({ row, summary }) => (isInactive(summary, now) ? [row.id] : []))
    for (const id of ids.length === 0 ? [] : await otherProcesses.unattended(ids)) {
      if (!mayGoOn()) return swept
      if (rooms.isLoaded(id)) continue
      // One that cannot be read was reported; the others go on.
      await (await rooms.get(id).catch(() => null))?.neglect()
      swept++
    }
    after = page.last
  }
  return swept
}
