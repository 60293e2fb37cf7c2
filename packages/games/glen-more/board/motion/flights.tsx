import type { Seat } from '@bothy/kernel'
import { type Category, type Event, type Good, GOODS, type TileId, type Types, type View } from '@bothy/glen-more/data'
import type { ComponentChild } from 'preact'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import { gainsOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { Cube, GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { rowsOf } from '../scoring/scoring-story.ts'
import { TileArt } from '../tile/tile.tsx'

export const atSpace = (space: number): Place => `space:${space}`

const atTile = (tile: TileId): Place => `tile:${tile}`
const figure = (seat: Seat): Place => `figure:${seat}`

function between(from: number, to: number, { track }: View): readonly Place[] {
  const steps = (to - from + track.length) % track.length
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => atSpace((from + i + 1) % track.length))
}

const Gain = ({ children, count }: { children: ComponentChild; count: number }) => (
  <span class="flying-gain">
    {count > 0 ? `+${count}` : `−${-count}`} {children}
  </span>
)

/** From a tile of the land, or from the figure of its owner where the land is not drawn. */
const fromTile = (seat: Seat, tile: TileId): readonly Place[] => [atTile(tile), figure(seat), `seat:${seat}`]
const purse = (seat: Seat): readonly Place[] => [`coins:${seat}`, `seat:${seat}`]

/** To where the seat's number of it stands, which counts when it has landed. */
const gain = (seat: Seat, tile: TileId, what: Good | Category, sign: ComponentChild): Movement => ({
  kind: 'fly',
  sign,
  from: fromTile(seat, tile),
  to: [`${what}:${seat}`, `stock:${seat}`, `seat:${seat}`],
})

/** Cubes of each type together. */
const cubes = (seat: Seat, tile: TileId, goods: readonly Good[]): readonly Movement[] =>
  GOODS.flatMap((good) => {
    const count = goods.filter((other) => other === good).length
    if (count === 0) return []
    return [
      gain(
        seat,
        tile,
        good,
        <Gain count={count}>
          <Cube class="gm-cube" good={good} />
        </Gain>,
      ),
    ]
  })

function movementsOf(event: Event, view: View): readonly Movement[] {
  switch (event.type) {
    case 'moved':
      return [{ kind: 'travel', thing: figure(event.seat), over: between(event.from, event.to, view) }]
    case 'rolled':
      return [{ kind: 'travel', thing: 'figure:die', over: between(event.from, event.to, view) }]
    case 'placed':
      return [
        {
          kind: 'fly',
          sign: (
            <span class="gm-flying-tile">
              <TileArt tile={event.tile} />
            </span>
          ),
          from: [figure(event.seat)],
          to: [atTile(event.tile), `seat:${event.seat}`],
        },
      ]
    case 'cubesPut':
      return cubes(event.seat, event.tile, event.goods)
    case 'vpGained':
      return [
        {
          kind: 'fly',
          sign: <Points value={`+${event.vp}`} size={40} />,
          from: fromTile(event.seat, event.tile),
          to: [`points:${event.seat}`, `seat:${event.seat}`],
        },
      ]
    case 'barrelsGained':
      return [
        gain(
          event.seat,
          event.tile,
          'barrels',
          <Gain count={event.count}>
            <GoodsIcon icon="cask" size={28} />
          </Gain>,
        ),
      ]
    case 'coinsGained':
      return [
        {
          kind: 'fly',
          sign: <Coin value={`+${event.count}`} size={34} />,
          from: fromTile(event.seat, event.tile),
          to: purse(event.seat),
        },
      ]
    case 'promoted':
      return [
        gain(
          event.seat,
          event.tile,
          'chieftains',
          <Gain count={1}>
            <GoodsIcon icon="chieftain" seat={event.seat} size={28} />
          </Gain>,
        ),
      ]
    case 'scoring':
      return gainsOf(rowsOf(event), view.seats).flatMap((vp, seat) =>
        vp === 0
          ? []
          : [
              {
                kind: 'fly',
                sign: <Points value={`+${vp}`} size={40} />,
                from: ['hub'],
                to: [`points:${seat}`, `seat:${seat}`],
              },
            ],
      )
    case 'sold':
      return [{ kind: 'fly', sign: <Coin value={`+${event.coins}`} size={34} />, from: ['hub'], to: purse(event.seat) }]
    case 'bought':
      return [{ kind: 'fly', sign: <Coin value={`−${event.coins}`} size={34} />, from: purse(event.seat), to: ['hub'] }]
    case 'activated':
    case 'barrelPaid':
    case 'cardTaken':
    case 'clanGained':
    case 'clanMoved':
    case 'discarded':
    case 'finalScoring':
    case 'gameBegan':
    case 'gameEnded':
    case 'pieceGiven':
    case 'spent':
    case 'trackCleared':
    case 'trackFilled':
    case 'turnEnded':
      // Pieces on the land are drawn with it; the end has a show of its own.
      return []
  }
}

export const flights: NonNullable<GameClient<Types>['flights']> = (events, { view }) =>
  events.flatMap((event) => movementsOf(event, view))
