import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  estimateOf,
  isLadder,
  type Ladder,
  LADDER_LEVELS,
  type LadderMatch,
  ladderPairs,
  type Level,
  lowestTenthOf,
  withAlone,
  withMatches,
} from '@bothy/bots'
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
    {
      name: 'keep',
      value: null,
      help: 'write the matches into the ladder beside the opponents of the game; its page shows it',
    },
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
    const played: LadderMatch[] = []
    for (const count of counts.filter((seats) => seats > 1)) played.push(...(await matchesFor(game, count, wanted)))
    const alone = counts.includes(1) ? await aloneFor(game, wanted) : []
    const isKept = flags['keep'] === true
    const before = isKept ? keptLadder(id) : null
    const result = withAlone(withMatches(before ?? { game: id, seats: [], alone: [] }, played, wanted.seed), alone)
    if (isKept) writeFileSync(ladderFile(id), `${JSON.stringify(result)}\n`)
    report(flags, result, linesOf(result))
    if (isKept && flags['json'] !== true) out('Kept beside the opponents of the game.')
  },
}

function keptLadder(id: string): Ladder | null {
  if (!existsSync(ladderFile(id))) return null
  const kept: unknown = JSON.parse(readFileSync(ladderFile(id), 'utf8'))
  if (!isLadder(kept)) throw new UsageError(`${ladderFile(id)} holds no ladder`)
  return kept
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

async function matchesFor(
  game: AnyGame,
  seats: number,
  { levels, deals, seed, threads }: Wanted,
): Promise<readonly LadderMatch[]> {
  const matches: LadderMatch[] = []
  for (const [one, others] of ladderPairs(levels)) {
    const progress = new Progress(`${seats} players, ${one} against ${others}`)
    const task = { game: game.id, bots: [one, others], seats, games: deals * seats, seed: `${seed}-${one}-${others}` }
    const played = await playedByThreads(game, task, threads, (done, total) => progress.at(done, total))
    progress.end()
    matches.push({ one, others, seats, shares: played.map((tallies) => tallies[one].share) })
  }
  return matches
}

async function aloneFor(game: AnyGame, { levels, deals, seed, threads }: Wanted): Promise<Ladder['alone']> {
  const means: Ladder['alone'][number][] = []
  for (const level of levels.toReversed()) {
    const progress = new Progress(`alone, ${level}`)
    const task = { game: game.id, bots: [level], seats: 1, games: deals, seed: `${seed}-alone` }
    const played = await playedByThreads(game, task, threads, (done, total) => progress.at(done, total))
    progress.end()
    const scores = played.flatMap((tallies) => tallies[level].scores)
    means.push({
      level,
      seed,
      games: scores.length,
      ...estimateOf(scores, `${seed}-${level}`),
      lowestTenth: lowestTenthOf(scores),
    })
  }
  return means
}

const linesOf = ({ game, seats, alone }: Ladder): readonly string[] => [
  ...seats.flatMap(({ seats: players, matches, rungs }) => [
    `${game}, ${players} players`,
    ...columns([
      ['match', 'deals', 'win share'],
      ...matches.map(({ one, others, tallies }) => {
        const deals = tallies.reduce((sum, [, n]) => sum + n, 0)
        const won = tallies.reduce((sum, [share, n]) => sum + share * n, 0)
        return [`${one} against ${others}`, figure(deals), `${figure((100 * won) / deals, 1)} %`]
      }),
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
          ['level', 'games', 'mean score', '95 % interval', 'lowest tenth below'],
          ...alone.map(({ level, games, mean, low, high, lowestTenth }) => [
            level,
            figure(games),
            figure(mean, 1),
            `${figure(low, 1)} to ${figure(high, 1)}`,
            figure(lowestTenth),
          ]),
        ]),
      ]),
]
