import { options, render } from 'preact'
import { useMemo } from 'preact/hooks'
import { expect, test } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { forgetDrawings } from './forget-drawings.ts'

function Board({ position }: { position: number }) {
  const even = position - (position % 2)
  const odd = position - 1 + (position % 2)
  const left = useMemo(() => <b>{even}</b>, [even])
  const right = useMemo(() => <i>{odd}</i>, [odd])
  return (
    <p>
      {left}
      {right}
      <span key={position}>{position}</span>
    </p>
  )
}

function held(root: object): number {
  const seen = new Set<unknown>([root])
  for (const item of seen) {
    if (typeof item !== 'object' || item === null) continue
    const inside = item instanceof Map ? [...item.values()] : Object.values(item)
    for (const value of inside) if (typeof value === 'object' && value !== null) seen.add(value)
  }
  return seen.size
}

function afterPositions(count: number): number {
  const root = new TinyNode('main')
  for (let position = 1; position <= count; position++)
    render(<Board position={position} />, root as unknown as Element)
  expect(root.textContent).toBe(`${count - (count % 2)}${count - 1 + (count % 2)}${count}`)
  return held(root)
}

test('what is drawn again and again does not keep what was drawn before', () => {
  const { diffed } = options
  expect(afterPositions(60)).toBeGreaterThan(2 * afterPositions(10)) // as Preact leaves it: removable once this fails
  forgetDrawings()
  try {
    expect(afterPositions(60)).toBeLessThanOrEqual(afterPositions(10))
  } finally {
    if (diffed === undefined) delete options.diffed
    else options.diffed = diffed
  }
})
