import type { Types } from '@bothy/lords-of-scotland'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { CardFace } from '../cards/card.tsx'
import { handLabel } from '../labels.ts'
import { wordsOf } from '../words.ts'

export function OpenHandOfCards(table: BoardProps<Types>) {
  const { view, language } = table
  const words = wordsOf(language)
  if (view.hand.length === 0) return <p class="soft small">{words.board.emptyHand}</p>
  return (
    <ul class="los-open-hand">
      {view.hand.map((held) => (
        <li key={held.card}>
          <span class="visually-hidden">{handLabel(held, table, words)}</span>
          <CardFace card={held.card} words={words} />
        </li>
      ))}
    </ul>
  )
}
