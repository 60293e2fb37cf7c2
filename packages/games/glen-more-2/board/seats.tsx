import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category, GOODS, type View } from '@bothy/glen-more-2/data'
import { Coin, Points, SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { EndNow } from '@bothy/board-kit/board/seats/end-now.tsx'
import { SeatHead } from '@bothy/board-kit/board/seats/seat-head.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { CATEGORY_SIGNS, SignIcon } from './art/signs.tsx'
import { SeatSigns } from './chronicles/slots.tsx'
import { comparisonLabel, landName, nameOf, thingOfCategory } from './labels.ts'
import { lastTurnWords } from './last-turn.ts'
import { Standing } from './later.ts'
import { isSmall, lookAt, type Sight } from './look.ts'
import { outlookOf } from './outlook.ts'
import { Plan } from './plan.tsx'
import { Spot, type Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

/** The others in turn order, then one's own seat. */
export const seating = ({ seats }: View, me: Seat | null): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats)

type SeatProps = { table: Table; seat: Seat; words: Words }

/** What a scoring compares, each with what it would bring now. Each explains itself. */
function Comparisons({ table, seat, words }: SeatProps) {
  const { view } = table
  // The seat does not change what is explained, but beside what.
  const thingOf = (category: Category): string => `${thingOfCategory(category)}:${seat}`
  return (
    <Group label={words.board.nextScoring} class="gm2-stats" keys={CATEGORIES.map(thingOf)}>
      {(tabIndex) =>
        CATEGORIES.map((category) => {
          const { values, vp } = view.standing[category]
          const more = vp[seat] ?? 0
          return (
            <Spot
              key={category}
              table={table}
              target={null}
              thing={thingOf(category)}
              label={`${words.board.comparison[category]} ${comparisonLabel(view, category, seat, words)}`}
              tabIndex={tabIndex(thingOf(category))}
              lands={`${category}:${seat}`}
              class="gm2-stat"
            >
              <SignIcon sign={CATEGORY_SIGNS[category]} size={20} />
              <b aria-hidden="true">{values[seat]}</b>
              {more > 0 && (
                <em class="gm2-up" aria-hidden="true">
                  +{more}
                </em>
              )}
            </Spot>
          )
        })
      }
    </Group>
  )
}

function Coins({ table, seat, words, size }: SeatProps & { size: number }) {
  const { coins } = table.view.players[seat]
  return (
    <span class="gm2-stat" data-lands={`coins:${seat}`}>
      <span aria-hidden="true">
        <Coin value={coins} size={size} />
      </span>
      <span class="visually-hidden">{words.coins(coins)}</span>
    </span>
  )
}

/** Coins and clan markers that are left. */
function Purse(told: SeatProps) {
  const { table, seat, words } = told
  const { markers } = table.view.players[seat]
  return (
    <>
      <Coins {...told} size={22} />
      <span class="gm2-stat" title={words.markers(markers)}>
        <SignIcon sign="marker" size={20} seat={seat} />
        <span aria-hidden="true">{markers}</span>
        <span class="visually-hidden">{words.markers(markers)}</span>
      </span>
    </>
  )
}

/** Tiles, and what they cost at the end. */
function TileCount({ table, seat, words }: SeatProps) {
  const { penalty } = outlookOf(table, seat)
  const tiles = table.view.players[seat].tiles.length
  return (
    <span class="gm2-stat" data-lands={`tiles:${seat}`} title={words.tiles(tiles)}>
      <GoodsIcon icon="tile" size={18} />
      <span aria-hidden="true">{tiles}</span>
      <span class="visually-hidden">{words.tiles(tiles)}</span>
      {penalty < 0 && <b class="gm2-loss">{signed(penalty)}</b>}
    </span>
  )
}

/** All that the seat has: coins, markers, tiles and resources. */
function Stock({ table, seat, words }: SeatProps) {
  const { goods } = table.view.players[seat]
  const some = GOODS.filter((good) => goods[good] > 0)
  return (
    <p class="gm2-stock" data-lands={`stock:${seat}`}>
      <Purse table={table} seat={seat} words={words} />
      <TileCount table={table} seat={seat} words={words} />
      <SeatSigns table={table} seat={seat} />
      {some.map((good) => (
        <span key={good} class="gm2-stat" data-lands={`${good}:${seat}`} title={words.goodCount(goods[good], good)}>
          <SignIcon sign={good} size={18} />
          <span aria-hidden="true">{goods[good]}</span>
          <span class="visually-hidden">{words.goodCount(goods[good], good)}</span>
        </span>
      ))}
    </p>
  )
}

/** What the seat would have if the game ended now; a click shows how it comes about. */
function SeatEnd({ table, seat, words }: SeatProps) {
  const { total } = outlookOf(table, seat)
  return (
    <EndNow label={words.board.ifEnded} said={words.vp(total)} total={total} class="gm2-end-now">
      <Standing {...table} />
    </EndNow>
  )
}

const isRunning = ({ view, tally }: Table): boolean => tally.length > 0 && view.ranks === null

const Score = ({ table, seat, size }: { table: Table; seat: Seat; size: number }) => (
  <span data-points={seat}>
    <Points value={table.view.scores?.[seat] ?? table.view.players[seat].vp} size={size} />
  </span>
)

const acting = ({ view }: Table, seat: Seat): { 'data-acts'?: '' } =>
  view.pending?.seats.includes(seat) === true && view.ranks === null ? { 'data-acts': '' } : {}

/** What lights up in the territory of the seat once it is shown, if it is not: choices may lie in several of them. */
const leads = ({ view, choice }: Table, seat: Seat, isShown: boolean): { 'data-leads'?: string } => {
  const lit = isShown ? [] : view.players[seat].tiles.map(({ tile }) => `tile:${tile}`).filter(choice.lit)
  return lit.length === 0 ? {} : { 'data-leads': lit.join(' ') }
}

/** The territory of another seat, small; a click shows it large. */
function Thumb({ table, seat, sight, words }: SeatProps & { sight: Sight }) {
  const isShown = sight.seat === seat
  return (
    <button
      type="button"
      class="gm2-thumb"
      {...leads(table, seat, isShown)}
      aria-pressed={isShown ? 'true' : 'false'}
      onClick={() => lookAt(table, 'land', isShown ? null : seat)}
    >
      <Plan view={table.view} seat={seat} />
      <span class="visually-hidden">{landName(table, seat, words)}</span>
    </button>
  )
}

/** A seat with all that matters of it: points, the four comparisons, its territory, what it has, its last turn. */
export function SeatPanel({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  const told = { table, seat, words }
  const last = lastTurnWords(table.seats[seat]?.lastTurn ?? [], words)
  return (
    <section
      class="gm2-seat"
      aria-label={nameOf(table, seat, words)}
      data-seat-home={seat}
      data-own={seat === table.me ? '' : undefined}
      {...acting(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
    >
      <SeatTartan seat={seat} scale={0.6} class="gm2-seat-cloth" />
      <div class="gm2-seat-head">
        <SeatHead seat={seat} />
        <span class="gm2-seat-points">
          <Score table={table} seat={seat} size={28} />
          {isRunning(table) && <SeatEnd {...told} />}
        </span>
      </div>
      <Comparisons {...told} />
      <div class="gm2-seat-body">
        {seat !== table.me && <Thumb {...told} sight={sight} />}
        <Stock {...told} />
      </div>
      {last !== '' && <p class="gm2-last">{last}</p>}
    </section>
  )
}

/** A seat where there is little room: sign, points and coins, which else stand in the middle of the rondel. A tap shows its territory. */
export function SeatChip({ table, seat, sight }: { table: Table; seat: Seat; sight: Sight }) {
  const words = wordsOf(table.language)
  const isShown = sight.pane === 'land' && sight.seat === seat
  return (
    <button
      type="button"
      class="gm2-chip"
      data-seat-home={seat}
      {...leads(table, seat, isShown)}
      {...acting(table, seat)}
      style={{ '--seat': `var(--seat-${seat})`, '--seat-ink': `var(--seat-${seat}-ink)` }}
      aria-pressed={isShown ? 'true' : 'false'}
      onClick={() => lookAt(table, 'land', seat)}
    >
      <SeatBadge seat={seat} size={24} />
      <span class="visually-hidden">{`${nameOf(table, seat, words)}, ${landName(table, seat, words)}`}</span>
      <span class="gm2-chip-has">
        <Score table={table} seat={seat} size={isSmall(table.layout) ? 22 : 28} />
        {isRunning(table) && (
          <span class="gm2-chip-total" title={words.board.ifEnded}>
            <Arrow />
            {signed(outlookOf(table, seat).total)}
          </span>
        )}
        {table.layout !== 'narrow' && (
          <Coins table={table} seat={seat} words={words} size={isSmall(table.layout) ? 19 : 24} />
        )}
      </span>
    </button>
  )
}
