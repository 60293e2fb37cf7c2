/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Games whose page fetches data and words only. What they play lives in the room: on the server, or in a worker. */
const LEAN = ['lords-of-scotland']

/** What an `import` or `export … from` leaves in the script: not types, and not what is fetched later. */
function imports(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/^(?:import|export)(?!\s+type\b)(?:[^'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)
  return [...found].map(([, name]) => name)
}

function resolved(from: string, name: string): string | null {
  if (name.startsWith('.')) return resolve(dirname(from), name)
  const [, game, sub] = /^@bothy\/([a-z-]+)(?:\/(.+))?$/.exec(name) ?? []
  const folder = game === undefined ? '' : join(root, 'packages/games', game)
  if (game === undefined || !existsSync(join(folder, 'package.json'))) return null
  const read: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const exported = new Map(Object.entries((read as { exports: Record<string, string> }).exports))
  return join(folder, exported.get(sub === undefined ? '.' : `./${sub}`) ?? 'missing')
}

/** Every source file that the page of a game carries. */
function reached(entry: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const todo = [entry]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    for (const name of imports(file)) {
      const next = resolved(file, name)
      if (next !== null) todo.push(next)
    }
  }
  return seen
}

test.each(LEAN)('the page of %s carries its data and its words, and no rule', (game) => {
  const files = [...reached(join(root, 'packages/client/src/games', game, 'index.ts'))]
  const ofGame = files.filter((file) => file.includes(`packages/games/${game}/`))
  const parts = new Set(ofGame.map((file) => file.split('/src/')[1].split('/')[0]))
  expect(ofGame.length).toBeGreaterThan(0)
  expect([...parts].toSorted()).toEqual(['data', 'messages'])
})
