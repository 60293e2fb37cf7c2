import { type Game, type GameTypes, type Json, sameJson, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Effort, Playouts, Strategy } from '@bothy/kernel/strategy'
import { playoutsOf } from './expert/expert.ts'
import { LEVELS, wantsNet } from './levels.ts'
import type { Net } from './net.ts'
import { ask } from './question.ts'
import { createAnyBot } from './reference-bots.ts'

/** Imagined states per decision: a plan is made in the first and must hold in the others. */
const STATES = 2
/** Of an expert: a long search goes wrong nowhere that a short one does not, and some of its decisions show it too. */
const SHORT: Effort = { candidates: 2, plays: 4, depth: 3 }
const PLAYED_OUT = IS_WHOLE ? 1 : 4

export type BotTable = {
  readonly setup: Json
  readonly seats: number
  readonly seed: string
  readonly net: Net | undefined
}

/** Refuses illegal actions in imagined states too, where a rule might make something else of them. */
const refusing = <T extends GameTypes>(game: Game<T>): Game<T> => ({
  ...game,
  apply(s, seat, action, events) {
    const legal: T['action'][] = []
    game.legal(s, seat, legal)
    if (!legal.includes(action) && !legal.some((one) => sameJson(one, action)))
      throw new Error(`${game.write(action)} is not legal`)
    game.apply(s, seat, action, events)
  },
})

/** Every so many decisions are played out; the time for the first judgement is counted like that of other levels. */
function shortPlayouts<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net | undefined,
  onPlay: () => void,
): Playouts<T> {
  const playouts = playoutsOf(game, { ...strategy, effort: () => SHORT }, net)
  const { candidates: most, plays: wanted } = SHORT
  let decisions = 0
  return {
    ...playouts,
    candidates(question) {
      let looks = 0
      const { list, plays } = playouts.candidates(question, () => ++looks >= STATES)
      const isPlayedOut = decisions++ % PLAYED_OUT === 0
      return { list: list.slice(0, most), plays: isPlayedOut ? Math.min(plays, wanted) : 0 }
    },
    playOut(world, seat, plies) {
      onPlay()
      return playouts.playOut(world, seat, plies, () => false)
    },
  }
}

/**
 * Plays one game with bots of all levels in turn, level `first` on the first seat. Their clock counts how often it is read, so decisions
 * are short and the same on every machine. A failure names its table and ply; the answer is how many plays experts made.
 */
export function playBots<T extends GameTypes>(
  played: Game<T>,
  strategy: Strategy<T>,
  table: BotTable,
  first: number,
): number {
  const game = refusing(played)
  const { setup: raw, seats, seed, net } = table
  let looks = 0
  let plays = 0
  const levels = LEVELS.filter((level) => net !== undefined || !wantsNet(strategy, level))
  const quick: Strategy<T> = { ...strategy, playouts: () => shortPlayouts(game, strategy, net, () => plays++) }
  const bots = Array.from({ length: seats }, (_, seat) => {
    const level = levels[(first + seat) % levels.length]
    return createAnyBot(game, level === 'expert' ? quick : strategy, level, {
      ...(net === undefined ? {} : { net }),
      // The search of an expert is short by itself.
      ...(level === 'expert' ? {} : { now: () => looks++ }),
    })
  })
  const setup = game.setup(raw, seats)
  if (!setup.ok) throw new Error(`${setup.problem.why} at ${setup.problem.at}`)
  const s = game.create(setup.value, seats, seed, game.revision)
  for (let ply = 0; game.actors(s).length > 0; ply++) {
    const [seat] = game.actors(s)
    try {
      game.apply(
        s,
        seat,
        bots[seat].choose(ask(game, s, seat, { rng: stream(seed, String(ply)), budget: { ms: STATES } })),
      )
    } catch (error) {
      const where = `${game.id}, ${seats} seats, ${bots[seat].level}, ${JSON.stringify(raw)}, seed ${seed}, ply ${ply}`
      throw new Error(`${where}: ${error instanceof Error ? error.message : 'unknown'}`, { cause: error })
    }
  }
  if (game.result(s) === null) throw new Error(`${game.id}: no result, ${JSON.stringify(raw)}, seed ${seed}`)
  return plays
}
