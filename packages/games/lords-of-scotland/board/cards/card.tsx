import type { CardId, Mark } from '@bothy/lords-of-scotland'
import { LINEAGE_OF, POWER_OF, RANK_OF, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { CrestLogo, steady, Tartan } from '@bothy/board-kit/art/index.ts'
import { Badge } from '../art/badges.tsx'
import { PowerIcon } from '../art/power-icons.tsx'
import { LINEAGE_ART } from './lineages.ts'
import type { Words } from '../words.ts'

const PAPER = '#fbf4e4'

type FaceProps = {
  card: CardId
  words: Words
  mark?: Mark | null
  /** Face down, but the reader may look at it: a corner is turned up. */
  veiled?: boolean
  moves?: string | undefined
}

/**
 * Sized by `--card-w`. The index at the left edge stays readable where cards overlap; smaller cards drop rank, name of the power, and at
 * last their own name.
 */
export const CardFace = steady(function CardFace({ card, words, mark = null, veiled = false, moves }: FaceProps) {
  const lineage = LINEAGE_OF[card]
  const { beast, sett, dye } = LINEAGE_ART[lineage]
  const power = POWER_OF[card]
  if (veiled)
    return (
      <span class="los-card los-back los-peek" data-key={moves} aria-hidden="true">
        <Tartan scale={0.7} />
        <span class="los-fold">
          <span class="los-strength">{STRENGTH_OF[card]}</span>
          <Badge class="los-beast" beast={beast} ring={dye} ground={PAPER} />
        </span>
      </span>
    )
  return (
    <span class="los-card" data-key={moves} aria-hidden="true">
      <span class="los-cloth">
        <Tartan sett={sett} scale={0.75} />
      </span>
      <span class="los-index">
        <span class="los-strength">{STRENGTH_OF[card]}</span>
        <Badge class="los-beast" beast={beast} ring={dye} ground={PAPER} />
        <span class="los-rank">{words.board.rank(RANK_OF[card])}</span>
      </span>
      <span class="los-name">{words.lineageName(lineage)}</span>
      <span class="los-power">
        <PowerIcon power={power} />
        <span>{words.powerShort(power)}</span>
      </span>
      {mark !== null && (
        <span class="los-mark">
          <PowerIcon power={mark} />
        </span>
      )}
    </span>
  )
})

export const CardBack = steady(function CardBack({ moves }: Pick<FaceProps, 'moves'>) {
  return (
    <span class="los-card los-back" data-key={moves} aria-hidden="true">
      <Tartan scale={0.7} />
      <span class="los-crest">
        <CrestLogo />
      </span>
    </span>
  )
})
