import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@bothy/games'
import { RULE_ID, rulesTold } from '@bothy/kernel'
import { type Command, JSON_FLAG, UsageError } from '../command.ts'
import { checkout } from '../checkout.ts'
import { report } from '../print.ts'

const TITLE = new RegExp(`\\b(?:test|it)(?:\\.\\w+)?\\(\\s*['"\`](${RULE_ID})(?![\\w-])([^'"\`]*)`, 'g')

export const provenBy = (source: string): { readonly id: string; readonly title: string }[] =>
  [...source.matchAll(TITLE)].map(([, id, rest]) => ({ id, title: `${id}${rest}` }))

function ruleIds(game: string): string[] {
  const file = join(checkout, 'packages', 'games', game, 'rulebook', 'en.md')
  if (!existsSync(file)) throw new UsageError(`there is no rules text for ${game}`)
  return rulesTold(readFileSync(file, 'utf8'))
}

function provingTests(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of globSync(join(checkout, 'packages', 'games', game, '{test,modules/*/test}', '**', '*.test.ts'))) {
    for (const { id, title } of provenBy(readFileSync(file, 'utf8'))) {
      const titles = found.get(id) ?? []
      titles.push(title)
      found.set(id, titles)
    }
  }
  return found
}

export const rules: Command = {
  name: 'rules',
  operands: ['[GAME]'],
  summary: 'Rule ids and the tests that prove them; lists those without a test.',
  flags: [JSON_FLAG],
  async run([asked], flags) {
    const ids = asked === undefined ? GAME_IDS : [asked]
    if (asked !== undefined && !GAME_IDS.some((id) => id === asked))
      throw new UsageError(`there is no game "${asked}": bothy games lists them`)
    const coverage = ids.map((game) => {
      const all = ruleIds(game)
      const tests = provingTests(game)
      return { game, all, tests, missing: all.filter((id) => !tests.has(id)) }
    })
    const objects = coverage.map((c) => ({
      game: c.game,
      rules: c.all.length,
      covered: c.all.length - c.missing.length,
      missing: c.missing,
    }))
    const lines = coverage.flatMap((c) => [
      ...(asked === undefined
        ? []
        : c.all.map((id) => `${id.padEnd(10)} ${c.tests.get(id)?.join(' | ') ?? 'NO TEST'}`)),
      `${c.game}: ${c.all.length} rules, ${c.all.length - c.missing.length} with a test${c.missing.length > 0 ? `, without: ${c.missing.join(', ')}` : ''}`,
    ])
    report(flags, asked === undefined && objects.length > 1 ? { games: objects } : objects[0], lines)
  },
}
