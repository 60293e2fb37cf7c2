import { type Bundle, bundleOf } from '@bothy/kit'
import {
  type Activation,
  type CardId,
  CARDS,
  type Colour,
  type Cost,
  type Face,
  FACES,
  type Good,
  GOODS,
  type Kind,
} from './faces.ts'
import { cardFacts } from './cards.ts'
import { MAX_SEATS } from './limits.ts'

/** 0 to 4 are the start villages by seat, then the stacks 0 to 3 one after the other. */
export type TileId = number
export type GoodId = number

export const NO_TILE: TileId = -1
export const GOOD_KINDS = GOODS.length

const copies = FACES.flatMap((face) => Array.from({ length: face.count }, (_, copy) => ({ face, copy })))

export const TILES = copies.length
export const FACE_OF: readonly Face[] = copies.map(({ face }) => face)
/** The first copy of a face has its name, the others a number: `s1-quarry`, `s1-quarry-2`. */
export const SLUG_OF: readonly string[] = copies.map(({ face, copy }) =>
  copy === 0 ? face.id : `${face.id}-${copy + 1}`,
)
export const TILE_BY_SLUG: ReadonlyMap<string, TileId> = new Map(SLUG_OF.map((slug, tile) => [slug, tile]))

export const STACKS = [0, 1, 2, 3] as const
/** -1 for the start villages. */
export const STACK_OF: readonly number[] = FACE_OF.map((face) => (face.stack === 'start' ? -1 : face.stack))
export const TILES_OF_STACK: readonly (readonly TileId[])[] = STACKS.map((stack) =>
  STACK_OF.flatMap((of, tile) => (of === stack ? [tile] : [])),
)
export const startVillage = (seat: number): TileId => seat
export const isStartVillage = (tile: TileId): boolean => tile < MAX_SEATS

export const KIND_OF: readonly Kind[] = FACE_OF.map((face) => face.kind)
export const COLOUR_OF: readonly Colour[] = FACE_OF.map((face) => face.colour)
export const HAS_RIVER: readonly boolean[] = FACE_OF.map(({ edge }) => edge === 'river' || edge === 'both')
export const HAS_ROAD: readonly boolean[] = FACE_OF.map(({ edge }) => edge === 'road' || edge === 'both')
export const COST_OF: readonly Cost[] = FACE_OF.map((face) => face.cost)
export const ACTIVATION_OF: readonly Activation[] = FACE_OF.map((face) => face.activation)
export const CARD_OF: readonly (CardId | null)[] = FACE_OF.map((face) => face.card)

export const goodId = (good: Good): GoodId => GOODS.indexOf(good)
export const bundleOfGoods = (goods: readonly Good[]): Bundle => bundleOf(goods.map(goodId))

export const COST_GOODS: readonly Bundle[] = COST_OF.map((cost) => bundleOfGoods(cost.goods))
export const isFree = (tile: TileId): boolean => {
  const { goods, any, barrels, pieces } = COST_OF[tile]
  return goods.length + any + barrels + pieces === 0
}
/** Which good a tile produces; -1 for all others, the abbey included. */
export const PRODUCT_OF: readonly GoodId[] = ACTIVATION_OF.map((a) => (a.kind === 'produce' ? goodId(a.good) : -1))

const tileOfCard: ReadonlyMap<CardId, TileId> = new Map(CARDS.map((card) => [card, CARD_OF.indexOf(card)]))
export const cardTile = (card: CardId): TileId => tileOfCard.get(card) ?? NO_TILE

/** The rules ask for an effect, never for a card by name. */
const tileWithEffect = (kind: string): TileId =>
  CARD_OF.findIndex((card) => card !== null && cardFacts(card).effect.kind === kind)
export const EXTRA_ACTIVATION_TILE = tileWithEffect('extraActivation')
export const CHIEFTAINS_COUNT_TILE = tileWithEffect('chieftainsCount')
export const ANY_PRODUCER_TILE = ACTIVATION_OF.findIndex((a) => a.kind === 'produceAny')
