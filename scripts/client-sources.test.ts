import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { clientChanged, clientSources } from './client-sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LONG_AGO = new Date('2020-01-01')
const root = mkdtempSync(join(tmpdir(), 'bothy-sources-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

function age(...paths: string[]): void {
  for (const path of paths) utimesSync(join(root, path), LONG_AGO, LONG_AGO)
}

test('a change in a package that the client uses only through another one makes the client old', () => {
  const folders = ['packages/client', 'packages/near', 'packages/far', 'packages/server']
  write('package.json', { workspaces: folders })
  write('package-lock.json', {})
  write('packages/client/package.json', { name: 'client', dependencies: { near: '1', preact: '1' } })
  write('packages/near/package.json', { name: 'near', dependencies: { far: '1' } })
  write('packages/far/package.json', { name: 'far' })
  write('packages/server/package.json', { name: 'server', dependencies: { near: '1' } })
  const files = folders.flatMap((folder) => [`${folder}/src/index.ts`, `${folder}/src/index.test.ts`])
  for (const file of files) write(file, '')
  age('package-lock.json', ...folders.map((folder) => `${folder}/package.json`))
  age(...files, ...folders, ...folders.map((folder) => `${folder}/src`))
  expect(clientChanged(root)).toBe(LONG_AGO.getTime())

  write('packages/server/src/index.ts', 'changed')
  write('packages/far/src/index.test.ts', 'changed')
  expect(clientChanged(root)).toBe(LONG_AGO.getTime())

  write('packages/far/src/index.ts', 'changed')
  expect(clientChanged(root)).toBeGreaterThan(LONG_AGO.getTime())
})

test('the client is made of kit, all games and what lies below, not of the server', () => {
  const sources = clientSources(ROOT)
  expect(sources).toEqual(expect.arrayContaining(['packages/kit', 'packages/kernel', 'packages/games/glen-more']))
  expect(sources).not.toContain('packages/server')
})
