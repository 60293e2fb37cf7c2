import type { Seat, Translated } from '@bothy/kernel'
import type { JSX } from 'preact'
import { Points, SeatBadge, SeatTartan } from '../../art/index.ts'
import { briefNames, DividedName } from '../../ui/words/hyphens.tsx'
import { signed } from '../../ui/words/i18n.ts'
import type { Layout } from '../layout.ts'
import { seatClass } from '../details/sentence.tsx'
import { gainsOf, leadsOf, type ScoringFrame } from './scoring-story.ts'
import type { scoring as en } from './scoring-en.ts'

type ScoringWords = Translated<typeof en>

export type ScoringLook<K extends string> = {
  readonly words: ScoringWords
  readonly titleOf: (scoring: number) => string
  readonly label: (kind: K) => string
  readonly icon: (kind: K, size: number) => JSX.Element
  readonly note: (kind: K) => string | null
  /** False for extra tiles: they are already a difference. */
  readonly isCompared: (kind: K) => boolean
  readonly nameOf: (seat: Seat) => string
  readonly me: Seat | null
  readonly layout: Layout
}

/** Heights in pixels: shields of points, shields of gains. */
const SIZES = {
  hall: [48, 36],
  wide: [40, 30],
  narrow: [40, 30],
  upright: [36, 30],
  phone: [28, 22],
  low: [26, 22],
} as const satisfies { readonly [L in Layout]: readonly [points: number, gain: number] }

export const withPlus = (vp: number): string => (vp > 0 ? `+${vp}` : signed(vp))

export const gainPlace = (row: number, seat: Seat): string => `gain:${row}:${seat}`

function leadInWords(lead: number, leads: readonly number[], words: ScoringWords): string {
  if (lead > 0) return words.aheadOfLowest(lead)
  return leads.every((other) => other === 0) ? words.level : words.isLowest
}

type LeadProps = { values: readonly number[]; seat: Seat; isCompared: boolean; words: ScoringWords }

function Lead({ values, seat, isCompared, words }: LeadProps) {
  const [leads, most] = [leadsOf(values), Math.max(1, ...values)]
  const [value, lead] = [values[seat], leads[seat]]
  return (
    <>
      <b>{value}</b>{' '}
      <span class="scoring-bar" aria-hidden="true">
        {isCompared && value > lead && <span style={{ width: `${((value - lead) / most) * 100}%` }} />}
        {isCompared && lead > 0 && <span class="scoring-lead" style={{ width: `${(lead / most) * 100}%` }} />}
      </span>
      <small>{isCompared ? leadInWords(lead, leads, words) : words.extra}</small>
    </>
  )
}

type RowProps<K extends string> = { look: ScoringLook<K>; frame: ScoringFrame<K>; row: number }

function Cell<K extends string>({ look, frame, row, seat, size }: RowProps<K> & { seat: Seat; size: number }) {
  const { me, words, isCompared } = look
  const it = frame.rows[row]
  const vp = it.vp[seat]
  return (
    <td class={`${seatClass(seat)}${seat === me ? ' mine' : ''}`}>
      <span class="scoring-cell">
        {row < frame.counted && it.values !== null && (
          <span class="scoring-has" data-key={`count:${row}:${seat}`}>
            <Lead values={it.values} seat={seat} isCompared={isCompared(it.kind)} words={words} />
          </span>
        )}{' '}
        {row < frame.paid && (
          <span class="scoring-gain" data-key={`paid:${row}:${seat}`} data-lands={gainPlace(row, seat)}>
            {vp === 0 ? <span class="scoring-soft">0</span> : <Points value={withPlus(vp)} size={size} />}
            <span class="visually-hidden"> {words.vp}</span>
          </span>
        )}
      </span>
    </td>
  )
}

function RowHead<K extends string>({ look, frame, row, wide }: RowProps<K> & { wide: boolean }) {
  const { kind, values } = frame.rows[row]
  const isCounted = row < frame.counted && values !== null && look.isCompared(kind)
  const note = look.note(kind)
  return (
    <th scope={wide ? 'row' : 'rowgroup'} {...(wide ? {} : { colSpan: frame.points.length })}>
      <span class="scoring-what">
        {look.icon(kind, wide ? 24 : 18)}
        <span>
          {look.label(kind)}
          {isCounted && <small> {look.words.lowestHas(Math.min(...values))}</small>}
          {note !== null && <small> {note}</small>}
        </span>
      </span>
    </th>
  )
}

export function ScoringTable<K extends string>({
  look,
  frame,
  title,
}: Pick<RowProps<K>, 'look' | 'frame'> & { title: string }) {
  const { words, me, layout } = look
  const [points, gain] = SIZES[layout]
  const wide = layout !== 'phone'
  const column = (seat: Seat): string => `${seatClass(seat)}${seat === me ? ' mine' : ''}`
  const gains = gainsOf(frame.rows.slice(0, frame.paid), frame.points.length)
  const names = frame.points.map((_, seat) => look.nameOf(seat))
  const brief = briefNames(names)
  const now = frame.phase === 'count' || frame.phase === 'pay' ? frame.counted - 1 : null
  return (
    <table class="scoring" data-seats={frame.points.length}>
      <caption class="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {wide && <td class="scoring-corner" />}
          {frame.points.map((vp, seat) => (
            <th key={seat} scope="col" class={column(seat)}>
              <SeatTartan seat={seat} scale={0.6} class="scoring-cloth" />
              <span class="scoring-seat">
                <SeatBadge seat={seat} size={wide ? 28 : 24} />
                <span class="scoring-name">
                  {!wide && <span class="visually-hidden">{names[seat]}</span>}
                  <span aria-hidden={!wide}>
                    <DividedName name={wide ? names[seat] : brief[seat]} />
                  </span>
                </span>{' '}
                <span data-points={seat}>
                  <Points value={vp} size={points} />
                </span>
                <span class="visually-hidden"> {words.vp}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {frame.rows.map((row, i) => (
        <tbody key={row.kind} data-now={i === now ? '' : undefined}>
          {!wide && (
            <tr>
              <RowHead look={look} frame={frame} row={i} wide={wide} />
            </tr>
          )}
          <tr>
            {wide && <RowHead look={look} frame={frame} row={i} wide={wide} />}
            {frame.points.map((_, seat) => (
              <Cell key={seat} look={look} frame={frame} row={i} seat={seat} size={gain} />
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        {!wide && (
          <tr>
            <th scope="rowgroup" colSpan={frame.points.length}>
              {words.thisScoring}
            </th>
          </tr>
        )}
        <tr>
          {wide && <th scope="row">{words.thisScoring}</th>}
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
