import { CATEGORIES, type View } from '@bothy/glen-more/data'
import { SeatBadge } from '../../art/index.ts'
import { nameOf } from './labels.ts'
import { type Outlook, ranking } from './outlook.ts'
import { LEADS } from './scoring-story.ts'
import type { Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A line of the reckoning: how many of it there are, if that is compared, and the VP it brings. */
type Line = {
  readonly label: string
  readonly count: (row: Outlook) => number | null
  readonly vp: (row: Outlook) => string
}

function linesOf(view: View, { board }: Words): readonly Line[] {
  const over = view.ranks !== null
  const none = (): null => null
  const player = ({ seat }: Outlook): View['players'][number] => view.players[seat]
  return [
    { label: board.line.vp, count: none, vp: (row) => String(row.vp) },
    ...(over ? [] : CATEGORIES).map((category) => ({
      label: board.comparison[category],
      count: (row: Outlook) => player(row).values[category],
      vp: (row: Outlook) => signed(row.next[category]),
    })),
    { label: board.line.coins, count: none, vp: (row) => signed(row.coins) },
    ...(view.players.every(({ cards }) => cards.length === 0)
      ? []
      : [{ label: board.line.cards, count: none, vp: (row: Outlook) => signed(row.cards) }]),
    { label: board.line.penalty, count: (row) => player(row).tiles.length, vp: (row) => signed(row.penalty) },
  ]
}

const total = ({ scores }: View, row: Outlook): string => String(scores?.[row.seat] ?? row.total).replace('-', '−')

function Cell({ line, row }: { line: Line; row: Outlook }) {
  const [count, vp] = [line.count(row), line.vp(row)]
  return (
    <td>
      {count !== null && <span class="gm-count">{count} </span>}
      <span class={count === null ? undefined : vp === '0' ? 'gm-brings gm-nothing' : 'gm-brings'}>{vp}</span>
    </td>
  )
}

/** VP now, the three comparisons as they stand, coins, cards and the penalty; what it comes to. */
export function Standing(table: Table) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const rows = ranking(table)
  return (
    <div class="standing gm-standing">
      <p class="standing-title">{view.ranks !== null ? board.final : board.ifEnded}</p>
      <table data-seats={view.seats}>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{board.player}</span>
            </th>
            {rows.map(({ seat }) => (
              <th key={seat} scope="col" title={nameOf(table, seat, words)}>
                <SeatBadge seat={seat} size={20} />
                <span class="visually-hidden">{nameOf(table, seat, words)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(view, words).map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {rows.map((row) => (
                <Cell key={row.seat} line={line} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{board.line.total}</th>
            {rows.map((row) => (
              <td key={row.seat}>{total(view, row)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {view.ranks === null && <p class="gm-soft">{board.scoring.leads(LEADS)}</p>}
    </div>
  )
}
