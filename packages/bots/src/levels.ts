import { below, type Game, type GameTypes } from '@bothy/kernel'
import type { Budget, Strategy, Question } from '@bothy/kernel/strategy'
import { expertWeigher } from './expert/expert.ts'
import { beginnerPlayer } from './beginner.ts'
import type { Net } from './net.ts'
import { netPlayer } from './net-player.ts'
import { type Clock, stopper } from './question.ts'
import { plainWeights, scriptedPlayer, tunedWeights } from './scripted.ts'

/** `naive` and the last are references for measuring; the last never changes. */
export const LEVELS = ['random', 'naive', 'beginner', 'easy', 'medium', 'hard', 'expert', 'ismcts-1000'] as const
export type Level = (typeof LEVELS)[number]
/** A server and a device play them; of the others see `createAnyBot`. */
export type TableLevel = Exclude<Level, 'naive' | 'ismcts-1000'>
export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)
/** Levels that cannot play without a net for the number of seats, unless the game brings a player of its own. */
export const needsNet = (level: Level): boolean => level === 'hard' || level === 'expert'
/** The same for a game whose strategy is at hand. */
export const wantsNet = (strategy: { readonly planner?: unknown }, level: Level): boolean =>
  needsNet(level) && strategy.planner === undefined

export const TABLE_BUDGET = {
  random: { ms: 5 },
  naive: { ms: 5 },
  beginner: { ms: 5 },
  easy: { ms: 5 },
  medium: { ms: 60 },
  hard: { ms: 300 },
  expert: { ms: 1500 },
  'ismcts-1000': { iterations: 1000 },
} as const satisfies Record<Level, Budget>

/** A game names a lower temperature where this one wins too few games against its beginner. */
const EASY = { samples: 1, temperature: 1.5 }
const MEDIUM = { samples: 4, temperature: 0 }
/** Measured against `medium` with two seats: about 72 % with 2 imagined states, 82 % with 16. */
const HARD_SAMPLES = 16

export interface BotOptions {
  /** Needed by `hard` and `expert`: the net for the number of seats of the match. */
  readonly net?: Net
  /** Needed for a budget in milliseconds; without it a bot does its usual number of iterations. */
  readonly now?: Clock
}

export interface Bot<T extends GameTypes> {
  readonly level: Level
  /** One of `question.legal`. The same question with the same generators has the same answer, unless time runs out. */
  choose(question: Question<T>): T['action']
}

/** It keeps buffers but no memory of the match: one bot may serve many tables in turn. */
export function createBot<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  level: TableLevel,
  options: BotOptions = {},
): Bot<T> {
  return botOf(level, plannerOf(strategy, level) ?? playerOf(game, strategy, level, options.net), options)
}

export const botOf = <T extends GameTypes>(level: Level, player: Player<T>, { now }: BotOptions): Bot<T> => ({
  level,
  choose(question) {
    if (question.legal.length === 1) return question.legal[0]
    return player(question, stopper(question.budget, now))
  },
})

export const choose = <T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  asked: { readonly level: TableLevel; readonly question: Question<T> } & BotOptions,
): T['action'] => createBot(game, strategy, asked.level, asked).choose(asked.question)

type Player<T extends GameTypes> = (question: Question<T>, isLate: () => boolean) => T['action']

function plannerOf<T extends GameTypes>(strategy: Strategy<T>, level: TableLevel): Player<T> | null {
  if (strategy.planner === undefined || (level !== 'medium' && level !== 'hard')) return null
  const { planner } = strategy
  return (question, isLate) => planner(question, level, isLate)
}

function playerOf<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  level: TableLevel,
  net: Net | undefined,
): Player<T> {
  switch (level) {
    case 'random':
      return (question) => question.legal[below(question.rng, question.legal.length)]
    case 'beginner':
      return beginnerPlayer(game, strategy)
    case 'easy':
      return scriptedPlayer(game, strategy, {
        ...EASY,
        temperature: strategy.easyTemperature ?? EASY.temperature,
        weights: plainWeights(strategy),
      })
    case 'medium':
      return scriptedPlayer(game, strategy, { ...MEDIUM, weights: tunedWeights(strategy) })
    case 'hard':
      if (net === undefined) throw new Error('the level hard needs a net')
      return netPlayer(game, strategy, net, HARD_SAMPLES)
    case 'expert': {
      const weigh = expertWeigher(game, strategy, net)
      return (question, isLate) => weigh(question, isLate)[0].plies[0]
    }
  }
}
