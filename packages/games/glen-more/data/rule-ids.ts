import type { CardId, Kind } from './faces.ts'
import { CARD_OF, KIND_OF, type TileId } from './tiles.ts'

const KIND_RULES = {
  quarry: ['GM-44', 'GM-45'],
  forest: ['GM-44', 'GM-45'],
  meadow: ['GM-44', 'GM-45'],
  pasture: ['GM-44', 'GM-45'],
  field: ['GM-44', 'GM-45'],
  distillery: ['GM-47', 'GM-48'],
  abbey: ['GM-46', 'GM-60'],
  butcher: ['GM-49', 'GM-50'],
  fair: ['GM-49', 'GM-51'],
  bridge: ['GM-49', 'GM-52'],
  grocer: ['GM-49', 'GM-53'],
  tavern: ['GM-22', 'GM-54'],
  village: ['GM-55', 'GM-56', 'GM-57'],
  castle: ['GM-55', 'GM-56', 'GM-57'],
  loch: ['GM-59'],
} as const satisfies Record<Kind, readonly string[]>

const CARD_RULE = {
  'iona-abbey': 'GM-60',
  'loch-lochy': 'GM-61',
  'loch-morar': 'GM-62',
  'loch-ness': 'GM-63',
  'loch-oich': 'GM-64',
  'loch-shiel': 'GM-65',
  'armadale-castle': 'GM-66',
  'castle-of-mey': 'GM-67',
  'castle-moil': 'GM-68',
  'castle-stalker': 'GM-69',
  'cawdor-castle': 'GM-70',
  'donan-castle': 'GM-71',
  'duart-castle': 'GM-72',
} as const satisfies Record<CardId, string>

/** The rule of the card, and GM-79, by which every card counts in a scoring. */
export const rulesOfCard = (card: CardId): readonly string[] => [CARD_RULE[card], 'GM-79']

export function rulesOfTile(tile: TileId): readonly string[] {
  const card = CARD_OF[tile]
  return [...new Set([...(card === null ? [] : [CARD_RULE[card]]), ...KIND_RULES[KIND_OF[tile]]])]
}
