import { COMPOSITIONS, content, GRID, type MapTables, UNITS } from '@bothy/clans-of-caledonia/data'
import { describe, expect, test } from 'vitest'
import { TURNS } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { centreOf, chance, hexPath, MAP_FRAME, placed, shadeOf, SIDES } from '../../art/hex-shape.ts'
import { stepOnMap } from '../../map/arrow-keys.ts'
import { mapPicture } from '../../art/map-picture.ts'
import { groundTone } from '../../art/terrain.ts'
import { UNIT_SHAPES } from '../../art/units.ts'
import { across, riverSides } from '../../art/water.ts'
import { cordsAround } from '../../map/map-cords.ts'

const hexes = Array.from({ length: GRID.size }, (_, hex) => hex)
const maps: readonly MapTables[] = [2, 4].flatMap((seats) =>
  Array.from({ length: COMPOSITIONS }, (_, composition) => content.builtIn.mapFor(composition, seats)),
)
const numbersOf = (d: string): readonly number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('hexes', () => {
  test('no two that touch have the same shade, so no two are stamped alike', () => {
    for (const hex of hexes) for (const other of GRID.around[hex]) expect(shadeOf(other)).not.toBe(shadeOf(hex))
    expect(groundTone(1, hexes[0])).not.toBe(groundTone(1, hexes[1]))
  })

  test('hexes across a side are the same way apart, and all lie inside the frame', () => {
    for (const hex of hexes) {
      const [x, y] = centreOf(hex)
      for (const other of GRID.around[hex]) {
        const [x2, y2] = centreOf(other)
        expect(Math.hypot(x2 - x, y2 - y)).toBeCloseTo(86.6, 1)
      }
      const numbers = numbersOf(hexPath(hex))
      for (const i of [0, 2, 4, 6, 8, 10]) {
        expect(numbers[i]).toBeGreaterThan(MAP_FRAME.x)
        expect(numbers[i]).toBeLessThan(MAP_FRAME.x + MAP_FRAME.width)
        expect(numbers[i + 1]).toBeGreaterThan(MAP_FRAME.y)
        expect(numbers[i + 1]).toBeLessThan(MAP_FRAME.y + MAP_FRAME.height)
      }
    }
  })

  test('chance is always the same, between 0 and 1, and differs by hex and purpose', () => {
    const all = hexes.flatMap((hex) => [0, 1, 2].map((purpose) => chance(hex, purpose)))
    expect(all).toEqual(hexes.flatMap((hex) => [0, 1, 2].map((purpose) => chance(hex, purpose))))
    expect(all.every((n) => n >= 0 && n < 1)).toBe(true)
    expect(new Set(all).size).toBe(all.length)
  })

  test('a shape is moved, scaled and mirrored', () => {
    expect(placed('M0 -10L5 0Z', [100, 50], 2)).toBe('M100 30L110 50Z')
    expect(placed('M0 -10L5 0Z', [100, 50], -2)).toBe('M100 30L90 50Z')
  })
})

describe('the still picture', () => {
  test('a map is painted once', () => {
    expect(mapPicture(maps[0])).toBe(mapPicture(maps[0]))
  })

  test('of one paint nothing is turned round: where two overlapped there would be a hole', () => {
    const area = (ring: string): number => {
      const numbers = numbersOf(ring)
      let sum = 0
      for (let i = 0; i < numbers.length; i += 2) {
        const [x2, y2] = [numbers[(i + 2) % numbers.length], numbers[(i + 3) % numbers.length]]
        sum += numbers[i] * y2 - x2 * numbers[i + 1]
      }
      return sum
    }
    for (const { d } of mapPicture(maps[0]).standing) {
      const turns = new Set(d.split('Z').flatMap((ring) => (ring === '' ? [] : [Math.sign(area(ring))])))
      expect(turns.size).toBe(1)
    }
  })

  test('nothing that stands hides the river to the north of it', () => {
    for (const map of maps) {
      const tops = mapPicture(map).standing.flatMap(({ d }) => {
        const numbers = numbersOf(d)
        return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]] as const] : []))
      })
      for (const hex of map.land.filter((land) => riverSides(map, land).includes(0))) {
        const [x, y] = centreOf(hex)
        const over = tops.filter(([px, py]) => Math.abs(px - x) < 12 && Math.abs(py - (y - 43.3)) < 3)
        expect([map.composition, hex, over]).toEqual([map.composition, hex, []])
      }
    }
  })
})

