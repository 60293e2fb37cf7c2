import { peek } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { on, raise } from '../moments.ts'
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
} from '../rules/rondel.ts'
import { FILL, SCORE, type StepOf } from './frame.ts'

/** GM2-23, GM2-Q24: what lies behind the rear-most piece, whoever that is, goes to the discard pile. */
export const refill: StepOf<'refill'> = {
  run(s, { piece }, events) {
    s.stack.pop()
    s.stack.push(FILL)
    const cleared: TileId[] = []
    const rear = rearPosition(s)
    // What lies further back has the same space as something of the line.
    for (let position = Math.max(0, s.front - s.rondel.length + 1); position < rear; position++) {
      const tile = tileAt(s, position)
      if (tile === NO_TILE || tile === THE_END || isFixedSpace(s, position)) continue // GM2-131
      setTile(s, position, NO_TILE)
      cleared.push(tile)
    }
    for (const tile of cleared) {
      const { special } = contentOf(s).tiles[tile]
      ;(special ? s.removed : s.discards).push(tile)
      if (on(s).acts.tileLeft.length > 0)
        raise(s, 'tileLeft', { tile, by: piece < s.seats ? piece : null, to: special ? 'box' : 'pile' })
    }
    if (cleared.length > 0) events?.push({ type: 'rondelCleared', tiles: cleared, by: piece })
  },
}

/** GM2-24, GM2-25, GM2-Q11: from the current stack until one space is empty; a scoring round comes in between. */
export const fill: StepOf<'fill'> = {
  run(s, _f, events) {
    s.stack.pop()
    if (areAllFinished(s)) return // GM2-132: nobody will take what would come
    const place = currentStack(s)
    const empty = emptyPosition(s, rearPosition(s))
    const first = s.front
    if (place === OUT || first >= empty) return // GM2-Q16
    const began = tilesLeft(s, place) === s.sizes[place]
    const drawn: TileId[] = []
    for (; s.front < empty && tilesLeft(s, place) > 0; s.front++) {
      if (isFixedSpace(s, s.front)) continue
      const tile = peek(s.stacks[place]).pop() ?? NO_TILE
      setTile(s, s.front, tile)
      drawn.push(tile)
      if (tile === THE_END) s.end = s.front
    }
    events?.push({ type: 'rondelFilled', tiles: drawn, first })
    if (tilesLeft(s, place) === 0) {
      s.stack.push(FILL)
      if (place < STACK_D) s.stack.push(SCORE)
    }
    if (began) raise(s, 'stackBegan', { stack: place + 1 })
  },
}
