import { type Corrections, type Json, leafAt, leavesOf, stream } from '@bothy/kernel'
import { hexDistance } from '@bothy/kit'
import { describe, expect, test } from 'vitest'
import { BOX, content, GRID, HEXES, hexNamed, type Law, LAWS, type SideId, sidesOf } from '../../data/index.ts'
import { DOUBTS } from '../../data/doubts.ts'
import { boxLaws } from '../../data/laws.ts'
import { markedParts, markOf, ORIGINS, originOf, PARTS } from '../../data/provenance.ts'
import { INFERRED, PROVENANCES, SOURCES } from '../../data/sources.ts'
import { corrected } from '../corrected.ts'

const hex = (name: string): number => hexNamed(name) ?? -1
const refusal = (corrections: Json): unknown => {
  const answer = boxLaws.check(corrections)
  return answer.ok ? answer.value : answer.problem
}

describe('what an owner puts right is played', () => {
  const lists: readonly (readonly [string, Corrections, () => unknown])[] = [
    ['a space', [{ at: 'sides.A1.hexes.c2r1', value: 'GM4' }], () => 4],
    ['mist', [{ at: 'sides.B1.hexes.c7r0', value: 'G3*' }], () => false],
    ['a river', [{ at: 'sides.D2.rivers.c1r4-c1r5', value: true }], () => 1],
    ['a port', [{ at: 'ports.large.A', value: 'c1r0' }], () => hex('c1r0')],
    ['a price', [{ at: 'market.small.track.whisky.0', value: 7 }], () => 7],
    ['goods of a starting tile', [{ at: 'startingTiles.3.wool', value: 2 }], () => 2],
    ['a contract', [{ at: 'contracts.6.hops', value: 1 }], () => 1],
    ['a unit', [{ at: 'units.cost.sheep', value: 7 }], () => 7],
  ]
  const read = (corrections: Corrections): readonly unknown[] => {
    const { mapFor, marketFor, startingList, contractList, unitCost } = content.contentOf(corrections)
    return [
      mapFor(0, 4).cost[hex('c2r1')],
      mapFor(0, 2).isActive[hex('c7r0')],
      mapFor(1, 4).needs[hex('c1r4') * HEXES + hex('c1r5')],
      mapFor(0, 4).ports[0],
      marketFor(2).prices[5][0],
      startingList[2].goods[0],
      contractList[5].hops,
      unitCost[0],
    ]
  }

  test.each(lists.map(([name, corrections, expected], i) => ({ name, corrections, expected, i })))(
    '$name',
    ({ corrections, expected, i }) => {
      expect(refusal(corrections)).toEqual(corrections)
      const before = read([])
      const after = read(corrections)
      expect(after).toEqual(before.with(i, expected()))
      expect(after[i]).not.toBe(before[i])
      expect(content.contentOf(null)).toBe(content.builtIn)
    },
  )
})

function island(side: SideId, name: string): Corrections {
  const isNear = (other: string): boolean => hexDistance(GRID, hex(name), hex(other)) <= 2
  const { hexes, rivers } = BOX.sides[side]
  const lochs = Object.keys(hexes).filter((other) => other !== name && isNear(other))
  const dry = Object.keys(rivers).filter((edge) => edge.split('-').some(isNear))
  return [
    ...lochs.map((other) => ({ at: `sides.${side}.hexes.${other}`, value: '~' })),
    ...dry.map((edge) => ({ at: `sides.${side}.rivers.${edge}`, value: false })),
  ]
}

const eachSpace = (change: (at: number, text: string) => string): Corrections =>
  sidesOf(0).flatMap((side) =>
    Object.entries(BOX.sides[side].hexes).flatMap(([name, text]) => {
      const value = change(hex(name), text)
      return value === text ? [] : [{ at: `sides.${side}.hexes.${name}`, value }]
    }),
  )
const isBorder = (at: number): boolean => [2, 4].some((seats) => content.builtIn.mapFor(0, seats).isBorder[at])

