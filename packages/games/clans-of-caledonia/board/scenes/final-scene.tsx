import { SCORE_ROWS } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { useRef } from 'preact/hooks'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { CutsceneSteps } from '@bothy/board-kit/board/motion/cutscene-steps.tsx'
import { usePlaying } from '@bothy/board-kit/board/motion/show-player.ts'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { nameOf } from '../lines.ts'
import { finalPointsOf } from '../scoring/final-points.ts'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'
import { finalTold } from './scored-told.ts'

const ONE_PICTURE = ['final'] as const
const waits = (): number => 0

/** COC-69 to COC-73, in a first game: each line of the final score, and what it counts. */
export function FinalScene({ onAgain, onDone, ...table }: BoardContext & FinalSceneProps) {
  const words = wordsOf(table.language)
  const { view, tally } = table
  const root = useRef<HTMLDivElement>(null)
  const playing = usePlaying(ONE_PICTURE, { lengthOf: waits, move: () => undefined })
  const seats = view.players.map((_, seat) => ({ seat, points: finalPointsOf(tally, view, seat) }))
  const rows = SCORE_ROWS.filter((row) => row !== 'auctionBid' || view.options.clans === 'auction')
  const mine = (seat: Seat): string => `${seatClass(seat)}${seat === table.me ? ' mine' : ''}`
  return (
    <CutsceneSteps
      title={words.board.final}
      class="coc-round-show"
      playing={playing}
      last={0}
      next={0}
      root={root}
      caption={
        <p class="show-headline">
          {seats.map(({ seat, points }) => `${nameOf(table, seat, words)} ${words.vp(points.total)}`).join(', ')}
        </p>
      }
      onAgain={onAgain}
      onDone={onDone}
    >
      <div class="coc-round-picture">
        <table class="coc-round-table coc-final-table" data-seats={view.seats}>
          <caption class="visually-hidden">{words.board.final}</caption>
          <thead>
            <tr>
              <td />
              {seats.map(({ seat }) => (
                <th key={seat} scope="col" class={mine(seat)}>
                  <span class="coc-round-seat">
                    <SeatBadge seat={seat} size={24} />
                    <span class="coc-round-name">{nameOf(table, seat, words)}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">
                  {words.scoreName(row)} <small>{finalTold(row, table)}</small>
                </th>
                {seats.map(({ seat, points }) => (
                  <td key={seat} class={mine(seat)}>
                    {points.rows[row] === 0 ? <span class="coc-round-none">0</span> : <b>{signed(points.rows[row])}</b>}
                  </td>
                ))}
              </tr>
            ))}
            <tr data-row="total" data-total="">
              <th scope="row">{words.board.total}</th>
              {seats.map(({ seat, points }) => (
                <td key={seat} class={mine(seat)}>
                  <Points value={points.total} size={30} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </CutsceneSteps>
  )
}
type FinalSceneProps = { readonly onAgain: () => void; readonly onDone: () => void }
