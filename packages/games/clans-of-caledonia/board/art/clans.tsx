import type { Clan } from '@bothy/clans-of-caledonia/data'
import { tartanFill } from '@bothy/board-kit/art/index.ts'
import { type Shape, Shapes } from '@bothy/board-kit/art/shapes.tsx'

type ClanArt = {
  /** Invented, not the tartan of the real clan. */
  readonly sett: string
  readonly dye: string
  /** On a field of 100 by 100. */
  readonly charge: readonly Shape[]
}

export const CLAN_ART = {
  buchanan: {
    sett: 'Y/6 DG4 R18 W2 R6 DG/14',
    dye: '#7d1f2a',
    charge: [
      { d: 'M14 22l36-8 10 50-36 8z' },
      { d: 'M48 32l38 6-8 54-38-6z', line: 8, cut: true },
      { d: 'M48 32l38 6-8 54-38-6z' },
      { d: 'M54 47l22 3.500M52 60l22 3.500M50 73l12 2', line: 4.5, cut: true },
    ],
  },
  campbell: {
    sett: 'DB/22 K6 G16 K2 Y2 K2 G/16',
    dye: '#1f4a37',
    charge: [
      { d: 'M14 88V50l22-18 18 15V40h12V16h14v24l8 8v40z' },
      { d: 'M44 88V68c0-10 14-10 14 0v20zM22 56h10v11H22zM68 56h10v11H68z', cut: true },
    ],
  },
  cunningham: {
    sett: 'K/14 W2 K8 C12 A3 C/12',
    dye: '#2d3440',
    charge: [
      { d: 'M36 10h28l-4 14v7c11 5 16 13 16 24v34H24V55c0-11 5-19 16-24v-7z' },
      { d: 'M27 50C15 50 15 70 25 71M73 50c12 0 12 20 2 21', line: 6 },
      { d: 'M38 24h24M24 57h52M24 70h52', line: 4.5, cut: true },
    ],
  },
  fergusson: {
    sett: 'G/18 B6 G4 R3 K10 B/16',
    dye: '#274b7a',
    charge: [
      { d: 'M24 86L68 30M76 86L32 30', line: 8 },
      { d: 'M10 40C14 18 34 8 54 14 40 20 32 28 30 44z' },
      { d: 'M60 22l16-14c10 6 16 16 16 28L74 42c0-8-6-16-14-20z' },
    ],
  },
  macdonald: {
    sett: 'B/12 DB12 R2 DB4 A6 W/4',
    dye: '#1d5873',
    charge: [
      { d: 'M6 48c14-24 42-28 62-8l24-18c-6 16-6 34 0 50L68 56C48 76 20 72 6 48z' },
      { d: 'M22 42.500a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 1 1-7.6 0z', cut: true },
      { d: 'M38 31c6 10 6 22 0 33M52 44h12M50 54h12', line: 3.6, cut: true },
      { d: 'M14 86c8-7 16-7 24 0s16 7 24 0 16-7 24 0', line: 6 },
    ],
  },
  macewen: {
    sett: 'Y/4 K4 B14 G4 B4 R/4',
    dye: '#8a6414',
    charge: [
      { d: 'M28 92l14-34L18 16l17 10 4-18 11 14L61 8l4 18 17-10-24 42 14 34z' },
      { d: 'M38 54h24', line: 9, cut: true },
      { d: 'M50 34v16M50 60v28M38 66l-4 20M62 66l4 20', line: 3.6, cut: true },
    ],
  },
  mackenzie: {
    sett: 'DG/16 W2 DG4 DB16 R2 DB/6',
    dye: '#5d3318',
    charge: [
      { d: 'M28 10h44c14 24 14 56 0 80H28c-14-24-14-56 0-80z' },
      { d: 'M22 30h56M18 42h64M18 60h64M22 72h56', line: 4.5, cut: true },
      { d: 'M46 51a4 4 0 1 1 8 0 4 4 0 1 1-8 0z', cut: true },
    ],
  },
  robertson: {
    sett: 'R/16 G3 R4 DB10 R4 G/14',
    dye: '#256a86',
    charge: [
      { d: 'M50 6c-8 12 8 20 0 36', line: 12 },
      { d: 'M50 40c-4 18-30 20-34 50M50 40c4 18 30 20 34 50M50 40v50', line: 9.5 },
    ],
  },
  stewart: {
    sett: 'W/18 K3 R4 K3 Y2 DG/8',
    dye: '#6a2a5c',
    charge: [
      { d: 'M50 10v70M18 28c20-8 44-8 64 0M32 88h36', line: 6.5 },
      { d: 'M18 30L8 56M18 30l10 26M82 30L72 56M82 30l10 26', line: 3 },
      { d: 'M2 56h32c0 18-32 18-32 0zM66 56h32c0 18-32 18-32 0z' },
      { d: 'M44 10a6 6 0 1 1 12 0 6 6 0 1 1-12 0z' },
    ],
  },
} as const satisfies Record<Clan, ClanArt>

const PALE = '#fbf4e4'

export function ClanBadge({ clan, size = 40, class: name = '' }: { clan: Clan; size?: number; class?: string }) {
  const { sett, dye, charge } = CLAN_ART[clan]
  return (
    <svg class={`coc-clan ${name}`} width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="46" fill={tartanFill(sett)} stroke="#1a100a" stroke-width="2.5" />
      <circle cx="48" cy="48" r="33" fill={dye} stroke={PALE} stroke-width="3" />
      <g transform="translate(26 25) scale(0.45)">
        <Shapes shapes={charge} ink={PALE} ground={dye} />
      </g>
    </svg>
  )
}
