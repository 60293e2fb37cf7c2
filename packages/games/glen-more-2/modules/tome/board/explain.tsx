import type { CardId, Category, TileId } from '@bothy/glen-more-2/data'
import { Note } from '@bothy/board-kit/board/details/thing-note.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import type { DetailContext } from '../../../board/details/explain-parts.tsx'
import { boxOf, nameOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { shortReason } from './card.tsx'
import { eventNow } from './now.ts'
import { isTurned, laddersOf } from './shown.ts'
import { tomeIn } from './words.ts'

const EventText = ({ table, words, card }: DetailContext & { card: CardId }) => (
  <p>
    <b>{tomeIn(table).event}</b> {words.eventText(card, boxOf(table.view))}
  </p>
)

export function CardFacts(told: DetailContext & { card: CardId }) {
  const { table, words, card } = told
  const seat = table.view.players.findIndex(({ cards }) => cards.includes(card))
  if (isTurned(table.view, card))
    return (
      <>
        <EventText {...told} />
        <Note good>{tomeIn(table).eventSide}</Note>
      </>
    )
  const of = { table, seat, card }
  const short = seat < 0 ? '' : shortReason(of)
  return (
    <>
      <EventText {...told} />
      {seat === table.me && <p class="gm2-soft">{list(eventNow(of))}</p>}
      {short !== '' && <Note good={false}>{short}</Note>}
      {seat >= 0 && seat !== table.me && <p class="gm2-soft">{nameOf(table, seat, words)}</p>}
    </>
  )
}

export function TileFacts({ tile, ...told }: DetailContext & { tile: TileId }) {
  const { landmark } = boxOf(told.table.view).tiles[tile]
  return landmark === null ? null : <EventText {...told} card={landmark} />
}

export function whoScoresBetter(table: BoardContext, category: Category): string | null {
  const words = wordsOf(table.language)
  const names = laddersOf(table.view).flatMap((it) => (it.category === category ? [nameOf(table, it.seat, words)] : []))
  return names.length === 0 ? null : tomeIn(table).betterTable(list(names))
}

export const betterLadders = ({ table, words }: DetailContext, category: Category | null): readonly string[] =>
  laddersOf(table.view)
    .filter((it) => category === null || it.category === category)
    .map((it) => tomeIn(table).ladder(nameOf(table, it.seat, words), words.categoryName(it.category), it.steps))
