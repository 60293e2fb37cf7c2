import { below, peek } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { NO_TILE } from '../../data/tiles.ts'
import { runHook } from '../hooks.ts'
import { DIE } from '../../data/pieces.ts'
import { REVISION } from '../revisions.ts'
import { OUT, setTile, tileAt } from '../topics/rondel.ts'
import { whyNotStop } from '../topics/take.ts'
import type { Event, State } from '../types.ts'
import type { StepOf } from './frame.ts'
import { movePiece } from './turn.ts'

/** GM2-30 to GM2-33: moves by the roll, counted in tiles, and on to an unprotected tile, which is discarded. */
export const die: StepOf<'die'> = {
  run(s, _f, events) {
    s.stack.pop()
    const roll = rollDie(s)
    const from = s.at[DIE]
    const to = target(s, roll)
    if (s.end !== OUT && to >= s.end) return leave(s, roll, events) // GM2-33
    const tile = to < s.front ? tileAt(s, to) : NO_TILE
    events?.push({ type: 'rolled', roll, from, to, tile: tile === NO_TILE ? null : tile })
    if (tile === NO_TILE) s.front = to + 1
    else {
      setTile(s, to, NO_TILE)
      s.discards.push(tile)
      runHook(s, 'tileLeft', { tile, by: DIE, stopped: true, to: 'pile' })
    }
    movePiece(s, DIE, to)
  },
}

/** GM2-31: the front of the line if no tile is left that the die may take. */
function target(s: State, roll: number): number {
  let counted = 0
  for (let position = s.at[DIE] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile === NO_TILE || ++counted < roll) continue
    if (position === s.end) return position
    if (!contentOf(s).tiles[tile].dieProtected && whyNotStop(s, DIE, tile) === null) return position
  }
  return s.front
}

function leave(s: State, roll: number, events?: Event[]): void {
  events?.push({ type: 'rolled', roll, from: s.at[DIE], to: null, tile: null })
  if (s.revision >= REVISION.coinOfLeavingDie) movePiece(s, DIE, s.end) // GM2-C2-6
  s.at[DIE] = OUT
}

function rollDie(s: State): number {
  const { die: faces } = contentOf(s).supplies
  return peek(s.rolls).pop() ?? faces[below(s.rng.die, faces.length)]
}
