import { type ListedTable, type PersonId, awake, awakeUntil } from '@bothy/room'
import type { RestTimesStore } from '../people/rest-times-store.ts'
import type { Store } from '../store/store.ts'

const HOUR = 3600 * 1000
/** Share of the time for a move that is left when the player is warned. */
const LEFT = 1 / 4

/**
 * When to warn the person that their time runs out; null at tables where no move has a time or nothing happens when it is up. Rest does not
 * count; a stopped clock is looked at again later.
 */
export async function deadlineReminderAt(
  { store, rhythms }: { readonly store: Store; readonly rhythms: Pick<RestTimesStore, 'of'> },
  { row: { id, pace } }: ListedTable,
  person: PersonId,
  now: number,
): Promise<number | null> {
  if (pace?.kind !== 'turns' || pace.late === 'nothing') return null
  const kept = await store.queries.selectFrom('tables').select('due').where('id', '=', id).executeTakeFirst()
  const out = kept?.due ?? null
  if (out === null) return now + HOUR
  const rhythm = await rhythms.of(person)
  const early = awake(rhythm, now, out) - pace.perMove * LEFT
  return early <= 0 ? now : awakeUntil(rhythm, now, early)
}
