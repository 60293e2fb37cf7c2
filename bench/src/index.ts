import { GAME_IDS } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import { bundleSizes, moduleSizes, playSize } from './bundle.ts'
import { waitingFigures } from './client-speed.ts'
import type { BenchOptions, Figure } from './figure.ts'

export { readManifest } from './bundle.ts'
export { engineFigures } from './engine.ts'
export { machineFigure, takenFigure, ticks } from './machine.ts'
export type { BenchOptions, Figure }

/** KB fetched besides for the first module of a game, and for each module. */
const MODULES_LIMIT = 4
const MODULE_LIMIT = 16
const WORKER_LIMIT = 190

export function sizeFigures(dist: string): Figure[] {
  const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10
  const { all, worker, fonts } = bundleSizes(dist)
  return [
    ...GAME_IDS.map((id) => ({
      id: `client.play.${id}`,
      value: kb(playSize(dist, id)),
      unit: 'KB gz',
      floor: FIGURES[id].tableKb,
      note: 'lower is better; shell, table and board',
    })),
    ...GAME_IDS.flatMap((game) => {
      const modules = moduleSizes(dist, game)
      if (modules === null) return []
      return [
        {
          id: `client.modules.${game}`,
          value: kb(modules.common),
          unit: 'KB gz',
          floor: MODULES_LIMIT,
          note: 'lower is better; with the first module of a table',
        },
        ...[...modules.each].map(([id, bytes]) => ({
          id: `client.module.${game}.${id}`,
          value: kb(bytes),
          unit: 'KB gz',
          floor: MODULE_LIMIT,
          note: 'lower is better; for tables that play it',
        })),
      ]
    }),
    { id: 'client.all', value: kb(all), unit: 'KB gz', note: 'lower is better; every page, game, language and rule' },
    {
      id: 'client.worker',
      value: kb(worker),
      unit: 'KB gz',
      floor: WORKER_LIMIT,
      note: 'lower is better; for tables on one device only',
    },
    { id: 'client.fonts', value: kb(fonts), unit: 'KB' },
  ]
}

export const clientFigures = async (options: BenchOptions): Promise<Figure[]> => [
  ...sizeFigures(options.dist),
  ...(await waitingFigures(options)),
]
