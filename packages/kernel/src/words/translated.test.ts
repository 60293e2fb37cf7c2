import { expect, expectTypeOf, test } from 'vitest'
import type { Translated } from './translated.ts'

const en = {
  title: 'Market',
  sheep: (n: number, good: 'wool' | 'milk') => (n === 0 ? 'none' : `${n} ${good}`),
  price: (n: number) => (n > 0 ? `${n} coins` : null),
  parts: { buy: 'Buy', sell: 'Sell' },
  steps: ['one', 'two'] as const,
  lines: ['one', 'two'],
  marks: { sure: 'certain' } as { readonly [mark: string]: string | undefined },
  limit: 7,
} as const

const fr = {
  title: 'Marché',
  sheep: (n, good) => `${n} ${good}`,
  price: (n) => (n > 0 ? `${n} pièces` : null),
  parts: { buy: 'Acheter', sell: 'Vendre' },
  steps: ['un', 'deux'],
  lines: ['un', 'deux'],
  marks: { sure: 'certain', vague: undefined },
  limit: 7,
} satisfies Translated<typeof en>

test('another language has the keys and arguments of English and texts of its own', () => {
  expectTypeOf<Translated<typeof en>['title']>().toEqualTypeOf<string>()
  expectTypeOf<Translated<typeof en>['sheep']>().toEqualTypeOf<(n: number, good: 'wool' | 'milk') => string>()
  expectTypeOf<Translated<typeof en>['price']>().toEqualTypeOf<(n: number) => string | null>()
  expectTypeOf<Translated<typeof en>['parts']>().toEqualTypeOf<{ readonly buy: string; readonly sell: string }>()
  expectTypeOf<Translated<typeof en>['steps']>().toEqualTypeOf<readonly [string, string]>()
  expectTypeOf<Translated<typeof en>['marks']>().toEqualTypeOf<{ readonly [mark: string]: string | undefined }>()
  expectTypeOf(en).toExtend<Translated<typeof en>>()
  expect(Object.keys(fr)).toEqual(Object.keys(en))
})

test('a missing key, a superfluous one, another argument or another length does not compile', () => {
  const { parts, steps, sheep } = fr
  const words = { parts: en.parts, steps: en.steps, sheep: en.sheep }
  type Words = Translated<typeof words>
  // @ts-expect-error `sell` is missing
  const missing = { sheep, steps, parts: { buy: 'Acheter' } } satisfies Words
  // @ts-expect-error `rent` is not English
  const superfluous = { sheep, steps, parts: { ...parts, rent: 'Louer' } } satisfies Words
  // @ts-expect-error the number is no text
  const argument = { parts, steps, sheep: (n: string) => n } satisfies Words
  // @ts-expect-error there is no third argument
  const arguments3 = { parts, steps, sheep: (_n: number, _good: string, more: number) => `${more}` } satisfies Words
  // @ts-expect-error a text is due
  const result = { parts, steps, sheep: (n: number) => n } satisfies Words
  // @ts-expect-error there are two steps
  const length = { parts, sheep, steps: ['un', 'deux', 'trois'] } satisfies Words
  // @ts-expect-error a text instead of a function
  const kind = { parts, steps, sheep: 'moutons' } satisfies Words
  expect([missing, superfluous, argument, arguments3, result, length, kind]).toHaveLength(7)
})
