import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'
import { BUTCHER, HALKIRK } from '../../../test/named.ts'

export const mountainSamples: SamplesOf<'mountain'> = {
  events: {
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
  },
  reasons: {
    mountainOccupied: [{ why: 'mountainOccupied', rule: 'GM2-C2-4' }],
    tollFirst: [{ why: 'tollFirst', rule: 'GM2-C2-3' }],
    tollOwed: [{ why: 'tollOwed', rule: 'GM2-C2-3' }],
    noCoin: [{ why: 'noCoin', rule: 'GM2-C2-3' }],
    toll: [{ why: 'toll', rule: 'GM2-C2-3' }],
    unload: [{ why: 'unload', rule: 'GM2-C2-4' }],
  },
  actions: {
    toll: [
      { type: 'toll', good: null, tile: null },
      { type: 'toll', good: 'wood', tile: HALKIRK },
      { type: 'toll', good: 'sheep', tile: BUTCHER },
    ],
    unload: [{ type: 'unload', good: 'wood', tile: BUTCHER }],
  },
}
