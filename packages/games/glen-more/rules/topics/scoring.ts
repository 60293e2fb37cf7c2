import type { Seat } from '@bothy/kernel'
import { placesBy, pointsByDifference, sizeOf } from '@bothy/kit'
import { cardFacts } from '../../data/cards.ts'
import type { CardId } from '../../data/faces.ts'
import { CATEGORIES, type Category, VP_BY_DIFFERENCE, VP_PER_COIN, VP_PER_TILE_MORE } from '../../data/limits.ts'
import { CARD_OF, COLOUR_OF, KIND_OF } from '../../data/tiles.ts'
import type { FinalScore, State } from '../types.ts'
import { stockOf } from './tableau.ts'

export function cardsOf(s: State, seat: Seat): readonly CardId[] {
  const out: CardId[] = []
  for (const tile of s.tiles[seat]) {
    const card = CARD_OF[tile]
    if (card !== null) out.push(card)
  }
  return out
}

/** GM-79, GM-82, GM-83: what a scoring compares. */
export function valueIn(s: State, seat: Seat, category: Category): number {
  switch (category) {
    case 'barrels':
      return s.barrels[seat]
    case 'chieftains': {
      const tiles = s.tiles[seat]
      let times = 1
      let bonnets = 0
      for (let i = 0; i < tiles.length; i++) {
        bonnets += BONNETS_OF[tiles[i]]
        if (CHIEFTAINS_TIMES_OF[tiles[i]] > 1) times = CHIEFTAINS_TIMES_OF[tiles[i]] // GM-67
      }
      return s.chieftains[seat] * times + bonnets
    }
    case 'cards': {
      const tiles = s.tiles[seat]
      let cards = 0
      for (let i = 0; i < tiles.length; i++) if (CARD_OF[tiles[i]] !== null) cards++
      return cards
    }
  }
}

const BONNETS_OF = CARD_OF.map((card) => (card === null ? 0 : cardFacts(card).bonnets))
const CHIEFTAINS_TIMES_OF = CARD_OF.map((card) => {
  const effect = card === null ? null : cardFacts(card).effect
  return effect?.kind === 'chieftainsCount' ? effect.times : 1
})

export type Comparison = { readonly values: readonly number[][]; readonly vp: readonly number[][] }

/** GM-80, GM-81: values and VP, by category and seat. Only seats are compared, never the die. */
export function compare(s: State): Comparison {
  const values = CATEGORIES.map((category) => s.tiles.map((_, seat) => valueIn(s, seat, category)))
  return { values, vp: values.map((row) => pointsByDifference(row, VP_BY_DIFFERENCE)) }
}

/** GM-60, GM-62, GM-72: tiles that a card pays for; -1 if it pays for none. */
function tilesPaidBy(s: State, seat: Seat, card: CardId): number {
  const { effect } = cardFacts(card)
  if (effect.kind !== 'vpByColour' && effect.kind !== 'vpByKind') return -1
  const tiles = s.tiles[seat]
  let n = 0
  for (let i = 0; i < tiles.length; i++) {
    const counts =
      effect.kind === 'vpByColour' ? COLOUR_OF[tiles[i]] === effect.colour : KIND_OF[tiles[i]] === effect.tile
    if (counts) n++
  }
  return n
}

const vpPerTile = (card: CardId): number => {
  const { effect } = cardFacts(card)
  return effect.kind === 'vpByColour' || effect.kind === 'vpByKind' ? effect.vp : 0
}

/** GM-88: tiles more than the player with the fewest. */
function tilesMore(s: State, seat: Seat): number {
  let fewest = s.tiles[0].length
  for (let other = 1; other < s.seats; other++) fewest = Math.min(fewest, s.tiles[other].length)
  return s.tiles[seat].length - fewest
}

export function finalScore(s: State, seat: Seat): FinalScore {
  const more = tilesMore(s, seat)
  return {
    cards: cardsOf(s, seat).flatMap((card) => {
      const tiles = tilesPaidBy(s, seat, card)
      return tiles < 0 ? [] : [{ card, tiles, vp: tiles * vpPerTile(card) }]
    }),
    coins: s.coins[seat] * VP_PER_COIN,
    more,
    penalty: more === 0 ? 0 : more * VP_PER_TILE_MORE,
  }
}

/** GM-90: may be negative. The same sum that `finalScore` explains. */
export function scoreOf(s: State, seat: Seat): number {
  let sum = s.vp[seat] + s.coins[seat] * VP_PER_COIN + tilesMore(s, seat) * VP_PER_TILE_MORE
  for (const tile of s.tiles[seat]) {
    const card = CARD_OF[tile]
    if (card !== null && vpPerTile(card) > 0) sum += tilesPaidBy(s, seat, card) * vpPerTile(card)
  }
  return sum
}

export const cubesOf = (s: State, seat: Seat): number => sizeOf(stockOf(s, seat))

/** GM-89: most VP, then most cubes; a place is shared where both are equal. */
export function ranksOf(s: State): number[] {
  const scores = s.tiles.map((_, seat) => scoreOf(s, seat))
  return placesBy(s.seats, (a, b) => scores[b] - scores[a] || cubesOf(s, b) - cubesOf(s, a))
}
