import type { Seat } from '@bothy/kernel'
import { cardFacts, type Event, type Good, GOODS, type TileId, type Types, type View } from '@bothy/glen-more/data'
import type { ComponentChild } from 'preact'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import { gainsOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Cube, GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { fly, place, travel } from '@bothy/board-kit/parts/flights/flights.tsx'
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

/** Cubes in the order of the market. */
const sorted = (goods: readonly Good[]): readonly Good[] => inOrder(GOODS, goods)

function movementsOf(event: Event, { track, seats }: View): readonly Movement[] {
  const go = (item: Place, from: number, to: number): Movement =>
    travel(item, from, (to - from + track.length) % track.length, track.length)
  switch (event.type) {
    case 'moved':
      return [go(place.figure(event.seat), event.from, event.to)]
    case 'rolled':
      return [go('figure:die', event.from, event.to)]
    case 'placed': {
      const sign = (
        <span class="gm-flying-tile">
          <TileArt tile={event.tile} />
        </span>
      )
      return [fly.sign(sign, [place.figure(event.seat)], [at.tile(event.tile), place.seat(event.seat)])]
    }
    case 'cubesPut':
      return fly.goods(event.seat, sorted(event.goods), fromTile(event), cubes)
    case 'vpGained':
      return [fly.points(event.seat, event.vp, fromTile(event))]
    case 'barrelsGained': {
      const sign = (
        <Gain count={event.count}>
          <GoodsIcon icon="cask" size={28} />
        </Gain>
      )
      return [fly.toStock(event.seat, 'barrels', sign, fromTile(event))]
    }
    case 'coinsGained':
      return [fly.coins(event.seat, event.count, fromTile(event))]
    case 'promoted': {
      const sign = (
        <Gain count={1}>
          <GoodsIcon icon="chieftain" seat={event.seat} size={28} />
        </Gain>
      )
      return [fly.toStock(event.seat, 'chieftains', sign, fromTile(event))]
    }
    case 'scoring':
      return fly.scored(gainsOf(rowsOf(event), seats))
    case 'spent':
      return [fly.out(event.seat, event.good, cubes(event.good, -event.count))]
    case 'barrelPaid': {
      const sign = (
        <Gain count={-event.count}>
          <GoodsIcon icon="cask" size={28} />
        </Gain>
      )
      return [fly.out(event.seat, 'barrels', sign)]
    }
    case 'cardTaken': {
      const { seat, card } = event
      const { bonnets } = cardFacts(card)
      const flown = (icon: 'card' | 'chieftain', kind: string, count: number): Movement => {
        const sign = (
          <Gain count={count}>
            <GoodsIcon icon={icon} seat={seat} size={28} />
          </Gain>
        )
        return fly.toStock(seat, kind, sign, [place.figure(seat)])
      }
      return [flown('card', 'cards', 1), ...(bonnets > 0 ? [flown('chieftain', 'chieftains', bonnets)] : [])]
    }
    case 'sold':
      return [fly.out(event.seat, event.good, cubes(event.good, -1)), fly.coins(event.seat, event.coins)]
    case 'bought':
      return [fly.paid(event.seat, event.coins)]
    case 'activated':
    case 'clanGained':
    case 'clanMoved':
    case 'discarded':
    case 'finalScoring':
    case 'gameBegan':
    case 'gameEnded':
    case 'pieceGiven':
    case 'trackCleared':
    case 'trackFilled':
    case 'turnEnded':
      // Pieces on the land are drawn with it; the end has its own scene.
      return []
  }
}

export const flights: NonNullable<GameBoard<Types>['flights']> = (events, { view }) =>
  events.flatMap((event) => movementsOf(event, view))
