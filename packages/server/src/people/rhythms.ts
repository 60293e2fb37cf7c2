import { NO_REST, Rhythm } from '@bothy/protocol'
import { type PersonId, isFair } from '@bothy/room'
import { Compile } from 'typebox/compile'
import type { Records } from '../store/store.ts'

const rhythms = Compile(Rhythm)

/** Null for somebody who never does. */
export const restOf = (rhythm: Rhythm): Rhythm | null =>
  rhythm.quiet === null && rhythm.daysOff.length === 0 && rhythm.away === null ? null : rhythm

/** When people rest, with an account or without. */
export class Rhythms {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async of(person: PersonId): Promise<Rhythm> {
    const { queries } = this.#records
    const row = await queries.selectFrom('rhythms').select('rhythm').where('person', '=', person).executeTakeFirst()
    const rhythm: unknown = row === undefined ? NO_REST : JSON.parse(row.rhythm)
    return rhythms.Check(rhythm) && isFair(rhythm) ? rhythm : NO_REST
  }

  async save(person: PersonId, rhythm: Rhythm): Promise<void> {
    const text = JSON.stringify(rhythm)
    await this.#records.write(
      this.#records.queries
        .insertInto('rhythms')
        .values({ person, rhythm: text })
        .onConflict((on) => on.column('person').doUpdateSet({ rhythm: text })),
    )
  }
}
