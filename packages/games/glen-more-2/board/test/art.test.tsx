import { CARDS, content, GOODS, type Tile, TILES } from '@bothy/glen-more-2/data'
import { type ComponentChild, render } from 'preact'
import { describe, expect, test } from 'vitest'
import './both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { type LandmarkId, landmarks } from '../art/landmarks.ts'
import { Emblem } from '../emblem.tsx'
import { rondelShape } from '../art/rondel-stone.tsx'
import { MORE_SCENES } from '../art/more-scenes.ts'
import { ClanMarker, Scotsman, StoneDie } from '../art/pieces.tsx'
import { type PersonId, PortraitPicture, portraits } from '../art/portraits.tsx'
import { SCENE_KINDS } from '../art/scenes.ts'
import { SIGN_NAMES, SignIcon } from '../art/signs.tsx'
import { LandmarkPicture, RIVER, TilePicture } from '../art/tile-picture.tsx'
import { ShelfCard } from '../seats/shelf-card.tsx'
import { Tile as TileFace } from '../tile/tile.tsx'
import { faceOf, signsOf } from '../tile/tile-facts.ts'

const box = content.builtIn
const base = box.tiles.filter(({ chronicle }) => chronicle === null)
const nameOf = ({ id }: Tile): string => TILES[id] ?? ''

function draw(what: ComponentChild): string {
  const root = new TinyNode('main')
  render(what, root as unknown as Element)
  return root.html()
}

