import type { Samples } from '@bothy/kernel/rule-suite'
import {
  type Action,
  type Event,
  type Good,
  type Reason,
  type Warning,
  cardNamed,
  fieldNamed,
  FIELD_COLOURS,
  GOODS,
  homeCastle,
  homeVillage,
  THE_END,
} from '../rules/index.ts'
import { SOURCES } from '../rules/log-events.ts'
import { ASK_KINDS } from '../data/asked.ts'
import { notNow } from '../rules/reasons.ts'
import { cellarsSamples } from '../modules/cellars/test/samples.ts'
import { councilSamples } from '../modules/council/test/samples.ts'
import { englishmanSamples } from '../modules/englishman/test/samples.ts'
import { haggisSamples } from '../modules/haggis/test/samples.ts'
import { mobsSamples } from '../modules/mobs/test/samples.ts'
import { mountainSamples } from '../modules/mountain/test/samples.ts'
import { BUTCHER, FAIR, HALKIRK, NESS } from './named.ts'
import { tileOf } from './play.ts'
import { raceSamples } from '../modules/race/test/samples.ts'
import { tomeSamples } from '../modules/tome/test/samples.ts'

const LOCH_NESS = cardNamed('loch-ness') ?? -1
const BRODIE = fieldNamed('brodie') ?? -1
const MACLEOD = fieldNamed('macleod') ?? -1

export const events: Samples<Event, 'type'> = {
  gameBegan: [{ type: 'gameBegan', order: [1, 0, 2], tiles: [tileOf('S1'), tileOf('S2')] }],
  moved: [
    { type: 'moved', piece: 0, seat: 0, from: 12, to: 16, tile: HALKIRK },
    { type: 'moved', piece: 0, seat: 0, from: 12, to: 13, tile: BUTCHER },
    { type: 'moved', piece: 5, seat: 0, from: 12, to: 14, tile: BUTCHER },
  ],
  finished: [{ type: 'finished', seat: 0, from: 80, to: 83 }],
  discarded: [{ type: 'discarded', seat: 0, tile: BUTCHER }],
  sold: [{ type: 'sold', seat: 0, good: 'stone', tile: HALKIRK, coins: 2 }],
  bought: [{ type: 'bought', seat: 0, good: 'barley', coins: 1 }],
  spent: [
    { type: 'spent', seat: 0, good: 'barley', tile: HALKIRK, count: 1 },
    { type: 'spent', seat: 0, good: 'barley', tile: BUTCHER, count: 2 },
  ],
  coinsPaid: [{ type: 'coinsPaid', seat: 0, coins: 2 }],
  casksPaid: [{ type: 'casksPaid', seat: 0, count: 1 }],
  scotsmanGiven: [{ type: 'scotsmanGiven', seat: 0, from: homeVillage(0) }],
  placed: [
    { type: 'placed', seat: 0, tile: HALKIRK, x: 2, y: 0, over: null },
    { type: 'placed', seat: 0, tile: BUTCHER, x: -1, y: -2, over: null },
    { type: 'placed', seat: 0, tile: tileOf('B4'), x: 2, y: 0, over: HALKIRK },
    { type: 'placed', seat: 0, tile: tileOf('B4'), x: 0, y: 0, over: homeVillage(0) },
  ],
  personTaken: [{ type: 'personTaken', seat: 0, tile: tileOf('A1') }],
  built: [{ type: 'built', seat: 0, tile: BUTCHER }],
  cardTaken: [{ type: 'cardTaken', seat: 0, card: LOCH_NESS }],
  scotsmenGained: [{ type: 'scotsmenGained', seat: 0, tile: HALKIRK, count: 2 }],
  goodsPut: [
    { type: 'goodsPut', seat: 0, tile: HALKIRK, goods: ['wood'], lost: [] },
    { type: 'goodsPut', seat: 0, tile: NESS, goods: ['wood', 'wood'], lost: ['stone'] },
    { type: 'goodsPut', seat: 0, tile: BUTCHER, goods: [], lost: ['stone'] },
  ],
  casksGained: [{ type: 'casksGained', seat: 0, count: 1 }],
  coinsGained: [{ type: 'coinsGained', seat: 0, coins: 3 }],
  pointsGained: [{ type: 'pointsGained', seat: 0, points: 1 }],
  vpGained: SOURCES.flatMap((source) => [
    { type: 'vpGained', seat: 0, vp: 5, source, total: 23 },
    { type: 'vpGained', seat: 0, vp: -6, source, total: -2 },
  ]),
  activated: [
    { type: 'activated', seat: 0, tile: HALKIRK, extra: false },
    { type: 'activated', seat: 0, tile: BUTCHER, extra: true },
  ],
  scotsmanMoved: [{ type: 'scotsmanMoved', seat: 0, from: HALKIRK, to: homeCastle(0) }],
  claimed: [
    { type: 'claimed', seat: 0, field: MACLEOD, coins: 0 },
    { type: 'claimed', seat: 0, field: BRODIE, coins: 3 },
  ],
  declined: [{ type: 'declined', seat: 0 }],
  removed: [
    { type: 'removed', seat: 0, tiles: [HALKIRK], scotsmen: 0, goods: [] },
    { type: 'removed', seat: 0, tiles: [tileOf('B4'), HALKIRK], scotsmen: 1, goods: ['wood', 'wood'] },
    { type: 'removed', seat: 0, tiles: [BUTCHER], scotsmen: 0, goods: ['wood'] },
  ],
  goodsLost: [{ type: 'goodsLost', seat: 0, goods: ['wood', 'sheep'] }],
  turnEnded: [
    { type: 'turnEnded', seat: 0, points: 0 },
    { type: 'turnEnded', seat: 0, points: 2 },
  ],
  rolled: [
    { type: 'rolled', roll: 2, from: 2, to: 5, tile: HALKIRK },
    { type: 'rolled', roll: 3, from: 2, to: 9, tile: null },
    { type: 'rolled', roll: 1, from: 2, to: null, tile: null },
    { type: 'rolled', roll: 1, from: 2, to: 3, tile: FAIR },
  ],
  rondelCleared: [
    { type: 'rondelCleared', tiles: [BUTCHER], by: 0 },
    { type: 'rondelCleared', tiles: [HALKIRK, BUTCHER, NESS], by: 4 },
  ],
  rondelFilled: [
    { type: 'rondelFilled', tiles: [HALKIRK, NESS], first: 9 },
    { type: 'rondelFilled', tiles: [THE_END], first: 9 },
    { type: 'rondelFilled', tiles: [], first: 9 },
  ],
  scoring: [1, 2, 3, 4].map((round) => ({
    type: 'scoring',
    round,
    values: { scotsmen: [5, 2], landmarks: [1, 1], casks: [0, 2], persons: [1, 0] },
    vp: { scotsmen: [3, 0], landmarks: [0, 0], casks: [0, 2], persons: [1, 0] },
  })),
  finalScoring: [
    {
      type: 'finalScoring',
      seats: [
        { more: 2, territory: -6, coins: 9, cards: 8 },
        { more: 1, territory: -3, coins: 0, cards: 0 },
        { more: 0, territory: 0, coins: 3, cards: 0 },
      ],
    },
  ],
  ...raceSamples.events,
  ...mountainSamples.events,
  ...cellarsSamples.events,
  ...englishmanSamples.events,
  ...tomeSamples.events,
  ...councilSamples.events,
  ...mobsSamples.events,
  ...haggisSamples.events,
  gameEnded: [{ type: 'gameEnded', scores: [40, 42, -1], ranks: [2, 1, 3] }],
}

