import type { Seat, Tagged } from '@bothy/kernel'
import {
  type ChronicleId,
  DIE,
  type Event,
  type Good,
  GOODS,
  type TileId,
  type Nouns,
  type Types,
  type View,
} from '@bothy/glen-more-2/data'
import type { ComponentChild } from 'preact'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { gainsOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { ClanMarker } from '../art/pieces.tsx'
import { type SignName, SignIcon } from '../art/signs.tsx'
import { flights as ofChronicles } from '../chronicles/brought.ts'
import type { FlightTools } from '../chronicles/part.ts'
import { BuiltTile } from '../tile/face.tsx'
import { at } from '../presenter.ts'
import { isScored } from '../scoring/scored.ts'
import { rowsOf } from '../scoring/scoring-story.ts'

export const atSpace = (space: number): Place => `space:${space}`

const figure = (piece: number): Place => `figure:${piece}`
const home = (seat: Seat): Place => `seat:${seat}`
const purse = (seat: Seat): readonly Place[] => [`coins:${seat}`, home(seat)]

/** Positions never wrap; the spaces between two of them do. */
const between = (from: number, to: number, { spaces }: View): readonly Place[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => atSpace((from + i + 1) % spaces))

/** Where a seat's gain comes from: what it last built, activated or claimed, or its piece where that is not drawn. */
const fromThing = (seat: Seat, origin: Place | null): readonly Place[] => [
  ...(origin === null ? [] : [origin]),
  figure(seat),
  home(seat),
]

const fly = (sign: ComponentChild, from: readonly Place[], to: readonly Place[]): Movement => ({
  kind: 'fly',
  sign,
  from,
  to,
})

const Gain = ({ sign, count, seat }: { sign: SignName; count: number; seat: Seat }) => (
  <span class="flying-gain">
    +{count} <SignIcon sign={sign} size={28} seat={seat} />
  </span>
)

/** Resources of each kind together. */
const goodsFly = (seat: Seat, tile: TileId, goods: readonly Good[]): readonly Movement[] =>
  GOODS.flatMap((good) => {
    const count = goods.filter((other) => other === good).length
    if (count === 0) return []
    const to = [`${good}:${seat}`, `stock:${seat}`, home(seat)]
    return [fly(<Gain sign={good} count={count} seat={seat} />, fromThing(seat, at.tile(tile)), to)]
  })

const FlyingTile = ({ view, tile }: { view: View; tile: TileId }) => (
  <span class="gm2-flying-tile">
    <BuiltTile view={view} tile={tile} />
  </span>
)

const travel = (view: View, piece: number, from: number, to: number): Movement => ({
  kind: 'travel',
  thing: figure(piece),
  over: between(from, to, view),
})

type Added = Nouns[ChronicleId]['event']
const isAdded = (event: Event): event is Added => Object.hasOwn(ofChronicles, event.type)
const flightsOf = <K extends Added['type']>(event: Tagged<Added, 'type', K>, tools: FlightTools): readonly Movement[] =>
  ofChronicles[event.type]?.(event, tools) ?? []

function movementsOf(event: Event, view: View, origin: Place | null): readonly Movement[] {
  if (isAdded(event))
    return flightsOf(event, { fly, purse, travel: (piece, from, to) => travel(view, piece, from, to) })
  switch (event.type) {
    case 'moved':
      return [travel(view, event.piece, event.from, event.to)]
    case 'finished':
      return [travel(view, event.seat, event.from, event.to)]
    case 'rolled':
      return event.to === null ? [] : [travel(view, DIE, event.from, event.to)]
    case 'placed':
      return [
        fly(
          <FlyingTile view={view} tile={event.tile} />,
          [figure(event.seat)],
          [at.tile(event.tile), home(event.seat)],
        ),
      ]
    case 'personTaken':
      return [
        fly(
          <Gain sign="person" count={1} seat={event.seat} />,
          [figure(event.seat)],
          [`persons:${event.seat}`, home(event.seat)],
        ),
      ]
    case 'cardTaken':
      return [
        fly(<Gain sign="landmark" count={1} seat={event.seat} />, fromThing(event.seat, origin), [
          `landmarks:${event.seat}`,
          home(event.seat),
        ]),
      ]
    case 'goodsPut':
      return goodsFly(event.seat, event.tile, event.goods)
    case 'casksGained':
      return [
        fly(<Gain sign="cask" count={event.count} seat={event.seat} />, fromThing(event.seat, origin), [
          `casks:${event.seat}`,
          home(event.seat),
        ]),
      ]
    case 'coinsGained':
      return [fly(<Coin value={`+${event.coins}`} size={34} />, fromThing(event.seat, origin), purse(event.seat))]
    case 'vpGained':
      if (isScored(event)) return []
      return [
        fly(<Points value={`+${event.vp}`} size={40} />, fromThing(event.seat, origin), [
          `points:${event.seat}`,
          home(event.seat),
        ]),
      ]
    case 'claimed':
      return [
        fly(
          <ClanMarker seat={event.seat} size={30} />,
          [figure(event.seat), home(event.seat)],
          [at.field(event.field)],
        ),
      ]
    case 'scoring':
      return gainsOf(rowsOf(event), view.seats).flatMap((vp, seat) =>
        vp === 0 ? [] : [fly(<Points value={`+${vp}`} size={40} />, ['hub'], [`points:${seat}`, home(seat)])],
      )
    case 'sold':
      return [fly(<Coin value={`+${event.coins}`} size={34} />, ['hub'], purse(event.seat))]
    case 'bought':
    case 'coinsPaid':
      return event.coins === 0 ? [] : [fly(<Coin value={`−${event.coins}`} size={34} />, purse(event.seat), ['hub'])]
    case 'activated':
    case 'built':
    case 'casksPaid':
    case 'declined':
    case 'discarded':
    case 'finalScoring':
    case 'gameBegan':
    case 'gameEnded':
    case 'goodsLost':
    case 'pointsGained':
    case 'removed':
    case 'rondelCleared':
    case 'rondelFilled':
    case 'scotsmanGiven':
    case 'scotsmanMoved':
    case 'scotsmenGained':
    case 'spent':
    case 'turnEnded':
      // Pieces of a territory are drawn with it; the end has a show of its own.
      return []
  }
}

/** Origin of the flights after this event. */
function originOf(event: Event, before: Place | null): Place | null {
  if (event.type === 'activated' || event.type === 'placed' || event.type === 'personTaken') return at.tile(event.tile)
  if (event.type === 'claimed') return at.field(event.field)
  return event.type === 'turnEnded' ? null : before
}

export const flights: NonNullable<GameClient<Types>['flights']> = (events, { view }) => {
  let origin: Place | null = null
  return events.flatMap((event) => {
    origin = originOf(event, origin)
    return movementsOf(event, view, origin)
  })
}
