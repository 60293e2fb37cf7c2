import type { Seat } from '@bothy/kernel'
import type { ArmyTotal } from '@bothy/lords-of-scotland'
import { SeatBadge, SeatTartan } from '../../art/index.ts'
import { Group } from '../../board/spot-group.tsx'
import { CardBack, CardFace } from './card.tsx'
import { InitiativeMark } from './initiative.tsx'
import { armyName, nameOf, pieceLabel, totalLabel } from './labels.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

/** "13 ×2 = 26", "9 +?": what the reader may add up (LOS-95). */
export function Total({ total, words }: { total: ArmyTotal; words: Words }) {
  return (
    <span class="los-total">
      <span class="visually-hidden">{totalLabel(total, words)}</span>
      <span aria-hidden="true">
        {total.doubled && <small>{`${total.sum} ×2 = `}</small>}
        <b>{total.total}</b>
        {total.hidden > 0 && <small>{` +${'?'.repeat(total.hidden)}`}</small>}
      </span>
    </span>
  )
}

export function Army({ table, seat }: { table: Table; seat: Seat }) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const army = view.armies[seat]
  const turn = view.pending?.seat === seat
  return (
    <div class="los-army" data-turn={turn ? 'yes' : 'no'} data-mine={seat === me ? 'yes' : 'no'}>
      <div class="los-banner">
        <SeatTartan seat={seat} scale={0.5} />
      </div>
      <div class="los-army-head">
        <SeatBadge seat={seat} size={24} />
        <span class="los-who">{nameOf(table, seat, words)}</span>
        {view.initiative === seat && (
          <>
            <InitiativeMark size={20} />
            <span class="visually-hidden">{words.board.holdsInitiative}</span>
          </>
        )}
        {turn && <span class="los-turn">{seat === me ? words.board.yourTurn : words.board.toPlay}</span>}
        {army.length > 0 && <Total total={view.totals[seat]} words={words} />}
      </div>
      {army.length === 0 ? (
        <p class="los-none">{words.board.noArmy}</p>
      ) : (
        <Group
          label={armyName(seat, table, words)}
          class="los-fan"
          keys={army.map(({ id }) => at.piece(id))}
          style={{ '--n': army.length }}
        >
          {(tabIndex) =>
            army.map((piece, i) => {
              const target = at.piece(piece.id)
              const { card } = piece
              return (
                <Spot
                  key={target}
                  table={table}
                  target={target}
                  thing={target}
                  label={pieceLabel(piece, seat, table, words)}
                  tabIndex={tabIndex(target)}
                  class={view.pending?.piece === piece.id ? 'los-acting' : ''}
                  style={{ '--lean': (i - (army.length - 1) / 2) / Math.max(2, army.length) }}
                >
                  {card === null ? (
                    <CardBack moves={target} />
                  ) : (
                    <CardFace
                      card={card}
                      words={words}
                      mark={piece.mark}
                      veiled={!piece.faceUp}
                      moves={at.card(card)}
                    />
                  )}
                </Spot>
              )
            })
          }
        </Group>
      )}
    </div>
  )
}
