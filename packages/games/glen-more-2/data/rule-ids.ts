import type { Activation } from './activation.ts'
import { type CardId, type CardName, CARDS } from './cards.ts'
import type { Content } from './content.ts'
import { type FieldId, type FieldName, FIELDS } from './fields.ts'
import { DAVID_HUME, type TileId, type TileType } from './tiles.ts'

const TYPE_RULES = {
  village: [],
  castle: [],
  loch: [],
  animal: [],
  material: ['GM2-Q13'],
  whisky: [],
  trade: [],
  person: ['GM2-110', 'GM2-111', 'GM2-Q2'],
  other: [],
  end: ['GM2-130', 'GM2-131', 'GM2-Q23'],
  raceStart: ['GM2-C1-3', 'GM2-C1-1'],
  mountain: ['GM2-C2-1', 'GM2-C2-2', 'GM2-C2-3', 'GM2-C2-4', 'GM2-C2-5', 'GM2-C2-6', 'GM2-C2-7'],
  caskSale: ['GM2-C3-6', 'GM2-C3-7', 'GM2-C3-8'],
} as const satisfies Record<TileType, readonly string[]>

const ACTIVATION_RULES = {
  gain: ['GM2-82', 'GM2-5'],
  gainAny: ['GM2-82', 'GM2-5'],
  move: ['GM2-82', 'GM2-84'],
  vp: ['GM2-82'],
  exchangeDifferent: ['GM2-82', 'GM2-83'],
  exchangeAnimals: ['GM2-82', 'GM2-83'],
  exchangeAny: ['GM2-82', 'GM2-83'],
  exchangeExact: ['GM2-82', 'GM2-83'],
  exchangeAnyForClanMarker: ['GM2-82', 'GM2-83', 'GM2-111'],
  distil: ['GM2-82', 'GM2-83'],
  age: ['GM2-C3-3', 'GM2-C3-9'],
  choice: ['GM2-C3-4', 'GM2-C3-3', 'GM2-C3-9'],
  sequence: ['GM2-C3-4', 'GM2-C3-3', 'GM2-C3-9'],
  haggis: ['GM2-C5-3', 'GM2-C5-2', 'GM2-C5-4', 'GM2-C5-5', 'GM2-C5-6', 'GM2-83'],
  event: ['GM2-C6-3', 'GM2-C6-4', 'GM2-C6-5', 'GM2-81'],
  whiskyForVp: ['GM2-C4-6', 'GM2-83'],
} as const satisfies Record<Activation['kind'], readonly string[]>

const CARD_RULES: { readonly [card in CardName]?: readonly string[] } = {
  'loch-lochy': ['GM2-97', 'GM2-70'],
  'donan-castle': ['GM2-91', 'GM2-111'],
  'castle-stalker': ['GM2-93'],
  inverness: ['GM2-96'],
  'loch-shiel': ['GM2-100'],
  'duart-castle': ['GM2-95', 'GM2-111', 'GM2-Q5'],
  'loch-ness': ['GM2-99', 'GM2-85', 'GM2-Q9'],
  'armadale-castle': ['GM2-90', 'GM2-132'],
  'loch-morar': ['GM2-98', 'GM2-65', 'GM2-66', 'GM2-Q19'],
  'castle-moil': ['GM2-94', 'GM2-120'],
  'castle-of-mey': ['GM2-92', 'GM2-80'],
  'old-man-of-storr': ['GM2-C6-2', 'GM2-C6-6'],
  'wallace-monument': ['GM2-C6-2', 'GM2-C6-7', 'GM2-80'],
  'dunvegan-castle': ['GM2-C6-2', 'GM2-C6-5'],
  'fort-george': ['GM2-C6-2', 'GM2-C6-10', 'GM2-C6-11'],
  'loch-lomond': ['GM2-C4-2', 'GM2-C4-3', 'GM2-C4-5'],
  'glenfinnan-church': ['GM2-C4-2', 'GM2-C4-3', 'GM2-C4-5'],
  'glenfinnan-monument': ['GM2-C4-2', 'GM2-C4-3', 'GM2-C4-5', 'GM2-C4-6'],
  'general-wade': ['GM2-C4-2', 'GM2-C4-3', 'GM2-C4-5', 'GM2-C4-6'],
}

const FIELD_RULES: { readonly [field in FieldName]?: readonly string[] } = {
  douglas: ['GM2-112'],
  mckay: ['GM2-Q8'],
  sinclair: ['GM2-Q14'],
  munro: ['GM2-Q7', 'GM2-Q20'],
  macdonell: ['GM2-Q6', 'GM2-D9'],
  cameron: ['GM2-Q6'],
  maclean: ['GM2-Q6'],
  macmillan: ['GM2-65', 'GM2-66', 'GM2-Q20'],
  mackintosh: ['GM2-53', 'GM2-Q9'],
  macpherson: ['GM2-62'],
  maclachlan: ['GM2-84'],
}

export function rulesOfCard(card: CardId): readonly string[] {
  const own = CARD_RULES[CARDS[card]]
  return own === undefined ? [] : [...new Set([...own, 'GM2-120'])]
}

export const rulesOfField = (field: FieldId): readonly string[] => [
  'GM2-113',
  'GM2-111',
  ...(FIELD_RULES[FIELDS[field]] ?? []),
]

export function rulesOfTile({ tiles }: Content, tile: TileId): readonly string[] {
  const { landmark, type, activation, overbuild, cost, chronicle } = tiles[tile]
  return [
    ...new Set([
      ...(landmark === null ? [] : rulesOfCard(landmark)),
      ...TYPE_RULES[type],
      ...(activation === null ? [] : ACTIVATION_RULES[activation.kind]),
      ...(chronicle === 1 && activation !== null ? ['GM2-C1-5'] : []),
      ...(overbuild ? ['GM2-60', 'GM2-61', 'GM2-62'] : []),
      ...(cost.scotsmen > 0 ? ['GM2-51'] : []),
      ...(tile === DAVID_HUME ? ['GM2-Q8'] : []),
    ]),
  ]
}
