import type { Seat } from '@bothy/kernel'
import { lowestOf, placesBy, pointsFor, sizeOf } from '@bothy/kit'
import { contentOf } from '../content.ts'
import { CATEGORIES, type Category } from '../../data/limits.ts'
import { homeCastle } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import type { FinalScore, State } from '../types.ts'
import { cardPower } from './powers.ts'
import { stockOf } from './territory.ts'

/** GM2-120: what a seat has in a category. GM2-94: Castle Moil doubles what stands in the Home Castle. */
export function countOf(s: State, seat: Seat, category: Category): number {
  let n = baseCount(s, seat, category)
  const { held } = on(s).questions
  for (let i = 0; i < held.length; i++) n += held[i](s, seat, category)
  n = Math.max(0, n)
  return category === 'scotsmen' && cardPower(s, seat, 'scotsmenCountDouble') !== null ? 2 * n : n
}

function baseCount(s: State, seat: Seat, category: Category): number {
  switch (category) {
    case 'scotsmen':
      return s.scotsmen[homeCastle(seat)]
    case 'landmarks':
      return s.cards[seat].length
    case 'casks':
      return s.casks[seat]
    case 'persons': {
      const persons = s.persons[seat]
      let n = 0
      for (let i = 0; i < persons.length; i++) n += contentOf(s).tiles[persons[i]].persons
      return n
    }
  }
}

export type Comparison = { readonly values: readonly number[]; readonly vp: readonly number[] }

/** GM2-120, GM2-121: a category as a scoring round would have it now. */
export function compare(s: State, category: Category): Comparison {
  const { bonus, leadTable } = on(s).questions
  const values: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    let value = countOf(s, seat, category)
    for (let i = 0; i < bonus.length; i++) value += bonus[i](s, seat, category)
    values.push(value)
  }
  const lowest = lowestOf(values)
  const vp: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    let table = contentOf(s).scoring.lead
    for (let i = 0; i < leadTable.length; i++) table = leadTable[i](s, seat, category) ?? table
    vp.push(pointsFor(values[seat] - lowest, table))
  }
  return { values, vp }
}

export const compareAll = (s: State): { readonly [C in Category]: Comparison } => ({
  scotsmen: compare(s, CATEGORIES[0]),
  landmarks: compare(s, CATEGORIES[1]),
  casks: compare(s, CATEGORIES[2]),
  persons: compare(s, CATEGORIES[3]),
})

export function finalScore(s: State, seat: Seat): FinalScore {
  const { vpPerCoin, vpPerExtraTile } = contentOf(s).scoring
  const more = s.tiles[seat].length - Math.min(...s.tiles.map((tiles) => tiles.length))
  const coinsCount = on(s).questions.coinsScore.every((ask) => ask(s, seat))
  const perCoin = coinsCount ? vpPerCoin : 0
  const value = cardPower(s, seat, 'coinValue')
  const cards = value === null ? 0 : Math.min(s.coins[seat], value.coins) * (value.vpEach - perCoin)
  return { more, territory: more === 0 ? 0 : more * vpPerExtraTile, coins: s.coins[seat] * perCoin, cards }
}

export const resourcesOf = (s: State, seat: Seat): number => sizeOf(stockOf(s, seat))

/** GM2-133, GM2-D2: higher is better. */
export const tieValue = (s: State, seat: Seat): number =>
  s.options.tie === 'most' ? resourcesOf(s, seat) : 0 - resourcesOf(s, seat)

export const ranksOf = (s: State): number[] =>
  placesBy(s.seats, (a, b) => s.vp[b] - s.vp[a] || tieValue(s, b) - tieValue(s, a))