describe('laws', () => {
  const AT = 'corrections[0]'
  const ANYWHERE = 'corrections'
  const broken: readonly (readonly [Law, string, Corrections])[] = [
    ['space', AT, [{ at: 'sides.A1.hexes.c0r2', value: 'G7' }]],
    ['space', AT, [{ at: 'sides.A1.hexes.c0r2', value: 'FG2' }]],
    ['space', AT, [{ at: 'sides.A1.hexes.c0r2', value: '3' }]],
    ['riverBanks', AT, [{ at: 'sides.A1.rivers.c4r2-c4r3', value: true }]],
    ['riverBanks', ANYWHERE, [{ at: 'sides.A1.hexes.c1r2', value: '~' }]],
    [
      'everyTerrain',
      AT,
      [
        { at: 'sides.A1.hexes.c2r1', value: 'G1' },
        { at: 'sides.A1.hexes.c2r3', value: 'G1' },
        { at: 'sides.A1.hexes.c2r4', value: 'G3' },
        { at: 'sides.A1.hexes.c5r2', value: 'G1' },
      ],
    ],
    ['portInModule', AT, [{ at: 'ports.large.A', value: 'c6r3' }]],
    ['portInModule', AT, [{ at: 'ports.large.A', value: 'the north' }]],
    ['portOnLoch', AT, [{ at: 'ports.small.A', value: 'c1r1' }]],
    ['portOnLoch', ANYWHERE, [{ at: 'sides.A2.hexes.c0r0', value: 'G1*' }]],
    ['connected', AT, island('D2', 'c1r8')],
    ['risingPrices', AT, [{ at: 'market.large.track.milk.4', value: 4 }]],
    ['risingPrices', AT, [{ at: 'market.small.track.wool.0', value: 0 }]],
    ['priceStart', AT, [{ at: 'market.large.start.wool', value: 10 }]],
    ['contractNeeds', AT, [{ at: 'contracts.1.wool', value: 1 }]],
    ['contractNeeds', AT, [{ at: 'contracts.2.beef', value: 1 }]],
    ['oneRareImport', AT, [{ at: 'contracts.1.tobacco', value: 1 }]],
    ['range', AT, [{ at: 'startingTiles.1.money', value: -1 }]],
    ['range', AT, [{ at: 'exportBoard.contractMoney.2', value: -1000 }]],
    ['exchange', AT, [{ at: 'portTiles.basicExchange.gain', value: 6 }]],
    ['exchange', AT, [{ at: 'portTiles.processedExchange.gain', value: 6 }]],
    ['atMostNine', AT, [{ at: 'units.yield.cow', value: 10 }]],
    ['atMostNine', AT, [{ at: 'startingTiles.1.milk', value: 10 }]],
    ['atMostNine', AT, [{ at: 'contracts.7.freeSpace', value: 10 }]],
    ['atMostNine', AT, [{ at: 'portTiles.upgradeGlory.upgrades', value: 10 }]],
    ['atMostNine', AT, [{ at: 'portTiles.priceShift.steps', value: 10 }]],
    ['atLeastOne', AT, [{ at: 'exportBoard.importMark.steps', value: 0 }]],
    ['atLeastOne', AT, [{ at: 'finalScoring.moneyPerVp', value: 0 }]],
    ['atLeastOne', AT, [{ at: 'scoringTiles.border.per', value: 0 }]],
    ['contractsShown', AT, [{ at: 'exportBoard.shown.four', value: 13 }]],
    ['contractsShown', AT, [{ at: 'exportBoard.shown.two', value: 0 }]],
    ['shippingLevel', AT, [{ at: 'clans.fergusson.shipping.large', value: 6 }]],
    ['merchants', AT, [{ at: 'clans.stewart.merchants', value: 8 }]],
    ['merchants', AT, [{ at: 'upgrades.startMerchants', value: 8 }]],
    ['bracket', AT, [{ at: 'solo.bracket.first', value: 7 }]],
    ['bracket', AT, [{ at: 'solo.bracket.last', value: 10 }]],
    ['soloBoxes', AT, [{ at: 'solo.boxes.+1', value: 0 }]],
    ['soloBoxes', AT, [{ at: 'solo.boxes.+1', value: 6 }]],
    ['soloScale', AT, [{ at: 'solo.exports.0.from', value: 6 }]],
    ['soloScale', AT, [{ at: 'solo.verdictFrom.genius', value: 146 }]],
    ['workersAtBorder', AT, eachSpace((at, text) => (isBorder(at) ? text.replace(/^[GFM]+/, 'G') : text))],
    ['workersAlone', AT, eachSpace((_, text) => text.replace(/^(G?[FM]+)\d/, '$11'))],
  ]

  test.each(broken)('%s is refused at %s', (law, at, corrections) => {
    expect(refusal(corrections)).toEqual({ at, why: 'breaks-law', law })
  })

  test('random lists are lawful, or break one law', () => {
    const rng = stream('corrected')
    for (let i = 0; i < 50; i++) {
      const list = corrected.legal(rng)
      expect([list, boxLaws.check(list).ok]).toEqual([list, true])
      expect(refusal(corrected.unlawful(rng))).toMatchObject({ why: 'breaks-law' })
    }
  })

  test('every law can be broken', () => {
    expect(new Set(broken.map(([law]) => law))).toEqual(new Set(LAWS))
  })
})

