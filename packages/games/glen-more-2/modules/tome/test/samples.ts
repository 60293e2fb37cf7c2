import { CATEGORIES } from '../../../rules/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'
import { BUTCHER, FAIR, HALKIRK } from '../../../test/named.ts'
import { cardOf } from './play.ts'

const CARDS = ['loch-ness', 'inverness', 'old-man-of-storr', 'glenfinnan-church'].map(cardOf)

export const tomeSamples: SamplesOf<'tome'> = {
  events: {
    cardTurned: CARDS.flatMap((card) => [true, false].map((used) => ({ type: 'cardTurned', seat: 0, card, used }))),
    tableReplaced: CATEGORIES.map((category) => ({ type: 'tableReplaced', seat: 0, category })),
    tileBorrowed: [HALKIRK, BUTCHER, FAIR].map((tile) => ({ type: 'tileBorrowed', seat: 0, owner: 1, tile })),
  },
  reasons: {
    noEvent: [{ why: 'noEvent', rule: 'GM2-C6-3' }],
    turned: [{ why: 'turned', rule: 'GM2-C6-3' }],
    eventScotsmen: [
      { why: 'eventScotsmen', need: 1, has: 0, rule: 'GM2-C6-5' },
      { why: 'eventScotsmen', need: 2, has: 1, rule: 'GM2-C6-5' },
    ],
    eventVp: [{ why: 'eventVp', need: 1, has: 0, rule: 'GM2-C6-5' }],
    event: [{ why: 'event', rule: 'GM2-C6-3' }],
  },
  actions: {
    event: CARDS.map((card) => ({ type: 'event', card })),
    flip: CARDS.map((card) => ({ type: 'flip', card })),
    exchange: [
      { type: 'exchange', goods: ['sheep', 'cattle'], by: null },
      { type: 'exchange', goods: ['stone', 'stone', 'stone'], by: null },
      { type: 'exchange', goods: ['cattle'], by: 'coin' },
      { type: 'exchange', goods: [], by: 'coin' },
    ],
  },
}
