import { writeFileSync } from 'node:fs'
import { ArenaError, arenaPicture, isLevel, wantsNet } from '@bothy/bots'
import { isGameId, loadStrategy } from '@bothy/games'
import type { Budget } from '@bothy/kernel/strategy'
import { arenaByThreads } from '../arena-jobs.ts'
import { levelNamed, shippedNet } from '../bots.ts'
import { broughtBot, isBotFile } from '../brought-bot.ts'
import { type Command, type Flags, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { prepareOutput } from '../files.ts'
import { columns, figure, Progress, report } from '../print.ts'
import { findGame, seatCount, tableSetup } from '../tables.ts'

const percent = (x: number): string => `${figure(100 * x, 1)} %`

function budgetOf(flags: Flags): Budget | undefined {
  if (flags['budget'] !== undefined && flags['iterations'] !== undefined)
    throw new UsageError('--budget and --iterations exclude each other')
  if (flags['budget'] !== undefined) return { ms: whole(flags, 'budget', 0, 1, 600_000) }
  return flags['iterations'] === undefined ? undefined : { iterations: whole(flags, 'iterations', 0, 1, 1_000_000) }
}

export const arena: Command = {
  name: 'arena',
  operands: ['GAME'],
  summary: 'Strength of bots: rotated seats, paired seeds, win share with a 95 % interval.',
  flags: [
    { name: 'bots', value: 'x,y[,..]', help: 'one level for each seat, or a file with a bot of yours' },
    { name: 'seats', value: 'N', help: 'number of seats (as many as bots; the last bot fills the rest)' },
    { name: 'games', value: 'K', help: 'number of games, rounded up to whole rotations (400)' },
    { name: 'seed', value: 'S', help: 'seed of the deals (arena)' },
    { name: 'budget', value: 'MS', help: 'milliseconds for each decision' },
    { name: 'iterations', value: 'N', help: 'iterations for each decision (what each level usually does)' },
    { name: 'threads', value: 'N', help: 'threads that share the deals (1)' },
    { name: 'options', value: 'JSON', help: 'options of the table' },
    { name: 'svg', value: 'FILE', help: 'draw the result' },
    JSON_FLAG,
  ],
  async run([id], flags) {
    const game = await findGame(id)
    const bots = text(flags, 'bots')
      ?.split(',')
      .map((name) => (isBotFile(name) ? name : levelNamed(name)))
    if (bots === undefined || !isGameId(id)) throw new UsageError('--bots is missing: name at least two levels')
    const seats = seatCount(flags, game, bots.length)
    const strategy = await loadStrategy(id)
    // Missing nets are told before any thread begins.
    if (bots.some((name) => isLevel(name) && wantsNet(strategy, name))) await shippedNet(id, seats)
    const brought = bots.filter(isBotFile)
    for (const file of brought) await broughtBot(file, game)
    const picture = text(flags, 'svg')
    if (picture !== undefined) prepareOutput(picture)
    const progress = new Progress(bots.join(' against '))
    const budget = budgetOf(flags)
    try {
      const task = {
        game: id,
        bots,
        brought,
        seats,
        games: whole(flags, 'games', 400, 1, 1_000_000),
        seed: text(flags, 'seed') ?? 'arena',
        setup: tableSetup(flags, game, seats),
        ...(budget === undefined ? {} : { budget }),
      }
      const threads = whole(flags, 'threads', 1, 1, 64)
      const result = await arenaByThreads(game, task, threads, (done, total) => progress.at(done, total))
      progress.end()
      if (picture !== undefined) writeFileSync(picture, arenaPicture(result))
      report(flags, result, [
        `${id}, ${seats} seats, ${figure(result.games)} games`,
        ...columns([
          ['bot', 'win share', '95 % interval', 'mean score', 'lowest tenth', 'ms/move'],
          ...result.bots.map((b) => [
            b.name,
            percent(b.winShare),
            `${percent(b.low)} to ${percent(b.high)}`,
            figure(b.meanScore, 2),
            figure(b.lowestTenth),
            figure(b.msPerMove, 2),
          ]),
        ]),
      ])
    } catch (error) {
      progress.end()
      throw error instanceof ArenaError ? new UsageError(error.message) : error
    }
  },
}