describe('what is known, and how', () => {
  const leaves = leavesOf(BOX)

  test('every value has an origin with sources that exist, and every origin is about values', () => {
    const ids = new Set<string>(SOURCES.map(({ id }) => id))
    expect(leaves.filter(({ at }) => originOf(at)?.from.every((id) => ids.has(id)) !== true)).toEqual([])
    for (const place of Object.keys(ORIGINS))
      expect([place, leaves.some(({ at }) => at === place || at.startsWith(`${place}.`))]).toEqual([place, true])
    expect(new Set(Object.values(ORIGINS).map(({ provenance }) => provenance))).toEqual(new Set(PROVENANCES))
    for (const id of ids)
      expect([
        id,
        id === 'workshop' || Object.values(ORIGINS).some(({ from }) => from.some((one) => one === id)),
      ]).toEqual([id, true])
  })

  test('the nearest place counts', () => {
    expect(['units.cost.sheep', 'units.cost.bakery'].map((at) => originOf(at)?.provenance)).toEqual([
      'picture',
      'rulebook',
    ])
    expect(originOf('nothing')).toBeUndefined()
  })

  test('marks: reconstructed, doubtful, corrected, or none', () => {
    expect(markOf('sides.A2.hexes.c2r1', null)).toBe('reconstructed')
    expect(markOf('sides.A1.hexes.c0r2', null)).toBe('reconstructed')
    expect(markOf('sides.A1.hexes.c1r2', null)).toBeNull()
    expect(markOf('sides.A1.rivers.c1r1-c1r2', null)).toBeNull()
    expect(markOf('sides.A1.rivers.c1r2-c1r3', null)).toBeNull()
    expect(markOf('sides.D1.rivers.c0r5-c0r6', null)).toBe('reconstructed')
    expect(markOf('sides.A1.hexes.c2r1', null)).toBe('doubtful')
    expect(markOf('sides.D1.hexes.c1r6', null)).toBe('doubtful')
    expect(markOf('sides.A1.hexes.c0r0', null)).toBe('doubtful')
    expect(markOf('startingTiles.4.grain', null)).toBe('reconstructed')
    expect(markOf('startingTiles.4.money', null)).toBeNull()
    expect(markOf('market.large.track.whisky.2', null)).toBe('doubtful')
    expect(markOf('market.large.track.wool.2', null)).toBeNull()
    expect(markOf('exportBoard.shown.four', null)).toBe('reconstructed')
    expect(markOf('solo.boxes.-3', null)).toBeNull()
    expect(markOf('startingTiles.4.grain', [{ at: 'startingTiles.4.grain', value: 2 }])).toBe('corrected')
  })

  test('the parts that a table tells of hold every mark', () => {
    const parts = markedParts(null)
    const told = parts.reduce((sum, { marks }) => sum + marks.reconstructed + marks.doubtful + marks.corrected, 0)
    expect(told).toBe(leaves.filter(({ at }) => markOf(at, null) !== null).length)
    expect(parts.map(({ part }) => part)).toEqual(PARTS)
    const owner = markedParts([{ at: 'solo.boxes.-1', value: 0 }]).find(({ part }) => part === 'solo')
    expect(owner?.marks).toEqual({ reconstructed: 6, doubtful: 0, corrected: 1 })
  })

  test('what is doubted is in the data, and inferences have their basis', () => {
    for (const { at } of DOUBTS)
      expect(leaves.some((leaf) => leaf.at === at || leaf.at.startsWith(`${at}.`))).toBe(true)
    expect(leafAt(BOX, 'sides.A1.hexes.c2r1')).toBe('GM1')
    for (const { what, basis } of INFERRED) expect([what.endsWith('.'), basis.endsWith('.')]).toEqual([false, true])
  })
})
