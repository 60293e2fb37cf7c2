import type { PersonId } from '@bothy/room'
import type { Records } from '../store/store.ts'

/** So many are looked up at once. */
const PAGE = 200
/** At so many something is done at the same time: what they write shares commits. */
const TOGETHER = 10

export type OwnTable = { readonly id: string; readonly status: string; readonly host: PersonId | null }

/** All tables that somebody has made or sits at, given up ones too, however many there are; those that come meanwhile may be among them. */
export async function* tablesOf({ queries }: Records, person: PersonId): AsyncGenerator<OwnTable> {
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

/** Does something at each of them, at some at a time; what fails ends it after those. */
export async function atTablesOf(
  records: Records,
  person: PersonId,
  act: (table: OwnTable) => Promise<void>,
): Promise<void> {
  let some: OwnTable[] = []
  const finish = async (): Promise<void> => {
    const ends = await Promise.allSettled(some.map(act))
    some = []
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  for await (const table of tablesOf(records, person)) if (some.push(table) === TOGETHER) await finish()
  await finish()
}
