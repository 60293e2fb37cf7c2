import { type Analysis, analyse as analysed, type Moment, wantsNet } from '@bothy/bots'
import { loadMerits, loadMeritWords, loadStrategy } from '@bothy/games'
import { plain, seatLetter } from '@bothy/kernel'
import type { MeritWords } from '@bothy/kernel/merits'
import { shippedNet } from '../bots.ts'
import { type Command, JSON_FLAG, text, UsageError } from '../command.ts'
import { columns, figure, Progress, report } from '../print.ts'
import { recordAt } from '../record-file.ts'

const COSTLIEST = 3

export const analyse: Command = {
  name: 'analyse',
  operands: ['FILE'],
  summary: 'Each decision of a finished game against the best that was found, by what its seat could know.',
  flags: [
    { name: 'seats', value: 'a[,b..]', help: 'seats that are judged (all)' },
    { name: 'open', value: null, help: 'judge with hidden cards and coming lots in sight' },
    JSON_FLAG,
  ],
  async run([path], flags) {
    const { id, game, match, names } = await recordAt(path)
    const letters = Array.from({ length: match.seats }, (_, seat) => seatLetter(seat))
    const wanted = text(flags, 'seats')?.split(',') ?? letters
    const stranger = wanted.find((letter) => !letters.includes(letter))
    if (stranger !== undefined) throw new UsageError(`there is no seat ${stranger}: ${letters.join(', ')}`)
    const [strategy, merits, words] = await Promise.all([loadStrategy(id), loadMerits(id), loadMeritWords(id, 'en')])
    const net = wantsNet(strategy, 'expert') ? await shippedNet(id, match.seats) : undefined
    const seats = wanted.map((letter) => letters.indexOf(letter))
    const steps = analysed(game, strategy, match, {
      seats,
      seed: match.seed,
      merits,
      isOpen: flags['open'] === true,
      ...(net === undefined ? {} : { net }),
    })
    const shown = { quick: new Progress('decisions, first look'), deep: new Progress('decisions, longer look') }
    let step = steps.next()
    while (step.done !== true) {
      const { pass, done, total } = step.value
      shown[pass].at(done, total)
      if (done === total) shown[pass].end()
      step = steps.next()
    }
    const analysis = step.value
    const nameOf = (seat: number): string => `${letters[seat]} ${names[seat] || `seat ${seat}`}`
    const told = letters.map((_, seat) => nameOf(seat))
    report(
      flags,
      { game: id, seats: match.seats, ...analysis },
      seats.flatMap((seat) => seatLines(told, analysis, seat, words)),
    )
  },
}

function seatLines(
  names: readonly string[],
  { unit, moments }: Analysis,
  seat: number,
  words: MeritWords | null,
): readonly string[] {
  const own = moments.filter((moment) => moment.seat === seat)
  const good = own.filter(({ loss }) => loss === 0)
  const costly = own.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss)
  const sum = own.reduce((total, { loss }) => total + loss, 0)
  const shown = costly.slice(0, COSTLIEST)
  const lines = columns(shown.map((moment) => momentCells(moment, unit)))
  return [
    `${names[seat]}: in ${good.length} of ${own.length} decisions nothing better was found; the others cost ${worthOf(sum, unit)} in all`,
    ...shown.flatMap(({ why }, i) => [lines[i], ...whyLines(why, words, names)]),
  ]
}

const whyLines = (why: Moment['why'], words: MeritWords | null, names: readonly string[]): readonly string[] =>
  words === null ? [] : why.map((merit) => `    ${plain(words.say(merit), names)}`)

const momentCells = ({ ply, played, best, loss, error }: Moment, unit: Analysis['unit']): string[] => [
  `  ply ${ply + 1}`,
  `${worthOf(loss, unit)} (± ${worthOf(error, unit)})`,
  played.join(', '),
  `better: ${best.join(', ')}`,
]

const worthOf = (worth: number, unit: Analysis['unit']): string =>
  unit === 'share' ? `${figure(100 * worth, 1)} %` : `${figure(worth, 1)} points`