const everyGood = <R>(make: (good: Good) => R): readonly R[] => GOODS.map((good) => make(good))

export const reasons: Samples<Reason, 'why'> = {
  notEntered: [
    { why: 'notEntered', rule: 'GM2-26' },
    { why: 'notEntered', rule: 'GM2-27' },
  ],
  canTake: [{ why: 'canTake', rule: 'GM2-27' }],
  noCell: [{ why: 'noCell', rule: 'GM2-Q1' }],
  coins: (['GM2-26', 'GM2-41', 'GM2-50', 'GM2-83', 'GM2-111'] as const).flatMap((rule) => [
    { why: 'coins', need: 3, has: 1, rule },
    { why: 'coins', need: 1, has: 0, rule },
  ]),
  soldOut: everyGood((good) => ({ why: 'soldOut', good, rule: 'GM2-41' })),
  noCask: [{ why: 'noCask', rule: 'GM2-26' }],
  noScotsman: [
    { why: 'noScotsman', rule: 'GM2-51' },
    { why: 'noScotsman', rule: 'GM2-Q9' },
  ],
  noCellWithout: [{ why: 'noCellWithout', rule: 'GM2-Q9' }],
  notHome: [{ why: 'notHome', rule: 'GM2-D3' }],
  rowEmpty: everyGood((good) => ({ why: 'rowEmpty', good, rule: 'GM2-42' })),
  owed: [{ why: 'owed', rule: 'GM2-Q17' }],
  occupied: [{ why: 'occupied', rule: 'GM2-52' }],
  noSide: [{ why: 'noSide', rule: 'GM2-52' }],
  nobodyNear: [{ why: 'nobodyNear', rule: 'GM2-53' }],
  secondRiver: [{ why: 'secondRiver', rule: 'GM2-54' }],
  besideRiver: [{ why: 'besideRiver', rule: 'GM2-55' }],
  mustCover: [{ why: 'mustCover', rule: 'GM2-60' }],
  otherType: [{ why: 'otherType', rule: 'GM2-61' }],
  otherRiver: [{ why: 'otherRiver', rule: 'GM2-61' }],
  homeCastle: [{ why: 'homeCastle', rule: 'GM2-Q4' }],
  outOfReach: [
    { why: 'outOfReach', rule: 'GM2-80' },
    { why: 'outOfReach', rule: 'GM2-85' },
    { why: 'outOfReach', rule: 'GM2-113' },
  ],
  alreadyActivated: [{ why: 'alreadyActivated', rule: 'GM2-81' }],
  extraUsed: [{ why: 'extraUsed', rule: 'GM2-85' }],
  inactive: [{ why: 'inactive', rule: 'GM2-82' }],
  full: [{ why: 'full', rule: 'GM2-5' }],
  noMarker: [{ why: 'noMarker', rule: 'GM2-2' }],
  noClan: [{ why: 'noClan', rule: 'GM2-113' }],
  noPoint: [{ why: 'noPoint', rule: 'GM2-84' }],
  claimed: [{ why: 'claimed', rule: 'GM2-112' }],
  colour: FIELD_COLOURS.map((colour) => ({ why: 'colour', colour, rule: 'GM2-111' })),
  noRoad: [{ why: 'noRoad', rule: 'GM2-111' }],
  homeTile: [{ why: 'homeTile', rule: 'GM2-65' }],
  breaksTerritory: [{ why: 'breaksTerritory', rule: 'GM2-65' }],
  ...raceSamples.reasons,
  ...mountainSamples.reasons,
  ...cellarsSamples.reasons,
  ...englishmanSamples.reasons,
  ...tomeSamples.reasons,
  ...councilSamples.reasons,
  ...mobsSamples.reasons,
  ...haggisSamples.reasons,
  notNow: ASK_KINDS.map(notNow),
}

