import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WAITS = 'packages/fifth-game'
const GAMES = 'packages/games'

type Manifest = { readonly name: string; readonly workspaces?: readonly string[] }

export type Sandbox = {
  readonly folder: string
  run(command: string, ...args: readonly string[]): Promise<string>
  bothy(...args: readonly string[]): Promise<string>
  changed(): Promise<readonly string[]>
  diff(path: string): Promise<readonly string[]>
  serve(): Promise<string>
  remove(): void
}

const filesOf = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((path) => path !== '')

const isManifest = (x: unknown): x is Manifest => typeof x === 'object' && x !== null && 'name' in x
function manifestOf(folder: string): Manifest {
  const found: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isManifest(found)) throw new Error(`${folder} has no package.json`)
  return found
}

function copyRepository(box: string): void {
  for (const path of filesOf(ROOT)) {
    if (path.startsWith(`${WAITS}/`)) continue
    mkdirSync(dirname(join(box, path)), { recursive: true })
    cpSync(join(ROOT, path), join(box, path))
  }
  const project = join(box, 'tsconfig.json')
  writeFileSync(project, readFileSync(project, 'utf8').replaceAll(new RegExp(`.*"./${WAITS}/.*\n`, 'g'), ''))
}

function addGame(box: string, id: string): void {
  cpSync(join(ROOT, WAITS, id), join(box, GAMES, id), { recursive: true })
  // Texts link to where it waits.
  mkdirSync(join(box, WAITS, id), { recursive: true })
  const file = join(box, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *"packages\/bots",$/m, `    "${GAMES}/${id}",\n$&`))
}

/** The compiler looks only at what differs from its last run here, by the text of the files. */
function keepCompiled(box: string): void {
  const types = '.build/types'
  if (existsSync(join(ROOT, types))) cpSync(join(ROOT, types), join(box, types), { recursive: true })
}

/** Like `npm install`: packages of others, and links to our own. */
function linkPackages(box: string): void {
  const modules = join(box, 'node_modules')
  mkdirSync(join(modules, '@bothy'), { recursive: true })
  for (const entry of readdirSync(join(ROOT, 'node_modules')))
    if (entry !== '@bothy' && entry !== '.vite') symlinkSync(join(ROOT, 'node_modules', entry), join(modules, entry))
  for (const folder of manifestOf(box).workspaces ?? [])
    symlinkSync(join(box, folder), join(modules, manifestOf(join(box, folder)).name))
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk)
        const url = /http:\/\/localhost:\d+/.exec(said)?.[0]
        if (url !== undefined) resolve(url)
      })
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
}

export function withGame(id: string): Sandbox {
  const box = mkdtempSync(join(tmpdir(), 'bothy-fifth-'))
  copyRepository(box)
  execFileSync('git', ['init', '--quiet'], { cwd: box })
  execFileSync('git', ['add', '--all'], { cwd: box })
  addGame(box, id)
  linkPackages(box)
  keepCompiled(box)
  const bin = join(box, 'node_modules/.bin')
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter), NODE_ENV: '' }
  const main = join(box, 'packages/cli/src/main.ts')
  const servers: ChildProcess[] = []
  const run = (command: string, ...args: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(command, args, { cwd: box, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else reject(new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error }))
      })
    })
  return {
    folder: box,
    run,
    bothy: (...args) => run(process.execPath, main, ...args),
    changed: async () => {
      const paths = await run(
        'git',
        'ls-files',
        '--modified',
        '--others',
        '--exclude-standard',
        '--directory',
        '--no-empty-directory',
      )
      return paths.split('\n').flatMap((path) => (path === '' ? [] : path.replace(/\/$/, '')))
    },
    diff: async (path) => {
      const lines = (await run('git', 'diff', '--unified=0', path)).split('\n')
      return lines.filter((line) => /^[-+](?!--|\+\+)/.test(line))
    },
    serve() {
      const words = [main, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', join(box, 'kept')]
      const child = spawn(process.execPath, words, { cwd: box, env, stdio: ['ignore', 'pipe', 'pipe'] })
      servers.push(child)
      return addressOf(child)
    },
    remove() {
      for (const server of servers) server.kill('SIGKILL')
      rmSync(box, { recursive: true, force: true })
    },
  }
}
