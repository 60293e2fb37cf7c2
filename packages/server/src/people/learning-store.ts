import { Learning, NOTHING_LEARNT, uniteLearning } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { Compile } from 'typebox/compile'
import type { Records } from '../store/store.ts'

const check = Compile(Learning)
const MOST_TRIES = 20

/** A record that this version cannot read counts as none. */
function readLearning(text: string): Learning {
  try {
    const read: unknown = JSON.parse(text)
    return check.Check(read) ? read : NOTHING_LEARNT
  } catch {
    return NOTHING_LEARNT
  }
}

export class LearningStore {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async of(person: PersonId): Promise<Learning> {
    const text = await this.#read(person)
    return text === null ? NOTHING_LEARNT : readLearning(text)
  }

  /** Two devices may write at once: the later one reads again. */
  async unite(person: PersonId, told: Learning): Promise<Learning> {
    const { queries } = this.#records
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await this.#read(person)
      const united = uniteLearning(before === null ? NOTHING_LEARNT : readLearning(before), told)
      const learning = JSON.stringify(united)
      if (learning === before) return united
      const [written] = await this.#records.write(
        before === null
          ? queries
              .insertInto('learning')
              .values({ person, learning })
              .onConflict((on) => on.doNothing())
          : queries
              .updateTable('learning')
              .set({ learning })
              .where(({ and }) => and({ person, learning: before })),
      )
      if (written > 0) return united
    }
    throw new Error('a learning record is written by too many at once')
  }

  async #read(person: PersonId): Promise<string | null> {
    const { queries } = this.#records
    const row = await queries.selectFrom('learning').select('learning').where('person', '=', person).executeTakeFirst()
    return row?.learning ?? null
  }
}
