import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleSizes } from './bundle.ts'

const dist = mkdtempSync(join(tmpdir(), 'bothy-bundle-'))
afterAll(() => rmSync(dist, { recursive: true }))

const ASSETS = ['page.js', 'worker.js', 'letters.woff2'] as const

function built(assets: readonly string[]): string {
  const folder = mkdtempSync(join(dist, 'built-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  const chunks = assets.includes('page.js') ? { 'index.html': { file: 'assets/page.js' } } : {}
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  for (const name of assets) writeFileSync(join(folder, 'assets', name), name)
  return folder
}

test('pages, worker and fonts are weighed apart', () => {
  const { all, worker, fonts } = bundleSizes(built(ASSETS))
  expect([all > 0, worker > 0, fonts]).toEqual([true, true, 'letters.woff2'.length])
})

test.each(ASSETS)('a client that was built without %s is not weighed', (missing) => {
  expect(() => bundleSizes(built(ASSETS.filter((name) => name !== missing)))).toThrow('rebuild it')
})
