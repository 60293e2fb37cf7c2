import { type Correction, leavesOf, saidOf } from '@bothy/kernel'
import { BOX } from './box.ts'
import { CLAN_ORIGINS } from './clans.ts'
import { CONTRACT_ORIGINS } from './contracts.ts'
import { DOUBTS } from './doubts.ts'
import { EXPORT_BOARD_ORIGINS } from './export-board.ts'
import { MARKET_ORIGINS } from './market.ts'
import { PORT_TILE_ORIGINS } from './port-tiles.ts'
import { SCORING_ORIGINS } from './scoring.ts'
import { SCORING_TILE_ORIGINS } from './scoring-tiles.ts'
import { SIDE_ORIGINS } from './sides.ts'
import { SOLO_ORIGINS } from './solo.ts'
import type { Origin, Origins } from './sources.ts'
import { STARTING_TILE_ORIGINS } from './starting-tiles.ts'
import { UNIT_ORIGINS } from './units.ts'
import { UPGRADE_ORIGINS } from './upgrades.ts'

export const ORIGINS: Origins = {
  ...SIDE_ORIGINS,
  ...MARKET_ORIGINS,
  ...UNIT_ORIGINS,
  ...UPGRADE_ORIGINS,
  ...CONTRACT_ORIGINS,
  ...STARTING_TILE_ORIGINS,
  ...EXPORT_BOARD_ORIGINS,
  ...PORT_TILE_ORIGINS,
  ...SCORING_TILE_ORIGINS,
  ...CLAN_ORIGINS,
  ...SCORING_ORIGINS,
  ...SOLO_ORIGINS,
}

export const originOf = (at: string): Origin | undefined => saidOf(ORIGINS, at)

export type Mark = 'reconstructed' | 'doubtful' | 'corrected'

export function markOf(at: string, corrections: readonly Correction[] | null): Mark | null {
  if (corrections?.some((correction) => correction.at === at) === true) return 'corrected'
  if (DOUBTS.some((doubt) => at === doubt.at || at.startsWith(`${doubt.at}.`))) return 'doubtful'
  const provenance = originOf(at)?.provenance
  if (provenance === 'photoTerrain') return 'doubtful'
  return provenance === 'reconstructed' ? 'reconstructed' : null
}

export const PARTS = [
  ...Object.keys(BOX.sides).map((side) => `sides.${side}`),
  'ports',
  'market.small',
  'market.large',
  'startingTiles',
  'exportBoard',
  'solo',
] as const
export type MarkedPart = {
  readonly part: string
  readonly marks: { readonly [mark in Mark]: number }
  readonly of: number
}

export function markedParts(corrections: readonly Correction[] | null): readonly MarkedPart[] {
  const leaves = leavesOf(BOX)
  return PARTS.flatMap((part) => {
    const within = leaves.filter(({ at }) => at.startsWith(`${part}.`))
    const found = within.map(({ at }) => markOf(at, corrections))
    const count = (mark: Mark): number => found.filter((one) => one === mark).length
    const marks = {
      reconstructed: count('reconstructed'),
      doubtful: count('doubtful'),
      corrected: count('corrected'),
    }
    return found.some((mark) => mark !== null) ? [{ part, marks, of: within.length }] : []
  })
}
