import { parseArgs } from 'node:util'

/** Bad input: one clear line on stderr and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type Flags = { readonly [name: string]: string | boolean | undefined }

export type FlagInfo = { readonly name: string; readonly value: string | null; readonly help: string }

export interface Command {
  readonly name: string
  readonly operands: readonly string[]
  readonly summary: string
  readonly flags: readonly FlagInfo[]
  run(operands: readonly string[], flags: Flags): Promise<void>
}

export const JSON_FLAG: FlagInfo = { name: 'json', value: null, help: 'print one JSON object and nothing else' }

export function help(command: Command): string {
  const lines = [`bothy ${[command.name, ...command.operands].join(' ')}`, '', command.summary, '']
  for (const flag of [...command.flags, { name: 'help', value: null, help: 'this text' }]) {
    const left = flag.value === null ? `--${flag.name}` : `--${flag.name} ${flag.value}`
    lines.push(`  ${left.padEnd(26)}${flag.help}`)
  }
  return lines.join('\n')
}

export function parse(command: Command, words: readonly string[]): { operands: readonly string[]; flags: Flags } {
  const options: { [name: string]: { type: 'string' | 'boolean' } } = { help: { type: 'boolean' } }
  for (const flag of command.flags) options[flag.name] = { type: flag.value === null ? 'boolean' : 'string' }
  let parsed: { values: Flags; positionals: string[]; tokens: readonly { kind: string; name?: string }[] }
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('\n')[0].split('. ')[0] : 'bad arguments')
  }
  const named = parsed.tokens.filter((token) => token.kind === 'option').map((token) => token.name)
  const twice = named.find((name, i) => named.indexOf(name) < i)
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice`)
  const most = command.operands.length
  const least = command.operands.filter((o) => !o.startsWith('[')).length
  const given = parsed.positionals.length
  if (parsed.values['help'] !== true) {
    if (given < least) throw new UsageError(`${command.operands[given]} is missing`)
    if (given > most) throw new UsageError(`"${parsed.positionals[most]}" is one argument too many`)
  }
  return { operands: parsed.positionals, flags: parsed.values }
}

export function text(flags: Flags, name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

export function whole(flags: Flags, name: string, normal: number, least: number, most: number): number {
  const given = text(flags, name)
  return given === undefined ? normal : wholeNumber(`--${name}`, given, least, most)
}

/** Digits only: `Number` would read an empty word as zero. */
export function wholeNumber(what: string, given: string, least: number, most: number): number {
  const n = /^\d+$/.test(given) ? Number(given) : NaN
  if (!(n >= least && n <= most))
    throw new UsageError(`${what} takes a whole number from ${least} to ${most}, not "${given}"`)
  return n
}

export function oneOf<T extends string>(flags: Flags, name: string, values: readonly T[]): T | undefined {
  const given = text(flags, name)
  const found = values.find((value) => value === given)
  if (given !== undefined && found === undefined)
    throw new UsageError(`--${name} takes ${values.join(', ')}, not "${given}"`)
  return found
}
