import { Conflict } from '@bothy/room'
import { inBatches } from './in-batches.ts'
import type { Answer, Step, Written } from './transactions.ts'

export interface Committer {
  commit(writes: readonly (readonly Step[])[]): Promise<readonly Answer[]>
  commitLater(step: Step): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  readonly steps: readonly Step[]
  done(written: Written): void
  failed(error: unknown): void
}

export class GroupCommit {
  readonly #committer: Committer
  #waiting: Waiting[] = []
  #isBusy = false

  constructor(committer: Committer) {
    this.#committer = committer
  }

  /** Resolves after the commit. A refused write rejects alone with a `Conflict`; any other error fails the whole group. */
  write(steps: readonly Step[]): Promise<Written> {
    return new Promise((done, failed) => {
      this.#waiting.push({ steps, done, failed })
      if (!this.#isBusy) this.#begin()
    })
  }

  async settled(): Promise<void> {
    while (this.#isBusy) await new Promise((resolve) => setTimeout(resolve, 1))
  }

  #begin(): void {
    this.#isBusy = true
    setImmediate(() => void this.#commit())
  }

  async #commit(): Promise<void> {
    const group = this.#waiting
    this.#waiting = []
    try {
      const answers = await this.#committer.commit(group.map(({ steps }) => steps))
      this.#goOn()
      inBatches(group, ({ done, failed }, i) => {
        const answer = answers[i]
        if ('taken' in answer) failed(new Conflict(answer.taken))
        else done(answer)
      })
    } catch (error) {
      this.#goOn()
      for (const { failed } of group) failed(error)
    }
  }

  /** Starts the next group before the writers of this one are told. */
  #goOn(): void {
    this.#isBusy = this.#waiting.length > 0
    if (this.#isBusy) void this.#commit()
  }
}
