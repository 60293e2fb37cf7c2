import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'

const DEV = fileURLToPath(new URL('dev.mjs', import.meta.url))
const MINUTE = 60_000

const data = mkdtempSync(join(tmpdir(), 'bothy-dev-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

let dev: ChildProcess | undefined
afterEach(() => dev?.kill('SIGINT'))

test('dev prints one address for pages and server, and Ctrl-C ends both', { timeout: 4 * MINUTE }, async () => {
  const running = spawn(process.execPath, [DEV, '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] })
  dev = running
  let printed = ''
  running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  running.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve))
  await expect.poll(() => printed, { timeout: 2 * MINUTE }).toContain('Ctrl-C ends both')
  const addresses = printed.match(/http:\S+/g) ?? []
  expect(addresses).toHaveLength(1)
  const [address = ''] = addresses

  expect(await (await fetch(address)).text()).toContain('/src/main.tsx')
  // The server starts again when one of its files changes, and another test may have written one.
  await expect.poll(async () => (await fetch(new URL('/api/me', address))).status, { timeout: MINUTE }).toBe(200)
  // A page acts in its own name: the proxy keeps the host that the server compares with the origin.
  const table = await fetch(new URL('/api/tables', address), {
    method: 'POST',
    headers: { origin: new URL(address).origin, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(table.status).toBe(400)

  running.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(fetch(address)).rejects.toThrow()
})

test('dev refuses a port that is none', { timeout: MINUTE }, async () => {
  const running = spawn(process.execPath, [DEV, '--port', 'many'], { stdio: 'ignore' })
  dev = running
  expect(await new Promise((resolve) => running.once('exit', resolve))).toBe(2)
})
