import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category, GOODS } from '@bothy/glen-more-2/data'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import {
  ChipTotal,
  Score,
  SeatChip as Chip,
  SeatCoins,
  SeatPanel as Panel,
  type SeatShown,
} from '@bothy/board-kit/parts/seats/seats.tsx'
import { ScoreSpot } from '@bothy/board-kit/board/scoring/score-spot.tsx'
import { LastMove } from '@bothy/board-kit/board/trace/last-move.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { CATEGORY_SIGNS, SignIcon, type SignName } from '../art/signs.tsx'
import { ChronicleOnSeat } from '../chronicles/slots.tsx'
import { comparisonLabel, landName, nameOf, thingOfCategory } from '../labels.ts'
import { lastTile } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { lastTurnWords } from './last-turn.ts'
import { Standing } from '../lazy.ts'
import { isSmall, lookAt, openedIn } from '../visible-area.ts'
import type { Sight } from '../chronicles/part.ts'
import { finalPointsOf } from './final-points.ts'
import { seatScore } from './seat-score.ts'
import { Plan } from '../land/plan.tsx'
import { BuiltTile } from '../tile/face.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type SeatProps = { table: BoardContext; seat: Seat; words: Words }

function Comparisons({ table, seat, words }: SeatProps) {
  const { view } = table
  // The seat does not change the explanation, only where it appears.
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
              item={thingOf(category)}
              label={`${words.board.comparison[category]} ${comparisonLabel(view, category, seat, words)}`}
              tabIndex={tabIndex(thingOf(category))}
              lands={`${category}:${seat}`}
              class="seat-stat gm2-stat"
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
    <span class="seat-stat gm2-stat" data-lands={`coins:${seat}`}>
      <SeatCoins coins={coins} size={size} said={words.coins(coins)} />
    </span>
  )
}

function TileCount({ table, seat, words }: SeatProps) {
  const { penalty } = finalPointsOf(table, seat)
  const tiles = table.view.players[seat].tiles.length
  return (
    <span class="seat-stat gm2-stat" data-lands={`tiles:${seat}`} title={words.tiles(tiles)}>
      <GoodsIcon icon="tile" size={18} />
      <span aria-hidden="true">{tiles}</span>
      <span class="visually-hidden">{words.tiles(tiles)}</span>
      {penalty < 0 && (
        <ScoreSpot seat={seat} part="territory" label={words.vp(penalty)}>
          <b class="gm2-loss">{signed(penalty)}</b>
        </ScoreSpot>
      )}
    </span>
  )
}

/** From here on they are told. */
const FEW_MARKERS = 2

function Markers({ table, seat, words }: SeatProps) {
  const { markers } = table.view.players[seat]
  return (
    <span class="seat-stat gm2-stat" title={words.markers(markers)}>
      <SignIcon sign="marker" size={20} seat={seat} />
      <span aria-hidden="true">{markers}</span>
      <span class="visually-hidden">{words.markers(markers)}</span>
    </span>
  )
}

type Held = { readonly sign: SignName; readonly count: number; readonly said: string; readonly lands: string }

/** Kinds of goods that have a sign of their own; more of them are one sum. */
const KINDS = 3

function heldGoods({ table, seat, words }: SeatProps, room: number): readonly Held[] {
  const { goods } = table.view.players[seat]
  const held = GOODS.filter((good) => goods[good] > 0).map((good) => ({
    sign: good,
    count: goods[good],
    said: words.goodCount(goods[good], good),
    lands: `${good}:${seat}`,
  }))
  if (held.length <= room) return held
  const count = held.reduce((sum, it) => sum + it.count, 0)
  return [{ sign: 'any', count, said: list(held.map(({ said }) => said)), lands: `goods:${seat}` }]
}

function Stock(told: SeatProps) {
  const { table, seat } = told
  const areFew = table.view.players[seat].markers <= FEW_MARKERS
  return (
    <p class="seat-stock gm2-stock" data-lands={`stock:${seat}`}>
      <Coins {...told} size={22} />
      <TileCount {...told} />
      {areFew && <Markers {...told} />}
      {heldGoods(told, areFew ? KINDS - 1 : KINDS).map(({ sign, count, said, lands }) => (
        <span key={sign} class="seat-stat gm2-stat" data-lands={lands} title={said}>
          <SignIcon sign={sign} size={18} />
          <span aria-hidden="true">{count}</span>
          <span class="visually-hidden">{said}</span>
        </span>
      ))}
    </p>
  )
}

function leads({ view, choice }: BoardContext, seat: Seat, isShown: boolean): string | undefined {
  const lit = isShown ? [] : view.players[seat].tiles.map(({ tile }) => `tile:${tile}`).filter(choice.isSelectable)
  return lit.length === 0 ? undefined : lit.join(' ')
}

type Props = { table: BoardContext; seat: Seat; sight: Sight }

function lastOf({ view, seats }: BoardContext, seat: Seat, words: Words): Pick<SeatShown, 'last' | 'lastPicture'> {
  const turn = seats[seat]?.lastTurn ?? []
  const tile = lastTile(turn)
  return {
    last: lastTurnWords(turn, words),
    lastPicture: tile === null ? null : <BuiltTile view={view} tile={tile} />,
  }
}

export function LastMoveOf({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { last, lastPicture } = lastOf(table, seat, wordsOf(table.language))
  return last === '' ? null : (
    <LastMove seat={seat} class="gm2-last" picture={lastPicture}>
      {last}
    </LastMove>
  )
}

function seen({ table, seat }: Props, isShown: boolean, words: Words): SeatShown {
  const { view } = table
  const isOver = view.ranks !== null
  return {
    ...seatScore(table, seat, words),
    isShown,
    name: nameOf(table, seat, words),
    land: landName(table, seat, words),
    leads: leads(table, seat, isShown),
    isOwn: table.me === seat,
    acts: !isOver && view.pending?.seats.includes(seat) === true,
    standing: <Standing {...table} />,
    onLook: (land) => lookAt(table, 'land', land),
    ...lastOf(table, seat, words),
  }
}

export function SeatPanel(props: Props) {
  const { table, seat, sight } = props
  const told = { table, seat, words: wordsOf(table.language) }
  return (
    <Panel
      who={seen(props, sight.seat === seat, told.words)}
      size={28}
      class="gm2-seat"
      above={<Comparisons {...told} />}
      plan={<Plan table={table} seat={seat} />}
    >
      <Stock {...told} />
      <ChronicleOnSeat table={table} seat={seat} opened={openedIn(sight)} />
    </Panel>
  )
}

export function SeatChip(props: Props) {
  const { table, seat, sight } = props
  const words = wordsOf(table.language)
  const who = seen(props, sight.pane === 'land' && sight.seat === seat, words)
  const isLow = isSmall(table.layout)
  const coin = isLow || table.layout === 'narrow' ? 19 : 24
  return (
    <Chip who={who} label={`${who.name}, ${who.land}`}>
      <span class="gm2-chip-has">
        <Score who={who} size={isLow ? 22 : 28} />
        {who.end !== null && <ChipTotal total={who.end.total} title={who.end.label} />}
        <Coins table={table} seat={seat} words={words} size={coin} />
      </span>
    </Chip>
  )
}
