import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGame } from '@bothy/room'
import { StartProblem } from '../start-problem.ts'
import type { ServerOptions } from '../server-options.ts'
import { startServer } from '../start.ts'
import type { FromThread, Given } from './server-thread.ts'
import { CallWriter } from './shared-call.ts'

const BEAT_MS = 500

const isGiven = (x: unknown): x is Given => typeof x === 'object' && x !== null && 'options' in x && 'shared' in x

const isGames = (x: unknown): x is { readonly games: readonly AnyGame[] } =>
  typeof x === 'object' && x !== null && 'games' in x

const say = (message: FromThread): void => parentPort?.postMessage(message)

async function optionsOf({ options, faults }: Given, calls: CallWriter): Promise<ServerOptions> {
  const { gamesFrom, ...plain } = options
  const module: unknown = gamesFrom === undefined ? undefined : await import(gamesFrom)
  return { ...plain, calls, faults, ...(isGames(module) ? { games: module.games } : {}) }
}

const given: unknown = workerData
if (!isGiven(given)) throw new Error('a thread of a server needs its options')
const calls = new CallWriter(given.shared)
setInterval(() => calls.beat(), BEAT_MS).unref()
try {
  const { port, url, addresses, close } = await startServer(await optionsOf(given, calls))
  parentPort?.on('message', () => void close().then(() => say({ type: 'closed' })))
  calls.beat()
  say({ type: 'open', port, url, addresses })
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  say({ type: 'problem', message: error.message })
}
