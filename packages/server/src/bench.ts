import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idleFigure } from './bench/idle.ts'
import { loadFigures } from './bench/load.ts'
import { movesFigures, postgresMovesFigures } from './bench/moves.ts'
import { busyFigures, expertFigures } from './bench/busy.ts'
import type { ServerFigure } from './bench/figure.ts'
import { storeFigure } from './bench/store.ts'
import { storedFigures } from './bench/stored.ts'
import { workFigures } from './bench/work.ts'
import { hasPostgres, testPostgres } from './load/postgres.ts'

export interface ServerBenchOptions {
  readonly quick: boolean
  onStep(step: string): void
}

export async function serverFigures({ quick, onStep }: ServerBenchOptions): Promise<ServerFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-bench-'))
  const dataDir = (name: string): string => join(folder, name)
  try {
    onStep('server: durable appends to the store')
    const store = await storeFigure(join(folder, 'store.sqlite'), quick)
    onStep('server: durable moves over sockets')
    const moves = await movesFigures(dataDir('moves'), quick)
    const several = await onPostgres(dataDir('postgres'), quick, onStep)
    onStep('server: what a move of each game costs')
    const work = await workFigures((name) => dataDir(`work-${name}`), quick)
    onStep('server: 200 games with bots at once')
    const busy = await busyFigures(dataDir('busy'), quick)
    onStep('server: 100 games with experts at once')
    const experts = await expertFigures(dataDir('experts'))
    onStep('server: idle connections')
    const idle = await idleFigure(dataDir('idle'), quick)
    onStep('server: loading a match of 500 plies')
    const load = await loadFigures(join(folder, 'load.sqlite'), quick)
    onStep('server: many stored matches')
    const stored = await storedFigures(dataDir('stored'), quick)
    return [store, ...moves, ...several, ...work, ...busy, ...experts, idle, ...load, ...stored]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(
  dataDir: string,
  quick: boolean,
  onStep: ServerBenchOptions['onStep'],
): Promise<readonly ServerFigure[]> {
  if (!hasPostgres()) {
    onStep('server: no PostgreSQL here, so none is measured (node scripts/bootstrap.mjs --postgres fetches one)')
    return []
  }
  const postgres = await testPostgres({ durable: true })
  const figures: ServerFigure[] = []
  try {
    for (const processes of [1, 3]) {
      onStep(
        `server: durable moves over sockets, PostgreSQL, ${processes === 1 ? 'one process' : `${processes} processes`}`,
      )
      figures.push(...(await postgresMovesFigures(postgres, { dataDir, processes, quick })))
    }
  } finally {
    await postgres.stop()
  }
  return figures
}
