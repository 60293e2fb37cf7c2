import { describe, expect, test } from 'vitest'

/** The rules text of a game as the client shows it, and what is promised of it. */
export interface RulesText {
  readonly en: string
  readonly fr: string
  /** Prefix and number of the rules: `GM` and 100 for GM-1 to GM-100. */
  readonly rules: readonly [prefix: string, count: number]
  readonly examples: readonly [prefix: string, count: number]
  /** Ids of the rules that refusals point to. */
  readonly named: readonly string[]
}

const idsOf = ([prefix, count]: readonly [string, number]): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`)

/** Both languages have every rule and every example once and in order, agree with each other, and are set with care. */
export function rulesText(text: RulesText): void {
  const [rule] = text.rules
  const [example] = text.examples
  const found = (body: string, pattern: string): readonly string[] =>
    [...body.matchAll(new RegExp(pattern, 'gm'))].map((match) => match[1])

  describe('rules text', () => {
    test.each(['en', 'fr'] as const)('%s: every rule is an anchor once, in order', (language) => {
      expect(found(text[language], `^\\*\\*(${rule}-\\d+)\\*\\*`)).toEqual(idsOf(text.rules))
      expect(found(text[language], `\\*\\*(${rule}-\\d+)\\*\\*`)).toHaveLength(text.rules[1])
    })

    test.each(['en', 'fr'] as const)('%s: every example is told', (language) => {
      expect(found(text[language], `^- \\*\\*(${example}-\\d+)\\*\\*`)).toEqual(idsOf(text.examples))
    })

    test('both languages point to the same rules, in the same places', () => {
      // The glossaries are sorted by their own alphabet.
      const pointers = (body: string): readonly string[] =>
        body
          .split(/^## /m)
          .filter((section) => !section.startsWith('Gloss'))
          .map((section) => found(section, `(${rule}-\\d+)`).join(' '))
      expect(pointers(text.fr)).toEqual(pointers(text.en))
    })

    test('numbers of the examples are the same in both languages', () => {
      const numbers = (body: string): readonly string[] =>
        found(body, `^- \\*\\*${example}-\\d+\\*\\* (.*)$`).map((told) => found(told, '(\\d+)').toSorted().join(' '))
      expect(numbers(text.fr)).toEqual(numbers(text.en))
    })

    test('rules named by a reason exist', () => {
      expect(text.named.length).toBeGreaterThan(0)
      for (const id of text.named) expect(text.en).toContain(`\n**${id}** `)
    })

    test('typography', () => {
      for (const body of [text.en, text.fr]) expect(body).not.toMatch(/\S {2}|['"]/)
      expect(text.fr).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)/)
    })
  })
}
