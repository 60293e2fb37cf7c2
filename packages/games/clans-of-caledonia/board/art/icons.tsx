import type { ContractBonus, Good, Import, Meat } from '@bothy/clans-of-caledonia/data'
import { steady } from '@bothy/board-kit/art/index.ts'
import { MERCHANT } from './units.ts'

/** Icons on 24 by 24. Each differs in silhouette as well as in colour; the outline holds on paper, wood, light and dark. */
type Stroke = readonly [fill: string, d: string]

const SHEEP = [
  ['#3b322c', 'M6.5 16.500H9V22.500H6.5zM13.5 16.500H16V22.500h-2.500z'],
  [
    '#fdfaf1',
    'M6 18.500c-3 .5-5-2-4-4.500C0 11.5 2 8.5 4.5 9 5 6 9 5 11 7c2-2.5 6-2 6.5 1 3 0 4.5 3 3 5.5 1.5 3-1 5.5-3.5 5-1.5 2-4.5 2-5.5.3-1.5 1.7-4.5 1.7-5.5-.3z',
  ],
  ['#3b322c', 'M17 8.500c2-1 5 0 6 2.5-.3 1.3-1.5 1.5-2.5 1.2-.5 2-1.5 3-3 2.5-1.8-.7-2.2-4-.5-6.200z'],
] as const satisfies readonly Stroke[]

