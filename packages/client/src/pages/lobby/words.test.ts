import { expect, test } from 'vitest'
import { lobbyEn } from './words-en.ts'
import { lobbyFr } from './words-fr.ts'

type Leaf = string | ((...numbers: never[]) => string) | { readonly [key: string]: string }
const said = (leaf: Leaf): readonly string[] =>
  typeof leaf === 'string'
    ? [leaf]
    : typeof leaf === 'function'
      ? [0, 1, 2, 60].map((number) => leaf(number as never, 60 as never))
      : Object.values(leaf)
const sentences = (words: { readonly [key: string]: Leaf }): [string, string][] =>
  Object.entries(words).flatMap(([key, leaf]) => said(leaf).map((sentence): [string, string] => [key, sentence]))

test('both languages say everything, with typographic apostrophes', () => {
  expect(Object.keys(lobbyFr)).toEqual(Object.keys(lobbyEn))
  for (const [, sentence] of [...sentences(lobbyEn), ...sentences(lobbyFr)]) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toContain("'")
  }
})

test('French spaces do not break', () => {
  const bad = sentences(lobbyFr).filter(([, sentence]) =>
    /(?<!\u202f)[;!?]|(?<!\u00a0)(»|:)|«(?!\u00a0)/.test(sentence),
  )
  expect(bad).toEqual([])
})
