import '../late-styles.css'
import { CATEGORIES, type View } from '@bothy/glen-more/data'
import { Brings, type StandingLine, StandingTable } from '@bothy/board-kit/board/seats/standing-table.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { nameOf } from '../labels.ts'
import { type FinalPoints, finalPointsOf, ranking } from './final-points.ts'
import { LEADS } from '../scoring/scoring-story.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function linesOf(
  { players, ranks }: View,
  of: (seat: number) => FinalPoints,
  { board }: Words,
): readonly StandingLine[] {
  return [
    { label: board.line.vp, of: (seat) => signed(of(seat).vp) },
    ...(ranks === null ? CATEGORIES : []).map((category) => ({
      label: board.comparison[category],
      of: (seat: number) => <Brings count={players[seat].values[category]} vp={of(seat).next[category]} />,
    })),
    { label: board.line.coins, of: (seat) => <Brings count={null} vp={of(seat).coins} /> },
    ...(players.every(({ cards }) => cards.length === 0)
      ? []
      : [{ label: board.line.cards, of: (seat: number) => <Brings count={null} vp={of(seat).cards} /> }]),
    {
      label: board.line.penalty,
      of: (seat) => <Brings count={players[seat].tiles.length} vp={of(seat).penalty} />,
    },
  ]
}

export function Standing(table: BoardContext) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const of = (seat: number): FinalPoints => finalPointsOf(table, seat)
  return (
    <StandingTable
      class="gm-standing"
      title={view.ranks === null ? board.ifEnded : board.final}
      player={board.player}
      seats={ranking(table).map(({ seat }) => seat)}
      nameOf={(seat) => nameOf(table, seat, words)}
      lines={linesOf(view, of, words)}
      foot={[{ label: board.line.total, of: (seat) => signed(view.scores?.[seat] ?? of(seat).total) }]}
    >
      {view.ranks === null && <p class="gm-soft">{board.scoring.leads(LEADS)}</p>}
    </StandingTable>
  )
}
