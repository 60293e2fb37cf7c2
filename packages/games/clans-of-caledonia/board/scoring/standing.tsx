import '../late-styles.css'
import { SCORE_ROWS, type ScoreRow, type Types, verdictOf, type View } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { StandingTable } from '@bothy/board-kit/board/seats/standing-table.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { boxOf } from '../box.ts'
import { type AllWords, allWordsOf } from '../details/explain-words.ts'
import { nameOf } from '../lines.ts'
import { type FinalPoints, finalPointsOf, ranking } from './final-points.ts'
import { textsOf } from '../words.ts'

type BoardContext = Pick<BoardProps<Types>, 'view' | 'tally' | 'reader' | 'names' | 'language'>

function countOf({ players }: View, row: ScoreRow, { seat, exports, settlements }: FinalPoints): number | null {
  const { imports } = players[seat]
  switch (row) {
    case 'exports':
      return exports
    case 'settlements':
      return settlements
    case 'cotton':
    case 'tobacco':
    case 'sugarCane':
      return imports[row]
    case 'glory':
    case 'basicGoods':
    case 'processedGoods':
    case 'money':
    case 'hops':
    case 'auctionBid':
      return null
  }
}

function Cell({ view, row, outlook }: { view: View; row: ScoreRow; outlook: FinalPoints }) {
  const count = countOf(view, row, outlook)
  return (
    <>
      {count !== null && count > 0 && <span class="coc-count">{count} </span>}
      <span class={outlook.rows[row] === 0 ? 'coc-nothing' : undefined}>{signed(outlook.rows[row])}</span>
    </>
  )
}

/** COC-81: name of the next better result and its lowest score; null at the top and with several players. */
function nextVerdict(table: BoardContext, words: AllWords): string | null {
  const { view, language } = table
  const [alone] = ranking(table.tally, view)
  if (view.seats > 1 || alone === undefined) return null
  const { next } = verdictOf(alone.total, boxOf(view).solo.verdictFrom)
  return next === null ? null : words.explain.nextVerdict(textsOf(language).verdicts[next.verdict].name, next.from)
}

export function Standing(table: BoardContext) {
  const { view, tally, language } = table
  const words = allWordsOf(language)
  const of = (seat: Seat): FinalPoints => finalPointsOf(tally, view, seat)
  const isOver = view.ranks !== null
  const rows = SCORE_ROWS.filter((row) => row !== 'auctionBid' || view.options.clans === 'auction')
  const verdict = isOver ? null : nextVerdict(table, words)
  return (
    <StandingTable
      class="coc-standing"
      title={isOver ? words.board.final : words.board.ifEnded}
      player={words.explain.player}
      seats={ranking(tally, view).map(({ seat }) => seat)}
      nameOf={(seat) => nameOf(table, seat, words)}
      lines={rows.map((row) => ({
        label: words.scoreName(row),
        of: (seat) => <Cell view={view} row={row} outlook={of(seat)} />,
      }))}
      foot={[
        { label: words.board.total, class: 'coc-sum', of: (seat) => signed(view.scores?.[seat] ?? of(seat).total) },
        ...(!isOver && view.round > 0 && view.scoring.length > 0
          ? [{ label: words.explain.withRound, class: 'coc-next', of: (seat: Seat) => `+${of(seat).roundGlory}` }]
          : []),
      ]}
    >
      {verdict !== null && <p class="coc-soft">{verdict}</p>}
    </StandingTable>
  )
}
