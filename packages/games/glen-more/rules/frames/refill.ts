import { clearBehind, onwards, rearSpace, spacesToFill } from '@bothy/kit'
import { TRACK_SPACES } from '../../data/limits.ts'
import { NO_TILE, STACK_OF, type TileId } from '../../data/tiles.ts'
import { drawTile, LAST_STACK, tilesLeft } from '../topics/track.ts'
import { END_OF_GAME, SCORE, type StepOf } from './frame.ts'

/** GM-73 to GM-78: step 4 of every turn, the die's too. */
export const refill: StepOf<'refill'> = {
  run(s, _f, events) {
    s.stack.pop()
    const rear = rearSpace(s.track, s.gap)
    const before = s.discards.length
    clearBehind(s.track, s.gap, rear, s.discards)
    if (s.discards.length > before) events?.push({ type: 'trackCleared', tiles: s.discards.slice(before) })

    const first = s.gap
    const draws = spacesToFill(s.gap, rear, TRACK_SPACES)
    let emptied = false
    let drawn = 0
    let tile: TileId = NO_TILE
    for (; drawn < draws; drawn++) {
      tile = drawTile(s)
      if (tile === NO_TILE) break
      s.track[onwards(first, drawn, TRACK_SPACES)] = tile
      if (tilesLeft(s, STACK_OF[tile]) === 0) emptied = true
    }
    events?.push({
      type: 'trackFilled',
      tiles: Array.from({ length: drawn }, (_, i) => s.track[onwards(first, i, TRACK_SPACES)]),
      first,
    })
    s.gap = onwards(rear, -1, TRACK_SPACES)
    if (emptied) s.stack.push(SCORE)
    if (tilesLeft(s, LAST_STACK) === 0) s.stack.splice(0, s.stack.length, END_OF_GAME, SCORE) // GM-78
  },
}
