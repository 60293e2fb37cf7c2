import type { Ask, Seat, Step } from '@bothy/kernel'
import { MAX_SEATS } from '../../data/clans.ts'
import type { Action, Event, FrameKind, FrameOf, State } from '../types.ts'

export type AskOf<K extends FrameKind> = Ask<State, FrameOf<K>, Action, Event>
export type StepOf<K extends FrameKind> = Step<State, FrameOf<K>, Event>

const perSeat = <F>(make: (seat: Seat) => F): readonly F[] => Array.from({ length: MAX_SEATS }, (_, seat) => make(seat))

export const FLIP_FRAME = perSeat((seat): FrameOf<'flip'> => ({ kind: 'flip', seat }))
export const TURN = perSeat((seat): FrameOf<'turn'> => ({ kind: 'turn', seat }))
export const EXTRA_MUSTER = perSeat((seat): FrameOf<'extraMuster'> => ({ kind: 'extraMuster', seat }))

export const NEXT_TURN: FrameOf<'nextTurn'> = { kind: 'nextTurn' }
export const REVEAL: FrameOf<'reveal'> = { kind: 'reveal' }
export const END_OF_GAME: FrameOf<'endOfGame'> = { kind: 'endOfGame' }
export const CLEAN_UP: FrameOf<'cleanUp'> = { kind: 'cleanUp' }
export const NEW_ROWS: FrameOf<'newRows'> = { kind: 'newRows' }
