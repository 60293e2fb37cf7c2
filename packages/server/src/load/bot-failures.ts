/** In a line of the log: a bot threw or answered nonsense. */
const FAULT = '"fault":"a bot failed"'

/** Reads the log of a server for bots that have failed: tests and measurements that run one must not overlook it. */
export class BotFailures {
  readonly #lines: string[] = []
  readonly #others: { write(line: string): void }

  /** `others`: where the lines go besides. */
  constructor(others: { write(line: string): void }) {
    this.#others = others
  }

  write(line: string): void {
    this.#others.write(line)
    if (line.includes(FAULT)) this.#lines.push(line.trim())
  }

  /** Throws if there was one. */
  check(): void {
    if (this.#lines.length > 0) throw new Error(`bots have failed:\n${this.#lines.join('\n')}`)
  }
}
