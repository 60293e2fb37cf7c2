import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MadeOwnBot, TableInfo } from '@bothy/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Guest, patient, serve, temporaryFolder, until } from '../server.ts'
import { signUp } from '../signing.ts'

patient()

const OPEN = { kind: 'open' } as const
const SAMPLES = fileURLToPath(new URL('../../../../samples/', import.meta.url))
const LIMITS = { rest: 1e6 }
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0

const TYPESCRIPT = [process.execPath, 'first-bot.ts'] as const
const PYTHON = ['python3', 'first_bot.py'] as const

type Sample = { readonly child: ChildProcess; said(): string }

function start([program, file]: readonly [string, string], url: string, token: string): Sample {
  const child = spawn(program, [file], {
    cwd: SAMPLES,
    env: { PATH: process.env['PATH'], BOTHY_SERVER: url, BOTHY_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said: () => said }
}

async function playedBy(sample: readonly [string, string]): Promise<void> {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir, limits: LIMITS })
  const port = Number(new URL(first.url).port)
  const ann = await signUp(await Guest.of(first))
  const make = (name: string): Promise<MadeOwnBot> => ann.json('POST', '/api/bots', { name })
  const bots = [await make('One'), await make('Two')]
  const { id } = await ann.table([OPEN, OPEN])
  const running = bots.map(({ token }) => start(sample, first.url, token))
  for (const [seat, { bot }] of bots.entries())
    await ann.json('PUT', `/api/tables/${id}/seats/${seat}/own-bot`, { bot: bot.id })
  const table = (): Promise<TableInfo> => ann.json('GET', `/api/tables/${id}`)
  await until(async () => (await table()).progress > 0)
  // They come back after a server that was gone.
  await first.close()
  await serve({ dataDir, port, limits: LIMITS })
  await until(async () => (await table()).status === 'over')
  for (const { said } of running) {
    await until(() => said().includes(`over: ${id}`))
    expect(said()).not.toContain('too-fast')
  }
  expect((await table()).seats).toMatchObject([{ name: '[bot] One' }, { name: '[bot] Two' }])
  expect((await table()).ended?.result).not.toBe(null)
  const over = new Promise<number | null>((resolve) => running[0].child.on('exit', resolve))
  await ann.request('DELETE', `/api/bots/${bots[0].bot.id}`)
  expect(await over).toBe(1)
  expect(running[0].said()).toContain('this token was revoked')
}

test('the sample in TypeScript plays a match to its end, through a restart of the server', () => playedBy(TYPESCRIPT))

test.skipIf(!hasPython)('the sample in Python plays a match to its end, through a restart of the server', () =>
  playedBy(PYTHON),
)
