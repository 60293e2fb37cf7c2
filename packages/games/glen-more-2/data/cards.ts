import { goodsOf } from './goods.ts'
import type { BoxOp } from './ops.ts'

/** GM2-90 to GM2-100, then the cards of Chronicles 6 and 4. */
export const CARDS = [
  'loch-lochy',
  'donan-castle',
  'castle-stalker',
  'inverness',
  'loch-shiel',
  'duart-castle',
  'loch-ness',
  'armadale-castle',
  'loch-morar',
  'castle-moil',
  'castle-of-mey',
  'old-man-of-storr',
  'wallace-monument',
  'dunvegan-castle',
  'fort-george',
  'loch-lomond',
  'glenfinnan-church',
  'glenfinnan-monument',
  'general-wade',
] as const
export type CardName = (typeof CARDS)[number]
export type CardId = number
export const CARD_COUNT = CARDS.length
export function cardNamed(name: string): CardId | undefined {
  const card = CARDS.findIndex((known) => known === name)
  return card < 0 ? undefined : card
}

export const TIMINGS = ['immediate', 'ongoing', 'endOfGame'] as const
export type Timing = (typeof TIMINGS)[number]

/** The left half of a card, and the event that Chronicle 6 prints beside it. */
export type BoxCard = { readonly effect: readonly BoxOp[]; readonly event: readonly BoxOp[] }

type CardFacts = { readonly tile: string; readonly timing: Timing; readonly chronicle: 4 | 6 | null }

export const CARD_FACTS = {
  'loch-lochy': { tile: 'A3', timing: 'immediate', chronicle: null },
  'donan-castle': { tile: 'A4', timing: 'immediate', chronicle: null },
  'castle-stalker': { tile: 'A5', timing: 'immediate', chronicle: null },
  inverness: { tile: 'B4', timing: 'immediate', chronicle: null },
  'loch-shiel': { tile: 'B5', timing: 'immediate', chronicle: null },
  'duart-castle': { tile: 'B6', timing: 'immediate', chronicle: null },
  'loch-ness': { tile: 'C4', timing: 'ongoing', chronicle: null },
  'armadale-castle': { tile: 'C5', timing: 'endOfGame', chronicle: null },
  'loch-morar': { tile: 'D4', timing: 'immediate', chronicle: null },
  'castle-moil': { tile: 'D5', timing: 'ongoing', chronicle: null },
  'castle-of-mey': { tile: 'D6', timing: 'immediate', chronicle: null },
  'old-man-of-storr': { tile: 'T5', timing: 'immediate', chronicle: 6 },
  'wallace-monument': { tile: 'T6', timing: 'immediate', chronicle: 6 },
  'dunvegan-castle': { tile: 'T7', timing: 'immediate', chronicle: 6 },
  'fort-george': { tile: 'T8', timing: 'immediate', chronicle: 6 },
  'loch-lomond': { tile: 'H1', timing: 'immediate', chronicle: 4 },
  'glenfinnan-church': { tile: 'H2', timing: 'immediate', chronicle: 4 },
  'glenfinnan-monument': { tile: 'H3', timing: 'immediate', chronicle: 4 },
  'general-wade': { tile: 'H4', timing: 'immediate', chronicle: 4 },
} as const satisfies Record<CardName, CardFacts>

