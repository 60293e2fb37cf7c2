import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, isGameId, loadGame, withEveryModule } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import type { EngineTask, Measured } from './engine-child.ts'
import type { BenchOptions, Figure } from './figure.ts'

const CHILD = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
type Bars = { readonly floor: number; readonly goal: number }
const DEFAULTS = {}
/** Share of its floor that a game must keep in a process that plays all games. */
const TOGETHER = 0.85
const PEER_FLOOR = 30
const PEER_GOAL = 200

/**
 * Random play with full enumeration against the frozen calibration game, and against boardgame.io's reducer.
 *
 * Each game is measured in a process of its own. Games share the code of kernel and bench, and V8 compiles it for what it has seen:
 * after other games, and above all after states that Immer has wrapped and frozen, the smallest of them runs at less than half its speed.
 * The loss of a server that plays all games, without Immer, is measured apart.
 */
export async function engineFigures(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const id of GAME_IDS) {
    options.onStep(`${id}: engine against the calibration game, and through boardgame.io`)
    for (const { calibrated, checksum, peer } of await measure({
      games: [id],
      setup: DEFAULTS,
      quick: options.quick,
      peer: true,
    })) {
      figures.push(engineFigure(`engine.${id}`, calibrated, FIGURES[id].engine, `checksum ${checksum}`))
      if (peer !== null)
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
  }
  for (const id of GAME_IDS) {
    const { whole } = FIGURES[id]
    if (whole === undefined) continue
    options.onStep(`${id}: engine with all ${whole.name}`)
    const setup = withEveryModule((await loadGame(id)).options)
    for (const { calibrated, checksum } of await measure({ games: [id], setup, quick: options.quick, peer: false }))
      figures.push(engineFigure(`engine.${id}.${whole.name}`, calibrated, whole.engine, `checksum ${checksum}`))
  }
  options.onStep('all games in one process')
  for (const { game, calibrated } of await measure({
    games: GAME_IDS,
    setup: DEFAULTS,
    quick: options.quick,
    peer: false,
  })) {
    const bars: Partial<Bars> = isGameId(game) ? FIGURES[game].engine : {}
    const lower = bars.floor === undefined ? {} : { floor: bars.floor * TOGETHER }
    figures.push(engineFigure(`together.${game}`, calibrated, lower, 'after all other games'))
  }
  return figures
}

function engineFigure(id: string, of: Measured['calibrated'], bars: Partial<Bars> | undefined, note: string): Figure {
  return {
    id,
    value: of.perSecond,
    unit: 'decisions/s',
    ...bars,
    peer: 'calibration',
    ratio: of.ratio,
    note: `quartiles ${of.low.toFixed(3)} to ${of.high.toFixed(3)}, ${note}`,
  }
}

const isMeasured = (x: unknown): x is readonly Measured[] => Array.isArray(x)

function measure(task: EngineTask): Promise<readonly Measured[]> {
  const child = fork(CHILD, [JSON.stringify(task)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', (told) => {
      if (isMeasured(told)) resolve(told)
    })
    child.once('exit', (code) => reject(new Error(`${task.games.join(', ')}: not measured, code ${code}`)))
  })
}
