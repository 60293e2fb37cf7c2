import { numberIn, type Message, type ScoreLine, type Texts } from '@bothy/kernel'
import type { Law } from '../data/law.ts'
import type { ScoreCategory, Types } from '../rules/types.ts'
import { money, plural, SCORE_NAMES } from './en-names.ts'
import { isCategory, type OptionTexts } from './parts.ts'

export const options = {
  clans: {
    label: 'Clans',
    help: 'How players get their clans. In the auction you bid victory points for the choice and for turn order.',
    values: { draft: 'Choose in reverse turn order', auction: 'Auction', none: 'Without clans' },
  },
  staticImports: {
    label: 'Import values',
    help: 'What cotton, tobacco and sugar cane are worth at the end. Fixed: the same value for all three, and no £1 from the import track.',
    values: { false: 'By rarity', true: 'Fixed' },
  },
  scoringTiles: {
    label: 'Scoring tiles',
    help: 'One tile per round gives Glory after Production.',
    values: { true: 'With scoring tiles', false: 'Without' },
  },
  portTiles: {
    label: 'Port tiles',
    help: 'Four ports, each of which you can use once per game.',
    values: { true: 'With port tiles', false: 'Without' },
  },
  tighterMap: {
    label: 'Tighter map',
    help: 'With 2 or 3 players: one land space of each module, drawn at random, is covered.',
    values: { false: 'No', true: 'Yes' },
  },
  kickstarterTiles: {
    label: 'Kickstarter tiles',
    help: 'Port 9, scoring tile 9 and clan MacEwen.',
    values: { true: 'Included', false: 'Left in the box' },
  },
  port7NeighbourhoodBonus: {
    label: 'Port 7 and neighbours',
    help: 'Whether units swapped with port 7 let you buy from neighbours. The rulebooks say no, a later erratum is said to allow it.',
    values: { false: 'No purchase', true: 'Purchase allowed' },
  },
  buchananFeeOncePerTurn: {
    label: 'Buchanan’s contracts',
    help: 'Contracts that Buchanan takes in different ways in the same turn, such as an action and a port.',
    values: { true: 'Paid for once per turn', false: 'Paid for each way' },
  },
  soloImportTrackMoney: {
    label: 'Import track when playing solo',
    help: 'Whether the marks on the import track pay £1 in a solo game.',
    values: { true: 'Pays £1', false: 'Pays nothing' },
  },
} satisfies OptionTexts

export const optionGroups = { variants: 'Variants', settings: 'Rulings' } as const

export const laws = {
  space:
    'A space must be ~ for a loch, or G (grassland), F (forest), M (mountain) in this order, a cost from 1 to 6 and * for mist.',
  riverBanks: 'A river needs land on both banks.',
  everyTerrain: 'Every map side needs grassland, forest and mountain outside the mist.',
  portInModule: 'A port must be a space of its own module.',
  portOnLoch: 'A port must be a loch on both sides of its module.',
  connected: 'On every map, all land in play must be connected by land, rivers and single lochs.',
  workersAtBorder: 'Every map needs at least 6 border spaces for workers.',
  workersAlone: 'Every map needs at least 8 spaces for workers that aren’t blocked in the solo game.',
  risingPrices: 'Prices must never fall along the track and must be at least £1.',
  priceStart: 'A price must start on one of the 10 steps, 0 to 9.',
  contractNeeds: 'A contract must ask for 2 to 6 goods and animals.',
  oneRareImport: 'A contract must import only one of cotton, tobacco and sugar cane.',
  range: 'Numbers must be between 0 and 999.',
  exchange: 'Ports 2 and 3 must give at most 5 goods.',
  atMostNine: 'This number can’t be higher than 9.',
  atLeastOne: 'This number must be at least 1.',
  contractsShown: 'There must be 1 to 12 contracts on display.',
  shippingLevel: 'Shipping must start at a level from 0 to 5.',
  merchants: 'There can’t be more than 7 merchants.',
  bracket: 'The bracket must be on the track, its first step before its last.',
  soloBoxes: 'Each face of the price die must empty a different box, 0 to 5.',
  soloScale: 'The steps of the solo scale must follow one another without ties.',
} as const satisfies Record<Law, string>

export const verdicts = {
  newbie: { name: 'Newbie', sentence: ['The Highlands still have much to teach you.'] },
  rookie: { name: 'Rookie', sentence: ['Your clan is finding its feet.'] },
  average: { name: 'Average', sentence: ['Your clan lives well by its trade.'] },
  expert: { name: 'Expert', sentence: ['Merchants come from far and wide to ask for your advice.'] },
  genius: { name: 'Genius', sentence: ['They’ll sing of your clan for generations.'] },
} as const satisfies Texts<Types>['verdicts']

export const tieBreaks = {
  moneyLeft: {
    by: ['If tied on VP, most money left after conversion wins ', { part: 'rule', rule: 'COC-74' }],
    value: money,
  },
} as const satisfies Texts<Types>['tieBreaks']

const rare = (line: ScoreLine): string => `: ${numberIn(line, 'imports')} at ${numberIn(line, 'each')} VP each`

const DETAILS: { readonly [C in ScoreCategory]: (line: ScoreLine) => string } = {
  glory: () => '',
  basicGoods: (line) => `: ${numberIn(line, 'goods')}`,
  processedGoods: (line) => `: ${numberIn(line, 'goods')}`,
  money: (line) => `: ${money(numberIn(line, 'money'))}`,
  hops: (line) => `: ${numberIn(line, 'imports')}`,
  cotton: rare,
  tobacco: rare,
  sugarCane: rare,
  exports: (line) => `: ${plural(numberIn(line, 'contracts'), 'contract', 'contracts')}`,
  settlements: (line) => `: ${numberIn(line, 'settlements')} linked`,
  auctionBid: () => '',
  moneyLeft: () => ' (breaks ties)',
}
export const scoreLine = (line: ScoreLine): Message =>
  isCategory(line.category) ? [SCORE_NAMES[line.category], DETAILS[line.category](line)] : [line.category]
