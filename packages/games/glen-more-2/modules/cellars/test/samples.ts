import { SALE_SPACES, SALE_TILES } from '../data/index.ts'
import type { SamplesOf } from '../../../test/chronicles/chronicles.ts'

export const cellarsSamples: SamplesOf<'cellars'> = {
  events: {
    caskStored: [0, 1].map((space) => ({ type: 'caskStored', seat: 0, space })),
    caskTaken: [0, 6].map((space) => ({ type: 'caskTaken', seat: 0, space })),
    caskAged: [0, 1, 3].map((from) => ({ type: 'caskAged', seat: 0, from, to: from + 1 })),
    cellarBought: [1, 2].map((cellar) => ({ type: 'cellarBought', seat: 0, cellar })),
    caskSold: SALE_SPACES.flatMap((onto) =>
      SALE_TILES.map((tile, i) => ({ type: 'caskSold', seat: 0, tile, space: i, onto, vp: i })),
    ),
    saleClosed: [0, 1, 2].map((casks) => ({ type: 'saleClosed', tile: SALE_TILES[casks], casks })),
  },
  reasons: {
    nothingToAge: [{ why: 'nothingToAge', rule: 'GM2-C3-3' }],
    nextSpaceFilled: [{ why: 'nextSpaceFilled', rule: 'GM2-C3-3' }],
    lastSpace: [{ why: 'lastSpace', rule: 'GM2-C3-3' }],
    cellarOrder: [{ why: 'cellarOrder', rule: 'GM2-C3-5' }],
    saleOccupied: [{ why: 'saleOccupied', rule: 'GM2-C3-7' }],
    noCaskToSell: [{ why: 'noCaskToSell', rule: 'GM2-C3-6' }],
    saleFull: [{ why: 'saleFull', rule: 'GM2-C3-6' }],
    bonusForVisitor: [{ why: 'bonusForVisitor', rule: 'GM2-C3-6' }],
    sellOne: [{ why: 'sellOne', rule: 'GM2-C3-6' }],
    payCask: [{ why: 'payCask', rule: 'GM2-C3-2' }],
    ageCask: [{ why: 'ageCask', rule: 'GM2-C3-3' }],
    sellCask: [{ why: 'sellCask', rule: 'GM2-C3-6' }],
  },
  actions: {
    payCask: [0, 4].map((space) => ({ type: 'payCask', space })),
    ageCask: [0, 1, 3].map((space) => ({ type: 'ageCask', space })),
    sellCask: SALE_SPACES.flatMap((onto) => [0, 9].map((space) => ({ type: 'sellCask', space, onto }))),
    buyCellar: [1, 2].map((cellar) => ({ type: 'buyCellar', cellar })),
  },
}
