import { describe, expect, test } from 'vitest'
import { examplesTold, isRuleId, RULE_ID, ruleIdsIn, rulesTold } from '../rules/rule-id.ts'

export interface RulesText {
  readonly en: string
  readonly fr: string
  /** In their order; `numbered('GM', 100)` of the kernel for GM-1 to GM-100. */
  readonly rules: readonly string[]
  readonly examples: readonly string[]
  readonly named: readonly string[]
}

const IN_BOLD = new RegExp(`\\*\\*(${RULE_ID})\\*\\*`, 'g')
const EXAMPLE = new RegExp(`^- \\*\\*(?:${RULE_ID})\\*\\* (.*)$`, 'gm')

export function rulesText(text: RulesText): void {
  const found = (body: string, pattern: RegExp): readonly string[] =>
    [...body.matchAll(pattern)].map((match) => match[1])

  describe('rules text', () => {
    test('rules and examples have ids of the one grammar', () => {
      expect([...text.rules, ...text.examples].filter((id) => !isRuleId(id))).toEqual([])
    })

    test.each(['en', 'fr'] as const)('%s: every rule is an anchor once, in order', (language) => {
      expect(rulesTold(text[language])).toEqual(text.rules)
      const rules = new Set(text.rules)
      expect(found(text[language], IN_BOLD).filter((id) => rules.has(id))).toHaveLength(text.rules.length)
    })

    test.each(['en', 'fr'] as const)('%s: every example is told', (language) => {
      expect(examplesTold(text[language])).toEqual(text.examples)
    })

    test('both languages point to the same rules, in the same places', () => {
      // The glossaries are sorted by their own alphabet.
      const pointers = (body: string): readonly string[] =>
        body
          .split(/^## /m)
          .filter((section) => !section.startsWith('Gloss'))
          .map((section) => ruleIdsIn(section).join(' '))
      expect(pointers(text.fr)).toEqual(pointers(text.en))
    })

    test.each(['en', 'fr'] as const)('%s: every rule that is named exists', (language) => {
      const all = new Set([...text.rules, ...text.examples])
      expect(ruleIdsIn(text[language]).filter((id) => !all.has(id))).toEqual([])
    })

    test('numbers of the examples are the same in both languages', () => {
      const numbers = (body: string): readonly string[] =>
        found(body, EXAMPLE).map((told) => found(told, /(\d+)/g).toSorted().join(' '))
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
