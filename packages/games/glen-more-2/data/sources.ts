export type Source = { readonly id: string; readonly what: string; readonly proves: string }

export const SOURCES = [
  {
    id: 'rulebook-en',
    what: 'Glen More II: Chronicles, English rulebook of the base game (Funtails, 2019), text only',
    proves:
      'rules of the base game, component counts, landmark cards, clan fields; it is followed where the two books differ',
  },
  {
    id: 'rulebook-fr',
    what: 'French rulebook of the base game and the eight Chronicles (Super Meeple), text only',
    proves: 'second reading of every rule; everything about the Chronicles and the events',
  },
  {
    id: 'first-game',
    what: 'The first Glen More (2010): tile list of a public PHP implementation and a French summary of the rules',
    proves: 'nothing about this game; it is the pattern for costs, rivers and the mix of tiles',
  },
  {
    id: 'review',
    what: 'zatrolene-hry.cz: Czech review of 9 April 2020',
    proves: 'names of two persons',
  },
] as const satisfies readonly Source[]

export type SourceId = (typeof SOURCES)[number]['id']

export const PROVENANCES = [
  /** Stated in words in a rulebook. */
  'rulebook',
  /** Not stated, but no other value agrees with an example or a count of a rulebook. */
  'inferred',
  /** A rulebook describes the effect; that this very tile has it is made up. */
  'kind',
  'firstGame',
  'review',
  /** Made up by us within what is known; the owner of a box should correct it. */
  'reconstructed',
] as const
export type Provenance = (typeof PROVENANCES)[number]

/** Applies to a place and to all places below it without an origin of their own. */
export type Origin = { readonly provenance: Provenance; readonly from: readonly SourceId[] }
export type Origins = { readonly [at: string]: Origin }

export type Inference = { readonly what: string; readonly basis: string }

export const INFERRED = [
  {
    what: 'The Starting Village gives 1 movement point, as the Home Castle does',
    basis: 'The rulebook gives villages this activation, and says nothing else of this one.',
  },
  {
    what: 'Inshriach has no river',
    basis: 'In the example of an activation it lies beside the row of the river.',
  },
  {
    what: 'Barley fields are material tiles',
    basis: 'Animal and material tiles then give all five resources, as the text of a gangster needs it.',
  },
  {
    what: 'The rondel has 14 spaces',
    basis:
      'The first Glen More has 14, and the fullest set-up fits exactly: four pieces, die, five S tiles, Englishman, Mountain, and one empty space.',
  },
  {
    what: 'A lead of more than 5 gives as much as a lead of 5',
    basis: 'The table of the rulebook ends there; it is so in the first Glen More.',
  },
  {
    what: 'The End is not one of the 17 tiles of stack D',
    basis: 'The list of contents does not name it.',
  },
  {
    what: 'Each player holds 4 AYE and 3 NAY tokens',
    basis: 'The box has 16 and 12 of them, for four players.',
  },
  {
    what: 'The colours of the clan fields follow their distance from Start: 0 or 1 blue, 2 orange, 3 purple',
    basis: 'The rulebook says that colours show the distance, and names only purple fields.',
  },
] as const satisfies readonly Inference[]
