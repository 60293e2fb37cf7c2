import type { Samples } from '@bothy/kernel/rule-suite'
import type { Action, Event, Good, Reason, Warning } from '../src/index.ts'
import { cardNamed, fieldNamed, FIELD_COLOURS, GOODS, homeCastle, homeVillage, THE_END } from '../src/index.ts'
import { GLEN_CARD_IDS, VOTES } from '../src/chronicles/council/data.ts'
import { ERRANDS } from '../src/chronicles/englishman/data.ts'
import { SOURCES } from '../src/events.ts'
import { ASK_KINDS } from '../src/frame-types.ts'
import { notNow } from '../src/reasons.ts'
import { tileOf } from './play.ts'

/** Examples of all that is told, for the texts and for the rules they point to. */

export const HALKIRK = tileOf('A6')
export const BUTCHER = tileOf('B11')
export const NESS = tileOf('C4')
export const FAIR = tileOf('A14')
const LOCH_NESS = cardNamed('loch-ness') ?? -1
export const BRODIE = fieldNamed('brodie') ?? -1
export const MACLEOD = fieldNamed('macleod') ?? -1

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
  glenDealt: [{ type: 'glenDealt', cards: [0, 2, 9] }],
  councilCalled: GLEN_CARD_IDS.map((card) => ({ type: 'councilCalled', seat: 0, card })),
  voted: [
    { type: 'voted', seat: 0, vote: 'aye' },
    { type: 'voted', seat: 0, vote: 'nay' },
    { type: 'voted', seat: 0, vote: null },
  ],
  englishmanCame: [{ type: 'englishmanCame', position: 8 }],
  englandTokenTaken: [
    { type: 'englandTokenTaken', seat: 0, from: null },
    { type: 'englandTokenTaken', seat: 0, from: 1 },
  ],
  englandRowFilled: [1, 2].map((coins) => ({ type: 'englandRowFilled', seat: 0, coins })),
  englandRowTaken: [1, 3].map((coins) => ({ type: 'englandRowTaken', seat: 0, coins })),
  englishmanDiscarded: [HALKIRK, BUTCHER, FAIR].map((tile) => ({
    type: 'englishmanDiscarded',
    seat: 0,
    from: 3,
    to: 5,
    tile,
  })),
  tollPaid: [
    { type: 'tollPaid', seat: 0, good: null, tile: null },
    { type: 'tollPaid', seat: 0, good: 'wood', tile: BUTCHER },
  ],
  mountainGrew: [{ type: 'mountainGrew', coins: 1 }],
  mountainCleared: [
    { type: 'mountainCleared', seat: 0, coins: 2, goods: ['wood', 'sheep', 'sheep'] },
    { type: 'mountainCleared', seat: 0, coins: 1, goods: [] },
    { type: 'mountainCleared', seat: 0, coins: 0, goods: ['barley'] },
  ],
  mountainGoodsLost: [{ type: 'mountainGoodsLost', seat: 0, goods: ['wood', 'wood'] }],
  haggisDealt: [{ type: 'haggisDealt', values: [1, 3] }],
  haggisTaken: [{ type: 'haggisTaken', seat: 0, value: 2 }],
  haggisDrawn: [
    { type: 'haggisDrawn', seat: 0, value: 3 },
    { type: 'haggisDrawn', seat: 0, value: null },
  ],
  haggisPutBack: [
    { type: 'haggisPutBack', seat: 0, place: 2, value: 1, seen: 15 },
    { type: 'haggisPutBack', seat: 0, place: 0, value: null, seen: 1 },
  ],
  haggisTurnedUp: [
    { type: 'haggisTurnedUp', values: [2] },
    { type: 'haggisTurnedUp', values: [2, 1] },
  ],
  haggisRolled: [
    { type: 'haggisRolled', seat: null, roll: 2, up: [] },
    { type: 'haggisRolled', seat: null, roll: 2, up: [0] },
    { type: 'haggisRolled', seat: null, roll: 1, up: [0, 1] },
    { type: 'haggisRolled', seat: 0, roll: 3, up: [0] },
    { type: 'haggisRolled', seat: 0, roll: 3, up: [] },
  ],
  haggisScored: [{ type: 'haggisScored', values: [[1, 3], []], vp: [8, 0] }],
  englishmanFinished: [{ type: 'englishmanFinished', seat: 0, from: 3, to: 4 }],
  englishmanLeft: [{ type: 'englishmanLeft', seat: 0 }],
  englishmanWandered: [{ type: 'englishmanWandered', from: 3, to: 9 }],
  votesShown: [
    { type: 'votesShown', card: 1, votes: ['aye', 'nay', 'aye'], adopted: true },
    { type: 'votesShown', card: 4, votes: ['nay', 'nay', 'aye'], adopted: false },
  ],
  glenScored: GLEN_CARD_IDS.flatMap((card) => [
    { type: 'glenScored', card, values: [3, 1], wins: [10, 0] },
    { type: 'glenScored', card, values: [0, 0], wins: [0, 0] },
  ]),
  gameEnded: [{ type: 'gameEnded', scores: [40, 42, -1], ranks: [2, 1, 3] }],
}

