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
    [PAPER, 'M2.5 3.5h19v17h-19z'],
    ['#4c86a8', 'M4.5 14.5h15v4h-15z'],
    ['#7d8b99', 'M4.5 14.5V13l4-5.5 3 4 3.5-5.5 4.5 7v1.5z'],
  ],
  person: [
    ['#31505c', 'M12 1.5c6 0 9.5 4.5 9.5 10.5S18 22.5 12 22.5 2.5 18 2.5 12 6 1.5 12 1.5z'],
    ['#efd9be', 'M12 5.5a3.7 3.9 0 1 1 0 7.8 3.7 3.9 0 1 1 0-7.8z'],
    ['#d8b04a', 'M5.5 20c.6-3.8 3-5.6 6.5-5.6s5.9 1.8 6.5 5.6c-1.8 1.6-4 2.3-6.5 2.3S7.3 21.6 5.5 20z'],
  ],
  castle: [
    ['#aab3bb', 'M3 22V9h4v2.5h2V9h6v2.5h2V9h4v13z'],
    ['#c8ced3', 'M7 22V5h2.5v2h1.7V5h1.6v2h1.7V5H17v17z'],
    [INK, 'M10.5 22v-4.5c0-2 3-2 3 0V22z'],
  ],
  overbuild: [
    ['#98a3aa', 'M2 15.5l10-5 10 5-10 5z'],
    [PAPER, 'M2 9l10-5 10 5-10 5z'],
  ],
  remove: [
    [PAPER, 'M3 3h18v18H3z'],
    ['none', 'M7.5 7.5l9 9M16.5 7.5l-9 9'],
  ],
  activate: [
    [PAPER, 'M3 3h18v18H3z'],
    ['#e2a727', 'M13.5 4.5L7 13h4.2L10 19.5 17 10.5h-4.5z'],
  ],
  age: [
    ['#b4713a', 'M4 4h8c2.2 4.5 2.2 11.5 0 16H4C1.8 15.5 1.8 8.5 4 4z'],
    ['#54443a', 'M2.9 7.5h10.2l.4 2.2H2.5zM2.5 14.3h11l-.4 2.2H2.9z'],
    [PAPER, 'M11 9.8h5V6.5l6.5 5.5-6.5 5.5v-3.3h-5z'],
  ],
  haggis: [
    ['#a9683a', 'M4.5 17c0-6.8 3-11 7.5-11s7.5 4.2 7.5 11z'],
    [PAPER, 'M1.5 16.5h21c-1 3.2-4 4.5-10.5 4.5s-9.5-1.3-10.5-4.5z'],
  ],
  event: [
    [PAPER, 'M3 2.5h13v19H3z'],
    ['#8e4a9e', 'M12 7.5c6-1 10 2 9.5 7l2 .5-4 4.5-3-5.5 2 .5c.5-3-2-4.5-6.5-4z'],
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
            stroke-width="1.3"
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
