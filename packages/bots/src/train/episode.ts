import { below, type Game, type GameTypes, type Result, type RngState, type Seat, unit } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { evaluate, type Net, restart, type Scratch, scratchFor } from '../net.ts'
import { type Judge, netJudge } from '../judge.ts'
import { bestOf, firstOf, weighPlans } from '../plans.ts'
import { ask } from '../question.ts'
import type { Lesson } from './learner.ts'

export type Player<T extends GameTypes> = (question: Question<T>) => T['action']

export function explorer<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net,
  options: { readonly samples: number; readonly blunder: () => number },
): Player<T> {
  const judge: Judge<T> = netJudge(game, strategy, net)
  const isLate = (): boolean => false
  return (question) => {
    if (unit(question.rng) < options.blunder()) return question.legal[below(question.rng, question.legal.length)]
    judge.restart()
    const { tree } = weighPlans(game, strategy, question, { samples: options.samples, isLate, worth: judge.worth })
    return firstOf(tree, bestOf(tree.worths))
  }
}

export class Notebook<T extends GameTypes> {
  readonly #strategy: Strategy<T>
  readonly #net: Net
  readonly #input: Float32Array
  readonly #scratch: Scratch
  #views: { at: Uint16Array; value: Float32Array; guess: Float32Array }[][]

  constructor(strategy: Strategy<T>, net: Net) {
    this.#strategy = strategy
    this.#net = net
    this.#input = new Float32Array(net.inputs)
    this.#scratch = scratchFor(net)
    this.#views = []
  }

  begin(seats: number): void {
    this.#views = Array.from({ length: seats }, () => [])
    restart(this.#net, this.#scratch)
  }

  note(state: T['state']): void {
    for (let seat = 0; seat < this.#views.length; seat++) {
      const input = this.#input
      input.fill(0)
      this.#strategy.encode(state, seat, input)
      evaluate(this.#net, input, this.#scratch)
      let count = 0
      for (let i = 0; i < input.length; i++) if (input[i] !== 0) count++
      const at = new Uint16Array(count)
      const value = new Float32Array(count)
      for (let i = 0, n = 0; i < input.length; i++) {
        if (input[i] === 0) continue
        at[n] = i
        value[n++] = input[i]
      }
      this.#views[seat].push({ at, value, guess: this.#scratch.outputs.slice() })
    }
  }

  /** Targets are lambda-returns: the net's later values, and in the end the result. */
  end(shares: readonly number[], lambda: number, out: Lesson[]): void {
    const seats = this.#views.length
    this.#views.forEach((views, seat) => {
      const carried = Float32Array.from({ length: seats }, (_, i) => shares[(seat + i) % seats])
      for (let t = views.length - 1; t >= 0; t--) {
        const { at, value, guess } = views[t]
        out.push({ at, value, target: carried.slice() })
        for (let k = 0; k < seats; k++) carried[k] = lambda * carried[k] + (1 - lambda) * guess[k]
      }
    })
  }
}

/** Notes the position after every real decision and the forced plies that follow it; not after turns without any choice. */
export function playEpisode<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  opening: T['state'],
  table: {
    readonly players: readonly Player<T>[]
    readonly rng: RngState
    readonly notebook?: Notebook<T>
  },
): Result {
  const state = opening
  let hasChosen = false
  table.notebook?.begin(table.players.length)
  for (;;) {
    const actors = game.actors(state)
    if (actors.length === 0) break
    const seat: Seat = actors[0]
    const question = ask(game, state, seat, { rng: table.rng, budget: { iterations: 1 } })
    const isForced = question.legal.length === 1 || strategy.prune(state, seat, question.legal).length === 1
    const action = isForced ? strategy.prune(state, seat, question.legal)[0] : table.players[seat](question)
    game.apply(state, seat, action)
    hasChosen ||= !isForced
    if (!hasChosen || !strategy.isDecisionComplete(state)) continue
    hasChosen = false
    if (game.result(state) === null) table.notebook?.note(state)
  }
  const result = game.result(state)
  if (result === null) throw new Error('a training game did not come to an end')
  return result
}
