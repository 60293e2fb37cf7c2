import { type GameId, loadGame } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import { throughReducer } from './boardgame-io.ts'
import { connectFour } from './calibration.ts'
import { randomPlay } from './random-play.ts'
import { type Rounds, rounds } from './rounds.ts'

export type EngineTask = {
  readonly games: readonly GameId[]
  readonly setup: { readonly [option: string]: Json }
  readonly quick: boolean
  /** Also through boardgame.io, which slows down later games of this process. */
  readonly peer: boolean
}
export type Measured = {
  readonly game: GameId
  readonly calibrated: Rounds
  /** Final scores of the first games, folded: changes only when the rules or the random streams change. */
  readonly checksum: number
  readonly peer: Rounds | null
}

const SEATS = 4
const CHECKSUM_GAMES = 64
const WARM_UP_GAMES = 2000

const isTask = (x: unknown): x is EngineTask => typeof x === 'object' && x !== null && 'games' in x && 'peer' in x

const task: unknown = JSON.parse(process.argv[2] ?? 'null')
if (!isTask(task)) throw new Error('engine-child.ts needs { games, setup, quick, peer } as JSON')
const effort = { count: task.quick ? 3 : 9, seconds: task.quick ? 0.1 : 0.6 }

const players = await Promise.all(
  task.games.map(async (id) => {
    const game = await loadGame(id)
    const player = randomPlay(game, SEATS, task.setup)
    for (let i = 0; i < CHECKSUM_GAMES; i++) player.play()
    return { id, game, play: player.play, checksum: player.checksum() }
  }),
)
// Compile shared code for all games before the first is measured, and code that a setup adds: most of a game with modules.
if (players.length > 1 || Object.keys(task.setup).length > 0)
  for (let i = 0; i < WARM_UP_GAMES; i++) players[i % players.length].play()

const measured = players.map(({ id, game, play, checksum }): Measured => {
  const calibrated = rounds(play, connectFour, effort)
  const peer = task.peer ? rounds(play, throughReducer(game, SEATS), effort) : null
  return { game: id, calibrated, checksum, peer }
})
process.send?.(measured)
