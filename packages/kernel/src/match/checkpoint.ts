import type { Game, GameTypes } from '../contract.ts'
import type { Ply } from '../record/record.ts'

/** Final plies between two copies of the state: few enough that an undo is quick. */
const MOST_REPLAYED = 16

/** The state of a match some final plies ago, from which an undo replays. */
export class Checkpoint<T extends GameTypes> {
  readonly #game: Game<T>
  #state: T['state']
  #at: number

  constructor(game: Game<T>, state: T['state'], at = 0) {
    this.#game = game
    this.#state = game.clone(state)
    this.#at = at
  }

  get kept(): { readonly at: number; readonly state: T['state'] } {
    return { at: this.#at, state: this.#state }
  }

  move(state: T['state'], at: number): void {
    this.#state = this.#game.clone(state)
    this.#at = at
  }
  moveIfFar(state: T['state'], at: number): void {
    if (at - this.#at >= MOST_REPLAYED) this.move(state, at)
  }

  after(plies: readonly Ply<T['action']>[]): T['state'] {
    const state = this.#game.clone(this.#state)
    for (let at = this.#at; at < plies.length; at++) this.#game.apply(state, plies[at].seat, plies[at].action)
    return state
  }
}
