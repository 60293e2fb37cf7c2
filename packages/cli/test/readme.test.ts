import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serve } from '../src/commands/serve.ts'

const text = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const variables = (of: string): readonly string[] => [...of.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name)

test('the README tells hosts every flag of the server and no other, with its variable', () => {
  const flags = serve.flags.map(({ name, value }) => `--${name}${value === null ? '' : ` ${value}`}`)
  const rows = text('README.md')
    .split('\n')
    .flatMap((line) => (line.startsWith('| `--') ? [line] : []))
  expect(rows.map((row) => row.split('`')[1]).toSorted()).toEqual(flags.toSorted())
  const named = rows.flatMap(variables)
  expect(serve.flags.flatMap(({ help }) => variables(help)).filter((name) => !named.includes(name))).toEqual([])
})

test('each README leads to the other', () => {
  expect(text('README.md')).toContain('](README.fr.md)')
  expect(text('README.fr.md')).toContain('](README.md)')
})
