import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anyPort } from '@bothy/server/load'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listOf, restsOf, stagesOf } from './container-steps.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** A user who owns nothing; only root can start a process as another user. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined
const [build, last] = stagesOf(join(ROOT, 'deploy/Containerfile'))

const SEATS = [{ kind: 'me' }, { kind: 'open' }]

let box: { readonly built: string; readonly image: string; readonly data: string }

/**
 * Runs the steps of the container file one by one in empty folders. Only `npm ci` is not repeated: the packages that it has installed here
 * are linked.
 */
beforeAll(() => {
  const top = mkdtempSync(join(tmpdir(), 'bothy-container-'))
  chmodSync(top, 0o755)
  box = { built: join(top, 'built'), image: join(top, 'image'), data: join(top, 'data') }
  for (const folder of Object.values(box)) mkdirSync(folder)
  for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n'))
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(box.built, file))
  for (const command of restsOf(build, 'RUN')) {
    const [program = '', ...words] = command.split(' ')
    if (command.startsWith('npm ci '))
      execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(box.built, 'node_modules')])
    else
      execFileSync(program, words, {
        cwd: box.built,
        env: { ...process.env, PATH },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
  }
  for (const copy of restsOf(last, 'COPY')) {
    const [from = '', to = ''] = copy.replace('--from=build ', '').split(' ')
    const target = join(box.image, to, to.endsWith('/') ? from.slice('/bothy/'.length) : '')
    mkdirSync(dirname(target), { recursive: true })
    execFileSync('cp', ['-al', join(box.built, from.slice('/bothy'.length)), target])
  }
  if (NOBODY !== undefined) chownSync(box.data, NOBODY, NOBODY)
}, 300_000)

afterAll(() => rmSync(dirname(box.image), { recursive: true, force: true }))

const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)

function environment(): NodeJS.ProcessEnv {
  const out: NodeJS.ProcessEnv = { PATH }
  for (const line of restsOf(last, 'ENV')) {
    const [name = '', value = ''] = line.split('=')
    out[name] = value === '/data' ? box.data : value
  }
  return out
}

async function started(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const [port, metrics] = [await anyPort(), await anyPort()]
  const words = [...listOf(last, 'ENTRYPOINT'), ...listOf(last, 'CMD')].map((word) =>
    word === '3000' ? String(port) : word === '0.0.0.0:9464' ? `127.0.0.1:${metrics}` : word,
  )
  const [program = '', ...rest] = words
  const user = NOBODY === undefined ? {} : { uid: NOBODY, gid: NOBODY }
  const child = spawn(program, rest, {
    cwd: box.image,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes(`:${port}`) && resolve())
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)))
  })
  return { child, url }
}

function idOf(table: unknown): string {
  if (typeof table === 'object' && table !== null && 'id' in table && typeof table.id === 'string') return table.id
  throw new Error('no table')
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

test('a container keeps its games on the volume, and starts as another user', async () => {
  const first = await started()
  expect((await fetch(`${first.url}/ready`)).status).toBe(200)
  expect(await (await fetch(first.url)).text()).toContain('<title>')
  const cookie = (await fetch(`${first.url}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await fetch(`${first.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: first.url },
    body: JSON.stringify({ game: 'lords-of-scotland', seats: SEATS, setup: {}, visibility: 'private' }),
  })
  expect(made.status, await made.clone().text()).toBe(201)
  const id = idOf(await made.json())
  await ended(first.child)
  expect(readdirSync(box.data)).toContain('bothy.sqlite')
  const second = await started()
  const found = await fetch(`${second.url}/api/tables/${id}`, { headers: { cookie } })
  expect(found.status, await found.text()).toBe(200)
  await ended(second.child)
})

test('no development package is shipped', () => {
  const shipped = readdirSync(join(box.image, 'node_modules'))
  expect(shipped).toContain('fastify')
  for (const name of [
    'boardgame.io',
    'socket.io',
    'playwright-core',
    'axe-core',
    'vite',
    'vitest',
    'typescript',
    'preact',
  ])
    expect(shipped).not.toContain(name)
})

test('what only development has is refused in one sentence', () => {
  const words = ['packages/cli/src/main.ts', 'bench', '--only', 'engine']
  expect(() => execFileSync(process.execPath, words, { cwd: box.image, encoding: 'utf8', stdio: 'pipe' })).toThrow(
    /bothy: bench needs the development packages/,
  )
})
