import type { Mark, Summary } from '@bothy/room'
import { type Compilable, type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { outcomesOf } from './outcomes.ts'

export const changesResults = ({ summary, people, transcripts }: Mark): boolean =>
  summary.status === 'over' && (people !== null || transcripts !== null)

/**
 * Notes the results of a finished match. If already noted, only the people of the seats may change; with `isLate` nothing changes, since
 * the data may be outdated.
 */
export function notingResults(
  db: Kysely<Schema>,
  table: string,
  summary: Summary,
  { isLate = false } = {},
): readonly Compilable[] {
  const onConflict = isLate
    ? sql`do nothing`
    : sql`(table_id, seat) do update set player = excluded.player, name = excluded.name`
  const rows = outcomesOf(summary).map(
    ({ seat, player, name, place, points }) => sql`
      insert into results (table_id, seat, player, name, game, seats, open, place, points, ended)
      select id, cast(${seat} as integer), cast(${player} as text), cast(${name} as text), game, seats,
        case visibility when 'open' then 1 else 0 end, cast(${place} as integer), cast(${points} as integer), cast(${summary.updated} as bigint)
      from tables where id = ${table}
      on conflict ${onConflict}`,
  )
  const done = sql`update tables set noted = 1 where id = ${table} and noted = 0`
  return [...rows, done].map((statement) => ({ compile: () => statement.compile(db) }))
}
