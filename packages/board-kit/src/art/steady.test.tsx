import { render } from 'preact'
import { expect, test } from 'vitest'
import { TinyNode } from '../testing/tiny-dom.ts'
import { steady } from './steady.ts'

test('a steady picture is drawn again when one of its props has changed, and only then', () => {
  let drawn = 0
  const Picture = steady(({ name, size = 1 }: { name: string; size?: number | undefined }) => {
    drawn++
    return <i>{`${name} ${size}`}</i>
  })
  const root = new TinyNode('main')
  const draw = (props: { name: string; size?: number }): readonly [string, number] => {
    render(<Picture {...props} />, root as unknown as Element)
    return [root.textContent, drawn]
  }
  expect(draw({ name: 'stag' })).toEqual(['stag 1', 1])
  expect(draw({ name: 'stag' })).toEqual(['stag 1', 1])
  expect(draw({ name: 'boat' })).toEqual(['boat 1', 2])
  expect(draw({ name: 'boat', size: 2 })).toEqual(['boat 2', 3])
  expect(draw({ name: 'boat' })).toEqual(['boat 1', 4])
})

test('a comparison of its own decides', () => {
  let drawn = 0
  const Picture = steady(
    ({ hill }: { hill: { readonly name: string } }) => {
      drawn++
      return <i>{hill.name}</i>
    },
    (before, now) => before.hill.name === now.hill.name,
  )
  const root = new TinyNode('main')
  for (const name of ['Wyvis', 'Wyvis', 'Nevis']) render(<Picture hill={{ name }} />, root as unknown as Element)
  expect([root.textContent, drawn]).toEqual(['Nevis', 2])
})
