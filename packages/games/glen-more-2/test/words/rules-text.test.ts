/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { numbered } from '@bothy/kernel'
import { rulesText } from '@bothy/kernel/contract-suite'
import { describe, expect, test } from 'vitest'
import { CARDS, content, DAVID_HUME, FIELDS, rulesOfCard, rulesOfField, rulesOfTile, TILES } from '../../data/index.ts'
import { reasons, warnings } from '../samples.ts'

const text = (language: string): string =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

const SECTIONS = [
  [1, 6],
  [10, 16],
  [20, 27],
  [30, 33],
  [40, 44],
  [50, 56],
  [60, 66],
  [70, 71],
  [80, 85],
  [90, 100],
  [110, 113],
  [120, 121],
  [130, 133],
] as const
const ALL = numbered('GM2', 133)
const lettered = (letter: string, count: number): readonly string[] =>
  numbered('', count).map((id) => `GM2-${letter}${id.slice(1)}`)

const CHRONICLE_RULES = [
  ...numbered('GM2-C0', 3),
  ...numbered('GM2-C1', 9),
  ...numbered('GM2-C2', 7),
  ...numbered('GM2-C3', 9),
  ...numbered('GM2-C4', 8),
  ...numbered('GM2-C5', 7),
  ...numbered('GM2-C6', 11),
  ...numbered('GM2-C7', 6),
  ...numbered('GM2-C8', 7),
]

const refusals = [...Object.values(reasons), ...Object.values(warnings)].flatMap((samples) =>
  samples.map(({ rule }) => rule),
)
const named = [
  ...refusals,
  ...CARDS.flatMap((_, card) => rulesOfCard(card)),
  ...FIELDS.flatMap((_, field) => rulesOfField(field)),
  ...TILES.flatMap((_, tile) => rulesOfTile(content.builtIn, tile)),
]

rulesText({
  en: text('en'),
  fr: text('fr'),
  rules: [
    ...SECTIONS.flatMap(([from, to]) => ALL.slice(from - 1, to)),
    ...CHRONICLE_RULES,
    ...lettered('D', 10),
    ...lettered('Q', 24),
  ],
  examples: [
    ...lettered('E', 10),
    ...['C1-E', 'C5-E', 'C6-E'].flatMap((letter) => lettered(letter, 1)),
    ...lettered('C7-E', 2),
  ],
  named,
})

describe('the rules of things', () => {
  test('the first rule of a landmark card of the base game is its own; those of Chronicles say what taking it brings', () => {
    const told = (rule: string): string => text('en').split(`\n**${rule}** `)[1]
    const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
    for (const [card, { name, chronicle }] of content.builtIn.cards.entries()) {
      const [first] = rulesOfCard(card)
      if (chronicle === 4) expect(first).toBe('GM2-C4-2')
      else if (chronicle === 6) expect(first).toBe('GM2-C6-2')
      else expect(slug(/^\*\*(.*?)\*\*/.exec(told(first))?.[1] ?? '')).toBe(name)
    }
  })

  test('every tile that is played has rules, that of its card first', () => {
    const { builtIn } = content
    for (const { id, chronicle, landmark } of builtIn.tiles) {
      const rules = rulesOfTile(builtIn, id)
      expect([TILES[id], rules.length > 0, new Set(rules).size]).toEqual([
        TILES[id],
        chronicle === null || rules.length > 0,
        rules.length,
      ])
      if (landmark !== null) expect(rules[0]).toBe(rulesOfCard(landmark)[0])
    }
    expect(rulesOfTile(builtIn, DAVID_HUME)).toContain('GM2-Q8')
  })

  test('every clan field is told of in GM2-113', () => {
    const [, bonuses = ''] = text('en').split('\n**GM2-113** ')
    for (const [field, name] of FIELDS.entries()) {
      expect(rulesOfField(field)[0]).toBe('GM2-113')
      expect(bonuses.split('\n## ')[0].toLowerCase()).toContain(`**${name}**`)
    }
  })
})
