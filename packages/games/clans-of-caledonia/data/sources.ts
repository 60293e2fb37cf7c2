export type Source = { readonly id: string; readonly what: string; readonly proves: string }

export const SOURCES = [
  {
    id: 'rulebook-fr',
    what: 'Clans of Caledonia, French rulebook (Pixie Games), text only',
    proves: 'rules, component counts, clans, port and scoring tiles; it is followed wherever it is explicit',
  },
  {
    id: 'rulebook-en',
    what: 'English rulebook CC15 (2017), as transcribed in the public repository fanzhangg/meeple-mentor',
    proves: 'second reading of every rule; order of the columns of a player board',
  },
  { id: 'faq', what: 'Publisher’s page of questions and answers (Karma Games)', proves: 'rulings, tie of the imports' },
  {
    id: 'meeple-mentor',
    what: 'Public repository fanzhangg/meeple-mentor: rules in order, review and notes',
    proves: 'unit costs and contract money read from pictures, six shipping steps, erratum to port 7',
  },
  {
    id: 'contracts-sheet',
    what: 'Public repository badcold/ContractsOfCaledonia: list and picture of all 50 contracts',
    proves: 'every contract; the picture was compared with the list, one error found (id 6: hops 3, not 1)',
  },
  {
    id: 'solo-helper',
    what: 'Public repository brdgm/clans-of-caledonia-solo-helper',
    proves:
      'money for passing and for contracts, outlines of the map modules, lochs in the middle, corner ports, import mark',
  },
  {
    id: 'cocautoma',
    what: 'Public repository cocautoma/cocautoma.github.io, the designer’s own helper, with a photograph of a real board',
    proves: 'order of the market, large parts of the map sides A1 and D1',
  },
  {
    id: 'thephpcc',
    what: 'Public repository thePHPcc/caledonia',
    proves: 'prices of the six goods and where they start; it does not say for which number of players',
  },
  {
    id: 'workshop',
    what: 'Another public PHP implementation (namespace ClansOfCaledonia)',
    proves: 'the same prices, but for whisky',
  },
  {
    id: 'reviews',
    what: 'Reviews: hall9000, Board’n’Bones, D. Beaver (solo), Onanismo Lúdico',
    proves: '£55 on the starting tiles, seven contracts on display with three players',
  },
] as const satisfies readonly Source[]

export type SourceId = (typeof SOURCES)[number]['id']

export const PROVENANCES = [
  'rulebook',
  /** Only in a picture of the rulebook or of a board, taken from a public reading of it. */
  'picture',
  'photo',
  'photoTerrain',
  'tileSheet',
  'public',
  /** Made up by us within what is known; the owner of a box should correct it. */
  'reconstructed',
] as const
export type Provenance = (typeof PROVENANCES)[number]

/** Holds for a place and for all places below it that have no origin of their own. */
export type Origin = { readonly provenance: Provenance; readonly from: readonly SourceId[] }
export type Origins = { readonly [at: string]: Origin }

export type Inference = { readonly what: string; readonly basis: string }

export const INFERRED = [
  {
    what: 'The side of modules A and D that was photographed is called side 1',
    basis: 'The photograph does not show the number.',
  },
  {
    what: 'Mist lies on column 0, column 12, row 0 of even columns and row 8 of odd columns',
    basis:
      'c0r3 is shaded on the photograph and c3r0 is not; the rulebook only says that shaded land at the edge is out of play.',
  },
  {
    what: 'The ports for one or two players are c1r0, c11r0, c11r7 and c1r7',
    basis: 'The photograph shows c1r0 with a tile and c1r7 as a loch; the others follow by symmetry.',
  },
  {
    what: 'MacKenzie’s cellar has three spots',
    basis: 'The rulebook names £7 and £15 for aged barrels, and a spot of its own for the fresh one.',
  },
  {
    what: 'Import tokens earn £1 at every fifth step',
    basis: 'The picture shows the mark at step 5; that it is repeated is likely.',
  },
  {
    what: 'The side of the market for one or two players has the same prices as the other',
    basis: 'No public source shows it.',
  },
  {
    what: 'The starting tiles have one basic and one processed good, each pair once',
    basis: 'The rulebook says money and goods; reviews say £55. Nine pairs make nine tiles.',
  },
] as const satisfies readonly Inference[]
