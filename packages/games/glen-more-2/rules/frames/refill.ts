import { peek } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../../data/tiles.ts'
import { on, runHook } from '../hooks.ts'
import {
  areAllFinished,
  currentStack,
  emptyPosition,
  isFixedSpace,
  OUT,
  rearPosition,
  setTile,
  STACK_D,
  tileAt,
  tilesLeft,
} from '../topics/rondel.ts'
import type { State } from '../types.ts'
import { FILL, SCORE, type StepOf } from './frame.ts'

export const refill: StepOf<'refill'> = {
  run(s, { piece }, events) {
    s.stack.pop()
    s.stack.push(FILL)
    const before = s.discards.length
    const isHeard = on(s).acts.tileLeft.length > 0
    const left: TileId[] = []
    const rear = rearPosition(s)
    // Positions further back share a space with one of the line.
    for (let position = Math.max(0, s.front - s.rondel.length + 1); position < rear; position++) {
      const tile = tileAt(s, position)
      if (tile === NO_TILE || tile === THE_END || isFixedSpace(s, position)) continue // GM2-131
      setTile(s, position, NO_TILE)
      const { special } = contentOf(s).tiles[tile]
      ;(special ? s.removed : s.discards).push(tile) // GM2-C0-2
      if (isHeard) left.push(tile)
    }
    // The stack is met from its top: raise in reverse.
    for (let i = left.length - 1; i >= 0; i--)
      runHook(s, 'tileLeft', {
        tile: left[i],
        by: piece,
        stopped: false,
        to: contentOf(s).tiles[left[i]].special ? 'box' : 'pile',
      })
    if (s.discards.length > before) events?.push({ type: 'rondelCleared', tiles: s.discards.slice(before), by: piece })
  },
}

/** GM2-C2-2: the line has grown to what lies there for good, whether or not a tile follows. */
function joinFixed(s: State, empty: number): void {
  while (s.front < empty && isFixedSpace(s, s.front)) s.front++
}

function tilesFrom(s: State, first: number): TileId[] {
  const out: TileId[] = []
  for (let position = first; position < s.front; position++)
    if (!isFixedSpace(s, position)) out.push(tileAt(s, position))
  return out
}

/** GM2-24, GM2-25, GM2-Q11: from the current stack until one space is empty; a scoring round comes in between. */
export const fill: StepOf<'fill'> = {
  run(s, _f, events) {
    s.stack.pop()
    if (areAllFinished(s)) return
    const empty = emptyPosition(s, rearPosition(s))
    joinFixed(s, empty)
    const place = currentStack(s)
    const first = s.front
    if (place === OUT || first >= empty) return // GM2-Q16
    const began = tilesLeft(s, place) === s.sizes[place]
    for (; s.front < empty && tilesLeft(s, place) > 0; joinFixed(s, empty)) {
      const tile = peek(s.stacks[place]).pop() ?? NO_TILE
      setTile(s, s.front, tile)
      if (tile === THE_END) s.end = s.front
      s.front++
    }
    events?.push({ type: 'rondelFilled', tiles: tilesFrom(s, first), first })
    if (tilesLeft(s, place) === 0) {
      s.stack.push(FILL)
      if (place < STACK_D) s.stack.push(SCORE)
    }
    if (began) runHook(s, 'stackBegan', { stack: place + 1 })
  },
}
