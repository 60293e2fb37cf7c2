import { expect, test } from 'vitest'
import { botsEn } from './bots/words-en.ts'
import { botsFr } from './bots/words-fr.ts'
import { accountEn } from './words-en.ts'
import { accountFr } from './words-fr.ts'

type Leaf = string | readonly string[] | ((word: never) => string)
const said = (leaf: Leaf): string => (typeof leaf === 'function' ? leaf('x' as never) : [leaf].flat().join(' '))
const sentences = (words: { readonly [key: string]: Leaf }): [string, string][] =>
  Object.entries(words).map(([key, leaf]) => [key, said(leaf)])

test('both languages say everything, with typographic apostrophes', () => {
  expect(Object.keys(accountFr)).toEqual(Object.keys(accountEn))
  expect(Object.keys(botsFr)).toEqual(Object.keys(botsEn))
  for (const [, sentence] of [accountEn, accountFr, botsEn, botsFr].flatMap(sentences)) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toContain("'")
  }
})

test('French spaces do not break', () => {
  const bad = [accountFr, botsFr]
    .flatMap(sentences)
    .filter(([, sentence]) => /(?<!\u202f)[;!?]|(?<!\u00a0)(»|:)|«(?!\u00a0)|\d [a-z]/.test(sentence))
  expect(bad).toEqual([])
})
