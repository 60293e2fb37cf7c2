import type { Event, ScoringTile } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import type { Movement } from '@bothy/board-kit/board/motion/flights.ts'
import { useMovingShow } from '@bothy/board-kit/board/motion/moving-show.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { CutsceneSteps } from '@bothy/board-kit/board/motion/cutscene-steps.tsx'
import { boxOf } from '../box.ts'
import { CountedIcons } from '../pieces/cards-scoring.tsx'
import { nameOf } from '../lines.ts'
import { framesOf, type Phase, type RoundFrame } from './round-story.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

/** Time that a picture is shown, in milliseconds; the last waits for the reader. */
const LENGTHS = { begin: 1400, count: 1100, pay: 1500, done: 0 } as const satisfies Record<Phase, number>

const lengthOf = ({ phase }: RoundFrame): number => LENGTHS[phase]

const gainPlace = (seat: Seat): string => `gain:${seat}`
const withPlus = (n: number): string => (n === 0 ? '0' : `+${n}`)

const movementsOf = ({ phase, glory }: RoundFrame): readonly Movement[] =>
  phase !== 'pay'
    ? []
    : glory.flatMap((n, seat) =>
        n === 0
          ? []
          : [
              {
                kind: 'fly',
                sign: <Points value={withPlus(n)} size={36} />,
                from: [gainPlace(seat)],
                to: [`points:${seat}`],
              },
            ],
      )

function headline({ phase, tile, glory, order }: RoundFrame, table: BoardContext, words: Words): string {
  const { board } = words
  if (phase !== 'done') return phase === 'pay' ? board.gloryThisRound : words.scoringName(tile)
  const most = Math.max(...glory)
  const best = glory.flatMap((n, seat) => (n === most ? [nameOf(table, seat, words)] : []))
  const told = most === 0 ? board.nobodyGlory : board.mostGlory(best.join(', '), withPlus(most))
  return order === null ? `${told} ${board.finalFollows}` : told
}

const toldGains = ({ phase, glory }: RoundFrame, table: BoardContext, words: Words): string =>
  phase === 'pay' || phase === 'done'
    ? glory.map((n, seat) => `${nameOf(table, seat, words)} ${withPlus(n)}`).join(', ')
    : ''

function tileLine(round: number, tile: ScoringTile, { view, language }: BoardContext): string {
  const words = wordsOf(language)
  return words.board.roundTitle(round, words.scoringText(tile, boxOf(view)))
}

type RowProps = { label: ComponentChildren; table: BoardContext; now: boolean; cell: (seat: Seat) => ComponentChildren }

function Row({ label, table, now, cell }: RowProps) {
  return (
    <tr data-now={now ? '' : undefined}>
      <th scope="row">{label}</th>
      {table.view.players.map((_, seat) => (
        <td key={seat} class={`${seatClass(seat)}${seat === table.me ? ' mine' : ''}`}>
          {cell(seat)}
        </td>
      ))}
    </tr>
  )
}

function RoundTable({ table, frame, title }: { table: BoardContext; frame: RoundFrame; title: string }) {
  const words = wordsOf(table.language)
  const { phase, round, tile, counted, glory, total, order } = frame
  const most = Math.max(1, ...counted)
  const isPaid = phase === 'pay' || phase === 'done'
  return (
    <table class="coc-round-table" data-seats={glory.length}>
      <caption class="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {glory.map((_, seat) => (
            <th key={seat} scope="col" class={`${seatClass(seat)}${seat === table.me ? ' mine' : ''}`}>
              <SeatTartan seat={seat} scale={0.6} class="coc-round-cloth" />
              <span class="coc-round-seat">
                <SeatBadge seat={seat} size={26} />
                <span class="coc-round-name">{nameOf(table, seat, words)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          table={table}
          now={phase === 'count'}
          label={
            <>
              <CountedIcons tile={tile} size={22} />
              {words.scoringName(tile)}
            </>
          }
          cell={(seat) =>
            phase !== 'begin' && (
              <span class="coc-round-count">
                <b>{counted[seat]}</b>
                {counted[seat] > 0 && (
                  <span
                    class="coc-round-bar"
                    style={{ width: `${(counted[seat] / most) * 100}%` }}
                    aria-hidden="true"
                  />
                )}
              </span>
            )
          }
        />
        <Row
          table={table}
          now={phase === 'pay'}
          label={words.board.gloryThisRound}
          cell={(seat) =>
            isPaid && (
              <span data-lands={gainPlace(seat)}>
                {glory[seat] === 0 ? <b>0</b> : <Points value={withPlus(glory[seat])} size={30} />}
              </span>
            )
          }
        />
      </tbody>
      <tfoot>
        <Row
          table={table}
          now={false}
          label={words.board.gloryInAll}
          cell={(seat) => (
            <span data-points={seat}>
              <Points value={total[seat]} size={36} />
            </span>
          )}
        />
        {order !== null && (
          <Row
            table={table}
            now={false}
            label={words.trade.orderOf(round + 1)}
            cell={(seat) => phase === 'done' && words.trade.place(order.indexOf(seat) + 1)}
          />
        )}
      </tfoot>
    </table>
  )
}

export function RoundScene({ events, onDone, ...table }: BoardContext & RoundSceneProps) {
  const words = wordsOf(table.language)
  const frames = useMemo(() => framesOf(events), [events])
  const { playing, root } = useMovingShow(frames, lengthOf, movementsOf)
  const { frame } = playing
  if (frame === undefined) return null
  const title = words.board.roundOver(frame.round)
  return (
    <CutsceneSteps
      title={title}
      class="coc-round-show"
      playing={playing}
      last={frames.length - 1}
      next={Math.min(frames.indexOf(frame) + 1, frames.length - 1)}
      root={root}
      said={
        <>
          <p class="show-headline">{headline(frame, table, words)}</p>
          <p class="visually-hidden">{toldGains(frame, table, words)}</p>
        </>
      }
      onDone={onDone}
    >
      <div class="coc-round-picture">
        <p>{tileLine(frame.round, frame.tile, table)}</p>
        <RoundTable table={table} frame={frame} title={title} />
        {frame.next !== null && <p class="coc-round-next">{tileLine(frame.round + 1, frame.next, table)}</p>}
      </div>
    </CutsceneSteps>
  )
}
type RoundSceneProps = { readonly events: readonly Event[]; readonly onDone: () => void }
