import type { LineageId } from '@bothy/lords-of-scotland'
import type { Beast } from '../art/badges.tsx'

type LineageArt = {
  readonly beast: Beast
  readonly sett: string
  /** Contrast of at least 3:1 on paper. */
  readonly dye: string
}

export const LINEAGE_ART = {
  scott: { beast: 'stag', sett: 'LG/30 W2 LG3 R3 LG3 W2 DG/8', dye: '#62762f' },
  makgill: { beast: 'phoenix', sett: 'Y/18 DT2 Y2 DT/18', dye: '#95690a' },
  macdonnell: { beast: 'raven', sett: 'DG/20 K4 G5 K4 G5 K4 DG14 W/2', dye: '#1c5a41' },
  wemyss: { beast: 'swan', sett: 'R/22 K2 R3 K12 R3 K2 R10 W/2', dye: '#a31c27' },
  fergusson: { beast: 'bee', sett: 'O8 S8', dye: '#b4521a' },
  forsyth: { beast: 'griffin', sett: 'DT/16 S3 DT4 S3 T16 A/4', dye: '#6b4228' },
  cockburn: { beast: 'cockerel', sett: 'N/22 W2 N3 W2 N3 W2 N6 DB/18', dye: '#3f556c' },
  cochrane: { beast: 'horse', sett: 'DP14 P10 LP6 DP4 P14 Y2 P4 LP2', dye: '#6b3a7d' },
  bruce: { beast: 'lion', sett: 'K/24 Y3 K3 R8 K3 Y/3', dye: '#231c18' },
} as const satisfies Record<LineageId, LineageArt>
