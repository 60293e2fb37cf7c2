import { expect, test } from 'vitest'
import { bestFirst } from './question.ts'

type Option = {
  readonly name: string
  readonly vp: number
  readonly barrels: number
  readonly coins: number
  readonly goods: readonly string[]
}

const option = (name: string, vp: number, barrels: number, coins: number, goods: readonly string[]): Option => ({
  name,
  vp,
  barrels,
  coins,
  goods,
})
const sorted = (options: readonly Option[]): string =>
  options
    .toSorted(
      bestFirst(
        ({ vp, barrels }) => [vp, barrels],
        ({ coins }) => coins,
      ),
    )
    .map(({ name }) => name)
    .join(' ')

test('points come before barrels, and these before coins and goods', () => {
  const dear = option('dear', 3, 1, 9, ['wood', 'wood'])
  const barrel = option('barrel', 1, 2, 9, ['wood'])
  const plain = option('plain', 1, 0, 0, [])
  expect(sorted([plain, barrel, dear])).toBe('dear barrel plain')
})

test('of options that bring the same the cheapest is first', () => {
  const bought = option('bought', 2, 0, 3, [])
  const two = option('two', 2, 0, 0, ['wood', 'stone'])
  const one = option('one', 2, 0, 0, ['wood'])
  expect(sorted([bought, two, one])).toBe('one two bought')
})
