import type { Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { NO_TILE, type TileId } from '../../../data/tiles.ts'
import { NOBODY, tileOn } from '../../../rules/topics/territory.ts'
import type { State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { type ChronicleName, ORDER } from '../../module-types.ts'
import { factsOf, GANGSTER_IDS, GANGSTERS, type GangsterId, LAIRD, poolOf, WANDER } from '../data/index.ts'
import type { MobsModuleTypes, Lair } from './types.ts'

export const mobsOf = (s: State): MobsModuleTypes['state'] => s.chronicles.mobs ?? absent('mobs')

export const isInPlay = (s: State, name: ChronicleName): boolean => ((s.inPlay >> ORDER.indexOf(name)) & 1) === 1
export const poolAt = (s: State): readonly GangsterId[] => poolOf(s.seats, (name) => isInPlay(s, name))

export const bossOf = (s: State, gangster: GangsterId): Seat => mobsOf(s).boss[gangster]
export const hasGangster = (s: State, seat: Seat, gangster: GangsterId): boolean => bossOf(s, gangster) === seat
export const gangstersOf = (s: State, seat: Seat): readonly GangsterId[] =>
  GANGSTER_IDS.filter((gangster) => hasGangster(s, seat, gangster))

export const penaltyOf = (s: State, gangster: GangsterId): number => contentOf(s).mobs.penalty[GANGSTERS[gangster]]

export const tokensOf = (s: State, gangster: GangsterId): readonly number[] => {
  const bits = mobsOf(s).tokens[gangster]
  const out: number[] = []
  for (let token = 0; bits >> token !== 0; token++) if (((bits >> token) & 1) === 1) out.push(token)
  return out
}
export const allTokens = (gangster: GangsterId): number => (1 << factsOf(gangster).tokens) - 1
export function spendToken(s: State, gangster: GangsterId, token: number): void {
  mobsOf(s).tokens[gangster] &= ~(1 << token)
}
/** An effect that can be used once counts as one token. */
export const canStill = (s: State, seat: Seat, gangster: GangsterId): boolean =>
  hasGangster(s, seat, gangster) && mobsOf(s).tokens[gangster] !== 0

/** 0 for tokens without a number. */
export function coinsOn(s: State, gangster: GangsterId, token: number): number {
  const { wander, laird } = contentOf(s).mobs
  return gangster === WANDER ? wander[token] : gangster === LAIRD ? laird[token] : 0
}

export const spotOf = (s: State, gangster: GangsterId): Lair | null => mobsOf(s).at[gangster]
export const tileAtSpot = (s: State, { of, cell }: Lair): TileId => tileOn(s, of, cell)

/** "Another player" is never the boss (GM2-C8-6). */
export const isRival = (s: State, gangster: GangsterId, seat: Seat): boolean => {
  const boss = bossOf(s, gangster)
  return boss !== NOBODY && boss !== seat
}

/** GM2-C8-3. */
export function penaltiesOf(s: State, seat: Seat): number {
  let sum = 0
  for (const gangster of GANGSTER_IDS) if (hasGangster(s, seat, gangster)) sum += penaltyOf(s, gangster)
  return sum
}
export const penniesOf = (s: State, seat: Seat): number => mobsOf(s).plus[seat] - mobsOf(s).minus[seat]

export const hasTile = (s: State, spot: Lair): boolean => tileAtSpot(s, spot) !== NO_TILE
