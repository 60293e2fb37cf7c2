import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Toy, toy } from '@bothy/kernel/toy'
import type { Equipment } from './people.ts'
import type { Player } from './tables.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export async function withToy(): Promise<Equipment> {
  const client = mkdtempSync(join(tmpdir(), 'bothy-toy-client-'))
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const config = join(ROOT, 'packages/client/vite.toy.config.ts')
  const build = spawn(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', client, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  )
  await once(build, 'exit')
  if (build.exitCode !== 0) throw new Error('the client with the toy game could not be built')
  return { client, games: [toy] }
}

const has = (x: unknown, key: string): x is object => typeof x === 'object' && x !== null && key in x

export const TOY: Player<Toy['view'], Toy['action']> = {
  game: toy.id,
  title: 'Cairn',
  isView: (x): x is Toy['view'] => has(x, 'lastCalls'),
  isAction: (x): x is Toy['action'] => has(x, 'type'),
  choose: (legal) => legal[legal.length - 1],
}