export const warnings: Samples<Warning, 'warn'> = {
  walledIn: [{ warn: 'walledIn', rule: 'GM2-53' }],
  leaves: [
    { warn: 'leaves', goods: 1, vp: 0, points: 0, ages: 0, events: 0, extra: false, walledIn: false, rule: 'GM2-80' },
    { warn: 'leaves', goods: 2, vp: 3, points: 1, ages: 0, events: 0, extra: true, walledIn: true, rule: 'GM2-80' },
    { warn: 'leaves', goods: 0, vp: 0, points: 1, ages: 0, events: 0, extra: false, walledIn: false, rule: 'GM2-84' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, ages: 0, events: 0, extra: true, walledIn: false, rule: 'GM2-85' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, ages: 0, events: 0, extra: false, walledIn: true, rule: 'GM2-53' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, ages: 1, events: 0, extra: false, walledIn: false, rule: 'GM2-80' },
    { warn: 'leaves', goods: 1, vp: 0, points: 0, ages: 2, events: 0, extra: false, walledIn: false, rule: 'GM2-80' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, ages: 0, events: 2, extra: false, walledIn: false, rule: 'GM2-80' },
  ],
  finishes: [{ warn: 'finishes', rule: 'GM2-130' }],
  loses: [{ warn: 'loses', goods: ['stone'], rule: 'GM2-5' }],
  givesNothing: [
    { warn: 'givesNothing', rule: 'GM2-113' },
    { warn: 'givesNothing', rule: 'GM2-111' },
  ],
}

export const actions: Samples<Action, 'type'> = {
  take: [
    { type: 'take', tile: HALKIRK },
    { type: 'take', tile: tileOf('A1') },
    { type: 'take', tile: THE_END },
  ],
  discard: [{ type: 'discard', tile: HALKIRK }],
  coin: [{ type: 'coin' }],
  point: [{ type: 'point' }],
  sell: [{ type: 'sell', good: 'stone', tile: FAIR }],
  spend: [{ type: 'spend', good: 'barley', tile: FAIR }],
  buy: [{ type: 'buy', good: 'barley' }],
  give: [{ type: 'give', tile: homeVillage(0) }],
  place: [
    { type: 'place', x: 2, y: 0 },
    { type: 'place', x: -1, y: -2 },
    { type: 'place', x: 0, y: 0 },
  ],
  effect: (['scotsman', 'choose', 'bring', 'grant', 'claim', 'remove', 'build'] as const).map((effect) => ({
    type: 'effect',
    effect,
  })),
  choose: [{ type: 'choose', goods: ['wood', 'stone'] }],
  put: [{ type: 'put', good: 'sheep', tile: FAIR }],
  settle: [{ type: 'settle', tile: FAIR }],
  activate: [
    { type: 'activate', tile: FAIR, goods: [], by: null },
    { type: 'activate', tile: FAIR, goods: ['wood', 'sheep'], by: null },
    { type: 'activate', tile: FAIR, goods: ['wood'], by: 'coin' },
    { type: 'activate', tile: tileOf('A8'), goods: [], by: 'vp' },
  ],
  move: [{ type: 'move', from: homeVillage(0), to: homeCastle(0) }],
  claim: [
    { type: 'claim', field: MACLEOD },
    { type: 'claim', field: BRODIE },
  ],
  remove: [{ type: 'remove', tile: FAIR }],
  keep: [{ type: 'keep', goods: ['wood', 'wood', 'sheep'] }],
  build: [{ type: 'build', tile: FAIR }],
  decline: [{ type: 'decline' }],
  ...raceSamples.actions,
  ...mountainSamples.actions,
  ...cellarsSamples.actions,
  ...englishmanSamples.actions,
  ...tomeSamples.actions,
  ...councilSamples.actions,
  ...mobsSamples.actions,
  ...haggisSamples.actions,
  end: [{ type: 'end' }],
}
