import { NO_REST, type Resting, RestTimes } from '@bothy/protocol'
import { type PersonId, isFair } from '@bothy/room'
import { Compile } from 'typebox/compile'
import type { Records } from '../store/store.ts'
import { daysLeft, isWithinYear, takenBy, todayIn } from './holidays.ts'

const rhythms = Compile(RestTimes)

export const restOf = (rhythm: RestTimes): RestTimes | null =>
  rhythm.quiet === null && rhythm.daysOff.length === 0 && rhythm.away === null ? null : rhythm

export class RestTimesStore {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async of(person: PersonId): Promise<RestTimes> {
    return (await this.#read(person)).rhythm
  }

  async shown(person: PersonId, now: number): Promise<Resting> {
    const { rhythm, taken } = await this.#read(person)
    return { ...rhythm, daysAwayLeft: Math.max(0, daysLeft(rhythm, taken, todayIn(rhythm.zone, now).slice(0, 4))) }
  }

  async change(person: PersonId, rhythm: RestTimes, now: number): Promise<boolean> {
    const before = await this.#read(person)
    const taken = takenBy(before.rhythm, before.taken, todayIn(rhythm.zone, now))
    if (!isWithinYear(rhythm, taken)) return false
    await this.save(person, rhythm, taken)
    return true
  }

  async #read(person: PersonId): Promise<{ readonly rhythm: RestTimes; readonly taken: readonly string[] }> {
    const { queries } = this.#records
    const row = await queries.selectFrom('rhythms').selectAll().where('person', '=', person).executeTakeFirst()
    const rhythm: unknown = row === undefined ? NO_REST : JSON.parse(row.rhythm)
    const taken: unknown = JSON.parse(row?.taken ?? '[]')
    return {
      rhythm: rhythms.Check(rhythm) && isFair(rhythm) ? rhythm : NO_REST,
      taken: Array.isArray(taken) ? taken.filter((day) => typeof day === 'string') : [],
    }
  }

  async save(person: PersonId, rhythm: RestTimes, days: readonly string[] = []): Promise<void> {
    const [text, taken] = [JSON.stringify(rhythm), JSON.stringify(days)]
    await this.#records.write(
      this.#records.queries
        .insertInto('rhythms')
        .values({ person, rhythm: text, taken })
        .onConflict((on) => on.column('person').doUpdateSet({ rhythm: text, taken })),
    )
  }
}
