import type { Corrections, Seat } from '@bothy/kernel'
import type { Clan } from '../data/clans.ts'
import type { Good } from '../data/goods.ts'
import type { SideId } from '../data/grid.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'

export type Setup = {
  /** COC-19, COC-97, COC-98. */
  readonly clans: 'draft' | 'auction' | 'none'
  /** COC-95. */
  readonly staticImports: boolean
  readonly scoringTiles: boolean
  readonly portTiles: boolean
  /** COC-96. */
  readonly tighterMap: boolean
  /** COC-105. */
  readonly kickstarterTiles: boolean
  /** COC-63. */
  readonly port7NeighbourhoodBonus: boolean
  /** COC-83. */
  readonly buchananFeeOncePerTurn: boolean
  /** COC-82. */
  readonly soloImportTrackMoney: boolean
  readonly arranged: Arranged | null
  readonly corrections: Corrections | null
}

export type Options = { readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: Setup[K] }

/** An empty list leaves the draw to the seed. */
export type Arranged = {
  readonly sides: readonly SideId[]
  readonly ports: readonly PortTile[]
  readonly scoring: readonly ScoringTile[]
  /** COC-16: the first contracts of the pile by number, 1 to 50, first the one that is drawn first. */
  readonly contracts: readonly number[]
  /** COC-19: the first pairs on offer; `tile` by number, 1 to 9. */
  readonly pairs: readonly { readonly clan: Clan | null; readonly tile: number }[]
  readonly goodsDie: readonly Good[]
  readonly priceDie: readonly number[]
  /** COC-96, by name: `c3r4`. */
  readonly covered: readonly string[]
  /** COC-18: one seat, or none. With an auction it opens the first (COC-98). */
  readonly first: readonly Seat[]
}