describe('arrow keys', () => {
  const turns = Object.values(TURNS)
  const { ArrowLeft, ArrowRight, ArrowUp, ArrowDown } = TURNS

  function pressesFrom(from: number): ReadonlyMap<number, number> {
    const presses = new Map([[from, 0]])
    for (const [hex, n] of presses)
      for (const turn of turns) {
        const next = stepOnMap(hex, turn)
        if (!presses.has(next)) presses.set(next, n + 1)
      }
    return presses
  }

  test('each press leads to a space that touches, or nowhere at the rim', () => {
    for (const hex of hexes)
      for (const turn of turns) expect([hex, ...GRID.around[hex]]).toContain(stepOnMap(hex, turn))
  })

  test('from every space two presses reach each of its neighbours, and every space can be reached', () => {
    for (const hex of hexes) {
      const presses = pressesFrom(hex)
      expect(presses.size).toBe(GRID.size)
      for (const other of GRID.around[hex])
        expect([hex, other, presses.get(other)]).toEqual([hex, other, expect.toBeOneOf([1, 2])])
    }
  })

  test('the opposite key leads back, and a row stays a row from rim to rim', () => {
    for (const [there, back] of [
      [ArrowRight, ArrowLeft],
      [ArrowDown, ArrowUp],
    ])
      for (const hex of hexes.filter((it) => stepOnMap(it, there) !== it))
        expect(stepOnMap(stepOnMap(hex, there), back)).toBe(hex)
    const row = new Set([4])
    for (const hex of row) row.add(stepOnMap(hex, ArrowRight))
    expect([...row].map((hex) => hex % GRID.rows)).toEqual(Array.from({ length: GRID.columns }, () => 4))
  })
})

describe('settlement cords', () => {
  const [map] = maps
  const loops = (around: readonly number[], rivers: readonly number[] = []): readonly string[] =>
    cordsAround({ ...map, rivers }, around)
      .split('Z')
      .filter((loop) => loop !== '')
  const corners = (loop: string): number => loop.split('L').length
  const middle = hexes.find((hex) => GRID.around[hex].length === SIDES) ?? 0

  test('COC-54 spaces that touch are within one cord, others within their own', () => {
    const [next] = GRID.around[middle]
    const far = hexes.findLast((hex) => GRID.around[hex].length === SIDES) ?? 0
    expect(loops([middle]).map(corners)).toEqual([6])
    expect(loops([middle, next]).map(corners)).toEqual([10])
    expect(loops([middle, far]).map(corners)).toEqual([6, 6])
  })

  test('COC-54 a river between two parts them', () => {
    const [next] = GRID.around[middle]
    const side = Array.from({ length: SIDES }, (_, i) => i).find((i) => across(middle, i) === next) ?? 0
    const river = GRID.edgeAt[middle * SIDES + side]
    expect(loops([middle, next], [river]).map(corners)).toEqual([6, 6])
  })

  test('COC-54 around the end of a river the cord runs on both banks', () => {
    const [a, b] = GRID.around[middle]
    const side = Array.from({ length: SIDES }, (_, i) => i).find((i) => across(middle, i) === a) ?? 0
    const whole = loops([middle, a, b])
    const parted = loops([middle, a, b], [GRID.edgeAt[middle * SIDES + side]])
    expect([whole.length, parted.length]).toEqual([1, 1])
    expect(corners(parted[0])).toBeGreaterThan(corners(whole[0]))
  })

  test('a ring of spaces has a cord outside and one inside', () => {
    expect(loops(GRID.around[middle]).length).toBe(2)
    expect(loops([])).toEqual([])
  })
})

test('COC-3 the wooden units have nine shapes', () => {
  expect(new Set(UNITS.map((unit) => UNIT_SHAPES[unit].outline)).size).toBe(UNITS.length)
})
