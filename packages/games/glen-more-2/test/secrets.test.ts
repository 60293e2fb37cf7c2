import { peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore2, THE_END } from '../src/index.ts'
import { play } from './play.ts'

test('GM2-14 the place of The End is imagined within its bounds, given what was drawn', () => {
  const checked = glenMore2.setup({ arranged: { end: [10] } }, 2)
  if (!checked.ok) throw new Error(checked.problem.at)
  const s = glenMore2.create(checked.value, 2, 'seed', 1)
  const depths = (drawn: number): number[] => {
    const then = glenMore2.clone(s)
    const stack = peek(then.stacks[3])
    then.removed.push(...stack.splice(stack.length - drawn))
    const found = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const tiles = peek(glenMore2.imagine(then, 0, stream('imagine', String(i))).stacks[3])
      found.add(drawn + tiles.length - 1 - tiles.indexOf(THE_END))
    }
    return [...found].toSorted((a, b) => a - b)
  }
  expect(depths(0)).toEqual([7, 8, 9, 10])
  expect(depths(9)).toEqual([9, 10])
  expect(depths(10)).toEqual([10])
})

test('the view tells how many tiles are left, and nothing of their order', () => {
  const t = play({})
  const before = JSON.stringify(t.view('a'))
  peek(t.state.stacks[1]).reverse()
  expect(JSON.stringify(t.view('a'))).toBe(before)
})
