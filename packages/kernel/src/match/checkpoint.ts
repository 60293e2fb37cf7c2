import type { Game, GameTypes } from '../contract.ts'
import type { Ply } from '../record/record.ts'

/** The state is copied after so many final plies, not after each: few enough that an undo is quick. */
const MOST_REPLAYED = 16

/** A copy of a match's state some final plies ago: what is taken back is replayed from there. */
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

  /** The state after the first `at` plies, all of them final. */
  move(state: T['state'], at: number): void {
    this.#state = this.#game.clone(state)
    this.#at = at
  }
  moveIfFar(state: T['state'], at: number): void {
    if (at - this.#at >= MOST_REPLAYED) this.move(state, at)
  }

  /** The state after all these plies, which begin with those of the checkpoint. */
  after(plies: readonly Ply<T['action']>[]): T['state'] {
    const state = this.#game.clone(this.#state)
    for (let at = this.#at; at < plies.length; at++) this.#game.apply(state, plies[at].seat, plies[at].action)
    return state
  }
}
