import { type Fault, fault } from '../../../data/law.ts'
import type { Origins } from '../../../data/sources.ts'

/** The book gives the cards no names. */
export const GLEN_CARDS = [
  'largest-square',
  'most-animals',
  'most-sets',
  'most-building',
  'castles-with-scotsmen',
  'smallest-territory',
  'farthest-scotsman',
  'most-whisky-tiles',
  'largest-pasture',
  'most-discards',
] as const
export type GlenCardName = (typeof GLEN_CARDS)[number]
export type GlenCardId = number
export const GLEN_CARD_IDS: readonly GlenCardId[] = GLEN_CARDS.map((_, card) => card)

export function glenCardNamed(name: string): GlenCardId | undefined {
  const card = GLEN_CARDS.findIndex((known) => known === name)
  return card < 0 ? undefined : card
}

/** GM2-C7-5: changes where discarded tiles go, voted on or not. */
export const DISCARD_CARD: GlenCardId = GLEN_CARDS.indexOf('most-discards')

export const VOTES = ['aye', 'nay'] as const
export type Vote = (typeof VOTES)[number]

/** GM2-C7-6. */
export const LEAST_SQUARE = 2

export type BoxCouncil = {
  /** GM2-C7-1: number of cards face up. */
  readonly drawn: number
  readonly tokens: { readonly [V in Vote]: number }
  readonly cards: { readonly [name in GlenCardName]: { readonly vp: number } }
}

const A_CARD = { vp: 10 } as const
export const BOX_COUNCIL: BoxCouncil = {
  drawn: 5,
  tokens: { aye: 4, nay: 3 },
  cards: {
    'largest-square': A_CARD,
    'most-animals': A_CARD,
    'most-sets': A_CARD,
    'most-building': A_CARD,
    'castles-with-scotsmen': A_CARD,
    'smallest-territory': A_CARD,
    'farthest-scotsman': A_CARD,
    'most-whisky-tiles': A_CARD,
    'largest-pasture': A_CARD,
    'most-discards': A_CARD,
  },
}

/** The book gives 16 AYE and 12 NAY tokens; that four players share them evenly follows. */
export const COUNCIL_ORIGINS: Origins = {
  council: { provenance: 'rulebook', from: ['rulebook-fr'] },
  'council.tokens': { provenance: 'inferred', from: ['rulebook-fr'] },
}

export const brokenCouncil = ({ council: { drawn, tokens } }: { readonly council: BoxCouncil }): Fault | null =>
  drawn < 1 || drawn > GLEN_CARDS.length || tokens.aye + tokens.nay < drawn ? fault('council', 'council') : null
