import { GAME_IDS, loadGame } from '@bothy/games'
import { throughReducer } from './boardgame-io.ts'
import { bundleSizes, playSize } from './bundle.ts'
import { connectFour } from './calibration.ts'
import { waitingFigures } from './client-speed.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { randomPlay } from './random-play.ts'
import { rounds } from './rounds.ts'

export type { BenchOptions, Figure }

const SEATS = 4
const ENGINE_BARS: { readonly [game: string]: { readonly floor: number; readonly goal: number } } = {
  'clans-of-caledonia': { floor: 0.02, goal: 0.06 },
  'glen-more': { floor: 0.09, goal: 0.14 },
  'glen-more-2': { floor: 0.02, goal: 0.08 },
  'lords-of-scotland': { floor: 0.1, goal: 0.27 },
}
const PEER_FLOOR = 30
const PEER_GOAL = 200
/** Shell and one game, in KB; a map and a market are more to draw. */
const BUNDLE_LIMIT = 150
const BUNDLE_LIMITS: { readonly [game: string]: number } = {
  'clans-of-caledonia': 160,
  'glen-more': 125,
  'glen-more-2': 170, // with portraits, views of landmarks and the map of the clans
  'lords-of-scotland': 114,
}

/** Random play with full enumeration against the frozen calibration game, and against boardgame.io's reducer. */
export async function engineFigures(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  const count = options.quick ? 3 : 9
  const seconds = options.quick ? 0.2 : 0.6
  for (const id of GAME_IDS) {
    const game = await loadGame(id)
    options.onStep(`${id}: engine against the calibration game`)
    const ours = randomPlay(game, SEATS)
    const calibrated = rounds(ours.play, connectFour, { count, seconds })
    figures.push({
      id: `engine.${id}`,
      value: calibrated.perSecond,
      unit: 'decisions/s',
      ...ENGINE_BARS[id],
      peer: 'calibration',
      ratio: calibrated.ratio,
      note: `quartiles ${calibrated.low.toFixed(3)} to ${calibrated.high.toFixed(3)}, checksum ${referenceChecksum(game)}`,
    })
    options.onStep(`${id}: the same game through boardgame.io`)
    const peer = rounds(ours.play, throughReducer(game, SEATS), { count, seconds })
    figures.push({
      id: `peer.boardgame-io.${id}`,
      value: peer.yardstickPerSecond,
      unit: 'decisions/s of the peer',
      floor: PEER_FLOOR,
      goal: PEER_GOAL,
      peer: 'boardgame.io 0.50.2',
      ratio: peer.ratio,
    })
  }
  return figures
}

const CHECKSUM_GAMES = 64

/** Final scores of the first games of the bench, folded: changes only when the rules or the random streams change. */
function referenceChecksum(game: Parameters<typeof randomPlay>[0]): number {
  const player = randomPlay(game, SEATS)
  for (let i = 0; i < CHECKSUM_GAMES; i++) player.play()
  return player.checksum()
}

/** Size of the built client, and how long people wait before it. */
export async function clientFigures(options: BenchOptions): Promise<Figure[]> {
  const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10
  const { all, worker, fonts } = bundleSizes(options.dist)
  return [
    ...GAME_IDS.map((id) => ({
      id: `client.play.${id}`,
      value: kb(playSize(options.dist, id)),
      unit: 'KB gz',
      floor: BUNDLE_LIMITS[id] ?? BUNDLE_LIMIT,
      note: 'lower is better; shell, table and board',
    })),
    { id: 'client.all', value: kb(all), unit: 'KB gz', note: 'lower is better; every page, game, language and rule' },
    { id: 'client.worker', value: kb(worker), unit: 'KB gz', note: 'for tables on one device only' },
    { id: 'client.fonts', value: kb(fonts), unit: 'KB' },
    ...(await waitingFigures(options)),
  ]
}
