import type { Category } from '@bothy/glen-more-2/data'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { ClanMarker, ScotsmanShapes } from './pieces.tsx'

export const SIGN_NAMES = [
  'wood',
  'stone',
  'barley',
  'sheep',
  'cattle',
  'any',
  'cask',
  'scotsman',
  'marker',
  'move',
  'landmark',
  'person',
  'castle',
  'overbuild',
  'remove',
  'activate',
  'age',
  'haggis',
  'event',
] as const
export type SignName = (typeof SIGN_NAMES)[number]

export const CATEGORY_SIGNS = {
  scotsmen: 'castle',
  landmarks: 'landmark',
  casks: 'cask',
  persons: 'person',
} as const satisfies { readonly [C in Category]: SignName }

export type Sign = SignName | { readonly coins: number } | { readonly vp: number }

const GOODS = {
  wood: 'wood',
  stone: 'stone',
  barley: 'grain',
  sheep: 'sheep',
  cattle: 'cattle',
  any: 'any',
  cask: 'cask',
  move: 'step',
} as const satisfies { readonly [sign: string]: GoodsIconName }

const PAPER = '#f8f3e4'
const INK = '#1f2a33'

type Stroke = readonly [fill: string, d: string]

const OWN = {
  landmark: [
    [PAPER, 'M2.500 3.500h19v17h-19z'],
    ['#4c86a8', 'M4.500 14.500h15v4h-15z'],
    ['#7d8b99', 'M4.500 14.500V13l4-5.500 3 4 3.500-5.500 4.500 7v1.500z'],
  ],
  person: [
    ['#31505c', 'M12 1.500c6 0 9.500 4.500 9.500 10.500S18 22.500 12 22.500 2.500 18 2.500 12 6 1.500 12 1.500z'],
    ['#efd9be', 'M12 5.500a3.700 3.900 0 1 1 0 7.800 3.700 3.900 0 1 1 0-7.800z'],
    [
      '#d8b04a',
      'M5.500 20c.6-3.800 3-5.600 6.500-5.600s5.900 1.800 6.500 5.600c-1.800 1.600-4 2.300-6.500 2.300S7.300 21.600 5.500 20z',
    ],
  ],
  castle: [
    ['#aab3bb', 'M3 22V9h4v2.500h2V9h6v2.500h2V9h4v13z'],
    ['#c8ced3', 'M7 22V5h2.500v2h1.700V5h1.600v2h1.700V5H17v17z'],
    [INK, 'M10.500 22v-4.500c0-2 3-2 3 0V22z'],
  ],
  overbuild: [
    ['#98a3aa', 'M2 15.500l10-5 10 5-10 5z'],
    [PAPER, 'M2 9l10-5 10 5-10 5z'],
  ],
  remove: [
    [PAPER, 'M3 3h18v18H3z'],
    ['none', 'M7.500 7.500l9 9M16.500 7.500l-9 9'],
  ],
  activate: [
    [PAPER, 'M3 3h18v18H3z'],
    ['#e2a727', 'M13.500 4.500L7 13h4.200L10 19.500 17 10.500h-4.500z'],
  ],
  age: [
    ['#b4713a', 'M4 4h8c2.200 4.500 2.200 11.500 0 16H4C1.800 15.500 1.800 8.500 4 4z'],
    ['#54443a', 'M2.900 7.500h10.200l.4 2.200H2.500zM2.500 14.300h11l-.4 2.200H2.900z'],
    [PAPER, 'M11 9.800h5V6.500l6.500 5.500-6.500 5.500v-3.300h-5z'],
  ],
  haggis: [
    ['#a9683a', 'M4.500 17c0-6.800 3-11 7.500-11s7.500 4.200 7.500 11z'],
    [PAPER, 'M1.500 16.500h21c-1 3.200-4 4.500-10.500 4.500s-9.500-1.300-10.500-4.500z'],
  ],
  event: [
    [PAPER, 'M3 2.500h13v19H3z'],
    ['#8e4a9e', 'M12 7.500c6-1 10 2 9.500 7l2 .5-4 4.500-3-5.500 2 .5c.5-3-2-4.500-6.500-4z'],
  ],
} as const satisfies { readonly [sign: string]: readonly Stroke[] }

type OwnSign = keyof typeof OWN
const isOwn = (sign: SignName): sign is OwnSign => Object.hasOwn(OWN, sign)
const isGood = (sign: SignName): sign is keyof typeof GOODS => Object.hasOwn(GOODS, sign)

type SignProps = { readonly sign: SignName; readonly size?: number; readonly seat?: number | null }

/** A sign. Hidden from screen readers: words stand beside it or in the name of the button. */
export const SignIcon = steady(function SignIcon({ sign, size = 20, seat = null }: SignProps) {
  if (isGood(sign)) return <GoodsIcon icon={GOODS[sign]} size={size} />
  if (sign === 'marker') return <ClanMarker seat={seat} size={size} />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {isOwn(sign) ? (
        OWN[sign].map(([fill, d]) => (
          <path
            key={d}
            d={d}
            fill={fill}
            stroke={INK}
            stroke-width="1.300"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        ))
      ) : (
        <ScotsmanShapes seat={seat} />
      )}
    </svg>
  )
})

/** From this count on, equal signs become one sign with a number. */
const MANY = 3

export function Signs({
  signs,
  size = 20,
  seat = null,
}: {
  signs: readonly Sign[]
  size?: number
  seat?: number | null
}) {
  const [first] = signs
  if (typeof first === 'string' && signs.length >= MANY && signs.every((sign) => sign === first))
    return (
      <>
        {signs.length}
        <SignIcon sign={first} size={size} seat={seat} />
      </>
    )
  return (
    <>
      {signs.map((sign, i) =>
        typeof sign === 'string' ? (
          <SignIcon key={i} sign={sign} size={size} seat={seat} />
        ) : 'vp' in sign ? (
          <Points key={i} value={sign.vp} size={size + 2} />
        ) : (
          <Coin key={i} value={sign.coins} size={size} />
        ),
      )}
    </>
  )
}
