import { describe, expect, test } from 'vitest'
import type { AidTopic, Book, Picture } from '../book/book.ts'
import { reach } from '../book/draw.ts'
import type { Game, GameTypes } from '../contract.ts'
import type { Told } from '../lessons/lesson.ts'
import { faultsOfText } from '../lessons/proof.ts'
import { at } from '../lessons/walk.ts'
import { rulesTold } from '../rules/rule-id.ts'

const MOST_WORDS = 40
const MOST_LINES = 22
/** As a caption names them: (A), (B, C). */
const LETTERS = /\(([A-Z](?:, [A-Z])*)\)/g

export type Illustrated<T extends GameTypes> = {
  readonly game: Game<T>
  readonly book: Book
  readonly rulebook: string
  readonly examples: number
  readonly minutes: number
  readonly lettered?: number
}

const textsOfAid = (topics: readonly AidTopic[]): readonly Told[] =>
  topics.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)])

export function bookSuite<T extends GameTypes>({ game, book, rulebook, ...counts }: Illustrated<T>): void {
  const rules = rulesTold(rulebook)
  const pictures: readonly (readonly [string, Picture])[] = [
    ...book.minutes.map((picture, i) => [`minutes ${i + 1}`, picture] as const),
    ...book.examples.map((example) => [example.id, example] as const),
  ]

  describe('book of rules', () => {
    test('has its pictures', () => {
      expect(book.minutes).toHaveLength(counts.minutes)
      expect(book.examples).toHaveLength(counts.examples)
      expect(new Set(book.examples.map(({ id }) => id)).size).toBe(book.examples.length)
    })

    test.each(pictures)('%s is reached, and shows what it says', (_, picture) => {
      const { state, seat } = reach(game, picture)
      const view = game.view(state, seat)
      for (const [path, wanted] of Object.entries(picture.holds ?? {})) expect(at(view, path), path).toEqual(wanted)
    })

    test('texts read well', () => {
      const captions = book.examples.map(({ caption }) => caption)
      const lines = book.minutes.flatMap(({ line }) => line ?? [])
      const texts = [...pictures.map(([, { shows }]) => shows), ...captions, ...lines, ...textsOfAid(book.aid.topics)]
      expect(texts.flatMap((told) => [...faultsOfText(told, MOST_WORDS)])).toEqual([])
    })

    test('rules that are cited are in the rule book', () => {
      const aided = book.aid.topics.flatMap(({ lines }) => lines.flatMap((line) => line.rules ?? []))
      const cited = [...aided, ...book.examples.flatMap((example) => example.rules)]
      expect(cited.length).toBeGreaterThan(0)
      expect(cited.filter((rule) => !rules.includes(rule))).toEqual([])
      expect(book.examples.filter((example) => example.rules.length === 0)).toEqual([])
    })

    test('a letter of an example is in its caption and stands for one of its rules', () => {
      const lettered = book.examples.filter(({ marks }) => marks !== undefined)
      expect(lettered).toHaveLength(counts.lettered ?? 0)
      for (const { id, rules: own, caption, marks = {} } of lettered)
        for (const [letter, { rule }] of Object.entries(marks)) {
          const named = [caption.en, caption.fr].map((text) =>
            [...text.matchAll(LETTERS)].flatMap(([, letters = '']) => letters.split(', ')).includes(letter),
          )
          expect([id, letter, ...named, own.includes(rule)]).toEqual([id, letter, true, true, true])
        }
    })

    test('the player aid has room on a page', () => {
      expect(textsOfAid(book.aid.topics).length - book.aid.topics.length).toBeLessThanOrEqual(MOST_LINES)
    })
  })
}
