import { CATEGORIES, type Category } from '@bothy/glen-more'
import { GoodsIcon, type GoodsIconName, SeatBadge } from '../../art/index.ts'
import { nameOf } from './labels.ts'
import { type Outlook, ranking } from './score.ts'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

const CATEGORY_ICONS = { barrels: 'cask', chieftains: 'chieftain', cards: 'card' } as const satisfies Record<
  Category,
  GoodsIconName
>

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** VP now, the three comparisons as they stand, coins, cards and the penalty; what it comes to. */
export function Standing(table: Table) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const rows = ranking(view)
  const over = view.ranks !== null
  const lines: readonly {
    readonly label: string
    readonly value: (row: Outlook) => number
    readonly plain?: boolean
  }[] = [
    { label: board.line.vp, value: (row) => row.vp, plain: true },
    ...(over ? [] : [{ label: board.line.next, value: (row: Outlook) => row.scoring }]),
    { label: board.line.coins, value: (row) => row.coins },
    ...(rows.some(({ cards }) => cards > 0) ? [{ label: board.line.cards, value: (row: Outlook) => row.cards }] : []),
    { label: board.line.penalty, value: (row) => row.penalty },
  ]
  const heads = (
    <tr>
      <th scope="col">
        <span class="unseen">{board.player}</span>
      </th>
      {rows.map(({ seat }) => (
        <th key={seat} scope="col" title={nameOf(table, seat, words)}>
          <SeatBadge seat={seat} size={20} />
          <span class="unseen">{nameOf(table, seat, words)}</span>
        </th>
      ))}
    </tr>
  )
  return (
    <div class="gm-standing">
      <p class="gm-standing-title">{over ? board.final : board.ifEnded}</p>
      <table>
        <thead>{heads}</thead>
        <tbody>
          {lines.map(({ label, value, plain }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {rows.map((row) => (
                <td key={row.seat}>{plain === true ? value(row) : signed(value(row))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{board.line.total}</th>
            {rows.map((row) => (
              <td key={row.seat}>{view.scores?.[row.seat] ?? row.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {!over && (
        <>
          <p class="gm-standing-title">{board.compare}</p>
          <table>
            <thead>{heads}</thead>
            <tbody>
              {CATEGORIES.map((category) => (
                <tr key={category}>
                  <th scope="row">
                    <GoodsIcon icon={CATEGORY_ICONS[category]} size={16} /> {board.comparison[category]}
                  </th>
                  {rows.map((row) => (
                    <td key={row.seat}>
                      {view.players[row.seat].values[category]}
                      {row.next[category] > 0 && <small>{signed(row.next[category])}</small>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p class="gm-soft">{board.differenceHint}</p>
        </>
      )}
    </div>
  )
}
