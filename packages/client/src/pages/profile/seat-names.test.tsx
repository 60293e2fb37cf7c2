import { render } from 'preact'
import { expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { tableInfo } from '../../test/messages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { SeatNames } from './seat-names.tsx'

test('everybody of a listed game has the colour in which they played', () => {
  const root = new TinyNode('main')
  const fills = (colours: number[]): readonly unknown[] => {
    render(<SeatNames table={tableInfo({ colours })} scores={null} own={null} />, root as unknown as Element)
    return root
      .all()
      .filter((node) => node.localName === 'circle' && node.attributes.get('fill') !== 'none')
      .map((node) => node.attributes.get('fill'))
  }
  const [thistle, stag] = fills([0, 1])
  expect(fills([1, 0])).toEqual([stag, thistle])
  expect(fills([4, 0])).toEqual(['#17654f', thistle])
})
