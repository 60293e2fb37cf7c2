import { GLEN_CARD_IDS, VOTES } from '../data/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'

export const councilSamples: SamplesOf<'council'> = {
  events: {
    glenDealt: [{ type: 'glenDealt', cards: [0, 2, 9] }],
    councilCalled: GLEN_CARD_IDS.map((card) => ({ type: 'councilCalled', seat: 0, card })),
    voted: [
      { type: 'voted', seat: 0, vote: 'aye' },
      { type: 'voted', seat: 0, vote: 'nay' },
      { type: 'voted', seat: 0, vote: null },
    ],
    votesShown: [
      { type: 'votesShown', card: 1, votes: ['aye', 'nay', 'aye'], adopted: true },
      { type: 'votesShown', card: 4, votes: ['nay', 'nay', 'aye'], adopted: false },
    ],
    glenScored: GLEN_CARD_IDS.flatMap((card) => [
      { type: 'glenScored', card, values: [3, 1], wins: [10, 0] },
      { type: 'glenScored', card, values: [0, 0], wins: [0, 0] },
    ]),
  },
  reasons: {
    votedOn: [{ why: 'votedOn', rule: 'GM2-C7-2' }],
    noToken: VOTES.map((vote) => ({ why: 'noToken', vote, rule: 'GM2-C7-3' })),
    council: [{ why: 'council', rule: 'GM2-C7-2' }],
  },
  actions: {
    convene: GLEN_CARD_IDS.map((card) => ({ type: 'convene', card })),
    vote: VOTES.map((vote) => ({ type: 'vote', vote })),
  },
}
