import { INACTIVITY, isInactive } from '@bothy/room'
import type { Services } from '../services.ts'

/** For tables without a clock: warns after weeks without a move, ends them later. A table with viewers is left alone. Returns the count of both. */
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
      await (await rooms.get(id).catch(() => null))?.neglect()
      swept++
    }
    after = page.last
  }
  return swept
}
