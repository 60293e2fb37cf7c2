import { CATEGORIES, type View } from '@bothy/glen-more-2/data'
import { SeatBadge } from '../../art/index.ts'
import { signed } from '../../ui/i18n.ts'
import { type AllWords, allWordsOf } from './explain-words.ts'
import { boxOf, nameOf } from './labels.ts'
import { type Outlook, ranking } from './outlook.ts'
import type { Table } from './spot.tsx'

/** A line of the reckoning: how many of it there are, if that is compared, and the VP it brings. */
type Line = {
  readonly label: string
  readonly count: (row: Outlook) => number | null
  readonly vp: (row: Outlook) => string
}

const none = (): null => null
const gained = (n: number): string => (n > 0 ? `+${n}` : signed(n))

function linesOf(view: View, { board, explain, council }: AllWords): readonly Line[] {
  const { line } = explain
  return [
    { label: line.vp, count: none, vp: (row) => String(row.vp) },
    ...(view.ranks === null ? CATEGORIES : []).map((category) => ({
      label: board.comparison[category],
      count: ({ seat }: Outlook) => view.standing[category].values[seat] ?? 0,
      vp: (row: Outlook) => gained(row.next[category]),
    })),
    {
      label: line.tiles,
      count: ({ seat }) => view.players[seat].tiles.length,
      vp: (row) => gained(row.penalty),
    },
    { label: line.coins, count: ({ seat }) => view.players[seat].coins, vp: (row) => gained(row.coins) },
    ...(view.players.some(({ cards }) => cards.length > 0)
      ? [{ label: line.cards, count: none, vp: (row: Outlook) => gained(row.cards) }]
      : []),
    ...(view.chronicles.council === undefined
      ? []
      : [{ label: council.title, count: none, vp: (row: Outlook) => gained(row.council) }]),
  ]
}

function Cell({ line, row }: { line: Line; row: Outlook }) {
  const [count, vp] = [line.count(row), line.vp(row)]
  return (
    <td>
      {count !== null && <span class="gm2-count">{count} </span>}
      <span class={count === null ? undefined : vp === '0' ? 'gm2-brings gm2-nothing' : 'gm2-brings'}>{vp}</span>
    </td>
  )
}

/** VP now, the four comparisons as they stand, tiles, coins and cards; what it comes to, and what breaks ties. */
export function Standing(table: Table) {
  const { view, language } = table
  const words = allWordsOf(language)
  const { board, explain } = words
  const rows = ranking(table)
  const { lead } = boxOf(view).scoring
  return (
    <div class="standing gm2-standing">
      <p class="standing-title">{view.ranks === null ? board.ifEnded : explain.final}</p>
      <table data-seats={view.seats}>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{explain.player}</span>
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
            <th scope="row">{explain.line.total}</th>
            {rows.map((row) => (
              <td key={row.seat}>{signed(view.scores?.[row.seat] ?? row.total)}</td>
            ))}
          </tr>
          <tr class="gm2-ties">
            <th scope="row">{explain.line.ties[view.options.tie]}</th>
            {rows.map((row) => (
              <td key={row.seat}>{row.resources}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {view.ranks === null && <p class="gm2-soft">{explain.differenceHint(lead.slice(1))}</p>}
    </div>
  )
}
