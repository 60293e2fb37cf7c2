import type { PersonId } from '@bothy/room'
import type { Records } from '../store/store.ts'

/** So many are looked up at once. */
const PAGE = 200

/** All tables that somebody has made or sits at, given up ones too, however many there are; those that come meanwhile may be among them. */
export async function* tablesOf(
  { queries }: Records,
  person: PersonId,
): AsyncGenerator<{ readonly id: string; readonly status: string; readonly host: PersonId | null }> {
  for (let after = ''; ;) {
    const rows = await queries
      .selectFrom('tables')
      .select(['id', 'status', 'host'])
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', where.selectFrom('seatings').select('table_id').where('person', '=', person)),
        ]),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* rows
    if (rows.length < PAGE) return
    after = rows[rows.length - 1].id
  }
}
