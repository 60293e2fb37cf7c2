import type { Ask, Seat, Step } from '@bothy/kernel'
import { perSeat } from '../actions.ts'
import type { Action, Event, FrameKind, FrameOf, State } from '../types.ts'

export type AskOf<K extends FrameKind> = Ask<State, FrameOf<K>, Action, Event>
export type StepOf<K extends FrameKind> = Step<State, FrameOf<K>, Event>

export const PAIR = perSeat((seat: Seat): FrameOf<'pair'> => ({ kind: 'pair', seat }))
export const START = perSeat((seat: Seat): FrameOf<'start'> => ({ kind: 'start', seat }))
export const STARTER = perSeat((seat: Seat): FrameOf<'starter'> => ({ kind: 'starter', seat }))
export const TURN = perSeat((seat: Seat): FrameOf<'turn'> => ({ kind: 'turn', seat }))
export const AFTER = perSeat((seat: Seat): FrameOf<'after'> => ({ kind: 'after', seat }))
export const OBTAIN_MORE = perSeat((seat: Seat): FrameOf<'obtainMore'> => ({ kind: 'obtainMore', seat }))
export const FULFIL_MORE = perSeat((seat: Seat): FrameOf<'fulfilMore'> => ({ kind: 'fulfilMore', seat }))
export const OFFER_FULFIL = perSeat((seat: Seat): FrameOf<'offerFulfil'> => ({ kind: 'offerFulfil', seat }))
export const PROCESS_FRAME = perSeat((seat: Seat): FrameOf<'process'> => ({ kind: 'process', seat }))
export const MILK_FRAME = perSeat((seat: Seat): FrameOf<'milk'> => ({ kind: 'milk', seat }))
export const BARREL_FRAME = perSeat((seat: Seat): FrameOf<'barrel'> => ({ kind: 'barrel', seat }))

export const STARTERS: FrameOf<'starters'> = { kind: 'starters' }
export const PREPARATION: FrameOf<'preparation'> = { kind: 'preparation' }
export const NEXT_TURN: FrameOf<'nextTurn'> = { kind: 'nextTurn' }
export const SCORING: FrameOf<'scoring'> = { kind: 'scoring' }
