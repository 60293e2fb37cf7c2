import { below, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { stackId } from '../../../data/limits.ts'
import type { TileId } from '../../../data/tiles.ts'
import { tilesLeft } from '../../../rules/topics/rondel.ts'
import type { State } from '../../../rules/types.ts'
import { lessOne } from '../../chronicle.ts'
import { RACE_START, REWARD_IDS, type RewardId, TOP_SHARE } from '../data/index.ts'
import { hasLooked, raceOf, tokensOn } from './queries.ts'

export const START_STACK = stackId('B') - stackId('A')

/** GM2-C1-1: the most of `n` other tiles that lie on Race Start. */
export const deepestStart = (n: number): number => Math.floor(n / TOP_SHARE)

export function putStart(s: State, depth: number): void {
  const tiles: TileId[] = peek(s.stacks[START_STACK]).filter((tile) => tile !== RACE_START)
  tiles.splice(tiles.length - depth, 0, RACE_START)
  s.stacks[START_STACK] = hide(tiles)
}

/** On a clone: as deep as it may be after the tiles drawn so far. */
export function imagineStart(s: State, rng: RngState): void {
  if (!peek(s.stacks[START_STACK]).includes(RACE_START)) return
  const drawn = s.sizes[START_STACK] - tilesLeft(s, START_STACK)
  putStart(s, below(rng, deepestStart(s.sizes[START_STACK] - 1) - drawn + 1))
}

export const allTokens = (s: State): RewardId[] =>
  REWARD_IDS.flatMap((reward) => Array.from({ length: contentOf(s).race.rewards[reward].inBox }, () => reward))

export const without = (from: readonly RewardId[], gone: readonly RewardId[]): RewardId[] =>
  gone.reduce<RewardId[]>(lessOne, from.slice())

/** On a clone: castles that the viewer has not looked at get random tokens that the viewer has not seen, unused ones included. */
export function imagineTokens(s: State, viewer: Seat | null, rng: RngState): void {
  const mine = raceOf(s)
  const knows = (river: number): boolean => viewer !== null && hasLooked(s, viewer, river)
  const castles = peek(mine.tokens)
  const seen = castles.filter((_, river) => knows(river)).flat()
  const unseen = without(without(allTokens(s), mine.taken.flat()), seen)
  shuffle(unseen, rng)
  mine.tokens = hide(castles.map((own, river) => (knows(river) ? own : unseen.splice(0, tokensOn(s, river).length))))
}