const everyGood = <R>(make: (good: Good) => R): readonly R[] => GOODS.map((good) => make(good))

export const reasons: Samples<Reason, 'why'> = {
  notEntered: [{ why: 'notEntered', rule: 'GM2-26' }],
  canTake: [{ why: 'canTake', rule: 'GM2-27' }],
  noCell: [{ why: 'noCell', rule: 'GM2-Q1' }],
  coins: (['GM2-26', 'GM2-41', 'GM2-83', 'GM2-111'] as const).flatMap((rule) => [
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
  votedOn: [{ why: 'votedOn', rule: 'GM2-C7-2' }],
  noToken: VOTES.map((vote) => ({ why: 'noToken', vote, rule: 'GM2-C7-3' })),
  council: [{ why: 'council', rule: 'GM2-C7-2' }],
  mountainOccupied: [{ why: 'mountainOccupied', rule: 'GM2-C2-4' }],
  tollFirst: [{ why: 'tollFirst', rule: 'GM2-C2-3' }],
  tollOwed: [{ why: 'tollOwed', rule: 'GM2-C2-3' }],
  noCoin: [{ why: 'noCoin', rule: 'GM2-C2-3' }],
  toll: [{ why: 'toll', rule: 'GM2-C2-3' }],
  unload: [{ why: 'unload', rule: 'GM2-C2-4' }],
  noHaggis: [{ why: 'noHaggis', rule: 'GM2-C5-2' }],
  noneHidden: [{ why: 'noneHidden', rule: 'GM2-C5-2' }],
  newToken: [{ why: 'newToken', rule: 'GM2-C5-2' }],
  haggis: [{ why: 'haggis', rule: 'GM2-C5-2' }],
  feast: [{ why: 'feast', rule: 'GM2-C5-5' }],
  notForHim: [{ why: 'notForHim', rule: 'GM2-C4-5' }],
  englandRowFull: [{ why: 'englandRowFull', rule: 'GM2-C4-3' }],
  englishman: [{ why: 'englishman', rule: 'GM2-C4-3' }],
  notInHisTurn: [{ why: 'notInHisTurn', rule: 'GM2-C4-4' }],
  notNow: ASK_KINDS.map(notNow),
}

export const warnings: Samples<Warning, 'warn'> = {
  walledIn: [{ warn: 'walledIn', rule: 'GM2-53' }],
  leaves: [
    { warn: 'leaves', goods: 1, vp: 0, points: 0, extra: false, walledIn: false, rule: 'GM2-80' },
    { warn: 'leaves', goods: 2, vp: 3, points: 1, extra: true, walledIn: true, rule: 'GM2-80' },
    { warn: 'leaves', goods: 0, vp: 0, points: 1, extra: false, walledIn: false, rule: 'GM2-84' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, extra: true, walledIn: false, rule: 'GM2-85' },
    { warn: 'leaves', goods: 0, vp: 0, points: 0, extra: false, walledIn: true, rule: 'GM2-53' },
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
  convene: GLEN_CARD_IDS.map((card) => ({ type: 'convene', card })),
  vote: VOTES.map((vote) => ({ type: 'vote', vote })),
  toll: [
    { type: 'toll', good: null, tile: null },
    { type: 'toll', good: 'wood', tile: HALKIRK },
    { type: 'toll', good: 'sheep', tile: BUTCHER },
  ],
  unload: [{ type: 'unload', good: 'wood', tile: BUTCHER }],
  haggis: [
    { type: 'haggis', value: 2 },
    { type: 'haggis', value: null },
  ],
  putBack: [0, 4, 9].map((place) => ({ type: 'putBack', place })),
  roll: [{ type: 'roll' }],
  send: ERRANDS.map((errand) => ({ type: 'send', tile: HALKIRK, errand })),
  end: [{ type: 'end' }],
}
