import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { precompress } from '@bothy/server/load'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = process.env['BOTHY_CLIENT'] ?? join(ROOT, 'packages/client/dist')
const FOLDER = 'BOTHY_E2E_FOLDER'

/** One copy of the client for all files, compressed once: a build at the same time does not pull the pages from under the players. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-e2e-run-'))
  process.env[FOLDER] = folder
  if (existsSync(join(BUILT, 'index.html'))) {
    const client = join(folder, 'client')
    cpSync(BUILT, client, { recursive: true, preserveTimestamps: true })
    await precompress(client)
    process.env['BOTHY_CLIENT'] = client
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A page that several files look at is built by the first of them; the others, in other processes too, wait for it. */
export async function builtOnce(config: string): Promise<string> {
  const run = process.env[FOLDER]
  if (run === undefined) throw new Error('no folder for what is built once')
  const folder = join(run, config)
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  if (!isFirst(folder)) {
    while (!existsSync(done) && !existsSync(failed)) await wait(100)
    if (existsSync(failed)) throw new Error(`${config} could not be built`)
    return folder
  }
  try {
    await build(config, folder)
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
  writeFileSync(done, '')
  return folder
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function build(config: string, folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const from = join(ROOT, 'packages/client', config)
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', from, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  )
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${config} could not be built`)
}
