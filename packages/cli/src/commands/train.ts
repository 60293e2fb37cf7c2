import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { curvePicture, train as learn, writeNet } from '@bothy/bots'
import { isGameId, loadLore } from '@bothy/games'
import { netFile } from '../bots.ts'
import { type Command, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { figure, Progress, report } from '../print.ts'
import { findGame, seatCount } from '../tables.ts'

export const train: Command = {
  name: 'train',
  operands: ['GAME'],
  summary: 'Self-play training of the value net for one number of seats, with a learning curve.',
  flags: [
    { name: 'seats', value: 'N', help: 'number of seats (2)' },
    { name: 'games', value: 'K', help: 'games of self-play (30000)' },
    { name: 'hidden', value: 'N', help: 'width of the hidden layer (64)' },
    { name: 'seed', value: 'S', help: 'seed (train)' },
    { name: 'out', value: 'FILE', help: 'where to write the net (the place of the shipped one)' },
    { name: 'whole-turns', value: null, help: 'learn from whole turns, for games whose turns have many plies' },
    JSON_FLAG,
  ],
  async run([id], flags) {
    const game = await findGame(id)
    if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
    const lore = await loadLore(id)
    const seats = seatCount(flags, game, 2)
    const games = whole(flags, 'games', 30_000, 1, 100_000_000)
    const hidden = whole(flags, 'hidden', 64, 4, 512)
    const seed = text(flags, 'seed') ?? 'train'
    const file = text(flags, 'out') ?? netFile(id, seats)
    const progress = new Progress(`${id}, ${seats} seats`)
    const begun = performance.now()
    let share = ''
    const trained = learn(game, lore, {
      seats,
      games,
      hidden,
      seed,
      wholeTurns: flags['whole-turns'] === true,
      onProgress(p) {
        if (p.winShare !== null) share = `against medium ${figure(100 * p.winShare, 1)} %`
        progress.at(p.games, p.total, share)
      },
    })
    progress.end()
    const seconds = (performance.now() - begun) / 1000
    const last = trained.curve.at(-1)
    const training = { ...trained.settings, seed, seconds: Math.round(seconds) }
    const bytes = writeNet(lore, trained.net, {
      game: id,
      seats,
      revision: game.revision,
      training,
      result: { againstMedium: last?.winShare ?? null },
    })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    const base = file.replace(/\.net$/, '')
    writeFileSync(`${base}.curve.svg`, curvePicture(`${id}, ${seats} seats`, trained.curve))
    writeFileSync(
      `${base}.log.json`,
      `${JSON.stringify({ game: id, seats, ...training, curve: trained.curve }, null, 1)}\n`,
    )
    report(flags, { game: id, seats, games, seconds, file, curve: trained.curve }, [
      `${figure(games)} games in ${figure(seconds)} s; one seat against medium: ${last === undefined ? '?' : `${figure(100 * last.winShare, 1)} %`}`,
      `net, curve and log: ${base}.{net,curve.svg,log.json}`,
    ])
  },
}
