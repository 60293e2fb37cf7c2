import { isGameId, loadGame, loadLessons } from '@bothy/games'
import { walk } from '@bothy/kernel/lessons'
import { type Command, JSON_FLAG, UsageError } from '../command.ts'
import { columns, Progress, report } from '../print.ts'

export const lessons: Command = {
  name: 'lessons',
  operands: ['GAME'],
  summary: 'Lists the chapters of a game and plays each to its end, along every accepted answer.',
  flags: [JSON_FLAG],
  async run([asked], flags) {
    if (asked === undefined || !isGameId(asked))
      throw new UsageError(`there is no game "${asked}": bothy games lists them`)
    const found = await loadLessons(asked)
    if (found === null) throw new UsageError(`${asked} has no lessons`)
    const game = await loadGame(asked)
    const progress = new Progress('Playing')
    const played = []
    for (const [i, head] of found.chapters.entries()) {
      progress.at(i, found.chapters.length, head.title.en)
      const { faults, plies } = walk(game, await head.load())
      played.push({ head, plies, faults })
    }
    progress.end()
    const chapters = played.map(({ head, plies }) => ({
      id: head.id,
      minutes: head.minutes,
      steps: head.length,
      plies,
    }))
    const rows = played.map(({ head, plies }) => [
      head.id,
      head.title.en,
      `${head.minutes} min`,
      `${head.length} steps`,
      `${plies} plies`,
    ])
    const faults = played.flatMap((chapter) => chapter.faults.map((fault) => `${chapter.head.id}, ${fault}`))
    report(flags, { game: asked, chapters }, [...columns(rows), ...faults])
    if (faults.length > 0) process.exitCode = 1
  },
}
