import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category, GOODS } from '@bothy/glen-more/data'
import { LastMove } from '@bothy/board-kit/board/trace/last-move.tsx'
import { SeatHead } from '@bothy/board-kit/board/seats/seat-head.tsx'
import {
  ChipTotal,
  Score,
  SeatChip as Chip,
  SeatCoins,
  seatHome,
  SeatLast,
  SeatPanel as Panel,
  SeatPoints,
  type SeatShown,
} from '@bothy/board-kit/parts/seats/seats.tsx'
import { Cube, GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { landName, nameOf } from '../labels.ts'
import { TileCount } from '../land/land.tsx'
import { lastTile } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { lastTurnWords } from './last-turn.ts'
import { lookAt, type Sight } from '../visible-area.ts'
import { finalPointsOf, scoreOf } from './final-points.ts'
import { Plan } from '../land/plan.tsx'
import type { BoardContext } from '../spot.tsx'
import { Standing } from '../lazy.ts'
import { TileArt } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

const ICONS = {
  barrels: 'cask',
  chieftains: 'chieftain',
  cards: 'card',
} as const satisfies { readonly [C in Category]: GoodsIconName }

type SeatProps = { table: BoardContext; seat: Seat; words: Words }

function Stats({ table, seat, words }: SeatProps) {
  const player = table.view.players[seat]
  const { next } = finalPointsOf(table, seat)
  return (
    <ul class="gm-stats">
      {CATEGORIES.map((category) => (
        <li
          key={category}
          class="seat-stat gm-stat"
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
      <li class="seat-stat gm-stat" data-counts={`coins:${seat}`} data-lands={`coins:${seat}`}>
        <SeatCoins coins={player.coins} size={22} said={words.coins(player.coins)} />
      </li>
    </ul>
  )
}

function Stock({ table, seat, words }: SeatProps) {
  const { goods } = table.view.players[seat]
  const some = GOODS.filter((good) => goods[good] > 0)
  return (
    <p class="seat-stock gm-stock" data-lands={`stock:${seat}`}>
      <span class="visually-hidden">{some.map((good) => words.goodCount(goods[good], good)).join(', ')}</span>
      {some.map((good) => (
        <span
          key={good}
          class="seat-stat gm-stock-good"
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

type Props = { table: BoardContext; seat: Seat; sight: Sight }

function lastOf(table: BoardContext, seat: Seat, words: Words): Pick<SeatShown, 'last' | 'lastPicture'> {
  const events = table.seats[seat]?.lastTurn ?? []
  const tile = lastTile(events)
  return { last: lastTurnWords(events, words), lastPicture: tile === null ? null : <TileArt tile={tile} /> }
}

function shownOf({ table, seat, sight }: Props, words: Words): SeatShown {
  const { view, me } = table
  const { tiles } = view.players[seat]
  return {
    ...scoreOf(table, seat, words),
    name: nameOf(table, seat, words),
    isOwn: seat === me,
    acts: view.pending?.seat === seat && view.ranks === null,
    standing: <Standing {...table} />,
    land: `${landName(table, seat, words)}, ${words.tiles(tiles.length)}`,
    isShown: sight.seat === seat,
    onLook: (wanted) => lookAt(table, 'land', wanted),
    ...lastOf(table, seat, words),
  }
}

export function SeatPanel(props: Props) {
  const { table, seat } = props
  const told = { table, seat, words: wordsOf(table.language) }
  const who = shownOf(props, told.words)
  const plan = <Plan table={table} seat={seat} />
  return (
    <Panel who={who} size={30} class="gm-seat" plan={plan}>
      <div class="gm-seat-facts">
        <Stats {...told} />
        {who.isOwn ? (
          <p class="gm-seat-line">
            <TileCount {...told} />
          </p>
        ) : (
          <Stock {...told} />
        )}
      </div>
    </Panel>
  )
}

export function SeatStrip(props: Props) {
  const { table, seat } = props
  const words = wordsOf(table.language)
  const who = shownOf(props, words)
  return (
    <section
      class="gm-strip"
      aria-label={who.name}
      data-purse={who.isOwn ? '' : undefined}
      {...seatHome(seat, who.acts)}
    >
      <button
        type="button"
        class="gm-strip-look"
        aria-pressed={who.isShown ? 'true' : 'false'}
        onClick={() => who.onLook(seat)}
      >
        <SeatHead seat={seat} size={24} />
        <SeatLast who={who} said={`, ${landName(table, seat, words)}`} />
      </button>
      <SeatPoints who={who} size={26} />
      <Stats table={table} seat={seat} words={words} />
    </section>
  )
}

export function SeatChip({ table, seat, sight }: Props) {
  const words = wordsOf(table.language)
  const shown = shownOf({ table, seat, sight }, words)
  const who = { ...shown, isShown: shown.isShown && sight.pane === 'land' }
  const { end } = who
  const total = end === null ? '' : `, ${end.label.toLowerCase()}: ${end.said}`
  const label = `${who.name}, ${words.vp(table.view.players[seat].vp)}${total}. ${landName(table, seat, words)}`
  return (
    <Chip who={who} label={label}>
      <span aria-hidden="true">
        <Score who={who} size={24} />
      </span>
      {end !== null && <ChipTotal total={end.total} />}
    </Chip>
  )
}

export function SeatFacts({ table, seat }: { table: BoardContext; seat: Seat }) {
  const told = { table, seat, words: wordsOf(table.language) }
  const { last, lastPicture } = lastOf(table, seat, told.words)
  return (
    <div class="gm-facts-line">
      <Stats {...told} />
      <Stock {...told} />
      {last !== '' && (
        <LastMove seat={seat} picture={lastPicture}>
          {last}
        </LastMove>
      )}
    </div>
  )
}
