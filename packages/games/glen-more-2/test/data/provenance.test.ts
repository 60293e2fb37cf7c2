import { isChronicle } from '../../modules/order.ts'
import { leavesOf } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { BOX } from '../../data/index.ts'
import { DOUBTS } from '../../data/doubts.ts'
import {
  type Mark,
  markedParts,
  MARKS,
  markOf,
  nameOrigin,
  ORIGINS,
  originOf,
  PARTS,
  partOf,
  valueOf,
} from '../../data/provenance.ts'
import { INFERRED, PROVENANCES, SOURCES } from '../../data/sources.ts'

const leaves = leavesOf(BOX)
const ALL_CHRONICLES = [1, 2, 3, 4, 5, 6, 8]

describe('what is known, and how', () => {
  test('every value has an origin with sources that exist, and every origin is about values', () => {
    const ids = new Set<string>(SOURCES.map(({ id }) => id))
    expect(leaves.filter(({ at }) => originOf(at)?.from.every((id) => ids.has(id)) !== true)).toEqual([])
    for (const place of Object.keys(ORIGINS))
      expect([place, leaves.some(({ at }) => at === place || at.startsWith(`${place}.`))]).toEqual([place, true])
    const origins = [...Object.values(ORIGINS), ...Object.keys(BOX.tiles).map(nameOrigin)]
    expect(new Set(origins.map(({ provenance }) => provenance))).toEqual(new Set(PROVENANCES))
    expect(new Set<string>(origins.flatMap(({ from }) => from))).toEqual(ids)
  })

  test('what is reconstructed has no source, and everything else has one', () => {
    for (const [place, { provenance, from }] of Object.entries(ORIGINS))
      expect([place, from.length === 0]).toEqual([place, provenance === 'reconstructed'])
  })

  test('names: those of the books, of the review, and ours', () => {
    expect(['A6', 'D3', 'A7', 'T5'].map((face) => nameOrigin(face).provenance)).toEqual([
      'rulebook',
      'review',
      'reconstructed',
      'rulebook',
    ])
    expect(nameOrigin('T5').from).toEqual(['rulebook-fr'])
  })

  test('no cost of a tile of the base game is known but that of Loch Ness', () => {
    const costs = Object.keys(BOX.tiles).filter(
      (face) => /^[SABCD]\d/.test(face) && originOf(`tiles.${face}.cost`)?.provenance === 'rulebook',
    )
    expect(costs).toEqual(['C4'])
  })

  test.each<[string, Mark | null]>([
    ['rondel.spaces', 'reconstructed'],
    ['rondel.endIsInD', 'doubtful'],
    ['supplies.scotsmen', null],
    ['tiles.A6.type', null],
    ['tiles.A6.cost.stone', 'reconstructed'],
    ['tiles.A6.stack', 'reconstructed'],
    ['tiles.A6.overbuild', null],
    ['tiles.S2.overbuild', null],
    ['tiles.S1.river', null],
    ['tiles.S3.river', 'reconstructed'],
    ['tiles.B11.activation.kind', null],
    ['tiles.B11.activation.table.3', null],
    ['tiles.B11.activation.table.2', 'reconstructed'],
    ['tiles.A14.activation.table.2', 'reconstructed'],
    ['tiles.A1.activation.kind', null],
    ['tiles.A1.stack', 'reconstructed'],
    ['tiles.H3.cost.scotsman', 'doubtful'],
    ['landmarks.duart-castle.event.0.amount', null],
    ['landmarks.duart-castle.event.1.grants.0.vp', 'reconstructed'],
    ['landmarks.fort-george.event.1.max', 'doubtful'],
    ['clanBoard.fields.gunn.effect.0.goods.sheep', null],
    ['clanBoard.fields.gunn.colour', 'reconstructed'],
    ['clanBoard.roads.1.cost', null],
    ['clanBoard.roads.3.cost', null],
    ['clanBoard.roads.3.b', 'reconstructed'],
    ['clanBoard.roads.5.cost', 'reconstructed'],
    ['scoring.lead.5', null],
    ['scoring.lead.more', 'reconstructed'],
  ])('%s: %s', (at, mark) => {
    expect(leaves.some((leaf) => leaf.at === at)).toBe(true)
    expect(markOf(at, null)).toBe(mark)
  })

  test('a value that was put right is corrected, and the others are as before', () => {
    const corrections = [{ at: 'tiles.A6.cost.stone', value: 2 }]
    expect(markOf('tiles.A6.cost.stone', corrections)).toBe('corrected')
    expect(markOf('tiles.A6.cost.wood', corrections)).toBe('reconstructed')
  })
})

