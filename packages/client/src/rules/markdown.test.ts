import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleOf, hits, inline, plainInline, readRules, search } from './markdown.ts'

const TEXT = `# The game

An opening line
over two lines.

## Goal

Win, **always**.

## Cards and rows

**LOS-1** There are *98* cards, see LOS-2.

- one
- two
  and a half

**LOS-2** Ranks:

| Lineage | Power |
|---|---|
| Scott | \`copy\` |

A closing word.
`

describe('reading', () => {
  const { title, sections } = readRules(TEXT)
  test('title and sections', () => {
    expect(title).toBe('The game')
    expect(sections.map((s) => [s.level, s.id])).toEqual([
      [1, 'the-game'],
      [2, 'goal'],
      [2, 'cards-and-rows'],
    ])
    expect(sections[0].passages[0].blocks).toEqual([{ kind: 'paragraph', inner: ['An opening line over two lines.'] }])
  })
  test('a rule takes the list or table that follows, not the next paragraph', () => {
    const [one, two, rest] = sections[2].passages
    expect([one.rule, one.blocks.map((b) => b.kind)]).toEqual(['LOS-1', ['paragraph', 'list']])
    expect([two.rule, two.blocks.map((b) => b.kind)]).toEqual(['LOS-2', ['paragraph', 'table']])
    expect([rest.rule, rest.blocks.length]).toEqual([null, 1])
  })
  test('lists run over lines, tables have heads', () => {
    const [one, two] = sections[2].passages
    expect(one.blocks[1]).toEqual({ kind: 'list', ordered: false, items: [['one'], ['two and a half']] })
    expect(two.blocks[1]).toMatchObject({ head: [['Lineage'], ['Power']], rows: [[['Scott'], [{ kind: 'code' }]]] })
  })
})

test('words inside a line', () => {
  expect(inline('**a** b *c* [d](https://e.test) LOS-26.')).toEqual([
    { kind: 'strong', inner: ['a'] },
    ' b ',
    { kind: 'em', inner: ['c'] },
    ' ',
    { kind: 'link', href: 'https://e.test', inner: ['d'] },
    ' ',
    { kind: 'rule', rule: 'LOS-26' },
    '.',
  ])
  expect(plainInline(inline('**a** LOS-26'))).toBe('a LOS-26')
})

test.each(['GM2-C1-4', 'GM2-D3', 'COC-105', 'W-3', 'EX-1'])(
  '%s opens a passage, is named and tells an example',
  (id) => {
    const [section] = readRules(`# x\n\n## y\n\n**${id}** Boats, see ${id}.\n`).sections
    expect(section.passages[0].rule).toBe(id)
    expect(section.passages[0].blocks).toEqual([
      { kind: 'paragraph', inner: ['Boats, see ', { kind: 'rule', rule: id }, '.'] },
    ])
    expect(exampleOf(inline(`**${id}** A boat.`))).toBe(id)
    expect(exampleOf(inline(`See **${id}**.`))).toBeNull()
    expect(exampleOf(inline('**A boat** sails.'))).toBeNull()
  },
)

test('search finds all words, whatever their accents, and the number of a rule', () => {
  const { sections } = readRules('# x\n\n## Déroulement\n\n**LOS-12** La manche dure.\n\n**LOS-13** Vous gardez.\n')
  expect(search(sections, 'deroulement manche')[0].passages.map((p) => p.rule)).toEqual(['LOS-12'])
  expect(search(sections, 'los-13')[0].passages).toHaveLength(1)
  expect(search(sections, 'rien')).toEqual([])
  expect(search(sections, ' ')).toBe(sections)
})

test('hits keep the text as it is written', () => {
  expect(hits('Escarmouche et mêlée', 'MELEE')).toEqual(['Escarmouche et ', 'mêlée'])
  expect(hits('aba', 'a')).toEqual(['', 'a', 'b', 'a'])
  expect(hits('aba', '')).toEqual(['aba'])
})

test.each(['en', 'fr'])('the rules of Lords of Scotland (%s) are read whole', (language) => {
  const text = readFileSync(
    new URL(`../../../games/lords-of-scotland/rulebook/${language}.md`, import.meta.url),
    'utf8',
  )
  const { title, sections } = readRules(text)
  const rules = sections.flatMap((s) => s.passages.flatMap((p) => p.rule ?? []))
  expect(title).not.toBe('')
  expect(new Set(rules).size).toBe(rules.length)
  for (const rule of ['LOS-1', 'LOS-26', 'LOS-96']) expect(rules).toContain(rule)
})
