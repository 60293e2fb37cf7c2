import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { curvePicture, NetError, readNet, type Stock, train as learn, type TrainPoint, writeNet } from '@bothy/bots'
import { type GameId, isGameId, loadStrategy } from '@bothy/games'
import { netFile } from '../bots.ts'
import { type Command, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { prepareOutput, readInput } from '../files.ts'
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
    { name: 'passes', value: 'N', help: 'times each position is learnt (2)' },
    { name: 'rate', value: 'N', help: 'rate of learning at the beginning, in hundred-thousandths (200)' },
    { name: 'spread', value: 'N', help: 'learn the points too, so many of them apart is e to one (0: who won alone)' },
    { name: 'from', value: 'FILE', help: 'go on from this net, which may be one for fewer seats (a fresh one)' },
    { name: 'checks', value: 'N', help: 'how often to measure against medium and to write what there is (20)' },
    { name: 'check-games', value: 'N', help: 'games of each measure (200)' },
    { name: 'seed', value: 'S', help: 'seed (train)' },
    { name: 'out', value: 'FILE', help: 'where to write the net (the place of the shipped one)' },
    JSON_FLAG,
  ],
  async run([id], flags) {
    const game = await findGame(id)
    if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
    const strategy = await loadStrategy(id)
    const seats = seatCount(flags, game, 2)
    const games = whole(flags, 'games', 30_000, 1, 100_000_000)
    const seed = text(flags, 'seed') ?? 'train'
    const base = (text(flags, 'out') ?? netFile(id, seats)).replace(/\.net$/, '')
    const first = text(flags, 'from')
    const progress = new Progress(`${id}, ${seats} seats`)
    const begun = performance.now()
    const curve: TrainPoint[] = []
    const settings = {
      seats,
      games,
      seed,
      hidden: whole(flags, 'hidden', 64, 4, 512),
      passes: whole(flags, 'passes', 2, 1, 100),
      rate: whole(flags, 'rate', 200, 1, 10_000) / 100_000,
      spread: whole(flags, 'spread', 0, 0, 1000),
      checks: whole(flags, 'checks', 20, 1, 1000),
      checkGames: whole(flags, 'check-games', 200, 1, 100_000),
    }
    /** At every measure, so that a long training loses nothing. */
    const keep = (net: Parameters<typeof writeNet>[1], about: { readonly [name: string]: number | string }): void => {
      const seconds = Math.round((performance.now() - begun) / 1000)
      const training = { ...about, seed, ...(first === undefined ? {} : { from: basename(first) }), seconds }
      const result = { againstMedium: curve.at(-1)?.winShare ?? null }
      writeFileSync(
        `${base}.net`,
        writeNet(strategy, net, { game: id, seats, revision: game.revision, training, result }),
      )
      writeFileSync(`${base}.curve.svg`, curvePicture(`${id}, ${seats} seats`, curve))
      writeFileSync(`${base}.log.json`, `${JSON.stringify({ game: id, seats, ...training, curve }, null, 1)}\n`)
    }
    const stock = first === undefined ? {} : { from: await stockIn(id, first) }
    prepareOutput(base)
    const trained = learn(game, strategy, {
      ...settings,
      ...stock,
      onProgress(p) {
        if (p.winShare !== null) {
          curve.push({ games: p.games, loss: p.loss, winShare: p.winShare })
          keep(p.net, { ...settings, playedSoFar: p.games })
        }
        const share = curve.at(-1)?.winShare
        progress.at(p.games, p.total, share === undefined ? '' : `against medium ${figure(100 * share, 1)} %`)
      },
    })
    progress.end()
    keep(trained.net, trained.settings)
    const seconds = (performance.now() - begun) / 1000
    const last = curve.at(-1)
    report(flags, { game: id, seats, games, seconds, file: `${base}.net`, curve }, [
      `${figure(games)} games in ${figure(seconds)} s; one seat against medium: ${last === undefined ? '?' : `${figure(100 * last.winShare, 1)} %`}`,
      `net, curve and log: ${base}.{net,curve.svg,log.json}`,
    ])
  },
}

async function stockIn(id: GameId, file: string): Promise<Stock> {
  const bytes = readInput(file)
  try {
    const { net, header } = readNet(await loadStrategy(id), id, bytes)
    return { net, inputs: header.inputs }
  } catch (error) {
    throw error instanceof NetError ? new UsageError(`${file}: ${error.message}`) : error
  }
}
