import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MOST = 40

const files = globSync(
  [
    'packages/{*/{src,test},{games,fifth-game}/*/{board,data,rules,words,opponents,teaching,modules,test}}/**/*.{ts,tsx,css}',
    '{bench,e2e,scripts}/**/*.{ts,mjs,mts}',
  ],
  { cwd: ROOT },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules/'))

test(`no folder of the sources or tests has more than ${MOST} files`, () => {
  expect(files.length).toBeGreaterThan(2600)
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  const full = [...sizes].filter(([, size]) => size > MOST)
  expect(full).toEqual([])
})
