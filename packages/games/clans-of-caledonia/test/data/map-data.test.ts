import { columnOf, groupsOf, rowOf } from '@bothy/kit'
import { describe, expect, test } from 'vitest'
import {
  BOX,
  COMPOSITIONS,
  compositionName,
  content,
  edgesOf,
  FOREST,
  GRASSLAND,
  GRID,
  HEXES,
  hexName,
  hexNamed,
  MODULE_COLUMNS,
  MODULE_OF,
  MODULES,
  MOUNTAIN,
  type MapTables,
  NEVER,
  readSpace,
  SIDE_IDS,
  sidesOf,
  terrainBit,
  terrainsIn,
  TERRAINS,
  WORKER_LAND,
} from '../../data/index.ts'

const hex = (name: string): number => hexNamed(name) ?? -1
const hexes = (names: string): readonly number[] => names.split(' ').map(hex)
const names = (list: readonly number[]): string =>
  list
    .toSorted((a, b) => a - b)
    .map(hexName)
    .join(' ')
const map = (seats: number, composition = 0): MapTables => content.builtIn.mapFor(composition, seats)
const maps = Array.from({ length: COMPOSITIONS }, (_, composition) => composition).flatMap((composition) =>
  [2, 4].map((seats) => ({ name: `${compositionName(composition)} ${seats}`, map: map(seats, composition) })),
)
const isLinked =
  ({ needs }: MapTables, level: number) =>
  (a: number, b: number): boolean =>
    needs[a * HEXES + b] <= level
const isWorkerLand = ({ terrain }: MapTables, at: number): boolean => (terrain[at] & WORKER_LAND) !== 0

describe('grid', () => {
  test('COC-8 117 spaces in four modules of 27, 32, 31 and 27, clockwise from the north-west', () => {
    expect([HEXES, COMPOSITIONS, SIDE_IDS.length]).toEqual([117, 16, 8])
    expect(MODULES.map((_, module) => MODULE_OF.filter((of) => of === module).length)).toEqual([27, 32, 31, 27])
    expect(hexes('c0r0 c12r0 c12r8 c0r8').map((corner) => MODULES[MODULE_OF[corner]])).toEqual(MODULES)
    expect(MODULE_OF.every((module, at) => MODULE_COLUMNS[MODULES[module]].flat().includes(at))).toBe(true)
  })

  test('COC-12 sixteen compositions, each of one side of every module', () => {
    const all = new Set(maps.map(({ map: { composition } }) => sidesOf(composition).join(' ')))
    expect(all.size).toBe(16)
    expect([compositionName(0), compositionName(4), compositionName(15)]).toEqual(['A1B1C1D1', 'A1B2C1D1', 'A2B2C2D2'])
  })

  test('names of spaces go there and back', () => {
    for (let at = 0; at < HEXES; at++) {
      expect(hexName(at)).toBe(`c${columnOf(GRID, at)}r${rowOf(GRID, at)}`)
      expect(hexNamed(hexName(at))).toBe(at)
    }
    expect([hexNamed('c13r0'), hexNamed('c0r9'), hexNamed('')]).toEqual([undefined, undefined, undefined])
  })
})

describe.each(SIDE_IDS)('side %s', (side) => {
  const { hexes: texts, rivers } = BOX.sides[side]
  const spaces = Object.entries(texts).map(([name, text]) => ({ at: hex(name), ...readSpace(text) }))

  test('COC-5 every land space shows terrain and a cost from £1 to £6, a loch neither', () => {
    for (const { at, terrain = -1, cost = -1 } of spaces)
      expect([
        hexName(at),
        terrain === 0 ? cost === 0 : terrain >= 1 && terrain <= 7 && cost >= 1 && cost <= 6,
      ]).toEqual([hexName(at), true])
    for (const kind of TERRAINS)
      expect(spaces.some(({ terrain = 0, mist }) => mist === false && (terrain & terrainBit(kind)) !== 0)).toBe(true)
  })

  test('COC-8 it has the outline of its module', () => {
    const module = side.startsWith('A') ? 'A' : side.startsWith('B') ? 'B' : side.startsWith('C') ? 'C' : 'D'
    expect(spaces.map(({ at }) => at)).toEqual(MODULE_COLUMNS[module].flat())
    expect(Object.keys(rivers)).toHaveLength(edgesOf(module).length)
  })

  test('COC-9 mist lies on the land of the frame', () => {
    for (const { at, terrain, mist } of spaces) {
      const [column, row] = [columnOf(GRID, at), rowOf(GRID, at)]
      const frame = column === 0 || column === 12 || (column % 2 === 0 ? row === 0 : row === 8)
      expect([hexName(at), mist]).toEqual([hexName(at), frame && terrain !== 0])
    }
  })
})

