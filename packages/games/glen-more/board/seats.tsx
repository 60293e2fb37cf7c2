import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category, GOODS } from '@bothy/glen-more/data'
import { Coin, Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { EndNow } from '@bothy/board-kit/board/seats/end-now.tsx'
import { SeatHead } from '@bothy/board-kit/board/seats/seat-head.tsx'
import { Cube, GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { landName, nameOf } from './labels.ts'
import { TileCount } from './land.tsx'
import { lastTurnWords } from './last-turn.ts'
import { lookAt, type Sight } from './look.ts'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { outlookOf } from './outlook.ts'
import { Plan } from './plan.tsx'
import type { Table } from './spot.tsx'
import { Standing } from './later.ts'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { type Words, wordsOf } from './words.ts'

const ICONS = {
  barrels: 'cask',
  chieftains: 'chieftain',
  cards: 'card',
} as const satisfies { readonly [C in Category]: GoodsIconName }

type SeatProps = { table: Table; seat: Seat; words: Words }

/** What a scoring compares, each with what it would bring now; then coins. */
function Stats({ table, seat, words }: SeatProps) {
  const player = table.view.players[seat]
  const { next } = outlookOf(table, seat)
  return (
    <ul class="gm-stats">
      {CATEGORIES.map((category) => (
        <li
          key={category}
          class="gm-stat"
          title={words.board.comparison[category]}
          data-counts={`${category}:${seat}`}
          data-lands={`${category}:${seat}`}
        >
          <GoodsIcon icon={ICONS[category]} seat={seat} size={20} />
          <span class="visually-hidden">{words.board.comparison[category]} </span>
          <b>{player.values[category]}</b>
          {next[category] > 0 && (
            <em class="gm-up">
              +{next[category]}
              <span class="visually-hidden"> {words.board.nextScoring}</span>
            </em>
          )}
        </li>
      ))}
      <li class="gm-stat" data-counts={`coins:${seat}`} data-lands={`coins:${seat}`}>
        <span aria-hidden="true">
          <Coin value={player.coins} size={22} />
        </span>
        <span class="visually-hidden">{words.coins(player.coins)}</span>
      </li>
    </ul>
  )
}

/** Cubes by type, as tokens with their number. */
function Stock({ table, seat, words }: SeatProps) {
  const { goods } = table.view.players[seat]
  const some = GOODS.filter((good) => goods[good] > 0)
  return (
    <p class="gm-stock" data-lands={`stock:${seat}`}>
      <span class="visually-hidden">{some.map((good) => words.goodCount(goods[good], good)).join(', ')}</span>
      {some.map((good) => (
        <span
          key={good}
          class="gm-stock-good"
          aria-hidden="true"
          data-counts={`${good}:${seat}`}
          data-lands={`${good}:${seat}`}
        >
          <Cube class="gm-cube" good={good} />
          {goods[good]}
        </span>
      ))}
    </p>
  )
}

/** What the seat would have if the game ended now; a click shows how it comes about. */
function SeatEnd({ table, seat, words }: SeatProps) {
  const { total } = outlookOf(table, seat)
  if (table.tally.length === 0 || table.view.ranks !== null) return null
  return (
    <EndNow label={words.board.ifEnded} said={words.vp(total)} total={total} class="gm-end-now">
      <Standing {...table} />
    </EndNow>
  )
}

const Score = ({ table, seat, size }: { table: Table; seat: Seat; size: number }) => (
  <span data-points={seat}>
    <Points value={table.view.scores?.[seat] ?? table.view.players[seat].vp} size={size} />
  </span>
)

const whose = ({ view }: Table, seat: Seat): { 'data-acts'?: '' } =>
  view.pending?.seat === seat && view.ranks === null ? { 'data-acts': '' } : {}

/** A seat with all that matters of it: points, what is compared, coins, cubes, its land, its last turn. */
export function SeatPanel({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const { view, me, seats } = table
  const words = wordsOf(table.language)
  const mine = seat === me
  const last = lastTurnWords(seats[seat]?.lastTurn ?? [], words)
  return (
    <section
      class="gm-seat"
      aria-label={nameOf(table, seat, words)}
      data-seat-home={seat}
      data-own={mine ? '' : undefined}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
    >
      <SeatTartan seat={seat} scale={0.6} class="gm-seat-cloth" />
      <div class="gm-seat-head">
        <SeatHead seat={seat} />
        <span class="gm-seat-points">
          <Score table={table} seat={seat} size={30} />
          <SeatEnd table={table} seat={seat} words={words} />
        </span>
      </div>
      <div class="gm-seat-body">
        {!mine && (
          <button
            type="button"
            class="gm-thumb"
            aria-pressed={sight.seat === seat ? 'true' : 'false'}
            onClick={() => lookAt(table, 'land', sight.seat === seat ? null : seat)}
          >
            <Plan tiles={view.players[seat].tiles} seat={seat} />
            <span class="visually-hidden">{`${landName(table, seat, words)}, ${words.tiles(view.players[seat].tiles.length)}`}</span>
          </button>
        )}
        <div class="gm-seat-facts">
          <Stats table={table} seat={seat} words={words} />
          {mine ? (
            <p class="gm-seat-line">
              <TileCount table={table} seat={seat} words={words} />
            </p>
          ) : (
            <Stock table={table} seat={seat} words={words} />
          )}
        </div>
      </div>
      {last !== '' && <p class="gm-seat-line gm-last">{last}</p>}
    </section>
  )
}

/** A seat on a strip above the land: who, points, what is compared. A click shows its land. */
export function SeatStrip({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  return (
    <section
      class="gm-strip"
      aria-label={nameOf(table, seat, words)}
      data-seat-home={seat}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
    >
      <button
        type="button"
        class="gm-strip-look"
        aria-pressed={sight.seat === seat ? 'true' : 'false'}
        onClick={() => lookAt(table, 'land', seat)}
      >
        <SeatHead seat={seat} size={24} />
        <span class="visually-hidden">{`, ${landName(table, seat, words)}`}</span>
      </button>
      <span class="gm-seat-points">
        <Score table={table} seat={seat} size={26} />
        <SeatEnd table={table} seat={seat} words={words} />
      </span>
      <Stats table={table} seat={seat} words={words} />
    </section>
  )
}

/** A seat on a phone: sign and points, with what it would end with. A tap shows its land. */
export function SeatChip({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  const { board } = words
  const player = table.view.players[seat]
  const { total } = outlookOf(table, seat)
  const now = table.view.ranks === null && table.tally.length > 0
  return (
    <button
      type="button"
      class="gm-chip"
      data-seat-home={seat}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
      aria-pressed={sight.pane === 'land' && sight.seat === seat ? 'true' : 'false'}
      onClick={() => lookAt(table, 'land', seat)}
    >
      <SeatBadge seat={seat} size={24} />
      <span class="visually-hidden">
        {`${nameOf(table, seat, words)}, ${words.vp(player.vp)}${now ? `, ${board.ifEnded.toLowerCase()}: ${words.vp(total)}` : ''}. ${landName(table, seat, words)}`}
      </span>
      <span aria-hidden="true">
        <Score table={table} seat={seat} size={24} />
      </span>
      {now && (
        <span class="gm-chip-total" aria-hidden="true">
          <Arrow />
          {signed(total)}
        </span>
      )}
    </button>
  )
}

/** All that a seat holds, in one line above its land. */
export function SeatFacts({ table, seat }: { table: Table; seat: Seat }) {
  const words = wordsOf(table.language)
  return (
    <div class="gm-facts-line">
      <Stats table={table} seat={seat} words={words} />
      <Stock table={table} seat={seat} words={words} />
    </div>
  )
}
