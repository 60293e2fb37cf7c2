import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { anyPort } from '@bothy/server/load'
import { createServer as createVite } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join(ROOT, 'packages/cli/src/main.ts')
/** Games of development stay apart from those of `npm start`. */
const DATA = join(ROOT, '.build/dev')
const HOST = '127.0.0.1'
/** Printed by the server when it listens: see packages/cli/src/commands/serve.ts. */
const OPEN = /Bothy is open/

const { port, data } = readWords()
const serverPort = await anyPort()
process.env.BOTHY_SERVER = `http://${HOST}:${serverPort}`

// Files that a thread has read are not watched, so the server runs without one.
const words = ['serve', '--host', HOST, '--port', String(serverPort), '--data', data, '--call-limit', '0']
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--no-memory-protection-keys', MAIN, ...words],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: process.platform !== 'win32' },
)
let vite = null
let closing = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void close())
server.on('exit', () => void close(1))

let starts = 0
createInterface({ input: server.stdout }).on('line', (line) => {
  if (!OPEN.test(line)) return
  starts++
  if (starts === 1) void open()
  else console.log(`${new Date().toLocaleTimeString()}  server restarted`)
})

/** The pages come last, so that the first one already finds its server. */
async function open() {
  vite = await createVite({
    configFile: join(ROOT, 'packages/client/vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    ...(port === undefined ? {} : { server: { port } }),
  })
  await vite.listen()
  console.log(`\n  Bothy is open:  ${vite.resolvedUrls?.local[0] ?? ''}\n`)
  console.log('  Pages reload when their files change, the server restarts when its files do. Ctrl-C ends both.\n')
}

/** In a process group of its own the server hears of Ctrl-C only here, so it is told once and waited for. */
async function close(status = 0) {
  if (closing) return
  closing = true
  const ended = server.exitCode !== null || server.signalCode !== null
  if (!ended) {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
  await vite?.close()
  process.exit(status)
}

function readWords() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string', default: DATA } } })
    const { port: asked } = values
    if (asked === undefined) return { port: undefined, data: values.data }
    if (/^\d+$/.test(asked) && Number(asked) <= 65_535) return { port: Number(asked), data: values.data }
    throw new Error(`--port takes a whole number from 0 to 65535, not "${asked}"`)
  } catch (error) {
    console.error(error.message.split('. ')[0])
    process.exit(2)
  }
}
