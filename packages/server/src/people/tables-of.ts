import type { PersonId } from '@bothy/room'
import type { Records } from '../store/store.ts'

const PAGE = 200
const TOGETHER = 10

export type OwnTable = { readonly id: string; readonly status: string; readonly host: PersonId | null }

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
