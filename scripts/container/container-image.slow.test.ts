import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { anyPort } from '@bothy/server/load'
import { expect, onTestFinished, test } from 'vitest'
import { type Engine, type Place, ended, engineWith } from './container-engine.ts'
import { stagesOf } from './container-steps.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILE = join(ROOT, 'deploy/Containerfile')
const IMAGE = `bothy-test-${process.pid}`
const BUILD_MS = 30 * 60_000
const ASK_EVERY_MS = 250

function whyNot(found: ReturnType<typeof engineWith>): string | null {
  if ('why' in found) return found.why
  return spawnSync('npm', ['ping']).status === 0 ? null : 'the registry of packages is not reached'
}

async function ready(engine: Engine, place: Place): Promise<ChildProcess> {
  const { child, kill } = engine.start(IMAGE, place)
  onTestFinished(kill)
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${place.port}/ready`).catch(() => null)
    if (answer?.status === 200) return child
    await pause(ASK_EVERY_MS)
  }
  throw new Error('the container has ended')
}

test(
  'the image is built, serves the pages, and finds its data again',
  async ({ skip }) => {
    const found = engineWith(stagesOf(FILE)[0].from)
    const why = whyNot(found)
    if ('why' in found || why !== null) return skip(why ?? '')
    found.build(FILE, ROOT, IMAGE)
    onTestFinished(() => found.remove(IMAGE))
    const data = mkdtempSync(join(tmpdir(), 'bothy-volume-'))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    // The image has a user of its own, whose number is unknown here.
    chmodSync(data, 0o777)
    const place = { port: await anyPort(), metricsPort: await anyPort(), data }
    const url = `http://127.0.0.1:${place.port}`
    const first = await ready(found, place)
    expect(await (await fetch(url)).text()).toContain('<title>')
    const cookie = (await fetch(`${url}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')
    const me = async (): Promise<unknown> => (await fetch(`${url}/api/me`, { headers: { cookie } })).json()
    const before = await me()
    await ended(first)
    expect(readdirSync(data)).toContain('bothy.sqlite')
    const second = await ready(found, place)
    expect(await me()).toEqual(before)
    await ended(second)
  },
  BUILD_MS,
)
