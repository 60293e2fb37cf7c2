import { ordinal } from '@bothy/kernel/english'
import { counted, ordinal as rang, typeset } from '@bothy/kernel/french'
import { type GameTypes, plain, type Result, type Seat, type Texts, tiesOf } from '@bothy/kernel'

const WORDS = {
  en: {
    tied: (score: number, names: string) => `tied at ${score}: ${names}`,
    compared: (by: string, values: string) => `${by}: ${values}`,
    shared: (rank: number, names: string) => `${ordinal(rank)} place is shared: ${names}`,
  },
  fr: {
    tied: (score: number, names: string) => typeset(`égalité à ${counted(score, 'point', 'points')} : ${names}`),
    compared: (by: string, values: string) => typeset(`${by} : ${values}`),
    shared: (rank: number, names: string) => typeset(`${rang(rank, 'f')} place partagée : ${names}`),
  },
} as const

export function tieLines(
  result: Result,
  texts: Pick<Texts<GameTypes>, 'tieBreaks'>,
  names: readonly string[],
  language: keyof typeof WORDS,
): string[] {
  const words = WORDS[language]
  const listed = (seats: readonly Seat[]): string => seats.map((seat) => names[seat]).join(', ')
  return tiesOf(result).flatMap(({ score, seats, compared, shared }) => [
    words.tied(score, listed(seats)),
    ...compared.map(({ id, values }) => {
      const { by, value } = texts.tieBreaks[id]
      const told = values.map((one) => `${names[one.seat]} ${value(one.value)}`).join(', ')
      return `  ${words.compared(plain(by, names), told)}`
    }),
    ...shared.map((place) => `  ${words.shared(place.rank, listed(place.seats))}`),
  ])
}
