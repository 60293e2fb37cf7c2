import type { Seat, Tagged } from '@bothy/kernel'
import {
  type ChronicleId,
  DIE,
  type Event,
  type Good,
  GOODS,
  type TileId,
  type ModuleTypes,
  type Types,
  type View,
} from '@bothy/glen-more-2/data'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { gainsOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { flightBy, type Flown, fly, place, still, travel } from '@bothy/board-kit/parts/flights/flights.tsx'
import { inOrder } from '@bothy/board-kit/parts/land/gains.ts'
import { ClanMarker } from '../art/pieces.tsx'
import { type SignName, SignIcon } from '../art/signs.tsx'
import { flights as ofChronicles } from '../chronicles/brought.ts'
import type { FlightTools } from '../chronicles/part.ts'
import { BuiltTile } from '../tile/face.tsx'
import { at } from '../presenter.ts'
import { isScored } from '../scoring/scored.ts'
import { rowsOf } from '../scoring/scoring-story.ts'

const Gain = ({ sign, count, seat }: { sign: SignName; count: number; seat: Seat }) => (
  <span class="flying-gain">
    {count < 0 ? '−' : '+'}
    {Math.abs(count)} <SignIcon sign={sign} size={28} seat={seat} />
  </span>
)

const FlyingTile = ({ view, tile }: { view: View; tile: TileId }) => (
  <span class="gm2-flying-tile">
    <BuiltTile view={view} tile={tile} />
  </span>
)

const lost = (seat: Seat, good: Good, count: number): Movement =>
  fly.out(seat, good, <Gain sign={good} count={-count} seat={seat} />)

/** Positions never wrap; the spaces between two of them do. */
const go = ({ spaces }: View, piece: number, from: number, to: number): Movement =>
  travel(place.figure(piece), from, to - from, spaces)

const paid = ({ seat, coins }: { readonly seat: Seat; readonly coins: number }): readonly Movement[] =>
  coins === 0 ? [] : [fly.paid(seat, coins)]

type Added = ModuleTypes[ChronicleId]['event']
const isAdded = (event: Event): event is Added => Object.hasOwn(ofChronicles, event.type)
const flightsOf = <K extends Added['type']>(event: Tagged<Added, 'type', K>, tools: FlightTools): readonly Movement[] =>
  ofChronicles[event.type]?.(event, tools) ?? []

type Told = { readonly view: View; readonly origin: Place | null }

const from = ({ seat }: { readonly seat: Seat }, { origin }: Told): readonly Place[] => place.source(seat, origin)

const FLOWN: Flown<Exclude<Event, Added>, Told> = {
  rolled: (event, { view }) => (event.to === null ? [] : [go(view, DIE, event.from, event.to)]),
  moved: (event, { view }) => [go(view, event.piece, event.from, event.to)],
  finished: (event, { view }) => [go(view, event.seat, event.from, event.to)],
  sold: ({ seat, good, coins }) => [lost(seat, good, 1), fly.coins(seat, coins)],
  bought: (event) => paid(event),
  coinsPaid: (event) => paid(event),
  scoring: (event, { view }) => fly.scored(gainsOf(rowsOf(event), view.seats)),
  placed: ({ seat, tile }, { view }) => [
    fly.sign(<FlyingTile view={view} tile={tile} />, [place.figure(seat)], [at.tile(tile), place.seat(seat)]),
  ],
  personTaken: ({ seat }) => [
    fly.to(seat, 'persons', <Gain sign="person" count={1} seat={seat} />, [place.figure(seat)]),
  ],
  cardTaken: (event, told) => [
    fly.to(event.seat, 'landmarks', <Gain sign="landmark" count={1} seat={event.seat} />, from(event, told)),
  ],
  goodsPut: ({ seat, tile, goods }) =>
    fly.goods(seat, inOrder(GOODS, goods), place.source(seat, at.tile(tile)), (good, count) => (
      <Gain sign={good} count={count} seat={seat} />
    )),
  casksGained: (event, told) => [
    fly.to(event.seat, 'casks', <Gain sign="cask" count={event.count} seat={event.seat} />, from(event, told)),
  ],
  coinsGained: (event, told) => [fly.coins(event.seat, event.coins, from(event, told))],
  vpGained: (event, told) => (isScored(event) ? [] : [fly.points(event.seat, event.vp, from(event, told))]),
  claimed: (event) => [
    fly.sign(
      <ClanMarker seat={event.seat} size={30} />,
      [place.figure(event.seat), place.seat(event.seat)],
      [at.field(event.field)],
    ),
    ...paid(event),
  ],
  spent: ({ seat, good, count }) => [lost(seat, good, count)],
  casksPaid: ({ seat, count }) => [fly.out(seat, 'casks', <Gain sign="cask" count={-count} seat={seat} />)],
  built: still,
  declined: still,
  goodsLost: still,
  pointsGained: still,
  removed: still,
  rondelCleared: still,
  rondelFilled: still,
  scotsmanGiven: still,
  scotsmanMoved: still,
  scotsmenGained: still,
}

const flight = flightBy<Exclude<Event, Added>, Told>(FLOWN)

function movementsOf(event: Event, told: Told): readonly Movement[] {
  if (!isAdded(event)) return flight(event, told)
  return flightsOf(event, {
    fly: fly.sign,
    purse: place.purse,
    travel: (piece, before, to) => go(told.view, piece, before, to),
  })
}

/** The tile or field that the seat last built, activated or claimed. */
function originOf(event: Event, before: Place | null): Place | null {
  if (event.type === 'activated' || event.type === 'placed' || event.type === 'personTaken') return at.tile(event.tile)
  if (event.type === 'claimed') return at.field(event.field)
  return event.type === 'turnEnded' ? null : before
}

export const flights: NonNullable<GameBoard<Types>['flights']> = (events, { view }) => {
  let origin: Place | null = null
  return events.flatMap((event) => {
    origin = originOf(event, origin)
    return movementsOf(event, { view, origin })
  })
}
