import { expect, test } from 'vitest'
import { freeArea, grown } from './room-to-read.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const within = box(0, 0, 1000, 600)
const place = box(400, 300, 200, 100)
const words = (area: number) => (width: number) => area / width

test('a place where the words fit stays as it is', () => {
  expect(grown(place, { within, avoided: [], heightAt: words(20_000) }, true)).toEqual(place)
})

test('words that need more height get it upwards, then downwards', () => {
  expect(grown(place, { within, avoided: [], heightAt: words(30_000) }, true)).toEqual(box(400, 250, 200, 150))
  const lit = box(450, 200, 50, 78)
  expect(grown(place, { within, avoided: [lit], heightAt: words(30_000) }, true)).toEqual(box(400, 280, 200, 150))
})

test('between things that must stay in sight it becomes wider, and covers none of them', () => {
  const avoided = [box(400, 240, 200, 58), box(400, 402, 200, 58)]
  const now = grown(place, { within, avoided, heightAt: words(30_000) }, true)
  expect(now.right - now.left).toBeGreaterThanOrEqual(300)
  expect([now.top, now.bottom]).toEqual([300, 400])
})

test('where nothing is free it keeps its size', () => {
  const avoided = [box(300, 240, 400, 58), box(300, 402, 400, 58), box(300, 300, 98, 100), box(602, 300, 98, 100)]
  expect(grown(place, { within, avoided, heightAt: words(90_000) }, true)).toEqual(place)
})

test('an area is found between things that must stay in sight', () => {
  const avoided = [box(0, 0, 1000, 100), box(0, 200, 480, 400), box(700, 100, 300, 500)]
  const found = freeArea({ width: 300, height: 144 }, { within, avoided, heightAt: words(1) })
  expect(found).toEqual(box(482, 102, 216, 144))
})

test('no area is too small for a line of words', () => {
  const avoided = Array.from({ length: 50 }, (_, i) => box((i % 10) * 100, Math.floor(i / 10) * 120, 60, 100))
  expect(freeArea({ width: 300, height: 144 }, { within, avoided, heightAt: words(1) })).toBe(null)
})

test('between things that one points at it becomes only higher', () => {
  const avoided = [box(400, 240, 200, 58), box(400, 402, 200, 58)]
  expect(grown(place, { within, avoided, heightAt: words(30_000) }, false)).toEqual(place)
})
