export class Question {
  /** Questions of watched tables come first. The answer may change while the question waits. */
  readonly isWatched: () => boolean
  #isGivenUp = false
  #calls: (() => void)[] = []

  constructor(isWatched: () => boolean) {
    this.isWatched = isWatched
  }

  get isGivenUp(): boolean {
    return this.#isGivenUp
  }

  giveUp(): void {
    if (this.#isGivenUp) return
    this.#isGivenUp = true
    for (const call of this.#calls.splice(0)) call()
  }

  whenGivenUp(call: () => void): void {
    if (this.#isGivenUp) call()
    else this.#calls.push(call)
  }
}
