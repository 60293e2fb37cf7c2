import { DAVID_HUME, TILES, type View } from '@bothy/glen-more-2/data'
import { render } from 'preact'
import { expect, onTestFinished, test } from 'vitest'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { landmarks } from '../art/landmarks.ts'
import { LandmarkPicture } from '../art/tile-picture.tsx'
import { EARLY_PORTRAITS } from '../art/portraits-early.ts'
import { PortraitPicture, portraits } from '../art/portraits.tsx'
import { Tile } from '../tile/tile.tsx'
import { faceOf } from '../tile/tile-facts.ts'
import { lacksPicture, loadPictures } from '../tile/pictures.ts'
import { boxOf } from '../labels.ts'

const tileNamed = (name: string): number => TILES.indexOf(name)

const viewWith = ({ line = [], persons = [], cards = [] }: { line?: string[]; persons?: number[]; cards?: number[] }) =>
  ({
    corrections: null,
    line: line.map((name, position) => ({ position, tile: tileNamed(name), pieces: [] })),
    pending: null,
    players: [{ persons, tiles: [], cards }],
  }) as unknown as View

test('pictures of later stacks are missed where one of their tiles is in sight, and come in the place that was kept', async () => {
  const all = landmarks.peek()
  onTestFinished(() => {
    landmarks.value = all
  })
  const { 'donan-castle': donan } = all
  landmarks.value = donan === undefined ? {} : { 'donan-castle': donan }
  portraits.value = EARLY_PORTRAITS
  const root = new TinyNode('main')
  const face = faceOf(boxOf(viewWith({})).tiles[tileNamed('C4')])
  render(
    <>
      <PortraitPicture person="C1" />
      <LandmarkPicture landmark="loch-ness" />
      <Tile face={face} name={null} signs={null} />
    </>,
    root as unknown as Element,
  )
  const pictures = (): readonly string[] => root.html().split('<svg').slice(1)
  const before = pictures()
  expect(before).toHaveLength(3)
  expect(lacksPicture(viewWith({ line: ['S1', 'A1', 'A4', 'A8'] }))).toBe(false)
  expect(lacksPicture(viewWith({ line: ['A4', 'B1'] }))).toBe(true)
  expect(lacksPicture(viewWith({ line: ['A4', 'C4'] }))).toBe(true)
  expect(lacksPicture(viewWith({ persons: [DAVID_HUME] }))).toBe(true)
  expect(lacksPicture(viewWith({ cards: [6] }))).toBe(true)
  await loadPictures()
  await new Promise((later) => setTimeout(later))
  const after = pictures()
  expect(after).toHaveLength(3)
  expect(after.filter((picture, i) => picture.length <= (before[i] ?? '').length)).toEqual([])
  expect(lacksPicture(viewWith({ line: ['C4', 'D1'], persons: [DAVID_HUME], cards: [6] }))).toBe(false)
})
