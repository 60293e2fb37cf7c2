import { REWARD_IDS } from '../data/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'

export const raceSamples: SamplesOf<'race'> = {
  events: {
    raceBegan: [{ type: 'raceBegan', seat: 0 }],
    rowed: [
      { type: 'rowed', seat: 0, river: 1, x: 2, of: null, left: 12 },
      { type: 'rowed', seat: 0, river: 2, x: 1, of: 1, left: 1 },
      { type: 'rowed', seat: 0, river: 0, x: 1, of: 0, left: 0 },
    ],
    tokensSeen: [
      { type: 'tokensSeen', seat: 0, river: 1, of: null, tokens: REWARD_IDS.map((reward) => ({ reward, amount: 1 })) },
      { type: 'tokensSeen', seat: 0, river: 2, of: 1, tokens: REWARD_IDS.map((reward) => ({ reward, amount: 2 })) },
      { type: 'tokensSeen', seat: 0, river: 0, of: 0, tokens: [{ reward: 1, amount: 3 }] },
      { type: 'tokensSeen', seat: 0, river: 1, of: null, tokens: null },
      { type: 'tokensSeen', seat: 0, river: 2, of: 1, tokens: null },
    ],
    tokenTaken: REWARD_IDS.map((reward) => ({ type: 'tokenTaken', seat: 0, river: 1, token: { reward, amount: 2 } })),
    tokensLeft: [{ type: 'tokensLeft', seat: 0, river: 1 }],
    boatHome: [1, 2, 3].map((place) => ({ type: 'boatHome', seat: 0, place })),
    lastCard: [
      { type: 'lastCard', seat: 0, beaten: true },
      { type: 'lastCard', seat: 0, beaten: false },
    ],
  },
  reasons: {
    raceNotBegun: [{ why: 'raceNotBegun', rule: 'GM2-C1-3' }],
    boatAtHome: [{ why: 'boatAtHome', rule: 'GM2-C1-7' }],
    boatOnTile: [{ why: 'boatOnTile', rule: 'GM2-C1-9' }],
    tokenFirst: [{ why: 'tokenFirst', rule: 'GM2-C1-6' }],
  },
  actions: {
    row: [{ type: 'row' }],
    token: REWARD_IDS.map((reward) => ({ type: 'token', reward })),
  },
}
