import { type ListedTable, type PersonId, awake, awakeUntil } from '@bothy/room'
import type { RestTimesStore } from '../people/rest-times-store.ts'
import type { Store } from '../store/store.ts'

const HOUR = 3600 * 1000
/** Of the time for a move; with so much left somebody is told. */
const LEFT = 1 / 4

/**
 * When the person is to be told that their time runs out, at tables with a time for each move and something that happens when it is up; null
 * elsewhere. By the time in which they do not rest. A clock that stands still is looked at again after a while.
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
