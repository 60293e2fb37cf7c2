import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@bothy/games'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Sources, without tests, samples and the pages that show them. */
const sources = execFileSync('git', ['ls-files', 'packages', 'bench'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mts|mjs|css|html)$/.test(path))
  .filter((path) => !/\.test\.|\/test\/|^packages\/(?:games\/(?:written\/|[^/]+\.ts$)|fifth-game\/)/.test(path))

const named = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')

test.each(GAME_IDS)('no source outside its folder names %s', (id) => {
  const outside = sources.filter((path) => !path.startsWith(`packages/games/${id}/`))
  expect(outside.length).toBeGreaterThan(1500)
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`)
  expect(outside.filter((path) => word.test(named(path)))).toEqual([])
})
