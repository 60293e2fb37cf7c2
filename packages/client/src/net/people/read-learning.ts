import { LEARNING_PATTERNS, type Learning, NOTHING_LEARNT, uniteLearning } from '@bothy/protocol'

const PLACE = new RegExp(LEARNING_PATTERNS.place)
const WORD = new RegExp(LEARNING_PATTERNS.word)
const TABLE = new RegExp(LEARNING_PATTERNS.table)

const fields = (x: unknown): { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x) ? { ...x } : {}
const list = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : [])
const count = (x: unknown, most: number): number =>
  typeof x === 'number' && Number.isInteger(x) && x > 0 ? Math.min(x, most) : 0
const word = (x: unknown, pattern: RegExp): string | null => (typeof x === 'string' && pattern.test(x) ? x : null)

/** From a browser’s storage, which anybody may write: entries that the server would refuse are left out. */
export function readLearning(stored: unknown): Learning {
  const { lessons, silenced, switched, games } = fields(stored)
  const read: Learning = {
    lessons: Object.fromEntries(
      Object.entries(fields(lessons)).flatMap(([place, progress]) => {
        const { step, done, again } = fields(progress)
        return PLACE.test(place)
          ? [[place, { step: count(step, 500), done: done === true, again: count(again, 10_000) }]]
          : []
      }),
    ),
    silenced: list(silenced).flatMap((place) => word(place, PLACE) ?? []),
    switched: count(switched, 1_000_000),
    games: list(games).flatMap((played) => {
      const { game, level, table, won, at } = fields(played)
      const [ofGame, ofLevel, atTable] = [word(game, WORD), word(level, WORD), word(table, TABLE)]
      if (ofGame === null || ofLevel === null || atTable === null) return []
      return [
        { game: ofGame, level: ofLevel, table: atTable, won: won === true, at: count(at, Number.MAX_SAFE_INTEGER) },
      ]
    }),
  }
  return uniteLearning(read, NOTHING_LEARNT)
}
