import { describe, expect, test } from 'vitest'
import {
  BOX,
  BUCHANAN_BOXES,
  BUCHANAN_DRAW,
  CELLAR_SPOTS,
  COVERED_IN_TIGHTER_MAP,
  FERGUSSON_START_WORKERS,
  HIGHEST_BID,
  LOWEST_BID,
  MACDONALD_WORKERS,
  PRICE_DIE,
  SCORE_ROWS,
  SHIPPING_LEVELS,
  SOLO_CONTRACT_BOXES,
  SOLO_PRICES_CHANGED,
  TIGHTER_MAP_SEATS,
  VERDICTS,
} from '../../data/index.ts'

describe('clans', () => {
  test('COC-83 Buchanan: two boxes, six contracts drawn', () => {
    expect([BUCHANAN_BOXES, BUCHANAN_DRAW]).toEqual([2, 6])
  })
  test('COC-84 Campbell', () => expect(BOX.clans.campbell.discount).toEqual([3, 4, 4, 5]))
  test('COC-85 Cunningham', () => expect(BOX.clans.cunningham.milk).toBe(8))
  test('COC-86 Fergusson: three workers, 1-loch or 2-loch', () => {
    const { small, large } = BOX.clans.fergusson.shipping
    expect([FERGUSSON_START_WORKERS, SHIPPING_LEVELS[small].lochs, SHIPPING_LEVELS[large].lochs]).toEqual([3, 1, 2])
  })
  test('COC-87 MacDonald: eight workers for £6, income £4, a river with one or two players', () => {
    expect([MACDONALD_WORKERS, BOX.clans.macdonald]).toEqual([
      8,
      { workerCost: 6, workerIncome: 4, shipping: { small: 1, large: 0 } },
    ])
  })
  test('COC-90 MacEwen', () => expect(BOX.clans.macewen).toEqual({ grain: 9, most: 3 }))
  test('COC-91 MacKenzie: three spots', () => {
    expect(BOX.clans.mackenzie).toEqual({ whisky: 3, cellar: [0, 7, 15] })
    expect(BOX.clans.mackenzie.cellar).toHaveLength(CELLAR_SPOTS)
  })
  test('COC-93 Robertson', () => expect(BOX.clans.robertson.discount).toEqual({ small: 2, large: 3 }))
  test('COC-94 Stewart', () => {
    expect(BOX.clans.stewart).toEqual({ merchants: 5, shipping: { small: 1, large: 1 }, trade: 1 })
  })
})

describe('scoring, solo and variants', () => {
  test('COC-69 points for what is left', () => {
    expect([BOX.finalScoring.vp, BOX.finalScoring.moneyPerVp]).toEqual([
      { glory: 1, basic: 1, processed: 2, hops: 1 },
      10,
    ])
    expect(SCORE_ROWS).toHaveLength(11)
  })
  test('COC-70 from the most to the least imported', () => expect(BOX.finalScoring.imports).toEqual([3, 4, 5]))
  test('COC-71 exports', () => expect(BOX.finalScoring.exports).toEqual({ two: [8], more: [12, 6] }))
  test('COC-72 settlements', () => expect(BOX.finalScoring.settlements).toEqual({ two: [12], more: [18, 12, 6] }))
  test('COC-76 solo: land at £1 is blocked', () => expect(BOX.solo.blockedCost).toBe(1))
  test('COC-77 solo: £16 for passing', () => expect(BOX.solo.passMoney).toBe(16))
  test('COC-78 solo: three prices change, by the faces of the die, around a bracket', () => {
    expect([SOLO_PRICES_CHANGED, PRICE_DIE, BOX.solo.bracket]).toEqual([
      3,
      [-3, -2, -1, 1, 2, 3],
      { first: 3, last: 6 },
    ])
  })
  test('COC-79 solo: each face empties one of six boxes, -3 the one at the bottom left', () => {
    const faces = PRICE_DIE.map((face) => (face > 0 ? `+${face}` : String(face)))
    expect(Object.keys(BOX.solo.boxes).toSorted()).toEqual(faces.toSorted())
    expect(Object.values(BOX.solo.boxes).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
    expect(BOX.solo.boxes['-3']).toBe(SOLO_CONTRACT_BOXES - 2)
  })
  test('COC-80 solo: exports and settlements', () => {
    expect([...BOX.solo.exports, ...BOX.solo.settlements].map(({ from, vp }) => `${from}: ${vp}`)).toEqual([
      '7: 12',
      '6: 8',
      '5: 4',
      '14: 18',
      '11: 12',
      '8: 6',
    ])
  })
  test('COC-81 solo: five words for a result', () => {
    expect(VERDICTS).toEqual(['newbie', 'rookie', 'average', 'expert', 'genius'])
    expect(Object.values(BOX.solo.verdictFrom)).toEqual([116, 131, 146, 161])
  })
  test('COC-95 static imports', () => expect(BOX.variants.staticImportVp).toBe(4))
  test('COC-96 four spaces covered, with two or three players', () => {
    expect([COVERED_IN_TIGHTER_MAP, TIGHTER_MAP_SEATS]).toEqual([4, [2, 3]])
  })
  test('COC-97 more money by turn order', () => expect(BOX.variants.noClansMoney).toEqual([0, 2, 4, 6]))
  test('COC-98 bids', () => expect([LOWEST_BID, HIGHEST_BID]).toEqual([0, 30]))
})
