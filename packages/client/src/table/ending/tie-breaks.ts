import { type GameTypes, type Message, type Result, tiesOf, type Texts } from '@bothy/kernel'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'

export function tieSentences(
  result: Result,
  texts: Pick<Texts<GameTypes>, 'tieBreaks'>,
  names: readonly string[],
): readonly Message[] {
  const words = t.value.ending
  const listed = (seats: readonly number[]): string => t.value.and(seats.map((seat) => names[seat]))
  return tiesOf(result).map(({ score, seats, compared, shared }) => [
    words.tied(listed(seats), score),
    ...compared.flatMap(({ id, values }): Message => {
      const { by, value } = texts.tieBreaks[id]
      return [...by, words.compared(values.map((one) => `${names[one.seat]} ${value(one.value)}`).join(', '))]
    }),
    ...shared.map((place) => words.sharedPlace(listed(place.seats), place.rank)),
  ])
}
