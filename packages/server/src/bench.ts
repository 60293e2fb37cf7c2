import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idleFigure } from './bench/idle.ts'
import { loadFigure } from './bench/load.ts'
import { movesFigure } from './bench/moves.ts'
import { busyFigures } from './bench/busy.ts'
import type { ServerFigure } from './bench/figure.ts'
import { storeFigure } from './bench/store.ts'

export interface ServerBenchOptions {
  /** Shorter and smaller: for a look, not for a record. */
  readonly quick: boolean
  onStep(step: string): void
}

/** Measured with real sockets on the loopback address, the server in a process of its own. Bounded in count and time. */
export async function serverFigures({ quick, onStep }: ServerBenchOptions): Promise<ServerFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-bench-'))
  const dataDir = (name: string): string => join(folder, name)
  try {
    onStep('server: durable appends to the store')
    const store = await storeFigure(join(folder, 'store.sqlite'), quick)
    onStep('server: durable moves over sockets')
    const moves = await movesFigure(dataDir('moves'), quick)
    onStep('server: 200 games with bots at once')
    const busy = await busyFigures(dataDir('busy'), quick)
    onStep('server: idle connections')
    const idle = await idleFigure(dataDir('idle'), quick)
    onStep('server: loading a match of 500 plies')
    const load = await loadFigure(join(folder, 'load.sqlite'), quick)
    return [store, moves, ...busy, idle, load]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
