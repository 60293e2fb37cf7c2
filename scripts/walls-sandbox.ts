import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules/.bin')
const GAME = 'packages/games/lords-of-scotland'
const OTHER_GAME = 'packages/games/other-game'

export type Sandbox = {
  plant(path: string, source: string): Promise<void>
  lint(): Promise<string[]>
  compile(): Promise<string[]>
  remove(): Promise<void>
}

export async function createSandbox(): Promise<Sandbox> {
  const box = await mkdtemp(join(tmpdir(), 'bothy-walls-'))
  const plant = async (path: string, source: string) => {
    await mkdir(dirname(join(box, path)), { recursive: true })
    await writeFile(join(box, path), source)
  }
  const copy = (from: string, to = from) => cp(join(ROOT, from), join(box, to), { recursive: true })

  for (const file of [
    'package.json',
    'tsconfig.json',
    'tsconfig.browser.json',
    '.oxlintrc.json',
    'scripts/tsconfig.json',
    'scripts/floors.mjs',
    'scripts/plain-comments.mjs',
    'scripts/rooms-of-games.mjs',
  ])
    await copy(file)
  for (const folder of await workspaces()) {
    await copy(join(folder, 'package.json'))
    await copy(join(folder, 'tsconfig.json'))
    if (folder === 'packages/kernel') await copy(join(folder, 'src'))
    else await plant(await entryOf(folder), 'export const here = true\n')
    if (dirname(folder) !== 'packages/games') continue
    await copy(join(folder, 'board/tsconfig.json'))
    await plant(join(folder, 'board/index.ts'), 'export const board = true\n')
  }
  for (const file of ['package.json', 'tsconfig.json']) {
    const text = await readFile(join(ROOT, GAME, file), 'utf8')
    await plant(join(OTHER_GAME, file), text.replaceAll('lords-of-scotland', 'other-game'))
  }
  await plant(join(OTHER_GAME, 'rules/index.ts'), 'export const here = true\n')
  await plant(join(OTHER_GAME, 'rules/there.ts'), 'export const there = true\n')
  const base = await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8')
  await plant(
    'tsconfig.base.json',
    base.replace('"paths": {', `"paths": { "@bothy/other-game": ["./${OTHER_GAME}/rules/index.ts"],`),
  )
  await linkPackages(box, [...(await workspaces()), OTHER_GAME])

  return {
    plant,
    lint: () => linesOf('oxlint', ['--type-aware', '--format', 'unix', 'packages'], box),
    compile: () => linesOf('tsc', ['-b', '--checkers', '1', '--pretty', 'false'], box),
    remove: () => rm(box, { recursive: true, force: true }),
  }
}

async function workspaces(): Promise<string[]> {
  return (await readManifest('.')).workspaces ?? []
}

async function entryOf(folder: string): Promise<string> {
  return join(folder, (await readManifest(folder)).exports?.['.'] ?? 'index.ts')
}

type Manifest = { name: string; workspaces?: string[]; exports?: Record<string, string> }

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
}

async function linkPackages(box: string, folders: string[]): Promise<void> {
  const modules = join(box, 'node_modules')
  await mkdir(join(modules, '@bothy'), { recursive: true })
  for (const entry of await readdir(join(ROOT, 'node_modules')))
    if (entry !== '@bothy' && entry !== '.vite') await symlink(join(ROOT, 'node_modules', entry), join(modules, entry))
  for (const folder of folders) {
    const { name } = JSON.parse(await readFile(join(box, folder, 'package.json'), 'utf8')) as Manifest
    await symlink(join(box, folder), join(modules, name))
  }
}

function linesOf(command: string, args: string[], cwd: string): Promise<string[]> {
  const env = { ...process.env, PATH: `${BIN}:${process.env['PATH']}` }
  return new Promise((resolve, reject) => {
    execFile(join(BIN, command), args, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve(`${stdout}\n${stderr}`.split('\n').filter((line) => /^[^\s:(]+[:(]\d/.test(line)))
    })
  })
}
