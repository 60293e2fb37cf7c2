import type { Seat } from '@bothy/kernel'
import type { CardId, ShownPiece } from '@bothy/lords-of-scotland'
import { ROUNDS, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { CardBack, CardFace } from '../cards/card.tsx'
import { armyName, pieceLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import type { CutsceneFrame } from '../scenes/cutscene-story.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const NAMED = 2

function Band({ blocked, words }: { blocked: readonly CardId[]; words: Words }) {
  const figures = blocked.map((card) => STRENGTH_OF[card]).join(', ')
  const { blocks, blocksMany } = words.board
  return (
    <span class="los-band" aria-hidden="true">
      <span class="los-band-long">{blocked.length > NAMED ? blocksMany(blocked.length) : blocks(figures)}</span>
      <span class="los-band-short">
        <Icon name="close" size={11} />
        {blocked.length > NAMED ? blocked.length : figures}
      </span>
    </span>
  )
}

type PieceProps = {
  table: BoardContext
  owner: Seat
  piece: ShownPiece
  blocked: readonly CardId[]
  tabIndex: number
  show: CutsceneFrame | null
}

const turned = (id: number, show: CutsceneFrame | null): string =>
  show?.turned.has(id) === true ? `los-turned ${show.turning?.piece.id === id ? 'los-turning' : ''}` : ''

function Piece({ table, owner, piece, blocked, tabIndex, show }: PieceProps) {
  const words = wordsOf(table.language)
  const { id, card, mark, faceUp } = piece
  const target = at.piece(id)
  const label = pieceLabel(piece, owner, table, words)
  const names = blocked.map(words.cardName).join(', ')
  return (
    <Spot
      table={table}
      target={target}
      item={target}
      label={blocked.length === 0 ? label : `${label}. ${words.board.blocks(names)}`}
      tabIndex={tabIndex}
      class={`${table.view.pending?.piece === id ? 'los-acting' : ''} ${blocked.length === 0 ? '' : 'los-blocks'} ${turned(id, show)}`}
    >
      {card === null ? (
        <CardBack moves={target} />
      ) : (
        <CardFace card={card} words={words} mark={mark} veiled={!faceUp} moves={at.card(card)} />
      )}
      {blocked.length > 0 && <Band blocked={blocked} words={words} />}
    </Spot>
  )
}

export function Army({
  table,
  seat,
  blocking,
  show,
}: {
  table: BoardContext
  seat: Seat
  blocking: ReadonlyMap<CardId, readonly CardId[]>
  show: CutsceneFrame | null
}) {
  const words = wordsOf(table.language)
  const army = table.view.armies[seat]
  if (army.length === 0) return <span class="visually-hidden">{words.board.noArmy}</span>
  return (
    <Group
      label={armyName(seat, table, words)}
      class="los-cards"
      keys={army.map(({ id }) => at.piece(id))}
      style={{ '--n': army.length }}
    >
      {(tabIndex) =>
        army.map((piece) => (
          <Piece
            key={piece.id}
            table={table}
            owner={seat}
            piece={piece}
            blocked={piece.card === null || !piece.faceUp ? [] : (blocking.get(piece.card) ?? [])}
            tabIndex={tabIndex(at.piece(piece.id))}
            show={show}
          />
        ))
      }
    </Group>
  )
}

export function TurnsToCome({ table, seat }: { table: BoardContext; seat: Seat }) {
  const left = table.view.turnsLeft[seat]
  const words = wordsOf(table.language)
  if (left === 0 || table.view.ranks !== null) return null
  return (
    <span class="los-turns" aria-hidden="true">
      {Array.from({ length: left }, (_, i) => ROUNDS - left + 1 + i).map((round) => (
        <span key={round} class="los-slot">
          <span class="los-slot-word">{words.board.roundSlot(round)}</span>
          <span class="los-slot-figure">{round}</span>
        </span>
      ))}
    </span>
  )
}
