import type { Seat } from '@bothy/kernel'
import { cardFacts, type Event, type Good, GOODS, type TileId, type Types, type View } from '@bothy/glen-more/data'
import type { ComponentChild } from 'preact'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import { gainsOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { Cube, GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { flightBy, flightsBy, type Flown, fly, place, still, travel } from '@bothy/board-kit/parts/flights/flights.tsx'
import { inOrder } from '@bothy/board-kit/parts/land/gains.ts'
import { at } from '../presenter.ts'
import { rowsOf } from '../scoring/scoring-story.ts'
import { TileArt } from '../tile/tile.tsx'

const Gain = ({ children, count }: { children: ComponentChild; count: number }) => (
  <span class="flying-gain">
    {count > 0 ? `+${count}` : `−${-count}`} {children}
  </span>
)

const cubes = (good: Good, count: number): ComponentChild => (
  <Gain count={count}>
    <Cube class="gm-cube" good={good} />
  </Gain>
)

const fromTile = ({ seat, tile }: { readonly seat: Seat; readonly tile: TileId }): readonly Place[] =>
  place.source(seat, at.tile(tile))

const sorted = (goods: readonly Good[]): readonly Good[] => inOrder(GOODS, goods)

const go = ({ track: { length } }: View, item: Place, from: number, to: number): readonly Movement[] => [
  travel(item, from, (to - from + length) % length, length),
]

const sign = (icon: GoodsIconName, count: number, seat: Seat | null = null): ComponentChild => (
  <Gain count={count}>
    <GoodsIcon icon={icon} seat={seat} size={28} />
  </Gain>
)

const FLOWN: Flown<Event, View> = {
  moved: ({ seat, from, to }, view) => go(view, place.figure(seat), from, to),
  rolled: ({ from, to }, view) => go(view, 'figure:die', from, to),
  placed({ seat, tile }) {
    const picture = (
      <span class="gm-flying-tile">
        <TileArt tile={tile} />
      </span>
    )
    return [fly.sign(picture, [place.figure(seat)], [at.tile(tile), place.seat(seat)])]
  },
  cubesPut: (event) => fly.goods(event.seat, sorted(event.goods), fromTile(event), cubes),
  vpGained: (event) => [fly.points(event.seat, event.vp, fromTile(event))],
  barrelsGained: (event) => [fly.toStock(event.seat, 'barrels', sign('cask', event.count), fromTile(event))],
  coinsGained: (event) => [fly.coins(event.seat, event.count, fromTile(event))],
  promoted: (event) => [fly.toStock(event.seat, 'chieftains', sign('chieftain', 1, event.seat), fromTile(event))],
  scoring: (event, { seats }) => fly.scored(gainsOf(rowsOf(event), seats)),
  spent: ({ seat, good, count }) => [fly.out(seat, good, cubes(good, -count))],
  barrelPaid: ({ seat, count }) => [fly.out(seat, 'barrels', sign('cask', -count))],
  cardTaken({ seat, card }) {
    const { bonnets } = cardFacts(card)
    const flown = (icon: 'card' | 'chieftain', kind: string, count: number): Movement =>
      fly.toStock(seat, kind, sign(icon, count, seat), [place.figure(seat)])
    return [flown('card', 'cards', 1), ...(bonnets > 0 ? [flown('chieftain', 'chieftains', bonnets)] : [])]
  },
  sold: ({ seat, good, coins }) => [fly.out(seat, good, cubes(good, -1)), fly.coins(seat, coins)],
  bought: ({ seat, coins }) => [fly.paid(seat, coins)],
  clanGained: still,
  clanMoved: still,
  pieceGiven: still,
  trackCleared: still,
  trackFilled: still,
}

export const flights = flightsBy<Types>(flightBy(FLOWN))
