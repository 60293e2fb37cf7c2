import { expect, test } from 'vitest'
import type { Told } from '../lessons/lesson.ts'
import type { Named } from '../words/named.ts'

type Terms = { readonly [thing: string]: Named }

export type Taught = {
  /** The list from which the key of signs, the primer and the lines for newcomers take the names of things. */
  readonly terms: { readonly en: Terms; readonly fr: Terms }
  /** Books and chapters, whose texts are found at any depth. */
  readonly taught: () => Promise<readonly unknown[]>
  /** French that says a thing without its name, where French has no noun for it. */
  readonly also?: { readonly [thing: string]: RegExp }
}

const isTold = (value: object): value is Told =>
  'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string'

function toldIn(value: unknown): readonly Told[] {
  if (typeof value !== 'object' || value === null) return []
  return isTold(value) ? [value] : Object.values(value).flatMap(toldIn)
}

const says = (text: string, { one, many }: Named): boolean =>
  [one, many].some((form) => new RegExp(`(?<![\\p{L}])${form}(?![\\p{L}])`, 'iu').test(text))

export type Names = Pick<Taught, 'terms' | 'also'>

/** A thing that an English text names has its one name in the French text beside it. */
export function otherNames(texts: readonly Told[], { terms: { en, fr }, also = {} }: Names): readonly string[] {
  const named = texts.flatMap((text) =>
    Object.entries(en).flatMap(([thing, name]) => (says(text.en, name) ? [{ thing, text }] : [])),
  )
  expect(named.length).toBeGreaterThan(0)
  return named
    .filter(({ thing, text }) => !says(text.fr, fr[thing]) && !(also[thing]?.test(text.fr) ?? false))
    .map(({ thing, text }) => `${thing}: ${text.en} / ${text.fr}`)
}

export function taughtNamesSuite({ taught, ...names }: Taught): void {
  test('things go by the names of the list in both languages', async () => {
    expect(otherNames(toldIn(await taught()), names)).toEqual([])
  })
}