export const BOX_CARDS: { readonly [card in CardName]: BoxCard } = {
  'loch-lochy': {
    effect: [{ op: 'gainAny', amount: 2, on: 'thisTile' }],
    event: [
      { op: 'gain', goods: goodsOf({ cattle: 1 }), on: 'anyOwnTile' },
      { op: 'activateAllOfType', type: 'animal' },
    ],
  },
  'donan-castle': {
    effect: [{ op: 'clanMarker', amount: 1, payRoads: true, colour: 'any' }],
    event: [{ op: 'activateOpponentTiles', max: 2 }],
  },
  'castle-stalker': {
    effect: [{ op: 'coins', amount: 3 }],
    event: [{ op: 'payScotsman', amount: 1 }, { op: 'buildFromDiscard' }],
  },
  inverness: {
    effect: [
      { op: 'gain', goods: goodsOf({ barley: 1 }), on: 'thisTile' },
      { op: 'casks', amount: 1 },
    ],
    event: [{ op: 'replaceScoringTable', category: 'casks', table: 'eventCasks' }],
  },
  'loch-shiel': {
    effect: [
      { op: 'scotsman', amount: 1, on: 'thisTile' },
      { op: 'casks', amount: 1 },
    ],
    event: [
      { op: 'payVp', amount: 1 },
      { op: 'scotsman', amount: 2, on: 'thisTile' },
    ],
  },
  'duart-castle': {
    effect: [
      { op: 'clanMarker', amount: 1, payRoads: true, colour: 'any' },
      { op: 'coins', amount: 1 },
    ],
    event: [
      { op: 'vp', amount: 3 },
      {
        op: 'ifClan',
        clan: 'maclean',
        grants: [{ op: 'exchangeOnce', pay: goodsOf({ sheep: 1, cattle: 1 }), vp: 6, allowSinclair: true }],
      },
    ],
  },
  'loch-ness': {
    effect: [{ op: 'extraActivationPerTurn', amount: 1 }],
    event: [{ op: 'coinsPerEventSide', amount: 1 }],
  },
  'armadale-castle': {
    effect: [{ op: 'coinValue', coins: 8, vpEach: 2 }],
    event: [{ op: 'exchangePerUnit', good: 'stone', vpEach: 3 }],
  },
  'loch-morar': {
    effect: [{ op: 'removeTiles', max: 2 }],
    event: [
      { op: 'payScotsman', amount: 2 },
      { op: 'vp', amount: 9 },
    ],
  },
  'castle-moil': {
    effect: [{ op: 'scotsmenCountDouble' }],
    event: [
      { op: 'coins', amount: 2 },
      { op: 'teleportScotsman', amount: 1 },
    ],
  },
  'castle-of-mey': {
    effect: [{ op: 'activateAll' }],
    event: [
      { op: 'payScotsman', amount: 1 },
      { op: 'removeTiles', max: 2 },
    ],
  },
  'old-man-of-storr': {
    effect: [{ op: 'gain', goods: goodsOf({ stone: 2 }), on: 'thisTile' }],
    event: [
      { op: 'payScotsman', amount: 1 },
      { op: 'replaceScoringTable', category: 'scotsmen', table: 'eventScotsmen' },
    ],
  },
  'wallace-monument': {
    effect: [{ op: 'activateAll' }],
    event: [
      { op: 'flipLandmark', amount: 1 },
      { op: 'ifPerson', person: 'A2', grants: [{ op: 'vp', amount: 4 }] },
    ],
  },
  'dunvegan-castle': {
    effect: [{ op: 'gain', goods: goodsOf({ sheep: 2 }), on: 'thisTile' }],
    event: [{ op: 'exchangeOnce', pay: goodsOf({ cattle: 2 }), vp: 7, allowSinclair: false }],
  },
  'fort-george': {
    effect: [{ op: 'moveFromHomeCastleFree' }],
    event: [
      { op: 'payScotsman', amount: 1 },
      { op: 'removeTiles', max: 2 },
    ],
  },
  'loch-lomond': { effect: [{ op: 'englandToken' }], event: [{ op: 'takeAllEnglandCoins' }] },
  'glenfinnan-church': { effect: [{ op: 'englandToken' }], event: [{ op: 'activateTileAndNeighbours' }] },
  'glenfinnan-monument': { effect: [{ op: 'englandToken' }], event: [{ op: 'swapPieceWithTile' }] },
  'general-wade': {
    effect: [{ op: 'englandToken' }],
    event: [{ op: 'clanMarker', amount: 1, payRoads: false, colour: 'purple' }],
  },
}
