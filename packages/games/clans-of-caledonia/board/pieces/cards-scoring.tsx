import type { Box, ScoringTile } from '@bothy/clans-of-caledonia/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import { Icon, type IconName } from '../art/icons.tsx'

/** COC-68. */
const COUNTED = {
  basicGoods: ['wool', 'grain', 'milk'],
  processedGoods: ['bread', 'cheese', 'whisky'],
  productionUnits: ['animal', 'factory'],
  workers: ['worker'],
  border: ['border'],
  imports: ['cotton', 'tobacco', 'sugarCane'],
  meat: ['mutton', 'beef'],
  upgrades: ['shipping', 'technology', 'merchant'],
  expensiveLand: ['dearLand'],
} as const satisfies Record<ScoringTile, readonly IconName[]>

export function CountedIcons({ tile, size }: { tile: ScoringTile; size: number }) {
  return (
    <span class="coc-pile coc-counted" aria-hidden="true">
      {COUNTED[tile].map((icon) => (
        <Icon key={icon} icon={icon} size={size} />
      ))}
    </span>
  )
}

type ScoringTileProps = {
  readonly tile: ScoringTile
  readonly numbers: Box['scoringTiles']
  readonly round: number
  readonly when: 'past' | 'now' | 'next'
  readonly size?: number
}

export function ScoringTilePicture({ tile, numbers, round, when, size = 22 }: ScoringTileProps) {
  const { glory, per } = numbers[tile]
  return (
    <div class={`coc-scoring coc-${when}`} aria-hidden="true">
      <b class="coc-scoring-round">{round}</b>
      <Points value={glory} size={size + 4} />
      {per > 1 && <b class="coc-per">/{per}</b>}
      <CountedIcons tile={tile} size={size} />
      {tile === 'expensiveLand' && <b class="coc-per">{numbers.expensiveFrom}+</b>}
      {tile === 'productionUnits' && (
        <>
          <Points value={numbers.fieldGlory} size={size + 4} />
          <Icon icon="field" size={size} />
        </>
      )}
    </div>
  )
}
