import './standing-styles.css'
import { CATEGORIES } from '@bothy/glen-more-2/data'
import { Brings, type StandingLine, StandingTable } from '@bothy/board-kit/board/seats/standing-table.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { sumOf } from '@bothy/board-kit/parts/scoring/final-points.ts'
import { partsOf } from '../chronicles/brought.ts'
import { type AllWords, allWordsOf } from '../details/explain-words.ts'
import { ladderOf, nameOf } from '../labels.ts'
import { type FinalPoints, finalPointsOf, ranking } from './final-points.ts'
import type { BoardContext } from '../spot.tsx'

type Of = (seat: number) => FinalPoints

function linesOf({ view, tally }: BoardContext, of: Of, words: AllWords): readonly StandingLine[] {
  const { ranks, standing, players } = view
  const { line } = words.explain
  return [
    { label: line.vp, of: (seat) => signed(of(seat).vp) },
    ...(ranks === null ? CATEGORIES : []).map((category) => ({
      label: words.board.comparison[category],
      of: (seat: number) => <Brings count={standing[category].values[seat] ?? 0} vp={of(seat).next[category]} />,
    })),
    { label: line.tiles, of: (seat) => <Brings count={players[seat].tiles.length} vp={of(seat).penalty} /> },
    { label: line.coins, of: (seat) => <Brings count={players[seat].coins} vp={of(seat).coins} /> },
    ...(players.some(({ cards }) => cards.length > 0)
      ? [{ label: line.cards, of: (seat: number) => <Brings count={null} vp={of(seat).cards} /> }]
      : []),
    ...partsOf(view).flatMap(({ standing: own }) =>
      own === undefined
        ? []
        : [
            {
              label: own.label(words),
              of: (seat: number) => <Brings count={null} vp={sumOf((tally[seat] ?? []).filter(own.isLine))} />,
            },
          ],
    ),
  ]
}

export function Standing(table: BoardContext) {
  const { view, language } = table
  const words = allWordsOf(language)
  const { board, explain } = words
  const of: Of = (seat) => finalPointsOf(table, seat)
  return (
    <StandingTable
      class="gm2-standing"
      title={view.ranks === null ? board.ifEnded : explain.final}
      player={explain.player}
      seats={ranking(table).map(({ seat }) => seat)}
      nameOf={(seat) => nameOf(table, seat, words)}
      lines={linesOf(table, of, words)}
      foot={[
        { label: explain.line.total, of: (seat) => signed(view.scores?.[seat] ?? of(seat).total) },
        { label: explain.line.ties[view.options.tie], class: 'gm2-ties', of: (seat) => of(seat).rest },
      ]}
    >
      {view.ranks === null &&
        [
          board.scoring.leads(ladderOf(view)),
          ...partsOf(view).flatMap(({ ladders }) => ladders?.({ table, words }, null) ?? []),
        ].map((text) => (
          <p key={text} class="gm2-soft">
            {text}
          </p>
        ))}
    </StandingTable>
  )
}
