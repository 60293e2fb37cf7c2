import type { Flags } from './command.ts'

const BAR = 28

export const out = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

export function report(flags: Flags, value: unknown, lines: readonly string[]): void {
  if (flags['json'] === true) out(JSON.stringify(value))
  else for (const line of lines) out(line)
}

/** Only on a terminal, and on stderr, so that stdout stays clean. */
export class Progress {
  readonly #label: string
  readonly #shown = process.stderr.isTTY
  #last = 0

  constructor(label: string) {
    this.#label = label
  }
  at(done: number, total: number, note = ''): void {
    const now = performance.now()
    if (!this.#shown || (done < total && now - this.#last < 100)) return
    this.#last = now
    const full = Math.round((BAR * done) / Math.max(total, 1))
    process.stderr.write(
      `\r\u001B[K${this.#label} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${total} ${note}`,
    )
  }
  end(): void {
    if (this.#shown) process.stderr.write('\r\u001B[K')
  }
}

export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)))
  return rows.map((row) =>
    row
      .map((cell, i) => (/^[-+\d.,]+( %)?$/.test(cell) && i > 0 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  )
}

export const figure = (n: number, digits = 0): string =>
  n.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
