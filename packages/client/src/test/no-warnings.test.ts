import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { isFault, noWarnings } from '../../no-warnings.ts'

const folders: string[] = []

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function builds(first: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'bothy-warns-'))
  folders.push(root)
  writeFileSync(join(root, 'first.js'), first)
  writeFileSync(join(root, 'second.js'), 'export const second = 2')
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [noWarnings()],
    build: { write: false, rolldownOptions: { input: join(root, 'first.js') } },
  })
}

test('a build that warns fails and says why', async () => {
  const twice = "import { second } from './second.js'\nvoid import('./second.js')\nconsole.log(second)"
  await expect(builds(twice)).rejects.toThrow('dynamic import will not move module into another chunk')
})

test('a build without a warning passes', async () => {
  await expect(builds("import { second } from './second.js'\nconsole.log(second)")).resolves.toBeDefined()
})

test('a build that is only slow passes', () => {
  expect(['PLUGIN_TIMINGS', 'EVAL'].map((code) => isFault('warn', { code }))).toEqual([false, true])
})
