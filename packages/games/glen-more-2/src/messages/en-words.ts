import { START } from '../data/roads.ts'
import type { Mark, Part } from '../data/provenance.ts'
import type { EffectWord } from '../types.ts'
import * as counts from './en-counts.ts'
import { cardText, costText, eventText, fieldText, tileText, timingName } from './en-effects.ts'
import { cardName, tileInSentence } from './en-names.ts'
import { fieldName, tileName } from './names.ts'
import { capital } from './parts.ts'
import type { Button, Words } from './words.ts'

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
  chronicle1: 'Chronicle 1: Highland Boat Race',
  chronicle2: 'Chronicle 2: Highlander',
  chronicle3: 'Chronicle 3: Old Jamey’s Single Cask Reserve',
  chronicle4: 'Chronicle 4: Hammer of the Scots',
  chronicle5: 'Chronicle 5: Address to a Haggis',
  chronicle6: 'Chronicle 6: The Dubious Tome of Scottish History',
  chronicle7: 'Chronicle 7: Between a Rock and a Hard Place',
  chronicle8: 'Chronicle 8: The Penny Mobs',
} as const satisfies Record<Part, string>

const MARKS = {
  reconstructed: 'reconstructed',
  doubtful: 'read without certainty',
  corrected: 'corrected at this table',
} as const satisfies Record<Mark, string>

const SCORING_NAMES = ['', 'Scoring A', 'Scoring B', 'Scoring C', 'Fourth scoring'] as const

export const words: Words = {
  tileName,
  theTile: tileInSentence,
  typeName: (type) => capital(counts.TYPE_NAMES[type]),
  tileText,
  costText,
  cardName,
  cardText,
  eventText,
  timingName: (timing) => capital(timingName(timing)),
  placeName: (place) => (place === START ? 'Start' : fieldName(place)),
  fieldText,
  colourName: (colour) => counts.COLOUR_NAMES[colour],
  goodName: (good) => counts.GOOD_NAMES[good],
  goodCount: counts.goodCount,
  goods: counts.goods,
  categoryName: (category) => counts.CATEGORY_NAMES[category],
  effectName: (effect) => EFFECTS[effect],
  button: (button) => BUTTONS[button],
  partName: (part) => PARTS[part],
  markName: (mark) => MARKS[mark],
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
  space: (space) => `space ${space + 1}`,
  spaces: counts.spaces,
  stack: (stack) => `Stack ${stack}`,
  scoring: (round) => SCORING_NAMES[round] ?? '',
  tiles: counts.tileCount,
  coins: counts.coins,
  vp: counts.vp,
  resources: counts.resources,
  casks: counts.casks,
  scotsmen: counts.scotsmen,
  markers: counts.markers,
  ageingSteps: counts.ageingSteps,
  events: counts.events,
  haggisTokens: counts.haggisTokens,
  points: counts.points,
  personCount: counts.persons,
}
