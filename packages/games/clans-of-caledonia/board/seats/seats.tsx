import type { Seat } from '@bothy/kernel'
import { GOODS } from '@bothy/clans-of-caledonia/data'
import { Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { ScoreIfEnded } from '@bothy/board-kit/board/seats/score-if-ended.tsx'
import { ScoreSpot } from '@bothy/board-kit/board/scoring/score-spot.tsx'
import { SeatHead, SeatTag } from '@bothy/board-kit/board/seats/seat-head.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '../art/icons.tsx'
import { Standing } from '../lazy.ts'
import { nameOf } from '../lines.ts'
import { hasSheets, lookAt, type Sight } from '../visible-area.ts'
import { LastLine, LastOnChip } from './last-move.tsx'
import { finalPointsOf } from '../scoring/final-points.ts'
import { Merchant } from '../pieces/pieces.tsx'
import type { BoardContext } from '../spot.tsx'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { wordsOf } from '../words.ts'

export type SeatProps = { readonly table: BoardContext; readonly seat: Seat }

const pointsOf = ({ view }: BoardContext, seat: Seat): number => view.scores?.[seat] ?? view.players[seat].glory

const Score = ({ table, seat, size }: SeatProps & { readonly size: number }) => (
  <span data-points={seat}>
    <Points value={pointsOf(table, seat)} size={size} />
  </span>
)

export function ToldScore({ table, seat, size }: SeatProps & { readonly size: number }) {
  const words = wordsOf(table.language)
  const label = words.stage.named(nameOf(table, seat, words), words.vp(pointsOf(table, seat)))
  return (
    <ScoreSpot seat={seat} label={label}>
      <Score table={table} seat={seat} size={size} />
    </ScoreSpot>
  )
}

export function SeatEnd({ table, seat }: SeatProps) {
  const { view, tally, language } = table
  if (tally.length === 0 || view.ranks !== null) return null
  const words = wordsOf(language)
  const { total, roundGlory } = finalPointsOf(tally, view, seat)
  const round = roundGlory > 0 ? `, ${words.stage.roundGlory(roundGlory)}` : ''
  const more = (
    <em class="coc-up" aria-hidden="true">
      +{roundGlory}
    </em>
  )
  return (
    <ScoreIfEnded
      label={words.board.ifEnded}
      said={`${words.vp(total)}${round}`}
      total={total}
      class="coc-end-now"
      more={roundGlory > 0 && more}
    >
      <Standing {...table} />
    </ScoreIfEnded>
  )
}

/** COC-47: in which place it has passed. */
export function Passed({ table, seat }: SeatProps) {
  const { passed, seats } = table.view
  const place = passed.indexOf(seat)
  const { stage } = wordsOf(table.language)
  return place < 0 ? null : <span class="coc-passed">{stage.passed(seats === 1 ? null : place)}</span>
}

const Money = ({ table, seat }: SeatProps) => (
  <b class="coc-money" data-counts={`money:${seat}`} data-lands={`money:${seat}`}>
    {wordsOf(table.language).money(table.view.players[seat].money)}
  </b>
)

export function Facts({ table, seat, hasMoney = true }: SeatProps & { readonly hasMoney?: boolean }) {
  const { merchants, buying, selling, fulfilled, goods } = table.view.players[seat]
  const words = wordsOf(table.language)
  const away = GOODS.reduce((sum, good) => sum + buying[good] + selling[good], 0)
  const some = GOODS.filter((good) => goods[good] > 0)
  return (
    <ul class="coc-holding" data-lands={`stock:${seat}`}>
      {hasMoney && (
        <li>
          <Money table={table} seat={seat} />
        </li>
      )}
      <li data-lands={`merchants:${seat}`}>
        <Merchant seat={seat} size={18} />
        <span class="visually-hidden">{wordsOf(table.language).stage.ready(merchants, merchants + away)}</span>
        <span aria-hidden="true">
          {merchants}/{merchants + away}
        </span>
      </li>
      <li data-counts={`exports:${seat}`} data-lands={`exports:${seat}`}>
        <Icon icon="contract" size={18} />
        <span class="visually-hidden">{words.exports(fulfilled.length)}</span>
        <span aria-hidden="true">{fulfilled.length}</span>
      </li>
      {some.map((good) => (
        <li key={good} data-counts={`${good}:${seat}`} data-lands={`${good}:${seat}`}>
          <Icon icon={good} size={17} />
          <span class="visually-hidden">{words.goodName(good)} </span>
          {goods[good]}
        </li>
      ))}
    </ul>
  )
}

export const whose = ({ view }: BoardContext, seat: Seat): { 'data-acts'?: '' } =>
  view.pending?.seat === seat && view.ranks === null ? { 'data-acts': '' } : {}

export function SeatPanel({ table, seat, sight }: SeatProps & { readonly sight: Sight }) {
  const words = wordsOf(table.language)
  const { passed } = table.view
  const isShown = sight.seat === seat && sight.pane === 'mine'
  return (
    <section
      class="coc-seat"
      aria-label={nameOf(table, seat, words)}
      data-seat-home={seat}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
    >
      <SeatTartan seat={seat} scale={0.6} class="coc-seat-cloth" />
      <button
        type="button"
        class="coc-seat-look"
        aria-pressed={isShown ? 'true' : 'false'}
        onClick={() => lookAt(table, 'mine', isShown ? null : seat)}
      >
        <SeatHead seat={seat} size={20} brief />
        <span class="visually-hidden">{`, ${wordsOf(table.language).stage.boardOf(nameOf(table, seat, words))}`}</span>
      </button>
      <Money table={table} seat={seat} />
      <span class="coc-seat-points">
        <ToldScore table={table} seat={seat} size={26} />
        <SeatEnd table={table} seat={seat} />
      </span>
      <p class="coc-seat-line">
        <SeatTag seat={seat} />
        {passed.includes(seat) ? <Passed table={table} seat={seat} /> : <LastLine table={table} seat={seat} />}
      </p>
      <Facts table={table} seat={seat} hasMoney={false} />
    </section>
  )
}

export function SeatChip({ table, seat, sight }: SeatProps & { readonly sight: Sight }) {
  const words = wordsOf(table.language)
  const { view, tally, me } = table
  const { glory, money } = view.players[seat]
  const { total } = finalPointsOf(tally, view, seat)
  const now = view.ranks === null && tally.length > 0
  const isShown = sight.pane === 'mine' && sight.seat === seat && (seat !== me || hasSheets(table.layout))
  return (
    <button
      type="button"
      class="coc-chip"
      data-purse={seat === me ? '' : undefined}
      data-seat-home={seat}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
      aria-pressed={isShown ? 'true' : 'false'}
      onClick={() => (isShown ? lookAt(table, 'map') : lookAt(table, 'mine', seat))}
    >
      <span class="chip-seat">
        <SeatBadge seat={seat} size={20} />
        <LastOnChip
          table={table}
          seat={seat}
          said={`${nameOf(table, seat, words)}, ${words.vp(glory)}${now ? `, ${words.stage.named(words.board.ifEnded.toLowerCase(), words.vp(total))}` : ''}, ${words.money(money)}`}
        />
      </span>
      <span aria-hidden="true">
        <Score table={table} seat={seat} size={24} />
      </span>
      <span class="coc-chip-facts" aria-hidden="true">
        {now && (
          <b>
            <Arrow />
            {signed(total)}
          </b>
        )}
        <span class="coc-chip-money" data-counts={`money:${seat}`} data-lands={`money:${seat}`}>
          {words.money(money)}
        </span>
      </span>
    </button>
  )
}
