/** A question to a bot, for as long as somebody wants the answer. */
export class Question {
  /** Somebody looks on: such questions come before those of tables that nobody watches. May change while it waits. */
  readonly isWatched: () => boolean
  #isGivenUp = false
  #calls: (() => void)[] = []

  constructor(isWatched: () => boolean) {
    this.isWatched = isWatched
  }

  get isGivenUp(): boolean {
    return this.#isGivenUp
  }

  /** The answer is no longer wanted: nobody should begin to compute it. */
  giveUp(): void {
    if (this.#isGivenUp) return
    this.#isGivenUp = true
    for (const call of this.#calls.splice(0)) call()
  }

  /** Calls once it is given up; at once if it already is. */
  whenGivenUp(call: () => void): void {
    if (this.#isGivenUp) call()
    else this.#calls.push(call)
  }
}
