import type { GameTypes, Seat } from '@bothy/kernel'
import type { ComponentChild } from 'preact'
import { Coin, Points } from '../../art/index.ts'
import type { GameBoard } from '../../board/game-board.ts'
import type { Movement, Place } from '../../board/motion/flights.ts'

type Places = readonly Place[]

export const place = {
  space: (space: number): Place => `space:${space}`,
  seat: (seat: Seat): Place => `seat:${seat}`,
  /** By the number of a seat, or of a piece that belongs to none. */
  figure: (piece: number): Place => `figure:${piece}`,
  /** Source of a gain: what gave it, or the seat's piece where that is not drawn. */
  source: (seat: Seat, origin: Place | null): Places => [
    ...(origin === null ? [] : [origin]),
    place.figure(seat),
    place.seat(seat),
  ],
  purse: (seat: Seat): Places => [`coins:${seat}`, place.seat(seat)],
}

export function travel(item: Place, from: number, steps: number, spaces: number): Movement {
  const over = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => place.space((from + i + 1) % spaces))
  return { kind: 'travel', item, over }
}

export const fly = {
  sign: (sign: ComponentChild, from: Places, to: Places): Movement => ({ kind: 'fly', sign, from, to }),

  /** To where the seat's number of it stands, which counts when it has landed. */
  to: (seat: Seat, kind: string, sign: ComponentChild, from: Places): Movement =>
    fly.sign(sign, from, [`${kind}:${seat}`, place.seat(seat)]),

  /** To where the seat has its stock, if it shows no number of its own. */
  toStock: (seat: Seat, kind: string, sign: ComponentChild, from: Places): Movement =>
    fly.sign(sign, from, [`${kind}:${seat}`, `stock:${seat}`, place.seat(seat)]),

  out: (seat: Seat, kind: string, sign: ComponentChild, to: Places = ['hub']): Movement =>
    fly.sign(sign, [`${kind}:${seat}`, `stock:${seat}`, place.seat(seat)], to),

  points: (seat: Seat, vp: number, from: Places): Movement =>
    vp < 0
      ? fly.out(seat, 'points', <Points value={vp} size={40} />)
      : fly.to(seat, 'points', <Points value={`+${vp}`} size={40} />, from),

  scored: (gains: readonly number[]): readonly Movement[] =>
    gains.flatMap((vp, seat) => (vp === 0 ? [] : [fly.points(seat, vp, ['hub'])])),

  coins: (seat: Seat, coins: number, from: Places = ['hub']): Movement =>
    fly.sign(<Coin value={`+${coins}`} size={34} />, from, place.purse(seat)),

  paid: (seat: Seat, coins: number): Movement =>
    fly.sign(<Coin value={`−${coins}`} size={34} />, place.purse(seat), ['hub']),

  goods: <Good extends string>(
    seat: Seat,
    goods: readonly Good[],
    from: Places,
    sign: (good: Good, count: number) => ComponentChild,
  ): readonly Movement[] =>
    [...new Set(goods)].map((good) => {
      const { length } = goods.filter((other) => other === good)
      return fly.toStock(seat, good, sign(good, length), from)
    }),
}

type Typed = { readonly type: string }
type OneOf<Event extends Typed, K extends Event['type']> = { [P in K]: Extract<Event, { readonly type: P }> }[K]
type FlownBy<Event extends Typed, View, Type extends Event['type']> = {
  readonly [K in Type]: (event: Extract<Event, { readonly type: K }>, view: View) => readonly Movement[]
}

/** Events of every such game of which nothing flies: pieces on a land are drawn with it, and the end has its own show. */
type Still = 'activated' | 'discarded' | 'finalScoring' | 'gameBegan' | 'gameEnded' | 'turnEnded'

export type Flown<Event extends Typed, View> = FlownBy<Event, View, Exclude<Event['type'], Still>>

export const still = (): readonly Movement[] => []

export const flightBy =
  <Event extends Typed, View>(flown: Partial<FlownBy<Event, View, Event['type']>>) =>
  <K extends Event['type']>(event: OneOf<Event, K>, view: View): readonly Movement[] =>
    flown[event.type]?.(event, view) ?? []

export const flightsBy =
  <T extends GameTypes>(
    flight: (event: T['event'], view: T['view']) => readonly Movement[],
  ): NonNullable<GameBoard<T>['flights']> =>
  (events, { view }) =>
    events.flatMap((event) => flight(event, view))
