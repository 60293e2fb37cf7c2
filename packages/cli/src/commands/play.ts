import { ask, TABLE_BUDGET } from '@bothy/bots'
import { createInterface } from 'node:readline'
import { type Json, plain, stream, Match, type Texts, type GameTypes } from '@bothy/kernel'
import { botFor } from '../bots.ts'
import { type Command, oneOf, text, UsageError } from '../command.ts'
import { out } from '../print.ts'
import { findGame, seatCount, tableSetup } from '../tables.ts'
import { textsOf } from '../texts.ts'
import { tieLines } from '../ties.ts'
import { verdictLines } from '../verdict.ts'

const OTHERS = ['Ailsa', 'Rory', 'Elspeth', 'Callum', 'Morag', 'Hamish', 'Isla']

const WORDS = {
  en: {
    you: 'You',
    range: (most: number) => `A number from 1 to ${most}, or q to leave.`,
  },
  fr: {
    you: 'Vous',
    range: (most: number) => `Un nombre de 1 à ${most}, ou q pour quitter.`,
  },
} as const

function tell(
  texts: Texts<GameTypes>,
  events: readonly Json[],
  names: readonly string[],
  seen: (e: Json) => Json | null,
): void {
  for (const event of events) {
    const witnessed = seen(event)
    if (witnessed !== null) out(`  ${plain(texts.event(witnessed, 0), names)}`)
  }
}

export const play: Command = {
  name: 'play',
  operands: ['GAME'],
  summary: 'A game in the terminal, by numbered choices. You sit in the first seat.',
  flags: [
    { name: 'bots', value: 'a,b', help: 'level of each other seat, or one for all (medium)' },
    { name: 'seats', value: 'N', help: 'number of seats' },
    { name: 'seed', value: 'S', help: 'seed of the shuffle (drawn at random)' },
    { name: 'lang', value: 'en|fr', help: 'language of the sentences (en)' },
    { name: 'options', value: 'JSON', help: 'options of the table' },
  ],
  async run([id], flags) {
    const game = await findGame(id)
    const levels = text(flags, 'bots')?.split(',') ?? null
    const seats = seatCount(flags, game, levels === null ? 2 : levels.length + 1)
    if (levels !== null && levels.length !== 1 && levels.length !== seats - 1)
      throw new UsageError(`--bots names ${levels.length} levels, and ${seats} seats leave ${seats - 1} for bots`)
    const language = oneOf(flags, 'lang', ['en', 'fr']) ?? 'en'
    const bots = []
    for (let seat = 1; seat < seats; seat++)
      bots.push(await botFor(id, levels?.[levels.length === 1 ? 0 : seat - 1] ?? 'medium', seats))
    const texts = await textsOf(id, language)
    const words = WORDS[language]
    const names = [words.you, ...OTHERS].slice(0, seats)
    const seed = text(flags, 'seed') ?? crypto.randomUUID()
    const table = new Match(game, {
      game: id,
      revision: game.revision,
      setup: tableSetup(flags, game, seats),
      seats,
      seed,
    })
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    const answers = lines[Symbol.asyncIterator]()
    const seen = (event: Json) => game.witness(event, 0)
    tell(texts, table.openingEvents, names, seen)
    while (game.result(table.state) === null) {
      const seat = game.actors(table.state)[0]
      const legal = table.legal(seat)
      let action: Json
      if (seat === 0) {
        const view = game.view(table.state, 0)
        out(`\n${plain(texts.prompt(view, 0), names)}`)
        legal.forEach((a, i) => out(`  ${String(i + 1).padStart(3)}  ${plain(texts.action(a, view, 0), names)}`))
        lines.prompt()
        const answer = await answers.next()
        if (answer.done === true || answer.value.trim() === 'q') break
        const chosen = legal[Number(answer.value) - 1]
        if (chosen === undefined) {
          out(words.range(legal.length))
          continue
        }
        action = chosen
      } else {
        const rng = stream(seed, 'bot', String(seat), String(table.version))
        const bot = bots[seat - 1]
        action = bot.choose(ask(game, table.state, seat, { rng, budget: TABLE_BUDGET[bot.level] }))
      }
      const answer = table.submit(seat, table.version, action)
      if (!answer.ok) throw new Error(`refused: ${answer.rejection.why}`)
      tell(texts, answer.events, names, seen)
    }
    lines.close()
    const result = game.result(table.state)
    if (result === null) return
    names.forEach((name, seat) => out(`${result.ranks[seat]}. ${name}: ${result.scores[seat]}`))
    for (const line of tieLines(result, texts, names, language)) out(line)
    for (const line of verdictLines(result, texts, names, language)) out(line)
  },
}
