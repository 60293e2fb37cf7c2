import type { NewOwner, PersonId } from '@bothy/room'
import { sql } from 'kysely'
import { Channels } from '../notices/channels.ts'
import type { Services } from '../services.ts'
import type { Records } from '../store/store.ts'
import { atTablesOf } from './tables-of.ts'

type Needed = Pick<Services, 'store' | 'rooms'>

/** Changes hands by log entries, so that every process hears of it. Can be repeated if interrupted. */
export async function transferTables({ store, rooms }: Needed, from: PersonId, newOwner: NewOwner): Promise<void> {
  await atTablesOf(store, from, async ({ id, status, host }) => {
    if (status === 'closed') return
    // An unreadable table was already reported; the lists at least are changed.
    const room = await rooms.get(id).catch(() => null)
    if (host === from)
      await store.write(store.queries.updateTable('tables').set({ host: newOwner.host }).where('id', '=', id))
    await room?.transferSeats(from, newOwner)
  })
}

/** Channels, notices, rhythm, mutes and bars of a guest go to their account; the account's own settings win. */
export async function transferWishes(store: Records, from: PersonId, to: PersonId): Promise<void> {
  const { queries } = store
  await new Channels(store).handOver(from, to)
  await store.write(
    queries.updateTable('notices').set({ person: to }).where('person', '=', from),
    queries
      .updateTable('rhythms')
      .set({ person: to })
      .where('person', '=', from)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('rhythms as other').select('other.person').where('other.person', '=', to))),
      ),
    queries
      .insertInto('mutes')
      .columns(['table_id', 'person', 'other', 'since'])
      .expression((from_) =>
        from_
          .selectFrom('mutes')
          .select(['table_id', sql.val(to).as('person'), 'other', 'since'])
          .where('person', '=', from),
      )
      .onConflict((on) => on.doNothing()),
    queries.deleteFrom('mutes').where('person', '=', from),
    queries
      .insertInto('chat_bars')
      .columns(['person', 'until', 'since'])
      .expression((from_) =>
        from_
          .selectFrom('chat_bars')
          .select([sql.val(to).as('person'), 'until', 'since'])
          .where('person', '=', from),
      )
      .onConflict((on) => on.doNothing()),
  )
}
