import type { Mark, TableFact } from '@bothy/room'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Step } from './transactions.ts'

/** For the same turn the start and the mark that it was looked at stay; only that the player has begun is new. */
const INSTEAD = `on conflict (table_id, person) do update set
  kind = excluded.kind, turn = excluded.turn, begun = excluded.begun,
  since = case when facts.kind = excluded.kind and facts.turn = excluded.turn then facts.since else excluded.since end,
  looked = case when facts.kind = excluded.kind and facts.turn = excluded.turn then facts.looked else excluded.looked end
  where facts.kind <> excluded.kind or facts.turn <> excluded.turn or facts.begun <> excluded.begun`

/** Nothing is stored for people who get no notices: their plies write nothing here. */
const IS_USED = 'c.confirmed is not null and c.stopped is null'

const DROP = 'delete from facts where table_id = ?1 and person not in (select value from json_each(?2))'
const ADD = `insert into facts (table_id, person, kind, turn, begun, since, looked)
  select ?1, ?2, ?3, ?4, ?5, ?6, 0 where exists (select 1 from channels as c where c.person = ?2 and ${IS_USED}) ${INSTEAD}`

export const factSteps = (table: string, { facts, summary: { updated } }: Mark): readonly Step[] =>
  facts === undefined
    ? []
    : [
        { sql: DROP, values: [table, JSON.stringify(facts.map(({ person }) => person))] },
        ...facts.map(({ person, kind, turn, begun }) => ({
          sql: ADD,
          values: [table, person, kind, turn, begun ? 1 : 0, updated],
        })),
      ]

type NewFacts = {
  readonly table: string
  readonly facts: readonly TableFact[]
  readonly since: number
}

export function factParts(tables: readonly NewFacts[]): RawBuilder<unknown> {
  const rows = tables.flatMap(({ table, facts, since }) => facts.map((fact) => ({ ...fact, table, since })))
  const ids = rows.map(({ table }) => table)
  const people = rows.map(({ person }) => person)
  return sql`, dropped as (
      delete from facts where table_id = any(${tables.map(({ table }) => table)}::text[]) and not exists (
        select 1 from unnest(${ids}::text[], ${people}::text[]) as kept (id, person)
        where kept.id = facts.table_id and kept.person = facts.person)
    ), told as (
      insert into facts (table_id, person, kind, turn, begun, since, looked)
      select f.id, f.person, f.kind, f.turn, f.begun, f.since, 0 from unnest(
        ${ids}::text[],
        ${people}::text[],
        ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(({ turn }) => turn)}::integer[],
        ${rows.map(({ begun }) => (begun ? 1 : 0))}::integer[],
        ${rows.map(({ since }) => since)}::bigint[]) as f (id, person, kind, turn, begun, since)
      where exists (select 1 from channels as c where c.person = f.person and ${sql.raw(IS_USED)}) ${sql.raw(INSTEAD)})`
}

export function writingFacts(
  db: Kysely<Schema>,
  { table, facts, since, summary, looked }: NewFacts & { readonly summary: string; readonly looked: boolean },
): readonly Compilable[] {
  const isSame = sql<boolean>`exists (select 1 from tables where tables.id = ${table} and tables.summary = ${summary})`
  const people = facts.map(({ person }) => person)
  const drop = db.deleteFrom('facts').where('table_id', '=', table).where(isSame)
  return [
    // Locks the row of the table, so that no entry comes in between.
    db
      .updateTable('tables')
      .set({ facts_at: sql<number>`updated` })
      .where('id', '=', table)
      .where('summary', '=', summary),
    people.length === 0 ? drop : drop.where('person', 'not in', people),
    ...facts.map(({ person, kind, turn, begun }) => ({
      compile: () =>
        sql`insert into facts (table_id, person, kind, turn, begun, since, looked)
          select cast(${table} as text), cast(${person} as text), cast(${kind} as text), cast(${turn} as integer),
            cast(${begun ? 1 : 0} as integer), cast(${since} as bigint), cast(${looked ? 1 : 0} as integer)
          where ${isSame} and exists (select 1 from channels as c where c.person = ${person} and ${sql.raw(IS_USED)})
          ${sql.raw(INSTEAD)}`.compile(db),
    })),
  ]
}
