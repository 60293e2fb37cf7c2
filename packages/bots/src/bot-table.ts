import { type Game, type GameTypes, type Json, sameJson, stream } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { LEVELS, wantsNet } from './levels.ts'
import type { Net } from './net.ts'
import { ask } from './question.ts'
import { createAnyBot } from './reference-bots.ts'

/** Imagined states per decision: a plan is made in the first and must hold in the others. */
const STATES = 2

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

/**
 * Plays one game with bots of all levels in turn, level `first` on the first seat. Their clock counts how often it is read, so decisions
 * are short and the same on every machine. A failure names its table and ply.
 */
export function playBots<T extends GameTypes>(
  played: Game<T>,
  strategy: Strategy<T>,
  table: BotTable,
  first: number,
): void {
  const game = refusing(played)
  const { setup: raw, seats, seed, net } = table
  let looks = 0
  const levels = LEVELS.filter((level) => net !== undefined || !wantsNet(strategy, level))
  const bots = Array.from({ length: seats }, (_, seat) =>
    createAnyBot(game, strategy, levels[(first + seat) % levels.length], {
      ...(net === undefined ? {} : { net }),
      now: () => looks++,
    }),
  )
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
}