describe('maps', () => {
  test('COC-6 rivers have land on both banks, so a loch neighbours all that is around it', () => {
    for (const { map: m } of maps) {
      for (const river of m.rivers) for (const bank of GRID.edges[river]) expect(m.isLoch[bank]).toBe(false)
      for (const loch of m.lochs)
        expect(m.near[loch]).toEqual(GRID.around[loch].filter((at) => m.isActive[at]).toSorted((a, b) => a - b))
    }
  })

  test('COC-9 with one or two players land with mist is out of play, lochs are not', () => {
    for (const { map: m } of maps) {
      const out = m.isActive.flatMap((active, at) => (active ? [] : [at]))
      expect(out.every((at) => m.size === 'small' && !m.isLoch[at])).toBe(true)
      expect(out.some((at) => m.isBorder[at] || m.isDelta[at])).toBe(false)
      expect(m.lochs.every((at) => m.isActive[at])).toBe(true)
      expect(m.land.length + m.lochs.length + out.length).toBe(HEXES)
      expect(m.land.length).toBeGreaterThanOrEqual(m.size === 'small' ? 55 : 80)
    }
  })

  test('COC-13 ports are on lochs, in their own modules', () => {
    expect([names(map(2).ports), names(map(4).ports)]).toEqual([
      names(hexes('c1r0 c11r0 c11r7 c1r7')),
      names(hexes('c0r0 c12r0 c12r8 c0r8')),
    ])
    for (const { map: m } of maps) {
      expect(m.ports.every((port) => m.isLoch[port])).toBe(true)
      expect(m.ports.map((port) => MODULE_OF[port])).toEqual([0, 1, 2, 3])
    }
  })

  test('COC-50 all land is connected over rivers and single lochs, and separated without', () => {
    for (const { name, map: m } of maps) {
      expect([name, groupsOf(m.land, isLinked(m, 2)).length]).toEqual([name, 1])
      expect(groupsOf(m.land, isLinked(m, 0)).length).toBeGreaterThanOrEqual(4)
    }
  })

  test('COC-102 border spaces for starting workers: 16 or more, 14 with two players, 7 alone', () => {
    const least = (seats: number, is: (m: MapTables, at: number) => boolean): number =>
      Math.min(
        ...maps.flatMap(({ map: m }) =>
          m.size === (seats > 2 ? 'large' : 'small')
            ? [m.land.filter((at) => m.isBorder[at] && isWorkerLand(m, at) && is(m, at)).length]
            : [],
        ),
      )
    expect([least(4, () => true), least(2, () => true), least(1, (m, at) => m.cost[at] > 1)]).toEqual([16, 14, 7])
    for (const { map: m } of maps)
      expect(m.land.filter((at) => isWorkerLand(m, at) && m.cost[at] > 1).length).toBeGreaterThanOrEqual(8)
    const dearest = 3 * (Math.max(BOX.units.cost.woodcutter, BOX.units.cost.miner) + 6)
    expect([dearest, Math.min(...content.builtIn.startingList.map(({ money }) => money))]).toEqual([48, 55])
  })

  test('terrain bits', () => {
    expect(TERRAINS.map(terrainBit)).toEqual([GRASSLAND, FOREST, MOUNTAIN])
    expect([terrainsIn(0), terrainsIn(5)]).toEqual([[], ['grassland', 'mountain']])
  })
})

