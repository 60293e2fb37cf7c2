import type { Seat } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'

export type Result = NonNullable<StateMessage['result']>

export function resultSentence(result: Result, names: readonly string[], mine: readonly Seat[]): string {
  const words = t.value.ending
  if (result.verdict !== null) return words.title
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (winners.length > 1) return words.shared(t.value.and(winners.map((seat) => names[seat])))
  const [winner] = winners
  return mine.length === 1 && mine[0] === winner ? words.youWon : words.won(names[winner])
}
