import { peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore2, THE_END } from '../../rules/index.ts'
import { play } from '../play.ts'

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
  const then = glenMore2.clone(s)
  peek(then.stacks[3]).length -= 9
  const onTop = Array.from({ length: 200 }, (_, i) => glenMore2.imagine(then, 0, stream('share', String(i))))
    .map(({ stacks }) => peek(stacks[3]).at(-1))
    .filter((tile) => tile === THE_END).length
  expect([onTop > 80, onTop < 120]).toEqual([true, true])
})

test('GM2-14 what is imagined does not depend on the true order, nor on rolls to come', () => {
  const t = play({ die: [3, 3, 3] })
  const turned = glenMore2.clone(t.state)
  for (const stack of turned.stacks) peek(stack).reverse()
  const imagined = (label: string, s = t.state): string =>
    JSON.stringify(glenMore2.imagine(s, 0, stream('imagine', label)))
  expect(imagined('one', turned)).toBe(imagined('one'))
  expect(imagined('two')).not.toBe(imagined('one'))
  const { stacks, rolls, rng } = glenMore2.imagine(t.state, 0, stream('imagine', 'one'))
  const other = glenMore2.imagine(t.state, 0, stream('imagine', 'two'))
  expect([peek(rolls), rng.die]).not.toContainEqual(t.state.rng.die)
  expect([peek(rolls), new Set(peek(stacks[1]))]).toEqual([[], new Set(peek(other.stacks[1]))])
  expect(peek(stacks[1])).not.toEqual(peek(other.stacks[1]))
  expect(rng.die).not.toEqual(other.rng.die)
})

test('GM2-24 tiles and rolls that were seen cannot be taken back, the rest of a turn can', () => {
  const shown = (transcript: string): readonly string[] =>
    play({ line: 'a # b S1 S2 S3 END', die: [1] }, transcript).lastEvents.flatMap((e) =>
      glenMore2.reveals(e) ? [e.type] : glenMore2.endsTurn(e) ? [`(${e.type})`] : [],
    )
  expect(shown('a take S3')).toEqual([])
  expect(shown('a take S3; a place -1,0')).toEqual([])
  expect(shown('a take S3; a place -1,0; a end')).toEqual(['(turnEnded)', 'rondelFilled', 'rolled', 'rondelFilled'])
  expect(shown('a take END')[0]).toBe('(finished)')
})

test('the view tells how many tiles are left, and nothing of their order', () => {
  const t = play({})
  const before = JSON.stringify(t.view('a'))
  peek(t.state.stacks[1]).reverse()
  expect(JSON.stringify(t.view('a'))).toBe(before)
})
