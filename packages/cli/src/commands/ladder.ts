import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimateOf, type Ladder, LADDER_LEVELS, type LadderMatch, ladderPairs, type Level, rungsOf } from '@bothy/bots'
import { isGameId, loadStrategy } from '@bothy/games'
import type { AnyGame } from '@bothy/room'
import { playedByThreads } from '../arena-jobs.ts'
import { hasNet, levelNamed } from '../bots.ts'
import { checkout } from '../checkout.ts'
import { type Command, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { columns, figure, out, Progress, report } from '../print.ts'
import { findGame } from '../tables.ts'

type Wanted = {
  readonly levels: readonly Level[]
  readonly deals: number
  readonly seed: string
  readonly threads: number
}

export const ladder: Command = {
  name: 'ladder',
  operands: ['GAME'],
  summary: 'All levels of a game against each other: ratings with 95 % intervals, by number of players.',
  flags: [
    { name: 'seats', value: 'N[,N..]', help: 'numbers of players (all of the game)' },
    { name: 'levels', value: 'x,y[,..]', help: `levels that play (${LADDER_LEVELS.join(',')})` },
    { name: 'deals', value: 'K', help: 'deals of each pair of levels; each is played once from each seat (20)' },
    { name: 'seed', value: 'S', help: 'seed of the deals (ladder)' },
    { name: 'threads', value: 'N', help: 'threads that share the deals (1)' },
    { name: 'keep', value: null, help: 'write the ladder beside the opponents of the game; its page shows it' },
    JSON_FLAG,
  ],
  async run([id], flags) {
    const game = await findGame(id)
    const wanted: Wanted = {
      levels: await levelsOf(game, text(flags, 'levels')),
      deals: whole(flags, 'deals', 20, 1, 100_000),
      seed: text(flags, 'seed') ?? 'ladder',
      threads: whole(flags, 'threads', 1, 1, 64),
    }
    const { min, max } = game.seats
    const counts =
      text(flags, 'seats')?.split(',').map(Number) ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
    if (!counts.every((seats) => Number.isInteger(seats) && seats >= min && seats <= max))
      throw new UsageError(`${id} is for ${min} to ${max} players`)
    const several = counts.filter((seats) => seats > 1)
    const seats: Ladder['seats'][number][] = []
    for (const count of several) seats.push(await rungsFor(game, count, wanted))
    const alone = counts.includes(1) ? await aloneFor(game, wanted) : []
    const result: Ladder = { game: id, seed: wanted.seed, seats, alone }
    if (flags['keep'] === true) writeFileSync(ladderFile(id), `${JSON.stringify(result)}\n`)
    report(flags, result, linesOf(result))
    if (flags['keep'] === true && flags['json'] !== true) out('Kept beside the opponents of the game.')
  },
}

const ladderFile = (id: string): string => join(checkout, 'packages', 'games', id, 'opponents', 'ladder.json')

/** Without a net for every number of players a level has no place on the ladder. */
async function levelsOf(game: AnyGame, given: string | undefined): Promise<readonly Level[]> {
  if (!isGameId(game.id)) throw new UsageError(`there is no game ${game.id}`)
  const strategy = await loadStrategy(game.id)
  const levels = given?.split(',').map(levelNamed) ?? LADDER_LEVELS.filter((level) => hasNet(game, strategy, level))
  if (levels.length < 2) throw new UsageError('a ladder has two levels or more')
  return LADDER_LEVELS.filter((level) => levels.includes(level))
}

async function rungsFor(
  game: AnyGame,
  seats: number,
  { levels, deals, seed, threads }: Wanted,
): Promise<Ladder['seats'][number]> {
  const matches: LadderMatch[] = []
  for (const [one, others] of ladderPairs(levels)) {
    const progress = new Progress(`${seats} players, ${one} against ${others}`)
    const task = { game: game.id, bots: [one, others], seats, games: deals * seats, seed: `${seed}-${one}-${others}` }
    const played = await playedByThreads(game, task, threads, (done, total) => progress.at(done, total))
    progress.end()
    matches.push({ one, others, seats, shares: played.map((tallies) => tallies[one].share) })
  }
  return rungsOf(matches, seed)
}

async function aloneFor(game: AnyGame, { levels, deals, seed, threads }: Wanted): Promise<Ladder['alone']> {
  const means: Ladder['alone'][number][] = []
  for (const level of levels.toReversed()) {
    const progress = new Progress(`alone, ${level}`)
    const task = { game: game.id, bots: [level], seats: 1, games: deals, seed: `${seed}-alone` }
    const played = await playedByThreads(game, task, threads, (done, total) => progress.at(done, total))
    progress.end()
    means.push({
      level,
      ...estimateOf(
        played.flatMap((tallies) => tallies[level].scores),
        `${seed}-${level}`,
      ),
    })
  }
  return means
}

const linesOf = ({ game, seats, alone }: Ladder): readonly string[] => [
  ...seats.flatMap(({ seats: count, matches, rungs }) => [
    `${game}, ${count} players`,
    ...columns([
      ['match', 'deals', 'win share'],
      ...matches.map(({ one, others, deals, share }) => [
        `${one} against ${others}`,
        figure(deals),
        `${figure(100 * share, 1)} %`,
      ]),
    ]),
    ...columns([
      ['level', 'rating', '95 % interval'],
      ...rungs.map(({ level, rating, low, high }) => [level, figure(rating), `${figure(low)} to ${figure(high)}`]),
    ]),
  ]),
  ...(alone.length === 0
    ? []
    : [
        `${game}, alone`,
        ...columns([
          ['level', 'mean score', '95 % interval'],
          ...alone.map(({ level, mean, low, high }) => [
            level,
            figure(mean, 1),
            `${figure(low, 1)} to ${figure(high, 1)}`,
          ]),
        ]),
      ]),
]
