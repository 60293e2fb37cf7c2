import type * as Bench from '@bothy/bench'
import { GAME_IDS } from '@bothy/games'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { type Command, JSON_FLAG, oneOf, UsageError } from '../command.ts'
import { columns, figure, report } from '../print.ts'

const PARTS = ['engine', 'server', 'client'] as const

const cell = (n: number | undefined, digits: number): string => (n === undefined ? '' : figure(n, digits))

/** Needs a browser and a peer to measure against, which an installation without development packages lacks. */
async function loadBench(): Promise<typeof Bench> {
  try {
    return await import('@bothy/bench')
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new UsageError('bench needs the development packages: npm ci without --omit=dev')
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

export const bench: Command = {
  name: 'bench',
  operands: [],
  summary: 'Engine, store, server and client figures, with peers where they can run.',
  flags: [
    { name: 'quick', value: null, help: 'short slices, for a look' },
    { name: 'only', value: 'PART', help: PARTS.join(', ') },
    { name: 'game', value: 'GAME', help: 'with --only client: tables of this game alone' },
    JSON_FLAG,
  ],
  async run(_operands, flags) {
    const only = oneOf(flags, 'only', PARTS)
    const game = oneOf(flags, 'game', GAME_IDS)
    if (game !== undefined && only !== 'client') throw new UsageError('--game goes with --only client')
    const measured = (part: (typeof PARTS)[number]): boolean => only === undefined || only === part
    const options: Bench.BenchOptions = {
      quick: flags['quick'] === true,
      dist: join(checkout, 'packages', 'client', 'dist'),
      game,
      onStep: (step) => process.stderr.write(`${step}…\n`),
    }
    if (only === 'client' && !existsSync(options.dist))
      throw new UsageError('the client is not built: npm start builds it')
    const figures: Bench.Figure[] = []
    const { clientFigures, engineFigures, machineFigure, takenFigure, ticks } = await loadBench()
    const before = ticks()
    figures.push(machineFigure('before'))
    if (measured('engine')) figures.push(...(await engineFigures(options)))
    if (measured('server')) {
      const { serverFigures } = await import('@bothy/server/bench')
      figures.push(...(await serverFigures(options)))
    }
    if (measured('client') && existsSync(options.dist)) figures.push(...(await clientFigures(options)))
    figures.push(...takenFigure(before), machineFigure('after'))
    report(
      flags,
      { figures },
      columns([
        ['figure', 'value', 'unit', 'ratio', 'floor', 'goal', 'note'],
        ...figures.map((f) => [
          f.id,
          figure(f.value, f.value < 100 ? 2 : 0),
          f.unit,
          cell(f.ratio, 3),
          cell(f.floor, f.floor !== undefined && f.floor < 1 ? 3 : 2),
          cell(f.goal, 2),
          [f.peer === undefined ? '' : `to ${f.peer}`, f.note ?? ''].filter((t) => t !== '').join('; '),
        ]),
      ]),
    )
  },
}
