import type { CardId, Colour, Kind } from './faces.ts'

export type CardEffect =
  /** GM-61. */
  | { readonly when: 'placed'; readonly kind: 'cubes'; readonly count: number }
  /** GM-64. */
  | { readonly when: 'placed'; readonly kind: 'activateAll' }
  /** GM-65. */
  | { readonly when: 'placed'; readonly kind: 'fillEmpty' }
  | { readonly when: 'placed'; readonly kind: 'coins'; readonly count: number }
  | { readonly when: 'placed'; readonly kind: 'barrels'; readonly count: number }
  | { readonly when: 'placed'; readonly kind: 'clan'; readonly count: number }
  /** GM-63. */
  | { readonly when: 'eachTurn'; readonly kind: 'extraActivation' }
  /** GM-67. */
  | { readonly when: 'scoring'; readonly kind: 'chieftainsCount'; readonly times: number }
  /** GM-60, GM-62. */
  | { readonly when: 'gameEnd'; readonly kind: 'vpByColour'; readonly colour: Colour; readonly vp: number }
  /** GM-72. */
  | { readonly when: 'gameEnd'; readonly kind: 'vpByKind'; readonly tile: Kind; readonly vp: number }
  /** The card counts only for its bonnets. */
  | { readonly when: 'scoring'; readonly kind: 'none' }

export type Card = { readonly bonnets: number; readonly effect: CardEffect }

export const CARD_FACTS = {
  'iona-abbey': { bonnets: 0, effect: { when: 'gameEnd', kind: 'vpByColour', colour: 'yellow', vp: 2 } },
  'loch-lochy': { bonnets: 0, effect: { when: 'placed', kind: 'cubes', count: 2 } },
  'loch-morar': { bonnets: 0, effect: { when: 'gameEnd', kind: 'vpByColour', colour: 'green', vp: 2 } },
  'loch-ness': { bonnets: 0, effect: { when: 'eachTurn', kind: 'extraActivation' } },
  'loch-oich': { bonnets: 0, effect: { when: 'placed', kind: 'activateAll' } },
  'loch-shiel': { bonnets: 0, effect: { when: 'placed', kind: 'fillEmpty' } },
  'armadale-castle': { bonnets: 1, effect: { when: 'placed', kind: 'coins', count: 3 } },
  'castle-of-mey': { bonnets: 1, effect: { when: 'scoring', kind: 'chieftainsCount', times: 2 } },
  'castle-moil': { bonnets: 1, effect: { when: 'placed', kind: 'barrels', count: 1 } },
  'castle-stalker': { bonnets: 1, effect: { when: 'placed', kind: 'clan', count: 1 } },
  'cawdor-castle': { bonnets: 3, effect: { when: 'scoring', kind: 'none' } },
  'donan-castle': { bonnets: 1, effect: { when: 'placed', kind: 'barrels', count: 2 } },
  'duart-castle': { bonnets: 0, effect: { when: 'gameEnd', kind: 'vpByKind', tile: 'village', vp: 3 } },
} as const satisfies Record<CardId, Card>

export const cardFacts = (card: CardId): Card => CARD_FACTS[card]

/** Cards that score by themselves when the game ends (GM-86). */
export type ScoringCard = {
  [K in CardId]: (typeof CARD_FACTS)[K]['effect'] extends { readonly when: 'gameEnd' } ? K : never
}[CardId]
