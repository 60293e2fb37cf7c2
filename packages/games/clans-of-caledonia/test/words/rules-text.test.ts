/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLAN_RULES, CLANS, PORT_RULES, PORT_TILES, SCORING_RULES, UNIT_RULES } from '../../data/index.ts'

const text = (language: string): string =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

const TABLES: readonly { readonly [thing: string]: readonly string[] }[] = [
  CLAN_RULES,
  PORT_RULES,
  SCORING_RULES,
  UNIT_RULES,
]

test('the rules of clans, tiles and units are told', () => {
  const named = TABLES.flatMap((table) => Object.values(table).flat())
  for (const rule of named) expect(text('en')).toContain(`\n**${rule}** `)
})

test('the first rule of a clan or a port tile is its own', () => {
  const told = (rule: string): string => text('en').split(`\n**${rule}** `)[1]
  for (const clan of CLANS) expect(told(CLAN_RULES[clan][0]).toLowerCase().startsWith(`**${clan}**`)).toBe(true)
  for (const [i, tile] of PORT_TILES.entries())
    expect(told(PORT_RULES[tile][0]).startsWith(`Port ${i + 1}:`)).toBe(true)
})
