import { type Bot, playMatch, winShares } from '@bothy/bots'
import type { GameTypes } from '@bothy/kernel'
import { botFor } from '../bots.ts'
import { type Command, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { columns, figure, Progress, report } from '../print.ts'
import { findGame, seatCount, tableSetup } from '../tables.ts'

/** Every level does its usual number of iterations: the same games on every machine. */
const USUAL = { iterations: 1 }

export const sim: Command = {
  name: 'sim',
  operands: ['GAME'],
  summary: 'Plays games and prints speed, the longest list and turn, and scores by seat.',
  flags: [
    { name: 'seats', value: 'N', help: 'number of seats (2)' },
    { name: 'games', value: 'K', help: 'number of games (100)' },
    { name: 'seed', value: 'S', help: 'seed of the first game (sim)' },
    { name: 'bots', value: 'a,b', help: 'level of each seat, or one for all (random)' },
    { name: 'options', value: 'JSON', help: 'options of the table' },
    JSON_FLAG,
  ],
  async run([id], flags) {
    const game = await findGame(id)
    const names = (text(flags, 'bots') ?? 'random').split(',')
    const seats = seatCount(flags, game, names.length > 1 ? names.length : 2)
    if (names.length !== 1 && names.length !== seats)
      throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`)
    const bots: Bot<GameTypes>[] = []
    for (let seat = 0; seat < seats; seat++) bots.push(await botFor(id, names[names.length === 1 ? 0 : seat], seats))
    const setup = tableSetup(flags, game, seats)
    const total = whole(flags, 'games', 100, 1, 10_000_000)
    const seed = text(flags, 'seed') ?? 'sim'
    const scores: number[] = Array.from({ length: seats }, () => 0)
    const wins: number[] = Array.from({ length: seats }, () => 0)
    const progress = new Progress(id)
    let plies = 0
    let longestList = 0
    let longestTurn = 0
    const begun = performance.now()
    for (let i = 0; i < total; i++) {
      const played = playMatch(game, bots, { seed: `${seed}-${i}`, setup, budget: USUAL })
      plies += played.plies
      longestList = Math.max(longestList, played.longestList)
      longestTurn = Math.max(longestTurn, played.longestTurn)
      played.result.scores.forEach((score, seat) => (scores[seat] += score))
      winShares(played.result.ranks).forEach((share, seat) => (wins[seat] += share))
      progress.at(i + 1, total)
    }
    progress.end()
    const seconds = (performance.now() - begun) / 1000
    const summary = {
      game: id,
      seats,
      games: total,
      plies,
      seconds,
      pliesPerSecond: plies / seconds,
      gamesPerSecond: total / seconds,
      meanScores: scores.map((s) => s / total),
      winShare: wins.map((w) => w / total),
      longestList,
      longestTurn,
    }
    report(flags, summary, [
      `${id}: ${figure(total)} games, ${figure(plies)} plies in ${figure(seconds, 1)} s (${figure(summary.gamesPerSecond, 1)} games/s, ${figure(summary.pliesPerSecond)} plies/s)`,
      `longest list: ${figure(longestList)} choices; longest turn: ${figure(longestTurn)} plies of one seat in a row`,
      ...columns([
        ['seat', 'bot', 'mean score', 'wins'],
        ...bots.map((bot, seat) => [
          String(seat),
          bot.level,
          figure(summary.meanScores[seat], 2),
          `${figure(100 * summary.winShare[seat], 1)} %`,
        ]),
      ]),
    ])
  },
}
