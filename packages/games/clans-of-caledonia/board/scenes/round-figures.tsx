import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { boxOf } from '../box.ts'
import { allWordsOf, type AllWords } from '../details/explain-words.ts'
import { nameOf } from '../lines.ts'
import { CountedIcons } from '../pieces/cards-scoring.tsx'
import { Counted } from '../production/production-paper.tsx'
import type { RoundTold, SeatRound } from '../production/rounds-told.ts'
import { finalPointsOf } from '../scoring/final-points.ts'
import type { BoardContext } from '../spot.tsx'
import { figureTold } from './scored-told.ts'

export const withPlus = (n: number): string => (n > 0 ? `+${n}` : signed(n))
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)

type Figure = {
  readonly key: string
  readonly label: ComponentChildren
  readonly note: string | null
  readonly cell: (round: SeatRound, seat: Seat) => ComponentChildren
  /** COC-68, solo: what is compared with the round before; null where nothing is. */
  readonly against: ((round: RoundTold) => number) | null
  readonly isMoney?: boolean
  readonly isTotal?: boolean
}

function Goods({ counts, words }: { readonly counts: readonly number[]; readonly words: AllWords }) {
  if (sum(counts) === 0) return <span class="coc-round-none">0</span>
  return <Counted counts={counts} said={words.goods(counts)} />
}

function figuresOf(told: RoundTold, table: BoardContext, words: AllWords): readonly Figure[] {
  const { rows, notes } = words.explain.production
  const { board, trade, money } = words
  const { scored, order, round } = told
  const first = ({ seats }: RoundTold): SeatRound | undefined => seats[0]
  const most = scored === null ? 1 : Math.max(1, ...scored.glory)
  const production: readonly Figure[] = [
    {
      key: 'income',
      label: rows.income,
      note: notes.income,
      cell: ({ income }) => <b class="coc-round-money">+{money(income)}</b>,
      against: (it) => first(it)?.income ?? 0,
      isMoney: true,
    },
    {
      key: 'produced',
      label: rows.produced,
      note: notes.produced,
      cell: ({ produced }) => <Goods counts={produced} words={words} />,
      against: (it) => sum(first(it)?.produced ?? []),
    },
    {
      key: 'processed',
      label: rows.processed,
      note: notes.processed,
      cell: ({ processed }) => <Goods counts={processed} words={words} />,
      against: (it) => sum(first(it)?.processed ?? []),
    },
    {
      key: 'money',
      label: rows.money,
      note: null,
      cell: ({ after }) => <b class="coc-round-money">{money(after.money)}</b>,
      against: (it) => first(it)?.after.money ?? 0,
      isMoney: true,
    },
  ]
  const glory: readonly Figure[] =
    scored === null
      ? []
      : [
          {
            key: 'glory',
            label: board.gloryThisRound,
            note: words.scoringText(scored.tile, boxOf(table.view)),
            cell: (_, seat) => {
              const n = scored.glory[seat] ?? 0
              return (
                <span class="coc-round-glory">
                  <Points value={withPlus(n)} size={30} />
                  <span class="coc-round-counted">
                    {scored.counted[seat]}
                    <CountedIcons tile={scored.tile} size={18} />
                  </span>
                  {n > 0 && scored.glory.length > 1 && (
                    <span class="coc-round-bar" style={{ flexBasis: `${(n / most) * 100}%` }} aria-hidden="true" />
                  )}
                </span>
              )
            },
            against: (it) => it.scored?.glory[0] ?? 0,
            isTotal: true,
          },
          {
            key: 'all',
            label: board.gloryInAll,
            note: null,
            cell: (_, seat) => <Points value={scored.total[seat] ?? 0} size={34} />,
            against: null,
          },
        ]
  const end: readonly Figure[] =
    table.tally.length === 0
      ? []
      : [
          {
            key: 'end',
            label: order === null ? board.total : board.ifEnded,
            note: notes.ifEnded,
            cell: (_, seat) => (
              <b class="coc-round-end">
                <Arrow /> {signed(finalPointsOf(table.tally, table.view, seat).total)}
              </b>
            ),
            against: null,
          },
        ]
  const next: readonly Figure[] =
    order === null || order.length < 2
      ? []
      : [
          {
            key: 'order',
            label: trade.orderOf(round + 1),
            note: null,
            cell: (_, seat) => trade.place(order.indexOf(seat) + 1),
            against: null,
          },
        ]
  return [...production, ...glory, ...end, ...next]
}

function Against({ figure, told, last, words }: AgainstProps) {
  const { against, isMoney = false } = figure
  if (against === null) return null
  const by = against(told) - against(last)
  return (
    <span class="coc-round-against" data-more={by > 0 ? '' : undefined}>
      {by === 0 ? '=' : isMoney ? `${by > 0 ? '+' : '−'}${words.money(Math.abs(by))}` : withPlus(by)}
    </span>
  )
}
type AgainstProps = {
  readonly figure: Figure
  readonly told: RoundTold
  readonly last: RoundTold
  readonly words: AllWords
}

type FiguresProps = {
  readonly table: BoardContext
  readonly told: RoundTold
  /** COC-77, alone: the round before, if it is known. */
  readonly last: RoundTold | null
  readonly title: string
  readonly isNewcomer: boolean
}

/** COC-66 to COC-68: what the end of a round has brought, by seat. */
export function RoundFigures({ table, told, last, title, isNewcomer }: FiguresProps) {
  const words = allWordsOf(table.language)
  const mine = (seat: Seat): string => `${seatClass(seat)}${seat === table.me ? ' mine' : ''}`
  const noteOf = (figure: Figure): string | null =>
    isNewcomer ? (figureTold(figure.key, told, table) ?? figure.note) : figure.note
  return (
    <table class="coc-round-table" data-seats={told.seats.length}>
      <caption class="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {told.seats.map((_, seat) => (
            <th key={seat} scope="col" class={mine(seat)}>
              <SeatTartan seat={seat} scale={0.6} class="coc-round-cloth" />
              <span class="coc-round-seat">
                <SeatBadge seat={seat} size={26} />
                <span class="coc-round-name">{nameOf(table, seat, words)}</span>
              </span>
            </th>
          ))}
          {last !== null && (
            <th scope="col" class="coc-round-last">
              {words.explain.production.against}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {figuresOf(told, table, words).map((figure) => (
          <tr key={figure.key} data-row={figure.key} data-total={figure.isTotal === true ? '' : undefined}>
            <th scope="row">
              {figure.label}
              {noteOf(figure) !== null && <small>{noteOf(figure)}</small>}
            </th>
            {told.seats.map((round, seat) => (
              <td key={seat} class={mine(seat)}>
                {figure.cell(round, seat)}
              </td>
            ))}
            {last !== null && (
              <td>
                <Against figure={figure} told={told} last={last} words={words} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
