import type { LineageId } from '@bothy/lords-of-scotland'
import type { Beast } from '../art/badges.tsx'

type LineageArt = {
  readonly beast: Beast
  /** An invented sett: each differs from the others in structure as well as in colour. */
  readonly sett: string
  /** The dye that stands for the lineage: rings of medallions, edges. At least 3:1 on paper. */
  readonly dye: string
}

export const LINEAGE_ART = {
  // Wide light green panes with a red line between white ones.
  scott: { beast: 'stag', sett: 'LG/30 W2 LG3 R3 LG3 W2 DG/8', dye: '#62762f' },
  // Large even checks.
  makgill: { beast: 'phoenix', sett: 'Y/18 DT2 Y2 DT/18', dye: '#95690a' },
  // Three black tramlines on dark green, one white thread.
  macdonnell: { beast: 'raven', sett: 'DG/20 K4 G5 K4 G5 K4 DG14 W/2', dye: '#1c5a41' },
  // Red ground, a broad black bar between guards.
  wemyss: { beast: 'swan', sett: 'R/22 K2 R3 K12 R3 K2 R10 W/2', dye: '#a31c27' },
  // A small gingham.
  fergusson: { beast: 'bee', sett: 'O8 S8', dye: '#b4521a' },
  // Brown with pairs of cream lines and one of sky.
  forsyth: { beast: 'griffin', sett: 'DT/16 S3 DT4 S3 T16 A/4', dye: '#6b4228' },
  // Slate with triple white.
  cockburn: { beast: 'cockerel', sett: 'N/22 W2 N3 W2 N3 W2 N6 DB/18', dye: '#3f556c' },
  // Stripes that do not mirror: plum, lilac, gold.
  cochrane: { beast: 'horse', sett: 'DP14 P10 LP6 DP4 P14 Y2 P4 LP2', dye: '#6b3a7d' },
  // Royal: black with gold and a red bar.
  bruce: { beast: 'lion', sett: 'K/24 Y3 K3 R8 K3 Y/3', dye: '#231c18' },
} as const satisfies Record<LineageId, LineageArt>
