import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { RatingLine } from './format.ts'

const AT_ONCE = 5000

export async function* ratingLines(db: Kysely<Schema>): AsyncGenerator<RatingLine> {
  for (let last: Schema['ratings'] | undefined; ;) {
    const ratings = await db
      .selectFrom('ratings')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('game', 'player'), '>', tuple(last?.game ?? '', last?.player ?? '')),
      )
      .orderBy('game')
      .orderBy('player')
      .limit(AT_ONCE)
      .execute()
    if (ratings.length === 0) break
    last = ratings[ratings.length - 1]
    yield { ratings, rating_steps: [] }
  }
  for (let last: Schema['rating_steps'] | undefined; ;) {
    const steps = await db
      .selectFrom('rating_steps')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('table_id', 'player'), '>', tuple(last?.table_id ?? '', last?.player ?? '')),
      )
      .orderBy('table_id')
      .orderBy('player')
      .limit(AT_ONCE)
      .execute()
    if (steps.length === 0) break
    last = steps[steps.length - 1]
    yield { ratings: [], rating_steps: steps }
  }
}
