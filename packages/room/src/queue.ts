export class Queue {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  readonly #onDone: () => void

  constructor(onDone: () => void) {
    this.#onDone = onDone
  }

  add<V>(job: () => V | Promise<V>): Promise<V> {
    this.#waiting++
    const result = this.#tail.then(job)
    const settle = (): void => {
      this.#waiting--
      this.#onDone()
    }
    this.#tail = result.then(settle, settle)
    return result
  }

  get isEmpty(): boolean {
    return this.#waiting === 0
  }

  async settled(): Promise<void> {
    await this.#tail
  }
}
