import { GAME_IDS } from '@bothy/games'
import { bundleSizes, chronicleSizes, playSize } from './bundle.ts'
import { waitingFigures } from './client-speed.ts'
import type { BenchOptions, Figure } from './figure.ts'

export { engineFigures } from './engine.ts'
export type { BenchOptions, Figure }

/** Shell and one game, in KB; a map and a market are more to draw. */
const BUNDLE_LIMIT = 150
const BUNDLE_LIMITS: { readonly [game: string]: number } = {
  'clans-of-caledonia': 160,
  'glen-more': 125,
  'glen-more-2': 170, // with portraits, views of landmarks and the map of the clans
  'lords-of-scotland': 114,
}

/** What a table fetches besides for one Chronicle, in KB. */
const CHRONICLE_LIMIT = 14

/** Size of the built client. */
export function sizeFigures(dist: string): Figure[] {
  const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10
  const { all, worker, fonts } = bundleSizes(dist)
  return [
    ...GAME_IDS.map((id) => ({
      id: `client.play.${id}`,
      value: kb(playSize(dist, id)),
      unit: 'KB gz',
      floor: BUNDLE_LIMITS[id] ?? BUNDLE_LIMIT,
      note: 'lower is better; shell, table and board',
    })),
    ...[...chronicleSizes(dist)].map(([id, bytes]) => ({
      id: `client.chronicle.${id}`,
      value: kb(bytes),
      unit: 'KB gz',
      floor: CHRONICLE_LIMIT,
      note: 'lower is better; for tables that play it',
    })),
    { id: 'client.all', value: kb(all), unit: 'KB gz', note: 'lower is better; every page, game, language and rule' },
    { id: 'client.worker', value: kb(worker), unit: 'KB gz', note: 'for tables on one device only' },
    { id: 'client.fonts', value: kb(fonts), unit: 'KB' },
  ]
}

/** Size of the built client, and how long people wait before it. */
export const clientFigures = async (options: BenchOptions): Promise<Figure[]> => [
  ...sizeFigures(options.dist),
  ...(await waitingFigures(options)),
]
