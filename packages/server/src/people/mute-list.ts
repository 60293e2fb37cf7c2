import type { MuteList, PersonId, Unheard } from '@bothy/room'
import type { Records } from '../store/store.ts'

export class RecordedMutes implements MuteList {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async unheard(table: string, listeners: readonly PersonId[], speakers: readonly PersonId[]): Promise<Unheard> {
    const { queries } = this.#records
    const [muted, blocked] = await Promise.all([
      queries
        .selectFrom('mutes')
        .select(['person', 'other'])
        .where('table_id', '=', table)
        .where('person', 'in', listeners)
        .where('other', 'in', speakers)
        .execute(),
      queries
        .selectFrom('blocks')
        .select(['person', 'other'])
        .where('person', 'in', listeners)
        .where('other', 'in', speakers)
        .execute(),
    ])
    const unheard = new Map<PersonId, Map<PersonId, 'muted' | 'blocked'>>()
    const note = (why: 'muted' | 'blocked', rows: typeof muted): void => {
      for (const { person, other } of rows)
        unheard.set(person, (unheard.get(person) ?? new Map<PersonId, 'muted' | 'blocked'>()).set(other, why))
    }
    note('muted', muted)
    note('blocked', blocked)
    return unheard
  }

  async mute(table: string, person: PersonId, other: PersonId, now: number): Promise<void> {
    await this.#records.write(
      this.#records.queries
        .insertInto('mutes')
        .values({ table_id: table, person, other, since: now })
        .onConflict((on) => on.doNothing()),
    )
  }

  async unmute(table: string, person: PersonId, other: PersonId): Promise<void> {
    await this.#records.write(
      this.#records.queries.deleteFrom('mutes').where(({ and }) => and({ table_id: table, person, other })),
    )
  }
}
