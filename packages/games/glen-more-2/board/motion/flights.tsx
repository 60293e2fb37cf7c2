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
import { fly, place, travel } from '@bothy/board-kit/parts/flights/flights.tsx'
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

type Added = ModuleTypes[ChronicleId]['event']
const isAdded = (event: Event): event is Added => Object.hasOwn(ofChronicles, event.type)
const flightsOf = <K extends Added['type']>(event: Tagged<Added, 'type', K>, tools: FlightTools): readonly Movement[] =>
  ofChronicles[event.type]?.(event, tools) ?? []

function movementsOf(event: Event, view: View, origin: Place | null): readonly Movement[] {
  if (isAdded(event))
    return flightsOf(event, {
      fly: fly.sign,
      purse: place.purse,
      travel: (piece, from, to) => go(view, piece, from, to),
    })
  const from = ({ seat }: { readonly seat: Seat }): readonly Place[] => place.source(seat, origin)
  switch (event.type) {
    case 'rolled':
      return event.to === null ? [] : [go(view, DIE, event.from, event.to)]
    case 'moved':
      return [go(view, event.piece, event.from, event.to)]
    case 'finished':
      return [go(view, event.seat, event.from, event.to)]
    case 'sold':
      return [lost(event.seat, event.good, 1), fly.coins(event.seat, event.coins)]
    case 'bought':
    case 'coinsPaid':
      return event.coins === 0 ? [] : [fly.paid(event.seat, event.coins)]
    case 'scoring':
      return fly.scored(gainsOf(rowsOf(event), view.seats))
    case 'placed':
      return [
        fly.sign(
          <FlyingTile view={view} tile={event.tile} />,
          [place.figure(event.seat)],
          [at.tile(event.tile), place.seat(event.seat)],
        ),
      ]
    case 'personTaken': {
      const sign = <Gain sign="person" count={1} seat={event.seat} />
      return [fly.to(event.seat, 'persons', sign, [place.figure(event.seat)])]
    }
    case 'cardTaken':
      return [fly.to(event.seat, 'landmarks', <Gain sign="landmark" count={1} seat={event.seat} />, from(event))]
    case 'goodsPut': {
      const { seat, tile, goods } = event
      return fly.goods(seat, inOrder(GOODS, goods), place.source(seat, at.tile(tile)), (good, count) => (
        <Gain sign={good} count={count} seat={seat} />
      ))
    }
    case 'casksGained':
      return [fly.to(event.seat, 'casks', <Gain sign="cask" count={event.count} seat={event.seat} />, from(event))]
    case 'coinsGained':
      return [fly.coins(event.seat, event.coins, from(event))]
    case 'vpGained':
      return isScored(event) ? [] : [fly.points(event.seat, event.vp, from(event))]
    case 'claimed':
      return [
        fly.sign(
          <ClanMarker seat={event.seat} size={30} />,
          [place.figure(event.seat), place.seat(event.seat)],
          [at.field(event.field)],
        ),
        ...(event.coins === 0 ? [] : [fly.paid(event.seat, event.coins)]),
      ]
    case 'spent': {
      const { seat, good, count } = event
      return [lost(seat, good, count)]
    }
    case 'casksPaid':
      return [fly.out(event.seat, 'casks', <Gain sign="cask" count={-event.count} seat={event.seat} />)]
    case 'activated':
    case 'built':
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
    case 'turnEnded':
      // Pieces of a territory are drawn with it; the end has its own show.
      return []
  }
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
    return movementsOf(event, view, origin)
  })
}
