import { STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import type { Slot, View } from '@bothy/lords-of-scotland'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { CardFace } from '../cards/card.tsx'
import { claimantOf, type Foreseen, positionOf } from '../foreseen.ts'
import { nameOf, placeWord, supporterLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** Strongest first. A claimed slot counts as strongest, since the strongest are claimed first. */
export function rowsOf({ supporters }: Pick<View, 'supporters'>): readonly Slot[] {
  const weight = (slot: Slot): number => {
    const card = supporters[slot]
    return card === null ? Infinity : STRENGTH_OF[card]
  }
  return supporters.map((_, slot) => slot).sort((a, b) => (weight(a) === weight(b) ? a - b : weight(b) - weight(a)))
}

function Claim({ table, slot, seen }: { table: BoardContext; slot: Slot; seen: Foreseen }) {
  const { view, language } = table
  const words = wordsOf(language)
  const order = seen.shown?.order ?? view.order
  const card = (seen.shown?.supporters ?? view.supporters)[slot]
  const seat = claimantOf(order, slot)
  const was = claimantOf(view.order, slot)
  const position = seat === null ? null : positionOf(order, seat)
  if (card === null) return null
  const changed = seat !== was
  return (
    <span class="los-claim" data-changed={changed ? 'yes' : 'no'} aria-hidden="true">
      {seat === null || position === null ? (
        !view.revealed && (
          <span class="los-claim-none">
            <span class="los-claim-nobody">{words.board.nobodyClaims}</span>
          </span>
        )
      ) : (
        <>
          <span class="los-claim-who">
            <SeatBadge seat={seat} size={28} />
            <b class="los-claim-name">{nameOf(table, seat, words)}</b>
          </span>
          <span class="los-claim-what">
            <em>{placeWord(position, words)}</em>
            <Points value={`+${STRENGTH_OF[card]}`} size={24} />
          </span>
        </>
      )}
      {changed && was !== null && (
        <span class="los-claim-was">
          {was === table.reader ? words.board.notYou : words.board.insteadOf(nameOf(table, was, words))}
        </span>
      )}
    </span>
  )
}

export function Supporters({ table, rows, seen }: { table: BoardContext; rows: readonly Slot[]; seen: Foreseen }) {
  const { view, language } = table
  const words = wordsOf(language)
  const keys = rows.flatMap((slot) => (view.supporters[slot] === null ? [] : [at.supporter(slot)]))
  return (
    <Group label={words.zoneName('supporters')} class="los-supporters" keys={keys}>
      {(tabIndex) =>
        rows.map((slot) => {
          const card = view.supporters[slot]
          const target = at.supporter(slot)
          return (
            <div key={slot} class="los-supporter">
              {card === null ? (
                <span class="los-slot los-claimed">
                  <span class="visually-hidden">{words.claimedSlot}</span>
                </span>
              ) : (
                <Spot
                  table={table}
                  target={target}
                  item={target}
                  label={supporterLabel(card, slot, view, table, words)}
                  tabIndex={tabIndex(target)}
                >
                  <CardFace card={card} words={words} moves={at.card(card)} />
                </Spot>
              )}
              <Claim table={table} slot={slot} seen={seen} />
            </div>
          )
        })
      }
    </Group>
  )
}
