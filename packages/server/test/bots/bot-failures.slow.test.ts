import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BotPlayers, LateAnswer } from '@bothy/room'
import { expect, test } from 'vitest'
import { startServer } from '../../src/index.ts'
import type { BotFailures } from '../../src/load/bot-failures.ts'
import { anyPort } from '../../src/load/any-port.ts'
import { Guest, LORDS, heedingBots, patient, serve, temporaryFolder, until } from '../server.ts'

patient()

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] as const
const SETUP = { setup: { firstInitiative: 1 } }
const failing = (error: Error): BotPlayers => ({
  async choose() {
    throw error
  },
})

test('a bot that fails counts, stands in the log with seed and ply, and leaves a report of its match', async () => {
  const dataDir = temporaryFolder()
  const lines: string[] = []
  const metrics = { port: await anyPort(), host: '127.0.0.1' }
  const server = await serve(
    {
      dataDir,
      metrics,
      log: 'error',
      logTo: { write: (line) => void lines.push(line) },
      bots: failing(new Error('lost')),
    },
    true,
  )
  const ann = await Guest.of(server)
  const { id } = await ann.table([...SEATS], SETUP)
  await until(() => lines.length >= 3)
  const said = lines.map((line): unknown => JSON.parse(line))
  const at = { fault: 'a bot failed', game: LORDS, ply: 0, seat: 1 }
  expect(said.slice(0, 3)).toMatchObject([
    { ...at, bot: 'hard' },
    { ...at, bot: 'medium' },
    { ...at, bot: 'easy' },
  ])
  const [file] = readdirSync(join(dataDir, 'reports'))
  const report: unknown = JSON.parse(readFileSync(join(dataDir, 'reports', file), 'utf8'))
  expect(report).toMatchObject({ table: id, task: 'bot', error: { message: 'lost' }, entries: [] })
  const { seed } = said[0] as { seed: string }
  expect(report).toMatchObject({ seed })
  const figures = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  expect(figures).toMatch(/bothy_faults_total\{fault="a bot failed",game="lords-of-scotland"\} [3-9]/)
})

test('a server on which a bot has failed fails its test; one that was late does not', async () => {
  const failed = async (error: Error): Promise<BotFailures> => {
    let isHeard = false
    const logTo = { write: (): void => void (isHeard = true) }
    const { options, failures } = heedingBots({
      dataDir: temporaryFolder(),
      log: 'error',
      logTo,
      bots: failing(error),
    })
    const server = await startServer(options)
    await (await Guest.of(server)).table([...SEATS], SETUP)
    await until(() => isHeard)
    await server.close()
    return failures
  }
  const [broken, late] = [await failed(new Error('lost')), await failed(new LateAnswer('5 s'))]
  expect(() => broken.check()).toThrow('bots have failed')
  expect(() => late.check()).not.toThrow()
})