describe('what a table tells', () => {
  test('every value is in a part', () => {
    expect(leaves.filter(({ at }) => partOf(at) === undefined || partOf(valueOf(at)) !== partOf(at))).toEqual([])
    expect(new Set(leaves.map(({ at }) => partOf(at)))).toEqual(new Set(PARTS))
    expect(partOf('nothing.at.all')).toBeUndefined()
  })

  test('a cost, an activation, a road and a place are one value each', () => {
    const values = [
      'tiles.A6.cost.stone',
      'landmarks.loch-ness.event.0.op',
      'clanBoard.roads.3.b',
      'clanBoard.fields.gunn.y',
    ]
    expect(values.map(valueOf)).toEqual([
      'tiles.A6.cost',
      'landmarks.loch-ness.event',
      'clanBoard.roads.3',
      'clanBoard.fields.gunn.place',
    ])
    expect(valueOf('scoring.lead.more')).toBe('scoring.lead.more')
  })

  test('the parts hold every mark; Chronicles that are not played are left out', () => {
    const all = markedParts(null, ALL_CHRONICLES)
    const spare = /^clanBoard\.roads\.(3[2-9]|40)\./
    const marked = new Set(
      leaves.filter(({ at }) => markOf(at, null) !== null && !spare.test(at)).map(({ at }) => valueOf(at)),
    )
    expect(all.reduce((sum, { marks }) => sum + MARKS.reduce((of, mark) => of + marks[mark], 0), 0)).toBe(marked.size)
    expect(markedParts(null, []).map(({ part }) => part)).toEqual([
      'rondel',
      'stackS',
      'stackA',
      'stackB',
      'stackC',
      'stackD',
      'fields',
      'roads',
      'scoring',
    ])
    expect(all.map(({ part }) => part).filter(isChronicle)).toEqual([
      'race',
      'cellars',
      'englishman',
      'haggis',
      'tome',
      'mobs',
    ])
  })

  test('a part with the number of its marked values and of all', () => {
    const roads = (corrections: Parameters<typeof markedParts>[0]) =>
      markedParts(corrections, []).find(({ part }) => part === 'roads')
    expect(roads(null)).toEqual({ part: 'roads', marks: { corrected: 0, doubtful: 0, reconstructed: 29 }, of: 31 })
    expect(roads([{ at: 'clanBoard.roads.1.cost', value: 1 }])).toMatchObject({ marks: { corrected: 1 }, of: 31 })
    expect(roads([{ at: 'clanBoard.roads.32.a', value: 'gunn' }])).toMatchObject({ marks: { corrected: 1 }, of: 32 })
    const stackS = markedParts(null, []).find(({ part }) => part === 'stackS')
    expect(stackS).toEqual({ part: 'stackS', marks: { corrected: 0, doubtful: 0, reconstructed: 31 }, of: 35 })
  })

  test('what is doubted is in the data, and inferences have their basis', () => {
    for (const { at } of DOUBTS)
      expect([at, leaves.some((leaf) => leaf.at === at || leaf.at.startsWith(`${at}.`))]).toEqual([at, true])
    for (const { what, basis } of INFERRED) expect([what.endsWith('.'), basis.endsWith('.')]).toEqual([false, true])
  })
})
