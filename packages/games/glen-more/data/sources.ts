export type Source = { readonly id: string; readonly what: string; readonly proves: string }

export const SOURCES = [
  {
    id: 'summary',
    what: 'Glen More, French rules summary',
    proves:
      'rules, component totals, cards, scoring; it is followed wherever it is explicit, but for the place of the clan member',
  },
  {
    id: 'agora-scans',
    what: 'Public repository Pootouf/Agora, history before March 2024: photographs of all 72 German tile faces and all 13 cards',
    proves: 'name, border colour, cost, river and road, icons and bonnets of every tile and card',
  },
  {
    id: 'agora-data',
    what: 'The same repository: table of tiles and cards, services, specification and acceptance tests',
    proves: 'stack of each tile; second reading of every value and of placement, market and activation',
  },
  {
    id: 'agora-board',
    what: 'The same repository: picture of the original board',
    proves: '14 spaces, market rows 1-2-3, table of differences 1, 2, 3, 4, 5+ to 1, 2, 3, 5, 8',
  },
  {
    id: 'en-rules',
    what: 'English rules of Rio Grande Games (opening part)',
    proves: 'component list, faces of the die, pieces are not a limit',
  },
  {
    id: 'de-rules',
    what: 'German rules (a fragment)',
    proves: 'comparison in a scoring, bonnets count with chieftains',
  },
  { id: 'ultra', what: 'UltraBoardGames: Glen More game rules (opening part)', proves: 'setup, second reading' },
  { id: 'mobius', what: 'Möbius Games: product page (Japanese)', proves: 'three conditions of placement' },
  {
    id: 'topo',
    what: 'Il topo di ludoteca: review (Italian)',
    proves: 'conditions of placement, activation of eight neighbours',
  },
  { id: 'tbgl', what: 'Board game review of 17 December 2010 (Japanese)', proves: 'conditions of placement' },
  {
    id: 'labsk',
    what: 'labsk.net: summary (Spanish, opening part)',
    proves: 'dummy die, filled market, end of a round',
  },
  { id: 'geeklette', what: 'geeklette.fr: review (French)', proves: 'the die plays as third or fourth player' },
  { id: 'merchants', what: 'Merchants of Play: How to Play Glen More', proves: 'setup, second reading' },
  { id: 'ejf', what: 'ejf.cside.ne.jp: review (Japanese)', proves: 'contrary reading of tiles that cannot be paid' },
] as const satisfies readonly Source[]

export type Inference = { readonly what: string; readonly basis: string }

export const INFERRED = [
  {
    what: 'Loch Ness: the black piece paid may be a chieftain; the last clan member is never paid',
    basis:
      'The icon is printed. One implementation supports both ways; the last clan member follows from the rule of Parliament.',
  },
  {
    what: 'Loch Oich: the two cubes paid may be of one type',
    basis: 'The tile shows two question marks, the icon which the Loch Lochy card explains as a free choice.',
  },
  { what: 'Loch Lochy: the two cubes may be of one type', basis: 'The card sets no limit on repeating a type.' },
  { what: 'Loch Oich: the neighbours are not activated twice', basis: 'A tile gives its benefit once in a turn.' },
  { what: 'Duart Castle counts the start village', basis: 'It bears the same printed name as the other villages.' },
] as const satisfies readonly Inference[]

export const KNOWN_SOURCE_ERRORS = [
  { source: 'agora-data', what: 'the fair of stack 3 has a road (printed: none)' },
  { source: 'agora-data', what: 'Loch Shiel is typed as a castle (printed: blue loch)' },
  { source: 'agora-data', what: 'the grain field of stack 3 is named forest (printed: grain field, green)' },
] as const
