import { expect, test } from 'vitest'
import { noticesEn } from './words-en.ts'
import { noticesFr } from './words-fr.ts'

type Leaf = string | ((word: never) => string) | { readonly [key: string]: Leaf }
const sentences = (words: { readonly [key: string]: Leaf }, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, leaf]): [string, string][] =>
    typeof leaf === 'object'
      ? sentences(leaf, `${at}${key}.`)
      : [[`${at}${key}`, typeof leaf === 'string' ? leaf : leaf('x' as never)]],
  )

test('both languages say everything, with typographic apostrophes', () => {
  expect(sentences(noticesFr).map(([key]) => key)).toEqual(sentences(noticesEn).map(([key]) => key))
  for (const [, sentence] of [...sentences(noticesEn), ...sentences(noticesFr)]) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toContain("'")
  }
})

test('French spaces do not break', () => {
  const bad = sentences(noticesFr).filter(([, sentence]) =>
    /(?<!\u202f)[;!?]|(?<!\u00a0)(»|:)|«(?!\u00a0)|\d [a-z]/.test(sentence),
  )
  expect(bad).toEqual([])
})
