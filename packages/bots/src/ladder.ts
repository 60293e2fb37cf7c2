import { below, type RngState, stream } from '@bothy/kernel'
import { type Level, LEVELS } from './levels.ts'

/** Games of one level in one seat against another in all others, with the share that the first one won of each deal. */
export type LadderMatch = {
  readonly one: Level
  readonly others: Level
  readonly seats: number
  readonly shares: readonly number[]
}

export type Rung = {
  readonly level: Level
  readonly rating: number
  /** 95 %, by bootstrap over the deals; that of the anchor is its rating. */
  readonly low: number
  readonly high: number
}

/** `easy` has this rating by definition, as a new person has on the site; 400 points more are odds of ten to one. */
const ANCHOR: Level = 'easy'
const ANCHOR_RATING = 1500
const SPREAD = 400 / Math.LN10

const RESAMPLES = 400
const TAIL = 0.025
/** Keeps a level that always wins from an endless rating: each match counts as if half of one more deal had been won. */
const EXTRA_DEAL = 1
const STEPS = 200

/** Levels that sit at tables. */
export const LADDER_LEVELS: readonly Level[] = LEVELS.filter((level) => level !== 'naive' && level !== 'ismcts-1000')
/** How many levels further down one still wins and loses enough games to say something. */
const REACH = 2

/** Each level against the weaker ones next to it, the nearest first. */
export const ladderPairs = (levels: readonly Level[]): readonly (readonly [Level, Level])[] =>
  levels.flatMap((one, i) =>
    levels
      .slice(Math.max(0, i - REACH), i)
      .toReversed()
      .map((other) => [one, other] as const),
  )

/** Ratings that make the games most likely (Bradley and Terry; with more seats the others share the odds), best first. */
export function ladderOf(matches: readonly LadderMatch[], seed: string): readonly Rung[] {
  const levels = LADDER_LEVELS.filter((level) => matches.some(({ one, others }) => one === level || others === level))
  const ratings = fit(levels, matches)
  const rng = stream(seed, 'ladder')
  const drawn = Array.from({ length: RESAMPLES }, () =>
    fit(
      levels,
      matches.map((match) => ({ ...match, shares: resampled(match.shares, rng) })),
    ),
  )
  return levels
    .map((level, i): Rung => {
      const all = drawn.map((one) => one[i]).sort((a, b) => a - b)
      return {
        level,
        rating: Math.round(ratings[i]),
        low: Math.round(all[Math.floor(RESAMPLES * TAIL)]),
        high: Math.round(all[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]),
      }
    })
    .sort((a, b) => b.rating - a.rating)
}

const resampled = (shares: readonly number[], rng: RngState): number[] =>
  shares.map(() => shares[below(rng, shares.length)])

/** Newton's method on one level after the other. */
function fit(levels: readonly Level[], matches: readonly LadderMatch[]): number[] {
  const strength = levels.map(() => 0)
  const games = matches.map(({ one, others, seats, shares }) => ({
    one: levels.indexOf(one),
    others: levels.indexOf(others),
    fair: Math.log(seats - 1),
    won: shares.reduce((sum, share) => sum + share, 0) + EXTRA_DEAL / 2,
    count: shares.length + EXTRA_DEAL,
  }))
  for (let step = 0; step < STEPS; step++)
    for (let i = 0; i < levels.length; i++) {
      if (levels[i] === ANCHOR) continue
      let slope = 0
      let bend = 0
      for (const { one, others, fair, won, count } of games) {
        if (one !== i && others !== i) continue
        const expected = 1 / (1 + Math.exp(strength[others] + fair - strength[one]))
        slope += (one === i ? 1 : -1) * (won - count * expected)
        bend += count * expected * (1 - expected)
      }
      if (bend > 0) strength[i] += slope / bend
    }
  return strength.map((x) => ANCHOR_RATING + SPREAD * x)
}

/** Shares of equal size are counted together: intervals can be drawn again, and a thousand deals take one line. */
const talliesOf = (shares: readonly number[]): KeptMatch['tallies'] =>
  [...Map.groupBy(shares, (share) => share)]
    .map(([share, deals]): Tally => [share, deals.length])
    .sort(([a], [b]) => a - b)

/** A match played anew takes the place of the one before. */
export function withMatches(kept: Ladder, played: readonly LadderMatch[], seed: string): Ladder {
  const matches = [
    ...kept.seats.flatMap((one) => one.matches.map((match) => ({ ...match, seats: one.seats }))),
    ...played.map(({ one, others, seats, shares }) => ({ one, others, seats, seed, tallies: talliesOf(shares) })),
  ]
  const latest = [...new Map(matches.map((match) => [`${match.seats} ${match.one} ${match.others}`, match])).values()]
  const rank = (level: Level): number => LADDER_LEVELS.indexOf(level)
  const seats = [...Map.groupBy(latest, (match) => match.seats)]
    .sort(([a], [b]) => a - b)
    .map(([count, all]): Ladder['seats'][number] => ({
      seats: count,
      matches: all
        .sort((a, b) => rank(a.one) - rank(b.one) || rank(b.others) - rank(a.others))
        .map(({ one, others, seed: from, tallies }) => ({ one, others, seed: from, tallies })),
      rungs: rungsOf(count, all),
    }))
  return { ...kept, seats }
}

export function withAlone(kept: Ladder, played: Ladder['alone']): Ladder {
  const alone = new Map([...kept.alone, ...played].map((one) => [one.level, one]))
  return { ...kept, alone: [...alone.values()].sort((a, b) => b.mean - a.mean) }
}

export const rungsOf = (seats: number, matches: readonly KeptMatch[]): readonly Rung[] =>
  ladderOf(
    matches.map(({ one, others, tallies }) => ({
      one,
      others,
      seats,
      shares: tallies.flatMap(([share, deals]) => Array.from({ length: deals }, () => share)),
    })),
    `ladder-${seats}`,
  )

/** Deals in which the level had this share of the wins. */
type Tally = readonly [share: number, deals: number]

export type KeptMatch = {
  readonly one: Level
  readonly others: Level
  readonly seed: string
  /** Every deal is played once from each seat. */
  readonly tallies: readonly Tally[]
}

/** The ladder of a game by number of players, as it is kept beside its opponents and shown on its page. */
export type Ladder = {
  readonly game: string
  readonly seats: readonly {
    readonly seats: number
    readonly matches: readonly KeptMatch[]
    readonly rungs: readonly Rung[]
  }[]
  /** For a game for one: points of each level in so many games, with the 95 % interval of their mean. */
  readonly alone: readonly {
    readonly level: Level
    readonly seed: string
    readonly games: number
    readonly mean: number
    readonly low: number
    readonly high: number
    readonly lowestTenth: number
  }[]
}

export const isLadder = (x: unknown): x is Ladder =>
  typeof x === 'object' && x !== null && 'game' in x && 'seats' in x && 'alone' in x
