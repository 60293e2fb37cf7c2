import { type Command, help, parse, UsageError } from './command.ts'
import { out } from './print.ts'

/** Each is loaded on demand: most need games or bots, and the server starts without them. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  games: async () => (await import('./commands/games.ts')).games,
  sim: async () => (await import('./commands/sim.ts')).sim,
  arena: async () => (await import('./commands/arena.ts')).arena,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  replay: async () => (await import('./commands/replay.ts')).replay,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  play: async () => (await import('./commands/play.ts')).play,
  rules: async () => (await import('./commands/rules.ts')).rules,
  lessons: async () => (await import('./commands/lessons.ts')).lessons,
  corrections: async () => (await import('./commands/corrections.ts')).corrections,
  train: async () => (await import('./commands/train.ts')).train,
  bench: async () => (await import('./commands/bench.ts')).bench,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  release: async () => (await import('./commands/release.ts')).release,
  moderate: async () => (await import('./commands/moderate.ts')).moderate,
  password: async () => (await import('./commands/password.ts')).password,
  keys: async () => (await import('./commands/keys.ts')).keys,
}

async function overview(): Promise<string> {
  const lines = ['bothy: one table for Scottish board games', '', 'bothy COMMAND --help explains a command.', '']
  for (const load of Object.values(COMMANDS)) {
    const { name, summary } = await load()
    lines.push(`  ${name.padEnd(12)} ${summary}`)
  }
  return lines.join('\n')
}

async function main(words: readonly string[]): Promise<void> {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === 'help') {
    if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one argument too many: bothy COMMAND --help`)
    out(await overview())
    return
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(`there is no command "${name}": bothy --help lists them`)
  const command = await COMMANDS[name]()
  const { operands, flags } = parse(command, rest)
  if (flags['help'] === true) out(help(command))
  else await command.run(operands, flags)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`bothy: ${error.message}\n`)
  process.exitCode = 2
}
