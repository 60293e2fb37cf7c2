import { START, type PlaceId } from '../data/roads.ts'
import type { BasePart, Mark, Part } from '../data/provenance.ts'
import { isChronicle } from '../modules/order.ts'
import { MANIFESTS } from '../modules/written/manifests.ts'
import { OPTIONS } from '../modules/written/words-en-options.ts'
import type { EffectWord } from '../rules/types.ts'
import * as counts from './en-counts.ts'
import { cardText, costText, eventText, fieldText, tileDoes, tileText, timingName } from './en-effects.ts'
import { cardName, tileInSentence } from './en-names.ts'
import { fieldName, tileName } from './names.ts'
import { type Button, capital } from './parts.ts'
import type { TileType } from '../data/tiles.ts'
import type { Timing } from '../data/cards.ts'
import type { FieldColour } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { Category, Stack } from '../data/limits.ts'

const EFFECTS = {
  scotsman: 'Put the Scotsman on the tile',
  choose: 'Choose resources',
  bring: 'Put resources and Scotsmen on your tiles',
  grant: 'Activate tiles',
  claim: 'Place a clan marker',
  remove: 'Remove tiles',
  build: 'Build from the discard pile',
} as const satisfies Record<EffectWord, string>

const BUTTONS = {
  coin: 'Take 1 coin',
  point: 'Take 1 movement point',
  decline: 'Decline',
  end: 'End turn',
} as const satisfies Record<Button, string>

const PARTS = {
  supplies: 'Pieces and coins',
  rondel: 'Rondel',
  home: 'Home tiles',
  stackS: 'Starting tiles (S)',
  stackA: 'Stack A',
  stackB: 'Stack B',
  stackC: 'Stack C',
  stackD: 'Stack D',
  specials: 'The End and David Hume',
  landmarks: 'Landmark cards',
  fields: 'Clan fields',
  roads: 'Roads',
  scoring: 'Scoring',
} as const satisfies Record<BasePart, string>

const MARKS = {
  reconstructed: 'reconstructed',
  doubtful: 'read without certainty',
  corrected: 'corrected at this table',
} as const satisfies Record<Mark, string>

const SCORING_NAMES = ['', 'Scoring A', 'Scoring B', 'Scoring C', 'Fourth scoring'] as const

/**
 * Words of the board that belong to no sentence. Texts with numbers take the content of the table
 * (`content.contentOf(view.corrections)`), so that they tell its corrected values.
 */
export const words = {
  tileName,
  theTile: tileInSentence,
  typeName: (type: TileType) => capital(counts.TYPE_NAMES[type]),
  tileText,
  tileDoes,
  costText,
  cardName,
  cardText,
  eventText,
  timingName: (timing: Timing) => capital(timingName(timing)),
  placeName: (place: PlaceId) => (place === START ? 'Start' : fieldName(place)),
  fieldText,
  colourName: (colour: FieldColour) => counts.COLOUR_NAMES[colour],
  goodName: (good: Good) => counts.GOOD_NAMES[good],
  goodCount: counts.goodCount,
  goods: counts.goods,
  categoryName: (category: Category) => counts.CATEGORY_NAMES[category],
  effectName: (effect: EffectWord) => EFFECTS[effect],
  button: (button: keyof typeof BUTTONS) => BUTTONS[button],
  partName: (part: Part) =>
    isChronicle(part) ? `Chronicle ${MANIFESTS[part].number}: ${OPTIONS[part].label}` : PARTS[part],
  markName: (mark: Mark) => MARKS[mark],
  rondel: 'Rondel',
  market: 'Market',
  clanBoard: 'Clan board',
  territory: 'Territory',
  discards: 'Discard pile',
  die: 'Die',
  river: 'river',
  overbuild: 'overbuild tile',
  persons: 'Persons',
  landmarks: 'Landmark cards',
  cell: counts.cell,
  /** From 0. */
  space: (space: number) => `space ${space + 1}`,
  spaces: counts.spaces,
  stack: (stack: Stack) => `Stack ${stack}`,
  scoring: (round: number) => SCORING_NAMES[round] ?? '',
  tiles: counts.tileCount,
  coins: counts.coins,
  vp: counts.vp,
  resources: counts.resources,
  casks: counts.casks,
  scotsmen: counts.scotsmen,
  markers: counts.markers,
  /** Used in ways at tables that play Chronicle 3 or 5. */
  ageingSteps: counts.ageingSteps,
  events: counts.events,
  haggisTokens: counts.haggisTokens,
  points: counts.points,
  personCount: counts.persons,
}
