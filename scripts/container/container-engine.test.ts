import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ended, engineWith } from './container-engine.ts'

test('a container is ended by its name: the program that has started it is not the container', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-engine-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = join(folder, 'log')
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho "$@" >> ${log}\n`)
  chmodSync(join(folder, 'docker'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const engine = engineWith('base')
  if ('why' in engine) throw new Error(engine.why)
  const { child, kill } = engine.start('image', { port: 4711, metricsPort: 4712, data: '/tmp/data' })
  await once(child, 'exit')
  kill()
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-2)
  expect(said[0]).toMatch(/^run --rm --name image-4711 .* image$/)
  expect(said[1]).toBe('rm --force image-4711')
})

test('one that is gone is not waited for', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await ended(child)
})
