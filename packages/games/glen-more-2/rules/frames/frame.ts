import type { Ask, Seat, Step } from '@bothy/kernel'
import { MAX_SEATS } from '../../data/limits.ts'
import { NOWHERE } from '../topics/territory.ts'
import { ASK_KINDS } from '../../data/asked.ts'
import type { Action, AskFrame, Event, Frame, FrameKind, FrameOf, Piece, State } from '../types.ts'

export type AskOf<K extends FrameKind> = Ask<State, FrameOf<K>, Action, Event>
export type StepOf<K extends FrameKind> = Step<State, FrameOf<K>, Event>

const perSeat = <F>(make: (seat: Seat) => F): readonly F[] => Array.from({ length: MAX_SEATS }, (_, seat) => make(seat))

export const TURN = perSeat((seat): FrameOf<'turn'> => ({ kind: 'turn', seat }))
export const REWARD = perSeat((seat): FrameOf<'reward'> => ({ kind: 'reward', seat }))
export const BUILD_FRAME = perSeat((seat): FrameOf<'build'> => ({ kind: 'build', seat }))
export const REST = perSeat((seat): FrameOf<'activate'> => ({
  kind: 'activate',
  seat,
  cell: NOWHERE,
  all: false,
  inner: false,
}))

const PIECES = 6
export const REFILL = Array.from({ length: PIECES }, (_, piece: Piece): FrameOf<'refill'> => ({
  kind: 'refill',
  piece,
}))
export const NEXT_TURN: FrameOf<'nextTurn'> = { kind: 'nextTurn' }
export const DIE_FRAME: FrameOf<'die'> = { kind: 'die' }
export const FILL: FrameOf<'fill'> = { kind: 'fill' }
export const SCORE: FrameOf<'score'> = { kind: 'score' }
export const FINAL: FrameOf<'final'> = { kind: 'final' }
export const RANKING: FrameOf<'ranking'> = { kind: 'ranking' }

const isAsk = (f: Frame): f is AskFrame => ASK_KINDS.some((kind) => kind === f.kind)

export function askedOf(s: State): AskFrame | null {
  const f = s.stack.at(-1)
  return f !== undefined && isAsk(f) ? f : null
}
