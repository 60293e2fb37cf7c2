import { ACTIVATION_OF, CARD_OF, FACE_OF, type Good, HAS_RIVER, HAS_ROAD, type TileId } from '@bothy/glen-more/data'
import { Coin, Points, steady } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { LandscapeShapes } from '../art/landscapes.tsx'
import type { Gains } from '../land/gains.ts'
import { costIcons } from '../labels.ts'
import type { Words } from '../words.ts'

type Recipe = {
  readonly pay: readonly GoodsIconName[]
  readonly times?: number
  readonly cask: boolean
  readonly vp: readonly number[]
}

function recipeOf(tile: TileId): Recipe | null {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'distil':
      return { pay: activation.pay, cask: true, vp: [] }
    case 'exchange':
      return {
        pay: activation.options[0]?.pay ?? [],
        cask: false,
        vp: activation.options.map(({ vp }) => vp),
      }
    case 'exchangeAny':
      return { pay: ['any'], times: activation.count, cask: false, vp: [activation.vp] }
    case 'fair':
      return { pay: [], cask: false, vp: activation.vp.slice(1) }
    case 'vp':
      return { pay: [], cask: false, vp: [activation.vp] }
    case 'produce':
    case 'produceAny':
    case 'movement':
    case 'none':
      return null
  }
}

function Ladder({ vp }: { vp: readonly number[] }) {
  const [only, ...others] = vp
  if (only === undefined) return null
  return others.length === 0 ? <Points value={only} size={20} /> : <span class="gm-ladder">{vp.join(' ')}</span>
}

function RecipeSigns({ tile }: { tile: TileId }) {
  const recipe = recipeOf(tile)
  if (recipe === null) return null
  return (
    <>
      {recipe.times}
      <Goods goods={recipe.pay} />
      {recipe.pay.length > 0 && <span class="gm-gets">›</span>}
      {recipe.cask && <GoodsIcon icon="cask" />}
      <Ladder vp={recipe.vp} />
    </>
  )
}

/** GM-40: clan members, a barrel, a card, at once when the tile is placed. */
function bonusIcons(tile: TileId): readonly GoodsIconName[] {
  const { clan, barrels, card } = FACE_OF[tile]
  const times = (n: number, icon: GoodsIconName): readonly GoodsIconName[] => Array.from({ length: n }, () => icon)
  return [...times(clan, 'clan'), ...times(barrels, 'cask'), ...times(card === null ? 0 : 1, 'card')]
}

export const TileArt = steady(function TileArt({ tile }: { tile: TileId }) {
  const face = FACE_OF[tile]
  return (
    <svg class="tile-art gm-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <LandscapeShapes
        kind={face.kind}
        colour={face.colour}
        river={HAS_RIVER[tile]}
        road={HAS_ROAD[tile]}
        monster={CARD_OF[tile] === 'loch-ness'}
      />
    </svg>
  )
})

type TileProps = {
  tile: TileId
  words: Words
  offered?: { readonly seat: number | null; readonly coins: number }
  moves?: string | undefined
}

const LINE = 13

export function Tile({ tile, words, offered, moves }: TileProps) {
  const card = CARD_OF[tile]
  const cost = offered === undefined ? [] : costIcons(tile)
  const bonus = offered === undefined ? [] : bonusIcons(tile)
  const name = card === null ? null : words.cardName(card)
  const named = name === null ? undefined : name.length > LINE ? 'long' : ''
  return (
    <span class="tile-face gm-tile" data-key={moves} data-named={named} aria-hidden="true">
      <TileArt tile={tile} />
      {cost.length > 0 && (
        <span class="tile-sign gm-sign gm-cost">
          {cost.map((icon, i) => (
            <GoodsIcon key={i} icon={icon} seat={offered?.seat} />
          ))}
          {offered !== undefined && offered.coins > 0 && (
            <>
              <span class="gm-gets">‹</span>
              <Coin value={offered.coins} size={20} />
            </>
          )}
        </span>
      )}
      {recipeOf(tile) !== null && (
        <span class="tile-sign gm-sign gm-recipe">
          <RecipeSigns tile={tile} />
        </span>
      )}
      {bonus.length > 0 && (
        <span class="tile-sign gm-sign gm-bonus">
          {bonus.map((icon, i) => (
            <GoodsIcon key={i} icon={icon} seat={offered?.seat} />
          ))}
        </span>
      )}
      {name !== null && <span class="tile-name gm-name">{name}</span>}
    </span>
  )
}

function Goods({ goods, size = 18 }: { goods: readonly GoodsIconName[]; size?: number }) {
  return (
    <>
      {goods.map((good, i) => (
        <GoodsIcon key={i} icon={good} size={size} />
      ))}
    </>
  )
}

export function GainSigns({ gains, size = 18 }: { gains: Gains; size?: number }) {
  const { goods, vp, barrels, points } = gains
  const times = (n: number, icon: GoodsIconName) =>
    Array.from({ length: n }, (_, i) => <GoodsIcon key={`${icon}${i}`} icon={icon} size={size} />)
  return (
    <>
      <Goods goods={goods} size={size} />
      {times(barrels, 'cask')}
      {vp > 0 && <Points value={vp} size={size + 4} />}
      {times(points, 'step')}
    </>
  )
}

export function PaymentSigns({ own, bought, coins }: { own: readonly Good[]; bought: readonly Good[]; coins: number }) {
  return (
    <>
      <Goods goods={own} />
      {bought.length > 0 && (
        <>
          <Goods goods={bought} />
          <span class="gm-gets">‹</span>
          <Coin value={coins} size={20} />
        </>
      )}
    </>
  )
}
