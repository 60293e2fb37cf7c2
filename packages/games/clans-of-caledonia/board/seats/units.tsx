import { isWorker, type Unit, UNIT_FACTS, UNITS, UNITS_OF_A_KIND } from '@bothy/clans-of-caledonia/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { UnitPiece } from '../pieces/pieces.tsx'
import type { SeatProps } from './seats.tsx'
import { siteFacts } from '../map/site-facts.ts'
import { Spot } from '../spot.tsx'
import { at, hexIn } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'

function Income({ unit, money, fields, words }: { unit: Unit; money: number | null; fields: number; words: Words }) {
  const { good } = UNIT_FACTS[unit]
  return (
    <span class="coc-slot-box" data-open="">
      {money !== null ? (
        <b class="coc-slot-money">{words.money(money)}</b>
      ) : (
        good !== null && <Icon icon={good} size={19} />
      )}
      {unit === 'field' && fields > 1 && <b class="coc-slot-count">{fields}</b>}
    </span>
  )
}

/** Units leave from the left and uncover income; MacDonald has a pool instead. */
function Slots({ table, seat, words, unit }: SeatProps & { readonly words: Words; readonly unit: Unit }) {
  const { clan, left, placed, income } = table.view.players[seat]
  const money = isWorker(unit) ? income.each[unit] : null
  if (clan === 'macdonald' && isWorker(unit))
    return (
      <span class="coc-slots" data-pool="" aria-hidden="true">
        {placed[unit] > 0 && (
          <span class="coc-slot-box" data-open="" data-wide="">
            <b class="coc-slot-money">{`${placed[unit]} × ${words.money(money ?? 0)}`}</b>
          </span>
        )}
        <span class="coc-slot-box" data-wide="">
          <UnitPiece unit={unit} seat={seat} size={22} />
          <b>{left[unit]}</b>
        </span>
      </span>
    )
  const gone = Math.min(UNITS_OF_A_KIND, placed[unit])
  return (
    <span class="coc-slots" aria-hidden="true">
      {Array.from({ length: UNITS_OF_A_KIND }, (_, i) =>
        i < gone ? (
          <Income key={i} unit={unit} money={money} fields={boxOf(table.view).units.yield.field} words={words} />
        ) : (
          <span key={i} class="coc-slot-box">
            <UnitPiece unit={unit} seat={seat} size={22} />
          </span>
        ),
      )}
    </span>
  )
}

function priceShown({ table, seat }: SeatProps, unit: Unit): number {
  const hex = hexIn(table.choice.picked[0] ?? '')
  const there = hex === null || table.view.pending?.seat !== seat ? null : siteFacts(table.view, hex, unit)
  return there?.price ?? table.view.players[seat].costs[unit]
}

type RowProps = SeatProps & {
  readonly words: Words
  readonly tabIndex: (key: string) => number
  readonly unit: Unit
}

function UnitRow({ table, seat, words, tabIndex, unit }: RowProps) {
  const { left } = table.view.players[seat]
  const target = at.unit(unit)
  const own = table.me === seat
  const price = words.money(priceShown({ table, seat }, unit))
  const cause = own && table.choice.cause(target)
  const isBlocked = own && table.choice.isBlocked(target)
  return (
    <Spot
      table={table}
      target={own ? target : null}
      item={target}
      label={`${words.unitName(unit)}, ${price}, ${words.stage.left(left[unit])}`}
      tabIndex={tabIndex(target)}
      class="coc-unit-row"
      lands={`unit:${unit}:${seat}`}
    >
      <span class="coc-unit-name" aria-hidden="true">
        {words.unitName(unit)}
      </span>
      <span class="coc-unit-price" aria-hidden="true">
        {isBlocked && (cause === 'money' || cause === 'noUnit') ? (
          <em class="coc-short">{words.board.short[cause]}</em>
        ) : (
          price
        )}
      </span>
      <Slots table={table} seat={seat} words={words} unit={unit} />
    </Spot>
  )
}

export function Units({ table, seat }: SeatProps) {
  const words = wordsOf(table.language)
  const { clan } = table.view.players[seat]
  const units = UNITS.filter((unit) => unit !== 'fisherman' || clan === 'macdonald')
  return (
    <Group label={words.stage.units} class="coc-unit-rows" keys={units.map(at.unit)}>
      {(tabIndex) =>
        units.map((unit) => (
          <UnitRow key={unit} table={table} seat={seat} words={words} tabIndex={tabIndex} unit={unit} />
        ))
      }
    </Group>
  )
}
