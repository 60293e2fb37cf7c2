import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category, GOODS } from '@bothy/glen-more-2/data'
import { Coin, Points, SeatBadge, SeatTartan } from '../../art/index.ts'
import { SeatHead } from '../../board/seat-head.tsx'
import { signed } from '../../ui/i18n.ts'
import { type SignName, SignIcon } from './art/signs.tsx'
import { landName, nameOf } from './labels.ts'
import { lookAt, type Sight } from './look.ts'
import { outlookOf } from './outlook.ts'
import type { Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

const SIGNS = {
  scotsmen: 'castle',
  landmarks: 'landmark',
  casks: 'cask',
  persons: 'person',
} as const satisfies { readonly [C in Category]: SignName }

type SeatProps = { table: Table; seat: Seat; words: Words }

/** What a scoring compares, each with what it would bring now. */
function Comparisons({ table, seat, words }: SeatProps) {
  const { standing } = table.view
  return (
    <ul class="gm2-stats">
      {CATEGORIES.map((category) => {
        const { values, vp } = standing[category]
        const more = vp[seat] ?? 0
        return (
          <li
            key={category}
            class="gm2-stat"
            title={words.board.comparison[category]}
            data-lands={`${category}:${seat}`}
          >
            <SignIcon sign={SIGNS[category]} size={20} />
            <span class="visually-hidden">{words.board.comparison[category]} </span>
            <b>{values[seat]}</b>
            {more > 0 && (
              <em class="gm2-up">
                +{more}
                <span class="visually-hidden"> {words.board.nextScoring}</span>
              </em>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Coins, markers and tiles, with what the tiles cost at the end; then resources. */
function Stock({ table, seat, words }: SeatProps) {
  const { coins, markers, goods, tiles } = table.view.players[seat]
  const { penalty } = outlookOf(table, seat)
  const some = GOODS.filter((good) => goods[good] > 0)
  return (
    <p class="gm2-stock" data-lands={`stock:${seat}`}>
      <span class="gm2-stat" data-lands={`coins:${seat}`}>
        <span aria-hidden="true">
          <Coin value={coins} size={22} />
        </span>
        <span class="visually-hidden">{words.coins(coins)}</span>
      </span>
      <span class="gm2-stat" title={words.markers(markers)}>
        <SignIcon sign="marker" size={20} seat={seat} />
        {markers}
      </span>
      {some.map((good) => (
        <span key={good} class="gm2-stat" title={words.goodCount(goods[good], good)} data-lands={`${good}:${seat}`}>
          <SignIcon sign={good} size={18} />
          {goods[good]}
        </span>
      ))}
      <span class={penalty < 0 ? 'gm2-loss' : 'gm2-soft'}>
        {words.tiles(tiles.length)} {penalty < 0 && signed(penalty)}
      </span>
    </p>
  )
}

/** Points, and what the seat would have if the game ended now. */
function Score({ table, seat, words }: SeatProps) {
  const { view, tally } = table
  const { total } = outlookOf(table, seat)
  return (
    <span class="gm2-seat-points">
      <span data-points={seat}>
        <Points value={view.scores?.[seat] ?? view.players[seat].vp} size={28} />
      </span>
      {tally.length > 0 && view.ranks === null && (
        <span class="gm2-soft" title={words.board.ifEnded}>
          →{signed(total)}
        </span>
      )}
    </span>
  )
}

const acting = ({ view }: Table, seat: Seat): { 'data-acts'?: '' } =>
  view.pending?.seat === seat && view.ranks === null ? { 'data-acts': '' } : {}

/** A seat with all that matters of it: points, the four comparisons, coins, markers, resources, tiles. */
export function SeatPanel({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  return (
    <section
      class="gm2-seat"
      aria-label={nameOf(table, seat, words)}
      data-seat-home={seat}
      {...acting(table, seat)}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <SeatTartan seat={seat} scale={0.6} class="gm2-seat-cloth" />
      <div class="gm2-seat-head">
        <SeatHead seat={seat} />
        <Score table={table} seat={seat} words={words} />
      </div>
      <Comparisons table={table} seat={seat} words={words} />
      <Stock table={table} seat={seat} words={words} />
      {seat !== table.me && (
        <button
          type="button"
          class="button gm2-look"
          aria-pressed={sight.seat === seat ? 'true' : 'false'}
          onClick={() => lookAt(table, 'land', sight.seat === seat ? null : seat)}
        >
          {landName(table, seat, words)}
        </button>
      )}
    </section>
  )
}

/** A seat where there is little room: sign and points. A tap shows its territory. */
export function SeatChip({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  return (
    <button
      type="button"
      class="gm2-chip"
      data-seat-home={seat}
      {...acting(table, seat)}
      style={{ '--seat': `var(--seat-${seat})` }}
      aria-pressed={sight.pane === 'land' && sight.seat === seat ? 'true' : 'false'}
      onClick={() => lookAt(table, 'land', seat)}
    >
      <SeatBadge seat={seat} size={24} />
      <span class="visually-hidden">{`${nameOf(table, seat, words)}, ${landName(table, seat, words)}`}</span>
      <Score table={table} seat={seat} words={words} />
    </button>
  )
}
