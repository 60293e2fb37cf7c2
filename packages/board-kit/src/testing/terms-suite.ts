import './both-languages.ts'
import { readFileSync } from 'node:fs'
import type { GameTypes, Named } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { Language } from '../ui/words/language.ts'

export type Terms = { readonly [thing: string]: Named }

type Told = {
  readonly terms: { readonly [L in Language]: Terms }
  readonly folder: URL
  /** Names of its files without the language. */
  readonly key: string
  readonly lines: string
}

const NEW_LINES = /^ {2}new[A-Z]\w*:[^]*?(?=^ {2}(?:\w+[:(]|\/\*\*)|^\})/gm
const IMPORTS = /^import .*$/gm
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const INSERTED = /\$\{[^}]*\}/g

const plainly = (source: string): string =>
  [...source.replaceAll(IMPORTS, '').matchAll(LITERALS)]
    .map(([, text = '', template = '']) => text + template.replaceAll(INSERTED, ' '))
    .join('\n')

const says = (text: string, { one, many }: Named): boolean =>
  [one, many].some((form) => new RegExp(`(?<![\\p{L}])${form}(?![\\p{L}])`, 'iu').test(text))

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((part) => textsIn(part))
      : []

/** The key of signs, the primer and the lines for newcomers take the name of each thing from one list. */
export function termsSuite<T extends GameTypes>(board: GameBoard<T>, { terms, folder, key, lines }: Told): void {
  const sourceOf = (name: string, language: Language): string =>
    readFileSync(new URL(`${name}-${language}.ts`, folder), 'utf8')
  const linesIn = (source: string): string => (source.match(NEW_LINES) ?? []).join('\n')

  for (const language of ['en', 'fr'] as const) {
    const things = Object.entries(terms[language])

    test(`each thing has one name in the key of signs and for newcomers, in ${language}`, async () => {
      const legend = await board.loadLegend?.()
      const topics = (await legend?.(language, null)) ?? []
      const signs = topics.flatMap(({ title, signs: all }) => [title, ...all.map(({ name }) => name)]).join('\n')
      const primer = textsIn(board.words.of(language).primer).join('\n')
      expect(things.length).toBeGreaterThan(4)
      expect(things.filter(([, name]) => !says(signs, name))).toEqual([])
      const told = linesIn(sourceOf(lines, language))
      const isTold = ([thing, name]: [string, Named]): boolean => says(primer, name) || told.includes(`terms.${thing}.`)
      expect(things.filter((thing) => !isTold(thing))).toEqual([])
    })

    test(`names come from the list alone, in ${language}`, () => {
      const told = linesIn(sourceOf(lines, language))
      expect(told.length).toBeGreaterThan(100)
      const sources = [sourceOf('primer', language), sourceOf(key, language), told]
      const written = sources.map(plainly).join('\n')
      expect(things.flatMap(([thing, name]) => (says(written, name) ? thing : []))).toEqual([])
      for (const source of sources) expect(source).toContain('terms.')
    })
  }
}