const ICONS = {
  wool: [
    ['#fdfaf1', 'M12 2.500c5.8 0 9.5 4 9.5 9.300S17.5 21.5 12 21.5 2.5 17.3 2.5 11.8 6.2 2.5 12 2.500z'],
    [
      'none',
      'M4 8.500c4.5-2 10-1 14.5 3.500M3 13c4-2 9-.8 12.5 3.500M13 3c-3.5 4-4 9.5-1.5 18M8 4C5.5 8 6 13.5 8.5 20',
    ],
    ['#3b322c', 'M19.5 18.500c1.5 1 2.5 2.2 3 4'],
  ],
  grain: [
    ['none', 'M12 23V9'],
    ['#e6a91f', 'M12 1c2.5 2.5 2.5 5 0 7.5-2.5-2.5-2.5-5 0-7.500z'],
    [
      '#e6a91f',
      'M12 12.500c0-3.5 2-5.5 6-6 .5 3.8-1.5 6-6 6zM12 12.500c0-3.5-2-5.5-6-6-.5 3.8 1.5 6 6 6zM12 18c0-3.5 2-5.5 6-6 .5 3.8-1.5 6-6 6zM12 18c0-3.5-2-5.5-6-6-.5 3.8 1.5 6 6 6z',
    ],
  ],
  milk: [
    ['none', 'M6.5 10C3 9.5 3 15 6 15.500M17.5 10c3.5-.5 3.5 5 .5 5.5'],
    ['#dfe7ec', 'M9 5.500h6v2.200c2 1 3.2 2.5 3.2 4.800V22.500H5.800V12.500c0-2.3 1.2-3.8 3.2-4.800z'],
    ['#9fb2be', 'M5.8 14h12.400v3H5.800z'],
    ['#c3d0d8', 'M7.5 1.500h9l-1 4h-7z'],
  ],
  bread: [
    [
      '#c9823a',
      'M1.5 15.500C1.5 9.5 6 5.5 12 5.500s10.5 4 10.5 10c0 2.3-1.3 3.5-3.5 3.500H5c-2.2 0-3.5-1.2-3.5-3.500z',
    ],
    [
      '#f0c98c',
      'M7 8.500c1.8 1.3 2.5 3.5 2 6-1.8-1-2.8-3.3-2-6zM11.5 7.300c1.8 1.5 2.5 4 2 6.7-1.8-1.2-2.8-3.8-2-6.700zM16 8.300c1.7 1.5 2.2 3.7 1.7 6-1.7-1-2.5-3.3-1.7-6z',
    ],
  ],
  cheese: [
    ['#f9e7a0', 'M1.5 14L14 4c5 .6 8.5 4.5 8.5 10z'],
    ['#eec95c', 'M1.5 14h21v6.500h-21z'],
    ['#b98a26', 'M6 16.200h3v2.300H6zM14.5 15.800h3.500v2.700h-3.500zM14 8.500h3v2.300h-3z'],
  ],
  whisky: [
    ['#b4713a', 'M6 2h12c3 5.5 3 14.5 0 20H6C3 16.5 3 7.5 6 2z'],
    ['#54443a', 'M4.6 6h14.800l.7 3H3.900zM3.9 15h16.200l-.7 3H4.600z'],
    ['none', 'M10 2v4M14 2v4M10 9v6M14 9v6M10 18v4M14 18v4'],
  ],
  mutton: SHEEP,
  beef: [
    [
      '#f3e6c8',
      'M1 3c0 5 3 7 7 7.500L9 8C6 8 3.5 6.5 3.5 3.5 3 2 1.5 2 1 3zM23 3c0 5-3 7-7 7.500L15 8c3 0 5.5-1.5 5.5-4.500C21 2 22.5 2 23 3z',
    ],
    [
      '#9a4a22',
      'M6.5 8.500C8.5 6 15.5 6 17.5 8.500l2.5 1.700c.8 2-1.5 3-3.3 2.600L16 19c-.5 4.5-7.5 4.5-8 0l-.7-6.200C5.5 13.2 3.2 12.2 4 10.200z',
    ],
    ['#e8b58c', 'M8.5 17.500c1-1.8 6-1.8 7 0 .6 2.8-1.5 4.5-3.5 4.500s-4.1-1.7-3.5-4.500z'],
  ],
  hops: [
    ['#4f7a2c', 'M12 4C9.5 4 8 3 7.5 1.2 9.8.6 11.3 1.5 12 4zM12 4c.5-2 2-3 4.5-2.800C16 3.2 14.5 4 12 4z'],
    [
      '#8cba4c',
      'M12 4c4.5 0 7 3 6.5 6.8 1.2 3.2-1 6-2.7 7-.8 2.5-2.2 4.2-3.8 5.2-1.6-1-3-2.7-3.8-5.2-1.7-1-3.9-3.8-2.7-7C5 7 7.5 4 12 4z',
    ],
    [
      'none',
      'M5.5 10.800c2.2 2.6 4.5 2.6 6.5 0 2 2.6 4.3 2.6 6.5 0M8.2 17.800c1.6 1.8 2.6 1.8 3.8-.3 1.2 2.1 2.2 2.1 3.8.3M8.8 14.300c1.2 1.5 2.2 1.5 3.2 0 1 1.5 2 1.5 3.2 0',
    ],
  ],
  cotton: [
    ['#6b4a2c', 'M11 17h2v6.500h-2z'],
    ['#6f8a3c', 'M4.5 14.500c3-1 5.5 0 7.5 2.5 2-2.5 4.5-3.5 7.5-2.5-.5 3.5-3.5 5.5-7.5 5.500s-7-2-7.5-5.500z'],
    [
      '#ffffff',
      'M12 16.500C8 18.5 4 16 4.5 12.5 1.5 9 4.5 4.5 8 5c1.5-3 6.5-3 8 0 3.5-.5 6.5 4 3.5 7.5.5 3.5-3.5 6-7.5 4z',
    ],
    ['none', 'M12 16.500c-.5-2.5-2-4.2-4.5-5M12 16.500c.5-2.5 2-4.2 4.5-5M12 9V6.5'],
  ],
  tobacco: [
    ['#a08a34', 'M12 1.500c7 4.5 8.5 11.5 3.8 16.500L12 20.500l-3.8-2.500C3.5 13 5 6 12 1.500z'],
    ['none', 'M12 5.500v18M12 10l3.5-2.500M12 14l4.5-3M12 18l3.5-2.500M12 10L8.5 7.500M12 14l-4.5-3M12 18l-3.5-2.5'],
  ],
  sugarCane: [
    ['#7fae48', 'M9 6C9 2.5 11.5.8 15 .8 15 4 12.5 6.5 9 6zM8 7.500C5 7.5 2.5 6 2 3c3.5-.5 6 1.5 6 4.500z'],
    ['#d7e28e', 'M5.5 7.500H10V23H5.500zM14 4.500h4.500V23H14z'],
    ['none', 'M5.5 12.500H10M5.5 17.500H10M14 9.500h4.500M14 14h4.500M14 18.500h4.5'],
  ],
  money: [
    ['#e9b434', 'M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z'],
    ['none', 'M15.5 8c-.7-1.5-5.5-2.3-5.5 1.5 0 2.5 1.5 4 0 7.500h6M8 12.500h6'],
  ],
  freeSpace: [
    ['#93b858', 'M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12z'],
    ['#fdfaf1', 'M10.3 6.500h3.400v3.800h3.800v3.400h-3.800v3.800h-3.400v-3.800H6.500v-3.400h3.800z'],
  ],
  upgrade: [['#9ac7ec', 'M12 1.500L22.5 12.500H17V22.500H7V12.500H1.500z']],
  shipping: [
    ['#6b4a2c', 'M11 1.500h2v14h-2z'],
    ['#fdfaf1', 'M13.5 3c4.5 2 7 5.5 7.5 10.500h-7.500zM10.5 5c-3.5 2-5.5 4.8-6 8.500h6z'],
    ['#8a5a2e', 'M1.5 15.500h21c-.7 3-2 5-4 6.500h-13c-2-1.5-3.3-3.5-4-6.500z'],
  ],
  technology: [
    ['#8a5a2e', 'M4 20.500L15.5 7l2 1.700L6 22.300z'],
    ['#b9c0c8', 'M10.5 3.500C15 1 20.5 4 22 10.500c-2.2-1-4-1-5.5.5L11 6.800c.8-1.3.8-2.3-.5-3.300z'],
  ],
  worker: [
    [
      '#d9b98a',
      'M12 1.500a4.2 4.2 0 0 1 3 7.200c3 .6 6 2.3 6.5 4.8.2 1.5-3 1.8-4.8 1.300L19 22.500h-5.200L12 18.500l-1.8 4H5l2.3-7.700c-1.8.5-5 .2-4.8-1.300C3 11 6 9.3 9 8.700a4.2 4.2 0 0 1 3-7.200z',
    ],
  ],
  factory: [['#d9b98a', 'M2 22V12.500L10 6l5 4V3h4v10l3 2.300V22z']],
  animal: SHEEP,
  field: [
    ['#e6b23a', 'M5 22.500l3.7-8.500L3 5l4 2 .8-4 2.7 3L12 1.5 13.5 6l2.7-3 .8 4 4-2-5.7 9 3.7 8.500z'],
    ['#7a4c16', 'M8 12.500h8v2.500H8z'],
  ],
  border: [
    ['#93b858', 'M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12z'],
    ['#7a5a38', 'M6.5 2.500L1 12l5.5 9.500h3L4.5 12l5-9.500z'],
  ],
  merchant: [['#d9b98a', MERCHANT]],
  dearLand: [
    ['#93b858', 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z'],
    ['#e9b434', 'M12 6.5a6 6 0 1 1 0 12 6 6 0 1 1 0-12z'],
  ],
  contract: [
    ['#f8f0e0', 'M4 2.500h16v19l-2.7-1.8-2.6 1.8-2.7-1.8-2.7 1.8-2.6-1.800L4 21.500z'],
    ['none', 'M7.5 7.500h9M7.5 11.500h9M7.5 15.500h5'],
  ],
  arrow: [['#2a1c12', 'M2 10.500h12V5.500L22.5 12 14 18.500v-5H2z']],
  swap: [['#9ac7ec', 'M1.5 8L8 2v4h14v4H8v4zM22.5 16.500L16 10.500v4H2v4h14v4z']],
  priceUp: [['#9ac7ec', 'M12 2l7 8h-4.500v4h-5v-4H5zM5 16.500h14v2.200H5zM5 20.500h14v2.200H5z']],
  priceDown: [['#9ac7ec', 'M12 22l7-8h-4.500v-4h-5v4H5zM5 5.300h14v2.200H5zM5 1.300h14v2.200H5z']],
  port: [
    ['#6b4a2c', 'M10.7 12h2.600v11h-2.600z'],
    ['#f8f0e0', 'M2 3h20v11H2z'],
  ],
} as const satisfies { readonly [icon in Good | Meat | Import | ContractBonus]: readonly Stroke[] } & {
  readonly [icon: string]: readonly Stroke[]
}

export type IconName = keyof typeof ICONS
/** @public By name, for the gallery and tests. */
export const ICON_NAMES = Object.keys(ICONS).filter((name): name is IconName => Object.hasOwn(ICONS, name))

/** The shapes alone, to be placed inside another drawing. */
export function IconShapes({ icon }: { icon: IconName }) {
  return (
    <g stroke="#2a1c12" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
      <path class="coc-halo" d={ICONS[icon].map(([, d]) => d).join('')} stroke-width="3.6" />
      {ICONS[icon].map(([fill, d]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </g>
  )
}

/** Hidden from screen readers: words are beside it or in the name of the button. */
export const Icon = steady(function Icon({
  icon,
  size = 20,
  class: name = '',
}: {
  icon: IconName
  size?: number
  class?: string
}) {
  return (
    <svg
      class={`coc-icon ${name}`}
      width={size}
      height={size}
      viewBox="-0.5 -0.5 25 25"
      aria-hidden="true"
      focusable="false"
    >
      <IconShapes icon={icon} />
    </svg>
  )
})
