import { parentPort } from 'node:worker_threads'
import { isGameId, loadGame } from '@bothy/games'
import { type Bringing, brought } from './brought.ts'
import type { FromWorker } from './importer.ts'

const say = (message: FromWorker): void => parentPort?.postMessage(message)

parentPort?.on('message', (bringing: Bringing) => {
  brought(async (id) => {
    const game = isGameId(id) ? await loadGame(id) : undefined
    say({ begun: true })
    return game
  }, bringing).then(
    (table) => say({ brought: table }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : 'unknown' }),
  )
})