describe('tiles', () => {
  test('every tile of the base game has a picture of what it is', () => {
    const faces = base.map(faceOf)
    expect(faces.filter((face) => 'view' in face && face.view === 'other')).toEqual([])
    expect(base.filter((tile) => 'view' in faceOf(tile) !== (tile.type !== 'person')).map(nameOf)).toEqual([])
  })

  test('tiles of all Chronicles can be drawn, if only as a stone', () => {
    for (const tile of box.tiles)
      expect(draw(<TileFace face={faceOf(tile)} name="" signs={signsOf(tile)} />)).toContain('<path')
  })

  test('what a tile yields decides its scene: a corrected tile looks like what it is', () => {
    const seen = base.map((tile) => ({ tile, face: faceOf(tile) }))
    const single = seen.flatMap(({ tile, face }) => {
      const goods = tile.activation?.kind === 'gain' ? (signsOf(tile).does?.get ?? []) : []
      return goods.length === 1 && 'view' in face ? [{ tile: nameOf(tile), view: face.view, good: goods[0] }] : []
    })
    expect(single.filter(({ view, good }) => view !== good)).toEqual([])
    for (const good of GOODS) expect(seen.some(({ face }) => 'view' in face && face.view === good)).toBe(true)
  })

  test('no two scenes are the same', () => {
    const views = [...SCENE_KINDS, ...(Object.keys(landmarks.value) as LandmarkId[])]
    const pictures = views.map((view) => draw(<TilePicture view={view} river={false} />))
    expect(new Set(pictures).size).toBe(views.length)
  })

  test('every look of a kind is on some tile', () => {
    const dealt = (view: string): number =>
      new Set(
        base
          .map(faceOf)
          .filter((face) => 'view' in face && face.view === view)
          .map((face) => ('view' in face ? draw(<TilePicture view={face.view} river={false} look={face.look} />) : '')),
      ).size
    expect(Object.entries(MORE_SCENES).filter(([view, more]) => dealt(view) !== more.length + 1)).toEqual([])
  })

  test('neighbouring villages need not look the same', () => {
    const pictures = [0, 1, 2, 3].map((look) => draw(<TilePicture view="village" river={false} look={look} />))
    expect(new Set(pictures).size).toBe(3)
    expect(pictures[3]).toBe(pictures[0])
  })

  test('the river crosses both edges at the same heights', () => {
    const points = [...RIVER.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    const heights = (edge: number): readonly number[] =>
      points
        .filter(([x]) => x === edge)
        .map(([, y]) => y)
        .toSorted((a, b) => a - b)
    expect(heights(0)).toEqual([66, 82])
    expect(heights(100)).toEqual(heights(0))
  })

  test('the price, the yield and what comes at once stand on a tile as signs', () => {
    const signs = (name: string) => signsOf(box.tiles[TILES.indexOf(name)])
    expect(signs('C8')).toEqual({
      cost: ['wood', 'stone'],
      does: { pay: [], get: ['move'], or: [], ladder: [] },
      brings: ['scotsman', { coins: 1 }],
      overbuild: true,
    })
    expect(signs('C13').does).toEqual({ pay: ['wood', 'stone'], get: [{ vp: 6 }], or: [], ladder: [] })
    expect(signs('B11').does?.ladder).toEqual([2, 5, 8])
    expect(signs('C4').cost).toEqual(['scotsman'])
    expect(signs('A8')).toMatchObject({ does: { pay: ['barley'], get: ['cask'] }, brings: ['cask'] })
    expect(signs('W1').does).toMatchObject({ pay: ['barley'], get: ['cask'], or: ['age'] })
    expect(signs('W4').does).toMatchObject({ pay: ['wood', 'barley'], get: ['cask', 'age'], or: [] })
    expect(signs('W6').does).toMatchObject({ pay: [], get: ['age'], or: [] })
  })
})

describe('landmarks and persons', () => {
  test('every landmark card has a view, and so have the tiles of the race and the Gatherings', () => {
    expect(Object.keys(landmarks.value).toSorted()).toEqual(
      [...CARDS, 'R1', 'R2', 'R3', 'T1', 'T2', 'T3', 'T4'].toSorted(),
    )
    for (const landmark of Object.keys(landmarks.value) as LandmarkId[])
      expect(draw(<LandmarkPicture landmark={landmark} />)).toContain('<path')
    expect(draw(<ShelfCard face={{ landmark: 'loch-ness' }} name="Loch Ness" isSpent />)).toContain('data-spent')
  })

  test('every person of the base game and David Hume has a portrait of their own', () => {
    const persons = base.filter(({ type }) => type === 'person').map(nameOf)
    expect(Object.keys(portraits.value).toSorted()).toEqual(persons.toSorted())
    const pictures = (Object.keys(portraits.value) as PersonId[]).map((person) =>
      draw(<PortraitPicture person={person} />),
    )
    expect(new Set(pictures).size).toBe(persons.length)
  })
})

describe('the rondel', () => {
  const meet = (a: { x: number; y: number; size: number }, b: typeof a): boolean =>
    Math.abs(a.x + a.size / 2 - b.x - b.size / 2) < (a.size + b.size) / 2 - 1e-9 &&
    Math.abs(a.y + a.size / 2 - b.y - b.size / 2) < (a.size + b.size) / 2 - 1e-9

  test.each([box.rondel.spaces, 15, 16, 17, 18, 19, 20])(
    'has %i spaces, and none lies on another, in the middle or beyond the stone',
    (count) => {
      const shape = rondelShape(count)
      const spaces = shape.spaces.map(({ x, y }) => ({ x, y, size: shape.tile }))
      const hub = { x: shape.hub.from, y: shape.hub.from, size: shape.hub.size }
      expect(spaces).toHaveLength(count)
      expect(
        spaces.filter((space, i) => meet(space, hub) || spaces.slice(i + 1).some((other) => meet(space, other))),
      ).toEqual([])
      expect(spaces.filter(({ x, y, size }) => Math.min(x, y) < 0 || Math.max(x, y) + size > 1)).toEqual([])
    },
  )

  test('goes round: each space is beside the next', () => {
    for (const count of [14, 17, 20]) {
      const { spaces, tile } = rondelShape(count)
      const steps = spaces.map(({ x, y }, i) => {
        const next = spaces[(i + 1) % count] ?? { x: 0, y: 0 }
        return Math.hypot(next.x - x, next.y - y) / tile
      })
      expect(Math.max(...steps)).toBeLessThan(1.6)
    }
  })
})

describe('pieces', () => {
  test('the picture of the game shows people', () => {
    expect(draw(<Emblem />)).toContain('<path')
  })

  test('signs, markers and dice differ', () => {
    const different = (pictures: readonly string[]) => expect(new Set(pictures).size).toBe(pictures.length)
    different(SIGN_NAMES.map((sign) => draw(<SignIcon sign={sign} />)))
    different([null, 0, 1, 2, 3].map((seat) => draw(<ClanMarker seat={seat} />)))
    different([0, 1, 2, 3].map((seat) => draw(<Scotsman seat={seat} />)))
    different([null, 1, 2, 3].map((rolled) => draw(<StoneDie rolled={rolled} />)))
  })
})