describe('reach', () => {
  const gained = (from: string): readonly string[] => {
    const { reach } = map(4)
    return reach.map((lists, level) => {
      const before = level === 0 ? [] : reach[level - 1][hex(from)]
      return names(lists[hex(from)].filter((at) => !before.includes(at)))
    })
  }

  test('EX-16 reach from c3r2, level by level', () => {
    expect(gained('c3r2')).toEqual([
      'c2r3 c3r3',
      'c3r1',
      'c1r1 c1r2 c2r1 c4r1 c5r1 c5r2',
      'c3r4 c4r5',
      'c5r5 c6r2 c7r2',
      'c6r6 c7r5 c8r3 c8r4 c8r5',
    ])
  })

  test('EX-17 reach from c2r5, which has no loch beside it', () => {
    expect(gained('c2r5')).toEqual(['c1r4 c2r4 c3r4 c3r5', 'c1r5 c2r6', '', '', '', ''])
  })

  test('EX-20 deltas around module A', () => {
    const { isDelta } = map(4)
    const west = isDelta.flatMap((is, at) => (is && MODULE_OF[at] === 0 ? [at] : []))
    expect(names(west)).toBe('c0r2 c1r1 c1r2 c3r1 c3r2 c4r1 c5r1')
    expect(isDelta[hex('c2r5')]).toBe(false)
  })

  test('EX-21 a port with a loch in between, and one beside land', () => {
    expect(map(3).needs[hex('c1r1') * HEXES + hex('c0r0')]).toBe(2)
    expect(hexes('c1r1 c2r1').map((at) => map(2).needs[at * HEXES + hex('c1r0')])).toEqual([0, 0])
  })

  test('EX-22 border spaces with two and with four players', () => {
    expect(hexes('c1r2 c2r3 c3r0').map((at) => map(2).isBorder[at])).toEqual([true, false, true])
    expect(hexes('c1r2 c0r2').map((at) => map(4).isBorder[at])).toEqual([false, true])
    expect(map(2).isBorder[hex('c0r2')]).toBe(false)
  })

  test('EX-23 a fisherman neighbours the land around the loch', () => {
    const { near, isLoch } = map(4)
    const loch = hex('c2r2')
    expect(names(near[loch].filter((at) => !isLoch[at]))).toBe('c1r1 c1r2 c2r1 c2r3 c3r1 c3r2')
    expect(map(4).lochsBeside[hex('c4r2')]).toEqual([hex('c4r3')])
    expect(map(4).lochsBeside[loch]).toEqual([])
  })

  test('COC-53 the loch at the start is not crossed; COC-88 nor is the loch at the end', () => {
    const { lochReach, needs } = map(4)
    expect(needs[hex('c4r2') * HEXES + hex('c4r4')]).toBe(2)
    expect(needs[hex('c4r2') * HEXES + hex('c4r3')]).toBe(0)
    expect(lochReach[2][hex('c4r2')]).toContain(hex('c4r4'))
    expect(needs[hex('c4r2') * HEXES + hex('c4r2')]).toBe(0)
  })

  test('COC-50 no level crosses five lochs', () => {
    for (const { map: m } of maps) expect([...new Set(m.needs)].every((need) => need <= 5 || need === NEVER)).toBe(true)
    const { needs, reach } = map(4)
    expect(needs[hex('c3r2') * HEXES + hex('c9r2')]).toBe(NEVER)
    expect(reach).toHaveLength(6)
  })

  test('COC-49 lists and the table of needs agree, there and back', () => {
    const places = Array.from({ length: HEXES }, (_, at) => at)
    // Every side is on one of these four.
    for (const { map: m } of maps.filter(({ map: { composition } }) => composition % 5 === 0)) {
      const need = (from: number, to: number): number => m.needs[from * HEXES + to]
      const within = (level: number, isLoch: boolean): readonly (readonly number[])[] =>
        places.map((from) =>
          places.filter((to) => to !== from && need(from, to) <= level && m.isLoch[to] === isLoch && m.isActive[to]),
        )
      expect(m.reach).toEqual(m.reach.map((_, level) => within(level, false)))
      expect(m.lochReach).toEqual(m.lochReach.map((_, level) => within(level, true)))
      expect(places.every((from) => places.every((to) => need(from, to) === need(to, from)))).toBe(true)
      expect(places.every((from) => m.isActive[from] || places.every((to) => need(from, to) === NEVER))).toBe(true)
    }
  })
})

describe('settlements', () => {
  const counted = (units: string, level: number): readonly number[] => {
    const m = map(4)
    const settlements = groupsOf(hexes(units), isLinked(m, 0))
    const groups = groupsOf(hexes(units), isLinked(m, level))
    return groups
      .map((group) => settlements.filter(([first]) => group.includes(first)).length)
      .toSorted((a, b) => b - a)
  }
  const UNITS = 'c1r1 c1r2 c3r1 c3r2 c4r1 c5r1 c5r2 c1r4 c2r5 c1r5 c2r6 c2r7'

  test('EX-18 eight settlements, and how shipping links them', () => {
    expect(
      groupsOf(hexes(UNITS), isLinked(map(4), 0))
        .map(names)
        .toSorted(),
    ).toEqual(['c1r1', 'c1r2', 'c3r1 c4r1', 'c3r2', 'c5r1 c5r2', 'c1r4 c2r5', 'c1r5 c2r6', 'c2r7'].toSorted())
    expect([0, 1, 2].map((level) => counted(UNITS, level))).toEqual([
      [1, 1, 1, 1, 1, 1, 1, 1],
      [3, 3, 2],
      [5, 3],
    ])
    expect(counted(`${UNITS} c1r3`, 2)).toEqual([7])
  })

  test('EX-19 four settlements, three of them linked by rivers', () => {
    expect(counted('c2r4 c3r4 c3r5 c4r6 c5r5 c1r6 c4r7', 1)).toEqual([3, 1])
  })
})
