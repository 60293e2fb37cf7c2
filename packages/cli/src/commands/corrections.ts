import { readFileSync } from 'node:fs'
import { isGameId, loadGame } from '@bothy/games'
import {
  differences,
  type Game,
  type GameTypes,
  readCorrectionsFile,
  type SetupProblem,
  type Texts,
  writeCorrectionsFile,
} from '@bothy/kernel'
import { type Command, JSON_FLAG, UsageError } from '../command.ts'
import { writeNewFile } from '../files.ts'
import { out, report } from '../print.ts'
import { textsOf } from '../texts.ts'

const FAULTS: { readonly [why in SetupProblem['why']]: string } = {
  'unknown-field': 'there is no such field',
  'not-allowed': 'this is not allowed here',
  missing: 'this is missing',
  'bad-arrangement': 'this cannot be arranged so',
  seats: 'this number of seats is not allowed',
  'no-corrections': 'this game has nothing to correct',
  'too-many': 'too many values differ',
  'no-such-place': 'the game has no such value',
  'wrong-type': 'the value must be of the same type as the built-in one',
  twice: 'this value is corrected twice',
  'breaks-law': 'the corrected data does not fit together',
}

function problemText({ at, why, law }: SetupProblem, texts: Pick<Texts<GameTypes>, 'laws'>): string {
  const because = law === undefined ? undefined : texts.laws[law]
  return `${at === '' ? 'the file' : at}: ${because ?? FAULTS[why]}`
}

export function checkFile(
  game: Pick<Game<GameTypes>, 'id' | 'correctable' | 'seats' | 'setup'>,
  texts: Pick<Texts<GameTypes>, 'laws'>,
  raw: unknown,
): ReturnType<typeof differences> {
  const file = readCorrectionsFile(raw)
  if (!file.ok) throw new UsageError(problemText(file.problem, texts))
  if (file.value.game !== game.id) throw new UsageError(`game: the file is for ${file.value.game}, not for ${game.id}`)
  const setup = game.setup({ corrections: file.value.corrections }, game.seats.max)
  if (!setup.ok) throw new UsageError(problemText(setup.problem, texts))
  return differences(game, setup.value)
}

function jsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

export const corrections: Command = {
  name: 'corrections',
  operands: ['export|check', 'GAME', '[FILE]'],
  summary: 'Writes what can be corrected of a game’s data, or checks a file of corrections.',
  flags: [JSON_FLAG],
  async run([what, id, path], flags) {
    if (what !== 'export' && what !== 'check') throw new UsageError(`"${what}" is neither export nor check`)
    if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
    const game = await loadGame(id)
    if (game.correctable === null) throw new UsageError(`${id}: ${FAULTS['no-corrections']}`)
    if (what === 'export') {
      const file = `${JSON.stringify(writeCorrectionsFile(game, `My ${id}`), null, 2)}\n`
      if (path === undefined) out(file.trimEnd())
      else writeNewFile(path, file)
      return
    }
    if (path === undefined) throw new UsageError('FILE is missing')
    const found = checkFile(game, await textsOf(id, 'en'), jsonFile(path))
    report(flags, { game: id, differs: found }, [
      `${id}: ${found.length} ${found.length === 1 ? 'value differs' : 'values differ'} from the built-in data`,
      ...found.map(({ at, builtIn, value }) => `  ${at}: ${JSON.stringify(builtIn)} → ${JSON.stringify(value)}`),
    ])
  },
}
