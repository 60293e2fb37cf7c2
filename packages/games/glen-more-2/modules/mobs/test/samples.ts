import { cardNamed, fieldNamed, GANGSTER_IDS, homeCastle } from '../../../rules/index.ts'
import { ITEMS, ROWS } from '../rules/action-list.ts'
import { LURKERS } from '../data/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'
import { BUTCHER, FAIR, HALKIRK, NESS } from '../../../test/named.ts'

const LOCH_NESS = cardNamed('loch-ness') ?? -1
const BRODIE = fieldNamed('brodie') ?? -1

export const mobsSamples: SamplesOf<'mobs'> = {
  events: {
    gangstersDrawn: [
      { type: 'gangstersDrawn', gangsters: [0, 1], hidden: 2 },
      { type: 'gangstersDrawn', gangsters: [3], hidden: 1 },
      { type: 'gangstersDrawn', gangsters: [], hidden: 0 },
    ],
    gangstersCame: [{ type: 'gangstersCame', gangsters: [5, 6] }],
    pennyPlaced: GANGSTER_IDS.map((gangster) => ({ type: 'pennyPlaced', seat: 0, gangster, pennies: 2 })),
    recruited: [0, 1, 3].map((pennies) => ({ type: 'recruited', seat: 0, gangster: 1, pennies })),
    fieldCharged: [{ type: 'fieldCharged', seat: 0, field: BRODIE, coins: 2 }],
    chargePaid: [
      { type: 'chargePaid', seat: 0, to: 1, field: BRODIE, coins: 2 },
      { type: 'chargePaid', seat: 1, to: 0, field: BRODIE, coins: 3 },
    ],
    chargeGone: [{ type: 'chargeGone', seat: 0, field: BRODIE }],
    rowGrabbed: ROWS.map((row) => ({ type: 'rowGrabbed', seat: 0, row, coins: 3 })),
    intercepted: [
      { type: 'intercepted', seat: 0, of: 1, good: 'sheep', tile: HALKIRK, onto: BUTCHER, coins: 0 },
      { type: 'intercepted', seat: 0, of: 1, good: 'wood', tile: HALKIRK, onto: null, coins: 2 },
    ],
    tileReserved: [HALKIRK, BUTCHER, NESS].map((tile) => ({ type: 'tileReserved', seat: 0, tile, coins: 2 })),
    reservePaid: [{ type: 'reservePaid', seat: 0, to: 1, tile: BUTCHER, coins: 3 }],
    reserveGone: [true, false].map((taken) => ({ type: 'reserveGone', seat: 0, tile: HALKIRK, taken })),
    lairdTurned: [HALKIRK, FAIR].map((tile) => ({ type: 'lairdTurned', seat: 0, tile })),
    hired: LURKERS.flatMap((gangster) =>
      [null, homeCastle(0), BUTCHER].map((from) => ({ type: 'hired', seat: 0, gangster, from })),
    ),
    lurked: LURKERS.map((gangster) => ({ type: 'lurked', seat: 0, gangster, of: 1, tile: BUTCHER })),
    sneaked: [{ type: 'sneaked', seat: 0, of: 1, tile: BUTCHER }],
    stolen: [{ type: 'stolen', seat: 0, of: 1, good: 'barley', tile: FAIR, onto: HALKIRK }],
    darkiePaid: [{ type: 'darkiePaid', seat: 0, to: 1, coins: 1 }],
    sponged: [{ type: 'sponged', seat: 0, of: 1 }],
    shifted: [
      { type: 'shifted', seat: 0, from: 1, to: 2, tiles: [HALKIRK], x: 2, y: 0, scotsmen: 0, goods: [] },
      { type: 'shifted', seat: 0, from: 0, to: 1, tiles: [FAIR, NESS], x: -1, y: 1, scotsmen: 2, goods: ['wood'] },
      { type: 'shifted', seat: 0, from: 0, to: 1, tiles: [FAIR], x: -1, y: 1, scotsmen: 1, goods: [] },
      { type: 'shifted', seat: 0, from: 2, to: 1, tiles: [FAIR], x: -1, y: 1, scotsmen: 0, goods: ['wood', 'sheep'] },
    ],
    tricked: ITEMS.map((item) => ({ type: 'tricked', seat: 0, item, good: 'sheep' })),
    staked: [0, 1].map((of) => ({ type: 'staked', seat: 0, of, card: LOCH_NESS })),
    stakeGone: [{ type: 'stakeGone', seat: 0, card: LOCH_NESS }],
    pennySlipped: [{ type: 'pennySlipped', seat: 0, to: 1 }],
    secondDrawn: [9, 10].map((gangster) => ({ type: 'secondDrawn', seat: 0, gangster })),
    barged: [{ type: 'barged', seat: 0 }],
    demanded: [{ type: 'demanded', seat: 0, of: 1 }],
    surrendered: [
      { type: 'surrendered', seat: 0, to: 1, value: 2, seen: 3 },
      { type: 'surrendered', seat: 0, to: 1, value: null, seen: 3 },
    ],
    rerollOpen: [{ type: 'rerollOpen', seat: 0, roll: 1 }],
    rerolled: [{ type: 'rerolled', seat: 0, from: 1, roll: 3 }],
    mobsScored: [
      {
        type: 'mobsScored',
        seats: [
          { gangsters: -4, pennies: 4 },
          { gangsters: 0, pennies: -7 },
        ],
      },
    ],
  },
  reasons: {
    noPenny: [{ why: 'noPenny', rule: 'GM2-C8-2' }],
    mob: [
      { why: 'mob', rule: 'GM2-C8-2' },
      { why: 'mob', rule: 'GM2-C8-4' },
    ],
    fieldHasToken: [{ why: 'fieldHasToken', rule: 'GM2-C8-4' }],
    rowHasNothing: ROWS.map((row) => ({ why: 'rowHasNothing', row, rule: 'GM2-C8-4' })),
    mustTakeReserved: [HALKIRK, BUTCHER].map((tile) => ({ why: 'mustTakeReserved', tile, rule: 'GM2-C8-4' })),
    oneReserved: [{ why: 'oneReserved', rule: 'GM2-C8-6' }],
    notTakeableNow: [{ why: 'notTakeableNow', rule: 'GM2-C8-4' }],
    tradeTile: [{ why: 'tradeTile', rule: 'GM2-C8-4' }],
    noNewHome: [{ why: 'noNewHome', rule: 'GM2-C8-4' }],
    cardTaken: [{ why: 'cardTaken', rule: 'GM2-C8-4' }],
    nobodyToBarge: [{ why: 'nobodyToBarge', rule: 'GM2-C8-4' }],
  },
  actions: {
    penny: GANGSTER_IDS.map((gangster) => ({ type: 'penny', gangster })),
    recruit: GANGSTER_IDS.map((gangster) => ({ type: 'recruit', gangster })),
    charge: [0, 1].map((token) => ({ type: 'charge', token, field: BRODIE })),
    grab: ROWS.map((row) => ({ type: 'grab', row })),
    intercept: [
      { type: 'intercept', good: 'wood', tile: HALKIRK },
      { type: 'intercept', good: 'sheep', tile: null },
    ],
    declineTurn: [{ type: 'declineTurn' }],
    reserve: [0, 1, 2].map((token) => ({ type: 'reserve', token, tile: BUTCHER })),
    hire: LURKERS.flatMap((gangster) => [null, BUTCHER].map((from) => ({ type: 'hire', gangster, from }))),
    lurk: [{ type: 'lurk', tile: HALKIRK }],
    sneak: [{ type: 'sneak', tile: BUTCHER }],
    steal: [{ type: 'steal', good: 'barley', tile: HALKIRK }],
    shift: [{ type: 'shift', tile: FAIR }],
    rehome: [
      { type: 'rehome', to: 1, x: 2, y: 0 },
      { type: 'rehome', to: 0, x: -12, y: 3 },
    ],
    trick: ITEMS.map((item) => ({ type: 'trick', item, good: 'wood' })),
    stake: [{ type: 'stake', card: LOCH_NESS }],
    slip: [{ type: 'slip' }],
    second: [{ type: 'second' }],
    barge: [{ type: 'barge' }],
    demand: [{ type: 'demand', of: 1 }],
    surrender: [0, 4].map((place) => ({ type: 'surrender', place })),
    reroll: [{ type: 'reroll' }],
  },
}
