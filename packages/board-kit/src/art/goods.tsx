import { steady } from './steady.ts'

/** Goods and pieces on 24 by 24. Each differs in silhouette as well as in colour; the outline holds on light and dark. */
type Stroke = readonly [fill: string, d: string]

const INK = '#2a1c12'
/** Replaced by the colour of the seat that owns the piece. */
const CLOTH = 'cloth'

const ICONS = {
  wood: [
    ['#8a5a2e', 'M8 5.5h11.5c2.3 0 4 3 4 6.5s-1.7 6.5-4 6.5H8z'],
    ['#e3bd85', 'M7 5.5c3 0 5 3 5 6.5s-2 6.5-5 6.5-6-3-6-6.5 3-6.5 6-6.5z'],
    ['none', 'M7 9c1.7 0 2.5 1.5 2.5 3S8.7 15 7 15s-3-1.5-3-3 1.3-3 3-3zM14 9h5M15 14.5h6'],
  ],
  stone: [
    ['#8b9097', 'M2 9.5L12 13.5v8.5L2 18z'],
    ['#6d7279', 'M22 9L12 13.5v8.5l10-4.5z'],
    ['#c6cad0', 'M2 9.5L12 5l10 4-10 4.5z'],
  ],
  grain: [
    ['none', 'M12 23V9'],
    ['#e6a91f', 'M12 1c2.5 2.5 2.5 5 0 7.5-2.5-2.5-2.5-5 0-7.5z'],
    [
      '#e6a91f',
      'M12 12.5c0-3.5 2-5.5 6-6 .5 3.8-1.5 6-6 6zM12 12.5c0-3.5-2-5.5-6-6-.5 3.8 1.5 6 6 6zM12 18c0-3.5 2-5.5 6-6 .5 3.8-1.5 6-6 6zM12 18c0-3.5-2-5.5-6-6-.5 3.8 1.5 6 6 6z',
    ],
  ],
  cattle: [
    [
      '#f3e6c8',
      'M1 3c0 5 3 7 7 7.5L9 8C6 8 3.5 6.5 3.5 3.5 3 2 1.5 2 1 3zM23 3c0 5-3 7-7 7.5L15 8c3 0 5.5-1.5 5.5-4.5C21 2 22.5 2 23 3z',
    ],
    [
      '#9a4a22',
      'M6.5 8.5C8.5 6 15.5 6 17.5 8.5l2.5 1.7c.8 2-1.5 3-3.3 2.6L16 19c-.5 4.5-7.5 4.5-8 0l-.7-6.2C5.5 13.2 3.2 12.2 4 10.2z',
    ],
    ['#e8b58c', 'M8.5 17.5c1-1.8 6-1.8 7 0 .6 2.8-1.5 4.5-3.5 4.5s-4.1-1.7-3.5-4.5z'],
  ],
  sheep: [
    ['#3b322c', 'M7 17h2.5v6H7zM14 17h2.5v6H14z'],
    [
      '#fdfaf1',
      'M6 18.5c-3 .5-5-2-4-4.5C0 11.5 2 8.5 4.5 9 5 6 9 5 11 7c2-2.5 6-2 6.5 1 3 0 4.5 3 3 5.5 1.5 3-1 5.5-3.5 5-1.5 2-4.5 2-5.5.3-1.5 1.7-4.5 1.7-5.5-.3z',
    ],
    ['#3b322c', 'M17 8.5c2-1 5 0 6 2.5-.3 1.3-1.5 1.5-2.5 1.2-.5 2-1.5 3-3 2.5-1.8-.7-2.2-4-.5-6.2z'],
  ],
  cask: [
    ['#b4713a', 'M6 2h12c3 5.5 3 14.5 0 20H6C3 16.5 3 7.5 6 2z'],
    ['#54443a', 'M4.6 6h14.8l.7 3H3.9zM3.9 15h16.2l-.7 3H4.6z'],
    ['none', 'M10 2v20M14 2v20'],
  ],
  coin: [
    ['#efb83c', 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z'],
    ['none', 'M12 5a7 7 0 1 1 0 14 7 7 0 1 1 0-14z'],
  ],
  any: [
    ['#f8f0e0', 'M3 7l9-4.5L21 7v10l-9 4.5L3 17z'],
    ['none', 'M9 10c0-4 6-4 6-.5 0 2.5-3 2.2-3 5M12 17.2v.6'],
  ],
  clan: [
    [
      CLOTH,
      'M12 1.5a4.2 4.2 0 0 1 3 7.2c3 .6 6 2.3 6.5 4.8.2 1.5-3 1.8-4.8 1.3L19 22.5h-5.2L12 18.5l-1.8 4H5l2.3-7.7c-1.8.5-5 .2-4.8-1.3C3 11 6 9.3 9 8.7a4.2 4.2 0 0 1 3-7.2z',
    ],
  ],
  chieftain: [
    [
      CLOTH,
      'M12 6a3.8 3.8 0 0 1 2.8 6.3c2.7.6 5.7 1.7 6.2 4.2.2 1.3-2.6 1.5-4.4 1.1l1 5.4H6.4l1-5.4c-1.8.4-4.6.2-4.4-1.1.5-2.5 3.5-3.6 6.2-4.2A3.8 3.8 0 0 1 12 6z',
    ],
    ['#2f6fa8', 'M4.5 6.5C5.5 3.5 9 2.5 12 2.5s7.5 1 8 3.8c.2 1.7-2.5 2.2-8 2.2s-8-.3-7.5-2z'],
    ['#c8402c', 'M12 .7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 1 1 0-3.6z'],
  ],
  card: [
    ['#f8f0e0', 'M4 2h16v20H4z'],
    [
      '#6a3d86',
      'M9 9.5L8 5l2.3 2L12 4l1.7 3L16 5l-1 4.5zM12 10c3 0 4.2 2 3.5 4S13.5 17 12 17s-2.8-1-3.5-3 .5-4 3.5-4z',
    ],
  ],
  step: [
    ['#cf9350', 'M8 2h6v8.5l6.5 3.5c1.5 1 1.5 3 1.5 5H4c0-3 1-5 2.5-8.5z'],
    ['#3b2a1c', 'M3.5 19H22v3H3.5z'],
  ],
  tile: [
    ['#a9cc88', 'M2.5 2.5h19v19h-19z'],
    ['#7ba35c', 'M2.5 17c4-6 7-6 10-2s6 1 9-3v9.5h-19z'],
  ],
} as const satisfies { readonly [icon: string]: readonly Stroke[] }

export type GoodsIconName = keyof typeof ICONS

/** For a piece on the tile that would bring it: no seat owns it yet. */
const PLAIN_CLOTH = '#cdbfa6'

type IconProps = {
  icon: GoodsIconName
  seat?: number | null | undefined
}

function GoodsShapes({ icon, seat = null }: IconProps) {
  const cloth = seat === null ? PLAIN_CLOTH : `var(--seat-${seat})`
  return (
    <>
      {ICONS[icon].map(([fill, d]) => (
        <path
          key={d}
          d={d}
          fill={fill === CLOTH ? cloth : fill}
          stroke={INK}
          stroke-width="1.3"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      ))}
    </>
  )
}

export const GoodsIcon = steady(function GoodsIcon({
  icon,
  seat,
  size = 20,
  class: name,
}: IconProps & { size?: number; class?: string }) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <GoodsShapes icon={icon} seat={seat} />
    </svg>
  )
})

export const Man = steady(function Man({ seat, class: name }: { seat: number; class: string }) {
  const [[, d]] = ICONS.clan
  return (
    <svg class={name} viewBox="-1.5 -1.5 27 27" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="#fff8e8" stroke-width="4.5" stroke-linejoin="round" />
      <path d={d} fill={`var(--seat-${seat})`} stroke="#1d1410" stroke-width="1.6" stroke-linejoin="round" />
    </svg>
  )
})

export const Cube = steady(function Cube({ good, class: name }: { good: GoodsIconName; class: string }) {
  return (
    <svg class={name} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path fill="#b08a58" stroke={INK} stroke-width="1.3" stroke-linejoin="round" d="M1.5 5.5l4-4h21v21l-4 4h-21z" />
      <path fill="#d8b98a" d="M2.2 5.5l3.6-3.4h19.6l-3.4 3.4z" />
      <path fill="#fbf1dc" stroke={INK} stroke-width="0.9" d="M1.9 5.8h20.2V26H1.9z" />
      <g transform="translate(2.6 6.4) scale(0.785)">
        <GoodsShapes icon={good} />
      </g>
    </svg>
  )
})
