import { Type, type Static } from 'typebox'

const strict = { additionalProperties: false } as const

/** Far above what a person fills; a union keeps the newest games and the first of the other lists. */
const MOST_CHAPTERS = 200
const MOST_SILENCED = 400
const MOST_GAMES = 200
/** Of a game against a level: enough to offer another one. */
const LAST_GAMES = 5

const WORD = '[a-z0-9][a-z0-9-]{0,39}'
/** A browser reads its own record by these, without the validator. */
export const LEARNING_PATTERNS = {
  word: `^${WORD}$`,
  place: `^${WORD}/[A-Za-z0-9._-]{1,60}$`,
  table: '^[A-Za-z0-9_-]{1,64}$',
} as const
const Word = Type.String({ pattern: LEARNING_PATTERNS.word })
const Place = Type.String({ pattern: LEARNING_PATTERNS.place })

const ChapterProgress = Type.Object(
  {
    step: Type.Integer({ minimum: 0, maximum: 500 }),
    done: Type.Boolean(),
    /** How many times the chapter was begun again. */
    again: Type.Integer({ minimum: 0, maximum: 10_000 }),
  },
  strict,
)

const PlayedGame = Type.Object(
  {
    game: Word,
    level: Word,
    table: Type.String({ pattern: LEARNING_PATTERNS.table }),
    won: Type.Boolean(),
    at: Type.Integer({ minimum: 0 }),
  },
  strict,
)
type PlayedGame = Static<typeof PlayedGame>

/**
 * `GET` and `PUT /api/learning`: lessons by game and chapter, and games against bots while a person learns. A `PUT` is united with what is
 * kept, so that no device takes back what another one has told.
 */
export const Learning = Type.Object(
  {
    lessons: Type.Record(Place, ChapterProgress, { maxProperties: MOST_CHAPTERS, ...strict }),
    /** Remarks of the coach, by game, that are not to come again. */
    silenced: Type.Array(Place, { maxItems: MOST_SILENCED, uniqueItems: true }),
    /** How many times the coach was switched: off at odd numbers. */
    switched: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    games: Type.Array(PlayedGame, { maxItems: MOST_GAMES }),
  },
  strict,
)
export type Learning = Static<typeof Learning>

export const NOTHING_LEARNT: Learning = { lessons: {}, silenced: [], switched: 0, games: [] }

type Progress = Learning['lessons'][string]

/** The furthest step of the latest time that the chapter was begun; done once is done. */
function further(a: Progress, b: Progress): Progress {
  const latest = a.again === b.again ? { ...a, step: Math.max(a.step, b.step) } : a.again > b.again ? a : b
  return { ...latest, done: a.done || b.done }
}

const byText =
  <V>(textOf: (item: V) => string) =>
  (a: V, b: V): number =>
    textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0

/** The later word about a table stands whole: of an earlier one no trace may be left, since another device may have dropped it. */
const isLater = (one: PlayedGame, other: PlayedGame): boolean =>
  one.at > other.at || (one.at === other.at && one.won && !other.won)

function lastGames(games: readonly PlayedGame[]): readonly PlayedGame[] {
  const byTable = new Map<string, PlayedGame>()
  for (const game of games) {
    const key = `${game.game} ${game.level} ${game.table}`
    const known = byTable.get(key)
    if (known === undefined || isLater(game, known)) byTable.set(key, game)
  }
  const newest = [...byTable].toSorted(([a, one], [b, other]) => other.at - one.at || (a < b ? -1 : 1))
  const counts = new Map<string, number>()
  return newest
    .filter(([, { game, level }]) => {
      const key = `${game} ${level}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= LAST_GAMES
    })
    .slice(0, MOST_GAMES)
    .map(([, game]) => game)
}

/** In any order, any number of times: the same. */
export function uniteLearning(a: Learning, b: Learning): Learning {
  const lessons = new Map(Object.entries(a.lessons))
  for (const [place, progress] of Object.entries(b.lessons)) {
    const known = lessons.get(place)
    lessons.set(place, known === undefined ? progress : further(known, progress))
  }
  return {
    lessons: Object.fromEntries([...lessons].toSorted(byText(([place]) => place)).slice(0, MOST_CHAPTERS)),
    silenced: [...new Set([...a.silenced, ...b.silenced])].toSorted().slice(0, MOST_SILENCED),
    switched: Math.max(a.switched, b.switched),
    games: [...lastGames([...a.games, ...b.games])],
  }
}
