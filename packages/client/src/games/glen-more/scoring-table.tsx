import type { Seat } from '@bothy/kernel'
import { Points, SeatBadge, SeatTartan } from '../../art/index.ts'
import type { Layout } from '../../board/layout.ts'
import { seatClass } from '../../board/sentence.tsx'
import { signed } from '../../ui/i18n.ts'
import { GoodsIcon, type GoodsIconName } from '../../art/goods.tsx'
import { nameOf } from './labels.ts'
import { gainsOf, leadsOf, type RowKind, type ScoringFrame } from './scoring-story.ts'
import type { Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

const ICONS = {
  barrels: 'cask',
  chieftains: 'chieftain',
  cards: 'card',
  card: 'card',
  coins: 'coin',
  penalty: 'tile',
} as const satisfies { readonly [K in RowKind]: GoodsIconName }

/** How high shields are, in pixels: of points and of gains. */
const SIZES = {
  hall: [48, 36],
  wide: [40, 30],
  narrow: [40, 30],
  upright: [36, 30],
  phone: [28, 22],
  low: [26, 22],
} as const satisfies { readonly [L in Layout]: readonly [points: number, gain: number] }

export const rowLabel = (kind: RowKind, { board }: Words): string =>
  kind === 'card' || kind === 'coins' || kind === 'penalty' ? board.sheet[kind] : board.comparison[kind]

export const RowIcon = ({ kind, size }: { kind: RowKind; size: number }) => <GoodsIcon icon={ICONS[kind]} size={size} />

export const withPlus = (vp: number): string => (vp > 0 ? `+${vp}` : signed(vp))

/** The name of the place from which a gain flies. */
export const gainPlace = (row: number, seat: Seat): string => `gain:${row}:${seat}`

/** What is compared with the lowest; extra tiles are such a difference already. */
const isCompared = (kind: RowKind): boolean => kind !== 'penalty'

function leadInWords(kind: RowKind, lead: number, leads: readonly number[], { board }: Words): string {
  if (!isCompared(kind)) return board.extra
  if (lead > 0) return board.aheadOfLowest(lead)
  return leads.every((other) => other === 0) ? board.level : board.isLowest
}

/** How many, and how far ahead: of the bar the part that the lowest has as well is empty, the lead has the colour of the seat. */
function Lead({ kind, values, seat, words }: { kind: RowKind; values: readonly number[]; seat: Seat; words: Words }) {
  const [leads, most] = [leadsOf(values), Math.max(1, ...values)]
  const [value, lead] = [values[seat], leads[seat]]
  return (
    <>
      <b>{value}</b>{' '}
      <span class="gm-scoring-bar" aria-hidden="true">
        {isCompared(kind) && value > lead && <span style={{ width: `${((value - lead) / most) * 100}%` }} />}
        {isCompared(kind) && lead > 0 && <span class="gm-scoring-lead" style={{ width: `${(lead / most) * 100}%` }} />}
      </span>
      <small>{leadInWords(kind, lead, leads, words)}</small>
    </>
  )
}

type CellProps = { frame: ScoringFrame; row: number; seat: Seat; mine: boolean; size: number; words: Words }

function Cell({ frame, row, seat, mine, size, words }: CellProps) {
  const it = frame.rows[row]
  const vp = it.vp[seat]
  return (
    <td class={`${seatClass(seat)}${mine ? ' mine' : ''}`}>
      <span class="gm-scoring-cell">
        {row < frame.counted && it.values !== null && (
          <span class="gm-scoring-has" data-key={`count:${row}:${seat}`}>
            <Lead kind={it.kind} values={it.values} seat={seat} words={words} />
          </span>
        )}{' '}
        {row < frame.paid && (
          <span class="gm-scoring-gain" data-key={`paid:${row}:${seat}`} data-lands={gainPlace(row, seat)}>
            {vp === 0 ? <span class="gm-soft">0</span> : <Points value={withPlus(vp)} size={size} />}
            <span class="visually-hidden"> {words.board.line.vp}</span>
          </span>
        )}
      </span>
    </td>
  )
}

/** What a row is about, and what the lowest has. */
function RowHead({ frame, row, wide, words }: { frame: ScoringFrame; row: number; wide: boolean; words: Words }) {
  const { kind, values } = frame.rows[row]
  const isCounted = row < frame.counted && values !== null && isCompared(kind)
  return (
    <th scope={wide ? 'row' : 'rowgroup'} {...(wide ? {} : { colSpan: frame.points.length })}>
      <span class="gm-scoring-what">
        <RowIcon kind={kind} size={wide ? 24 : 18} />
        <span>
          {rowLabel(kind, words)}
          {isCounted && <small> {words.board.lowestHas(Math.min(...values))}</small>}
        </span>
      </span>
    </th>
  )
}

/** A moment of a scoring: seats in columns, what is scored in rows, points at the heads. */
export function ScoringTable({ table, frame, title }: { table: Table; frame: ScoringFrame; title: string }) {
  const words = wordsOf(table.language)
  const { me, layout } = table
  const [points, gain] = SIZES[layout]
  /** On a phone the name of a row stands above it. */
  const wide = layout !== 'phone'
  const column = (seat: Seat): string => `${seatClass(seat)}${seat === me ? ' mine' : ''}`
  const gains = gainsOf(frame.rows.slice(0, frame.paid), frame.points.length)
  const now = frame.phase === 'count' || frame.phase === 'pay' ? frame.counted - 1 : null
  return (
    <table class="gm-scoring" data-seats={frame.points.length} data-rows={frame.rows.length}>
      <caption class="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {wide && <td class="gm-scoring-corner" />}
          {frame.points.map((vp, seat) => (
            <th key={seat} scope="col" class={column(seat)}>
              <SeatTartan seat={seat} scale={0.6} class="gm-scoring-cloth" />
              <span class="gm-scoring-seat">
                <SeatBadge seat={seat} size={wide ? 28 : 24} />
                <span class="gm-scoring-name">{nameOf(table, seat, words)}</span>{' '}
                <span data-points={seat}>
                  <Points value={vp} size={points} />
                </span>
                <span class="visually-hidden"> {words.board.line.vp}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {frame.rows.map((row, i) => (
        <tbody key={row.kind} data-now={i === now ? '' : undefined}>
          {!wide && (
            <tr>
              <RowHead frame={frame} row={i} wide={wide} words={words} />
            </tr>
          )}
          <tr>
            {wide && <RowHead frame={frame} row={i} wide={wide} words={words} />}
            {frame.points.map((_, seat) => (
              <Cell key={seat} frame={frame} row={i} seat={seat} mine={seat === me} size={gain} words={words} />
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        {!wide && (
          <tr>
            <th scope="rowgroup" colSpan={frame.points.length}>
              {words.board.thisScoring}
            </th>
          </tr>
        )}
        <tr>
          {wide && <th scope="row">{words.board.thisScoring}</th>}
          {gains.map((vp, seat) => (
            <td key={seat} class={column(seat)}>
              {frame.paid > 0 && <b>{withPlus(vp)}</b>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
