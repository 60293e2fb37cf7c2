import { ERRANDS } from '../data/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'
import { BUTCHER, FAIR, HALKIRK } from '../../../test/named.ts'

export const englishmanSamples: SamplesOf<'englishman'> = {
  events: {
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
    englishmanFinished: [{ type: 'englishmanFinished', seat: 0, from: 3, to: 4 }],
    englishmanLeft: [{ type: 'englishmanLeft', seat: 0 }],
    englishmanSwapped: [HALKIRK, BUTCHER, FAIR].map((tile) => ({
      type: 'englishmanSwapped',
      seat: 0,
      from: 3,
      to: 7,
      tile,
    })),
    englishmanWandered: [{ type: 'englishmanWandered', from: 3, to: 9 }],
  },
  reasons: {
    notForHim: [{ why: 'notForHim', rule: 'GM2-C4-5' }],
    englandRowFull: [{ why: 'englandRowFull', rule: 'GM2-C4-3' }],
    englishman: [{ why: 'englishman', rule: 'GM2-C4-3' }],
    notInHisTurn: [{ why: 'notInHisTurn', rule: 'GM2-C4-4' }],
    notSwapped: [{ why: 'notSwapped', rule: 'GM2-C6-11' }],
    swap: [{ why: 'swap', rule: 'GM2-C6-11' }],
  },
  actions: {
    send: ERRANDS.map((errand) => ({ type: 'send', tile: HALKIRK, errand })),
    swap: [HALKIRK, BUTCHER].map((tile) => ({ type: 'swap', tile })),
  },
}
