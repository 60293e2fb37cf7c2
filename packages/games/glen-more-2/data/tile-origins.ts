import type { Origin, Origins, Provenance } from './sources.ts'

/** By property; `all` covers all others, and properties not named are reconstructed. */
type Known = { readonly [field: string]: Provenance }

const PERSON: Known = {
  type: 'rulebook',
  river: 'rulebook',
  overbuild: 'rulebook',
  once: 'rulebook',
  activation: 'rulebook',
}

const KNOWN: { readonly [face: string]: Known } = {
  S1: { activation: 'rulebook', river: 'inferred' },
  S2: { river: 'rulebook', overbuild: 'rulebook' },
  A1: PERSON,
  A2: PERSON,
  A3: { stack: 'rulebook', river: 'firstGame', cost: 'firstGame' },
  A4: { stack: 'rulebook', type: 'rulebook', once: 'firstGame', activation: 'firstGame' },
  A5: { stack: 'rulebook', type: 'rulebook', river: 'firstGame', cost: 'firstGame', activation: 'firstGame' },
  A6: {
    type: 'rulebook',
    river: 'rulebook',
    overbuild: 'inferred',
    once: 'rulebook',
    activation: 'rulebook',
    cost: 'firstGame',
  },
  A7: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  A8: { type: 'rulebook', cost: 'firstGame', once: 'firstGame', activation: 'kind' },
  A14: { activation: 'kind', cost: 'firstGame' },
  B1: PERSON,
  B2: PERSON,
  B3: PERSON,
  B4: {
    stack: 'rulebook',
    type: 'rulebook',
    river: 'rulebook',
    overbuild: 'rulebook',
    once: 'rulebook',
    activation: 'rulebook',
  },
  B5: { stack: 'rulebook', river: 'firstGame' },
  B6: { stack: 'rulebook', type: 'rulebook', activation: 'firstGame' },
  B7: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  B8: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  B9: { type: 'rulebook', cost: 'firstGame', once: 'firstGame', activation: 'kind' },
  B10: { type: 'rulebook', once: 'firstGame', activation: 'kind' },
  B11: { type: 'rulebook', 'activation.kind': 'rulebook', 'activation.table.3': 'rulebook' },
  B12: { activation: 'kind' },
  B13: { activation: 'firstGame', cost: 'firstGame' },
  B17: { 'activation.kind': 'kind' },
  C1: PERSON,
  C2: PERSON,
  C3: PERSON,
  C4: { stack: 'rulebook', cost: 'rulebook', river: 'firstGame' },
  C5: { stack: 'rulebook', type: 'rulebook', activation: 'firstGame' },
  C6: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  C7: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  C9: { type: 'rulebook', cost: 'firstGame', once: 'firstGame', activation: 'kind' },
  C10: { activation: 'firstGame', cost: 'firstGame' },
  C11: { activation: 'kind', cost: 'firstGame' },
  C12: { activation: 'kind', cost: 'firstGame' },
  C13: { 'activation.kind': 'kind' },
  C15: { activation: 'kind', cost: 'firstGame' },
  D1: PERSON,
  D2: PERSON,
  D3: PERSON,
  D4: { stack: 'rulebook', river: 'firstGame' },
  D5: { stack: 'rulebook', type: 'rulebook', cost: 'firstGame', activation: 'firstGame' },
  D6: { stack: 'rulebook', type: 'rulebook', cost: 'firstGame', activation: 'firstGame' },
  D7: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  D9: { type: 'rulebook', cost: 'firstGame', once: 'firstGame', activation: 'kind' },
  D10: { activation: 'firstGame', cost: 'firstGame' },
  D11: { cost: 'firstGame', once: 'firstGame', activation: 'firstGame' },
  D12: { activation: 'firstGame' },
  D13: { activation: 'kind', cost: 'firstGame' },
  D17: { activation: 'kind' },
  'HOME-V': { all: 'rulebook', activation: 'inferred' },
  'HOME-C': { all: 'rulebook' },
  END: { all: 'rulebook' },
  HUME: { all: 'rulebook' },
  R1: { all: 'rulebook' },
  R2: { activation: 'rulebook' },
  R3: { activation: 'rulebook' },
  M1: { all: 'rulebook' },
  W1: { activation: 'kind' },
  W4: { activation: 'kind' },
  W6: { stack: 'rulebook' },
  W7: { stack: 'rulebook' },
  V1: { all: 'rulebook' },
  V2: { all: 'rulebook' },
  V3: { all: 'rulebook' },
  H1: { stack: 'rulebook' },
  H2: { stack: 'rulebook', activation: 'rulebook' },
  H3: { stack: 'rulebook', activation: 'rulebook', cost: 'rulebook' },
  H4: { stack: 'rulebook', once: 'rulebook' },
  T1: { stack: 'rulebook', activation: 'kind' },
  T2: { stack: 'rulebook', activation: 'kind' },
  T3: { stack: 'rulebook', activation: 'kind' },
  T4: { stack: 'rulebook', activation: 'kind' },
  T5: { stack: 'rulebook' },
  T6: { stack: 'rulebook' },
  T7: { stack: 'rulebook', type: 'rulebook' },
  T8: { stack: 'rulebook' },
}

const isOfChronicle = (face: string): boolean => /^[RMWVHGT]\d/.test(face)

export const originFor = (provenance: Provenance, face: string): Origin => {
  switch (provenance) {
    case 'rulebook':
    case 'inferred':
    case 'kind':
      return { provenance, from: isOfChronicle(face) ? ['rulebook-fr'] : ['rulebook-en', 'rulebook-fr'] }
    case 'firstGame':
      return { provenance, from: ['first-game'] }
    case 'review':
      return { provenance, from: ['review'] }
    case 'reconstructed':
      return { provenance, from: [] }
  }
}

export const TILE_ORIGINS: Origins = {
  tiles: originFor('reconstructed', ''),
  ...Object.fromEntries(
    Object.entries(KNOWN).flatMap(([face, known]) =>
      Object.entries(known).map(([field, provenance]) => [
        field === 'all' ? `tiles.${face}` : `tiles.${face}.${field}`,
        originFor(provenance, face),
      ]),
    ),
  ),
}

export const NAMED_IN_RULEBOOK: readonly string[] = [
  'S1',
  'S2',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A8',
  'B4',
  'B5',
  'B6',
  'B9',
  'B10',
  'B11',
  'C4',
  'C5',
  'C9',
  'D4',
  'D5',
  'D6',
  'D9',
  'HOME-V',
  'HOME-C',
  'END',
  'HUME',
  'R1',
  'M1',
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'W7',
  'V1',
  'V2',
  'V3',
  'H1',
  'H2',
  'H3',
  'H4',
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'G6',
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
]
export const NAMED_IN_REVIEW: readonly string[] = ['B1', 'D3']
