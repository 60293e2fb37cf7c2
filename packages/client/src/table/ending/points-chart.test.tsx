import { render } from 'preact'
import { expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { PointsChart, ticks } from './points-chart.tsx'

test('ticks are round numbers with zero among them', () => {
  expect(ticks(0, 10)).toEqual([0, 2, 4, 6, 8, 10])
  expect(ticks(-7, 23)).toEqual([0, 10, 20])
  expect(ticks(-30, 20)).toEqual([-30, -20, -10, 0, 10, 20])
})

test('scores below zero stay inside the drawing, above a line for zero', () => {
  const root = new TinyNode('main')
  const points = [
    [0, 0],
    [-12, 4],
    [-30, 20],
  ]
  render(<PointsChart points={points} names={['Ailsa', 'Rory']} />, root as unknown as Element)
  const drawn = root.all()
  const line = drawn.find((node) => node.attribute('class') === 'chart-line seat-0')?.attribute('d') ?? ''
  const heights = [...line.matchAll(/V([\d.-]+)/g)].map(([, y]) => Number(y))
  expect(heights).toHaveLength(2)
  for (const y of heights) expect(y > 0 && y < 220).toBe(true)
  expect(drawn.filter((node) => node.attribute('class') === 'chart-grid zero')).toHaveLength(1)
  expect(drawn.find((node) => node.localName === 'svg')?.attribute('aria-label')).toContain('Ailsa −30')
})

test('the longest tick of a chart of chances, in French, has room before the drawing', () => {
  const root = new TinyNode('main')
  const said = (value: number): string => `${value}\u00a0%`
  const points = [
    [0, 100],
    [100, 0],
  ]
  render(<PointsChart points={points} names={['Ailsa', 'Rory']} said={said} />, root as unknown as Element)
  const ends = root
    .all()
    .filter((node) => node.attribute('class') === 'chart-tick' && node.textContent.startsWith('100'))
    .map((node) => Number(node.attribute('x')))
  // Five letters of twelve pixels, measured: 34 px.
  expect(ends.map((x) => x >= 34)).toEqual([true])
})

test('scorings are lines across the drawing, with a word that explains them; without any there is none', () => {
  const drawnWith = (at: readonly number[]): readonly TinyNode[] => {
    const root = new TinyNode('main')
    const points = Array.from({ length: 101 }, () => [50, 50])
    const scorings = { at, label: 'Scorings' }
    render(<PointsChart points={points} names={['Ailsa', 'Rory']} scorings={scorings} />, root as unknown as Element)
    return root.all()
  }
  const legend = (nodes: readonly TinyNode[]): string | undefined =>
    nodes.find((node) => node.attribute('class') === 'chart-legend')?.textContent
  const nodes = drawnWith([50, 100])
  const across = nodes
    .filter((node) => node.attribute('class') === 'chart-scoring')
    .map((node) => Number(node.attribute('d')?.match(/^M([\d.]+)/)?.[1]))
  expect(across.slice(0, 2)).toEqual([322, 600])
  expect(legend(nodes)).toMatch(/Scorings$/)
  expect(legend(drawnWith([]))).not.toContain('Scorings')
})

test('letters of moments that come soon after another stand in rows of their own', () => {
  const root = new TinyNode('main')
  const points = Array.from({ length: 101 }, () => [50, 50])
  const marks = [10, 11, 12, 60].map((at, i) => ({ letter: 'ABCD'[i], at, seat: 0, isGood: false }))
  render(<PointsChart points={points} names={['Ailsa', 'Rory']} marks={marks} />, root as unknown as Element)
  const heights = root
    .all()
    .filter((node) => node.localName === 'text' && /^[A-D]$/.test(node.textContent))
    .map((node) => Number(node.attribute('y')))
  expect(new Set(heights.slice(0, 3)).size).toBe(3)
  expect(heights[3]).toBe(heights[0])
})
