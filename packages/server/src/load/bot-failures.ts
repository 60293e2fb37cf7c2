const FAULT = '"fault":"a bot failed"'

export class BotFailures {
  readonly #lines: string[] = []
  readonly #others: { write(line: string): void }

  constructor(others: { write(line: string): void }) {
    this.#others = others
  }

  write(line: string): void {
    this.#others.write(line)
    if (line.includes(FAULT)) this.#lines.push(line.trim())
  }

  check(): void {
    if (this.#lines.length > 0) throw new Error(`bots have failed:\n${this.#lines.join('\n')}`)
  }
}
