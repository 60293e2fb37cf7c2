import { arena } from './commands/arena.ts'
import { backup, restore } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { corrections } from './commands/corrections.ts'
import { games } from './commands/games.ts'
import { keys } from './commands/keys.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { serve } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { train } from './commands/train.ts'
import { help, parse, UsageError } from './command.ts'
import { out } from './print.ts'

const COMMANDS = [serve, games, sim, arena, replay, play, rules, corrections, train, bench, backup, restore, keys]

function overview(): string {
  const lines = ['bothy: one table for Scottish board games', '', 'bothy COMMAND --help explains a command.', '']
  for (const c of COMMANDS) lines.push(`  ${c.name.padEnd(12)} ${c.summary}`)
  return lines.join('\n')
}

async function main(words: readonly string[]): Promise<void> {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === 'help') {
    if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one argument too many: bothy COMMAND --help`)
    out(overview())
    return
  }
  const command = COMMANDS.find((c) => c.name === name)
  if (command === undefined) throw new UsageError(`there is no command "${name}": bothy --help lists them`)
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
