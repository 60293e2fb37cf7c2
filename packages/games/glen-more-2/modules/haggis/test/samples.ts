import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'

export const haggisSamples: SamplesOf<'haggis'> = {
  events: {
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
      { type: 'haggisRolled', seat: null, roll: 2, up: [], places: [] },
      { type: 'haggisRolled', seat: null, roll: 2, up: [0], places: [2] },
      { type: 'haggisRolled', seat: null, roll: 1, up: [0, 1], places: [0, 3] },
      { type: 'haggisRolled', seat: 0, roll: 3, up: [0], places: [2] },
      { type: 'haggisRolled', seat: 0, roll: 3, up: [], places: [] },
    ],
    haggisScored: [{ type: 'haggisScored', values: [[1, 3], []], vp: [8, 0] }],
  },
  reasons: {
    noHaggis: [{ why: 'noHaggis', rule: 'GM2-C5-2' }],
    noneHidden: [{ why: 'noneHidden', rule: 'GM2-C5-2' }],
    newToken: [{ why: 'newToken', rule: 'GM2-C5-2' }],
    haggis: [{ why: 'haggis', rule: 'GM2-C5-2' }],
    feast: [{ why: 'feast', rule: 'GM2-C5-5' }],
  },
  actions: {
    haggis: [
      { type: 'haggis', value: 2 },
      { type: 'haggis', value: null },
    ],
    putBack: [0, 4, 9].map((place) => ({ type: 'putBack', place })),
    roll: [{ type: 'roll' }],
  },
}
