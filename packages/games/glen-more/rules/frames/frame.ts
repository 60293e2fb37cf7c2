import type { Ask, Seat, Step } from '@bothy/kernel'
import { MAX_SEATS } from '../../data/limits.ts'
import type { Action, Event, FrameKind, FrameOf, State } from '../types.ts'

export type AskOf<K extends FrameKind> = Ask<State, FrameOf<K>, Action, Event>
export type StepOf<K extends FrameKind> = Step<State, FrameOf<K>, Event>

const perSeat = <F>(make: (seat: Seat) => F): readonly F[] => Array.from({ length: MAX_SEATS }, (_, seat) => make(seat))

export const TURN = perSeat((seat): FrameOf<'turn'> => ({ kind: 'turn', seat }))
export const AFFORD = perSeat((seat): FrameOf<'afford'> => ({ kind: 'afford', seat }))
export const PAY_FRAME = perSeat((seat): FrameOf<'pay'> => ({ kind: 'pay', seat }))
export const GIVE_FRAME = perSeat((seat): FrameOf<'give'> => ({ kind: 'give', seat }))
export const PLACE = perSeat((seat): FrameOf<'place'> => ({ kind: 'place', seat }))
export const ACTIVATE = perSeat((seat): FrameOf<'activate'> => ({ kind: 'activate', seat }))
export const END_TURN = perSeat((seat): FrameOf<'endTurn'> => ({ kind: 'endTurn', seat }))

export const NEXT_TURN: FrameOf<'nextTurn'> = { kind: 'nextTurn' }
export const DIE_FRAME: FrameOf<'die'> = { kind: 'die' }
export const REFILL: FrameOf<'refill'> = { kind: 'refill' }
export const SCORE: FrameOf<'score'> = { kind: 'score' }
export const END_OF_GAME: FrameOf<'endOfGame'> = { kind: 'endOfGame' }
