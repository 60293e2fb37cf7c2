import { BOX, FIELDS, START } from '@bothy/glen-more-2/data'
import { words } from '@bothy/glen-more-2/words/en'
import { describe, expect, test } from 'vitest'
import { readSett } from '@bothy/board-kit/art/sett.ts'
import { MAP_SIZE } from '../art/clan-coast.ts'
import { CLAN_PLACES, DISC, labelSpot, type PlaceName, roadCurve, roadsOnMap } from '../art/clan-places.ts'
import { CLAN_SETTS } from '../art/clan-setts.ts'

type Point = readonly [x: number, y: number]
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const PLACES = Object.keys(CLAN_PLACES) as PlaceName[]
const ROADS = roadsOnMap(Object.values(BOX.clanBoard.roads))
const MIDDLES: readonly Point[] = PLACES.map((place) => [CLAN_PLACES[place].x, CLAN_PLACES[place].y])

/** Widths at which words are shown: with notes from 500 px, names alone from 430 px. Bold letters are 0.55 of their size wide. */
const WIDTHS = [
  { wide: 700, font: 13, high: 36 },
  { wide: 600, font: 13, high: 36 },
  { wide: 560, font: 13, high: 36 },
  { wide: 500, font: 12, high: 32 },
  { wide: 440, font: 12, high: 15 },
]

function labelBox(place: PlaceName, { wide, font, high }: (typeof WIDTHS)[number]): Box {
  const unit = MAP_SIZE.width / wide
  const name = words.placeName(place === 'start' ? START : FIELDS.indexOf(place))
  const width = name.length * font * 0.55 * unit
  const height = (place === 'start' ? font * 1.15 : high) * unit
  const { x, y, across, down } = labelSpot(place)
  const [left, top] = [x - (width * (1 + across)) / 2, y - (height * (1 + down)) / 2]
  return { left, top, right: left + width, bottom: top + height }
}

function pointsOf(road: (typeof ROADS)[number]): readonly Point[] {
  const [from, to] = [CLAN_PLACES[road.a], CLAN_PLACES[road.b]]
  const { x, y } = roadCurve(road)
  const control = { x: 2 * x - (from.x + to.x) / 2, y: 2 * y - (from.y + to.y) / 2 }
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40
    const part = (a: number, b: number, c: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2
    return [part(from.x, control.x, to.x), part(from.y, control.y, to.y)]
  }).filter(([px, py]) => [from, to].every((end) => Math.hypot(px - end.x, py - end.y) > DISC + 2))
}

const isIn = ([x, y]: Point, { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const around = ([x, y]: Point, r: number): Box => ({ left: x - r, top: y - r, right: x + r, bottom: y + r })
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

describe('the clan board', () => {
  test('every clan has a place and a cloth of its own', () => {
    expect(PLACES.toSorted()).toEqual([...FIELDS, 'start'].toSorted())
    expect(new Set(FIELDS.map((field) => CLAN_SETTS[field])).size).toBe(FIELDS.length)
    for (const field of FIELDS) expect(readSett(CLAN_SETTS[field]).size).toBeGreaterThan(0)
  })

  test('every printed road is drawn, and none that leads nowhere', () => {
    expect(ROADS).toHaveLength(Object.values(BOX.clanBoard.roads).filter(({ a }) => a !== '').length)
    expect(roadsOnMap([{ a: '', b: 'gunn', cost: 1 }])).toEqual([])
  })

  test('discs keep apart', () => {
    const near = PLACES.flatMap((a, i) =>
      PLACES.slice(i + 1).filter((b) => {
        const [from, to] = [CLAN_PLACES[a], CLAN_PLACES[b]]
        return Math.hypot(from.x - to.x, from.y - to.y) < 3 * DISC
      }),
    )
    expect(near).toEqual([])
  })

  test('no two roads cross', () => {
    const crossings = ROADS.flatMap((one, i) =>
      ROADS.slice(i + 1)
        .filter((other) => new Set([one.a, one.b, other.a, other.b]).size === 4)
        .filter((other) => {
          const [p, q] = [pointsOf(one), pointsOf(other)]
          return p.some((from, j) =>
            q.some((start, k) => {
              const [to, end] = [p[j + 1], q[k + 1]]
              if (to === undefined || end === undefined) return false
              return turn(from, to, start) !== turn(from, to, end) && turn(start, end, from) !== turn(start, end, to)
            }),
          )
        })
        .map((other) => [one, other]),
    )
    expect(crossings).toEqual([])
  })

  test('no road passes under the disc of another place', () => {
    const hidden = ROADS.flatMap((road) =>
      PLACES.filter(
        (place, i) =>
          place !== road.a &&
          place !== road.b &&
          pointsOf(road).some((point) => isIn(point, around(MIDDLES[i] ?? [0, 0], DISC + 3))),
      ).map((place) => [road.a, road.b, place]),
    )
    expect(hidden).toEqual([])
  })

  test.each(WIDTHS)('at $wide px no name lies on another name, a disc or a road, nor beyond the edge', (size) => {
    const labels = PLACES.map((place) => ({ place, box: labelBox(place, size) }))
    const faults = labels.flatMap(({ place, box }, i) => [
      ...labels
        .slice(i + 1)
        .filter((other) => meet(box, other.box))
        .map((other) => `${place} on ${other.place}`),
      ...PLACES.filter((other, j) => other !== place && meet(box, around(MIDDLES[j] ?? [0, 0], DISC))).map(
        (other) => `${place} on the disc of ${other}`,
      ),
      ...ROADS.filter((road) => pointsOf(road).some((point) => isIn(point, box))).map(
        ({ a, b }) => `${place} on the road ${a} ${b}`,
      ),
      ...(box.left < 0 || box.top < 0 || box.right > MAP_SIZE.width || box.bottom > MAP_SIZE.height
        ? [`${place} beyond the edge`]
        : []),
    ])
    expect(faults).toEqual([])
  })
})
