import { peek, type Seat } from '@bothy/kernel'
import { figureOn, isTile, onwards, rearAfter, rearSpace, spacesToFill, stepsBetween } from '@bothy/kit'
import { MAX_SEATS, TRACK_SPACES } from '../../data/limits.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import type { State } from '../types.ts'

/** The figure that stands for the dummy die (GM-91). */
export const DIE = MAX_SEATS

export const LAST_STACK = 3

export const figureAt = (s: State, space: number): number => figureOn(s.track[space])

/** GM-75: the next tile of the lowest stack that is not empty; -1 if all are. */
export function drawTile(s: State): TileId {
  for (let stack = 0; stack < s.stacks.length; stack++) {
    const tiles = peek(s.stacks[stack])
    if (tiles.length > 0) return tiles.pop() ?? NO_TILE
  }
  return NO_TILE
}

export const tilesLeft = (s: State, stack: number): number => peek(s.stacks[stack]).length

/** GM-73 to GM-78: effects of a move on the track. */
export type Prospect = {
  readonly discards: readonly TileId[]
  readonly next: Seat | null
  readonly draws: number
  readonly scoring: boolean
  readonly ends: boolean
}

export function prospect(s: State, to: number): Prospect {
  const from = rearSpace(s.track, s.gap)
  const rear = rearAfter(s.track, s.gap, from, to)
  const discards: TileId[] = []
  for (let i = 1; i < stepsBetween(s.gap, rear, TRACK_SPACES); i++) {
    const code = s.track[onwards(s.gap, i, TRACK_SPACES)]
    if (isTile(code)) discards.push(code)
  }
  const draws = spacesToFill(s.gap, rear, TRACK_SPACES)
  const figure = rear === to ? figureAt(s, from) : figureAt(s, rear)
  let left = draws
  let scoring = false
  for (let stack = 0; stack <= LAST_STACK && left > 0; stack++) {
    const size = tilesLeft(s, stack)
    if (size === 0) continue
    scoring ||= left >= size
    left -= size
  }
  return {
    discards,
    next: figure === DIE ? null : figure,
    draws,
    scoring,
    ends: isEndingWith(s, draws),
  }
}

const isEndingWith = (s: State, draws: number): boolean => {
  let all = 0
  for (let stack = 0; stack <= LAST_STACK; stack++) all += tilesLeft(s, stack)
  return draws >= all
}

export function eachTrackTile(s: State, visit: (tile: TileId) => void): void {
  for (const code of s.track) if (isTile(code)) visit(code)
}
