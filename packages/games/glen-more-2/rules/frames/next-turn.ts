import { on, runHook } from '../hooks.ts'
import { DIE } from '../../data/pieces.ts'
import { areAllFinished, rearPiece } from '../topics/rondel.ts'
import type { Frame, Piece, State } from '../types.ts'
import { DIE_FRAME, FINAL, NEXT_TURN, RANKING, REFILL, SCORE, type StepOf, TURN } from './frame.ts'

/** GM2-21: the rear-most piece is active. GM2-132: until every player is on The End or beyond. */
export const nextTurn: StepOf<'nextTurn'> = {
  run(s) {
    s.stack.pop()
    if (areAllFinished(s)) return endGame(s)
    s.turns++
    const piece = rearPiece(s)
    s.stack.push(NEXT_TURN)
    if (piece < s.seats) runHook(s, 'turnEnded', { seat: piece })
    s.stack.push(REFILL[piece], frameOf(s, piece))
    if (piece < s.seats) runHook(s, 'turnBegan', { seat: piece })
  },
}

function frameOf(s: State, piece: Piece): Frame {
  if (piece < s.seats) return TURN[piece]
  if (piece === DIE) return DIE_FRAME
  const other = on(s).turns.find((it) => it.piece === piece)
  if (other === undefined) throw new Error(`nobody moves piece ${piece}`)
  return other.frame(s)
}

function endGame(s: State): void {
  s.stack.push(RANKING)
  runHook(s, 'gameScored', { step: 'afterFinal' })
  s.stack.push(FINAL, SCORE)
  runHook(s, 'gameScored', { step: 'beforeRound' })
}
