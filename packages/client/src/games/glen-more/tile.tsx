import { ACTIVATION_OF, CARD_OF, FACE_OF, type Good, HAS_RIVER, HAS_ROAD, type TileId } from '@bothy/glen-more/data'
import { GoodsIcon, type GoodsIconName, GoodsShapes } from './art/goods.tsx'
import { LandscapeShapes } from './art/landscapes.tsx'
import type { Gains } from './gains.ts'
import { costIcons } from './labels.ts'
import type { Words } from './words.ts'

/** What a trading tile does, as signs: what goes in, and what comes out. */
type Recipe = { readonly pay: readonly string[]; readonly get: readonly string[] }

function recipeOf(tile: TileId): Recipe | null {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'distil':
      return { pay: activation.pay, get: ['cask'] }
    case 'exchange': {
      const [first] = activation.options
      if (first === undefined) return null
      return { pay: first.pay, get: [activation.options.map(({ vp }) => vp).join('/')] }
    }
    case 'exchangeAny':
      return { pay: ['any', 'any', 'any'], get: [String(activation.vp)] }
    case 'fair':
      return { pay: [], get: [activation.vp.slice(1).join(' ')] }
    case 'vp':
      return { pay: [], get: [String(activation.vp)] }
    case 'produce':
    case 'produceAny':
    case 'movement':
    case 'none':
      return null
  }
}

/** A strip of signs lies along its lower edge. */
export const hasRecipe = (tile: TileId): boolean => recipeOf(tile) !== null

const ICONS: ReadonlySet<string> = new Set<GoodsIconName>(['wood', 'stone', 'grain', 'cattle', 'sheep', 'cask', 'any'])
const isIcon = (sign: string): sign is GoodsIconName => ICONS.has(sign)

const SIGN = 18

/** Signs in a row on a strip of paper, from the left edge; numbers are points. */
function Strip({ signs, x, y }: { signs: readonly string[]; x: number; y: number }) {
  const width = (sign: string): number => (isIcon(sign) ? SIGN : sign === '›' ? 7 : sign.length * 7.6 + 5)
  let at = x + 2
  const placed = signs.map((sign) => {
    const left = at
    at += width(sign) + 1
    return { sign, left }
  })
  return (
    <>
      <rect x={x} y={y} width={at - x + 1} height={SIGN + 3} rx="5" fill="#fbf4e4" stroke="#7a6547" stroke-width="1" />
      {placed.map(({ sign, left }, i) =>
        isIcon(sign) ? (
          <g key={i} transform={`translate(${left} ${y + 1.5}) scale(${SIGN / 24})`}>
            <GoodsShapes icon={sign} />
          </g>
        ) : (
          <text
            key={i}
            x={left + width(sign) / 2}
            y={y + 15.5}
            class="gm-sign"
            data-plain={sign === '›' ? '' : undefined}
          >
            {sign}
          </text>
        ),
      )}
    </>
  )
}

/** As many letters have room on one line. */
const LINE = 10

/** The name of a card along the lower edge, on one line or on two. */
function Caption({ name }: { name: string }) {
  const [first = '', ...rest] = name.length > LINE ? name.split(' ') : [name]
  const lines = rest.length === 0 ? [first] : [first, rest.join(' ')]
  return (
    <>
      {lines.map((line, i) => (
        <text key={i} x="4" y={95 - (lines.length - 1 - i) * 15} class="gm-caption">
          {line}
        </text>
      ))}
    </>
  )
}

/** A tile: its landscape, what it trades, its name if it has a card, and on the ring what it costs. */
export function TileArt({
  tile,
  words,
  cost = false,
  moves,
}: {
  tile: TileId
  words: Words
  cost?: boolean
  moves?: string | undefined
}) {
  const card = CARD_OF[tile]
  const face = FACE_OF[tile]
  const recipe = recipeOf(tile)
  const price = cost ? costIcons(tile) : []
  return (
    <svg class="gm-tile" data-key={moves} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <LandscapeShapes
        kind={face.kind}
        colour={face.colour}
        river={HAS_RIVER[tile]}
        road={HAS_ROAD[tile]}
        monster={card === 'loch-ness'}
      />
      {recipe !== null && (
        <Strip signs={[...recipe.pay, ...(recipe.pay.length > 0 ? ['›'] : []), ...recipe.get]} x={3} y={76} />
      )}
      {card !== null && <Caption name={words.cardName(card)} />}
      {price.map((icon, i) => (
        <g key={i} transform={`translate(${3 + i * 23} 3)`}>
          <circle cx="11" cy="11" r="11.5" fill="#fbf4e4" stroke="#7a6547" />
          <g transform="translate(2.5 2.5) scale(0.71)">
            <GoodsShapes icon={icon} />
          </g>
        </g>
      ))}
    </svg>
  )
}

/** Goods with their numbers: "2 × wood". */
export function Goods({ goods, size = 18 }: { goods: readonly Good[]; size?: number }) {
  return (
    <>
      {goods.map((good, i) => (
        <GoodsIcon key={i} icon={good} size={size} />
      ))}
    </>
  )
}

/** What would be gained, as signs. */
export function GainSigns({ gains, size = 16 }: { gains: Gains; size?: number }) {
  const { goods, vp, barrels, points } = gains
  return (
    <>
      <Goods goods={goods} size={size} />
      {Array.from({ length: barrels }, (_, i) => (
        <GoodsIcon key={`b${i}`} icon="cask" size={size} />
      ))}
      {vp > 0 && <b class="gm-vp">{vp}</b>}
      {Array.from({ length: points }, (_, i) => (
        <GoodsIcon key={`p${i}`} icon="step" size={size} />
      ))}
    </>
  )
}
