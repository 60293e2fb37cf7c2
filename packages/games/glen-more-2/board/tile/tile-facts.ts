import { type Activation, CARDS, GOODS, type Good, isHome, type Tile, TILES } from '@bothy/glen-more-2/data'
import { type Bundle, kindsIn } from '@bothy/kit'
import { isLandmarkId } from '../art/landmarks.ts'
import { isPersonId, type PersonId } from '../art/portraits.tsx'
import type { SceneKind } from '../art/scenes.ts'
import type { Sign } from '../art/signs.tsx'
import type { View } from '../art/tile-picture.tsx'

export type TileFace =
  | { readonly view: View; readonly river: boolean; readonly look: number }
  | { readonly person: PersonId }

export type Recipe = {
  readonly pay: readonly Sign[]
  readonly get: readonly Sign[]
  /** Or this, for nothing (GM2-C3-4). */
  readonly or: readonly Sign[]
  /** Points by the amount paid, as on fairs: the first for the least. */
  readonly ladder: readonly number[]
}

export type TileSigns = {
  readonly cost: readonly Sign[]
  readonly does: Recipe | null
  readonly brings: readonly Sign[]
  readonly overbuild: boolean
}

export const goodsOf = (bundle: Bundle): readonly Good[] => kindsIn(bundle).flatMap((kind) => GOODS[kind] ?? [])
const times = (n: number, sign: Sign): readonly Sign[] => Array.from({ length: n }, () => sign)

const TRADE_SCENES: { readonly [K in Activation['kind']]?: SceneKind } = {
  exchangeDifferent: 'fair',
  exchangeAnimals: 'butcher',
  exchangeAny: 'grocer',
  exchangeExact: 'bridge',
  exchangeAnyForClanMarker: 'chapel',
  vp: 'tavern',
  haggis: 'tavern',
}

function producedScene(activation: Activation | null): SceneKind {
  if (activation?.kind === 'gainAny') return 'priory'
  if (activation?.kind !== 'gain') return 'other'
  const goods = new Set(goodsOf(activation.goods))
  if (goods.has('sheep') && goods.has('cattle')) return 'drove'
  if (goods.has('stone') && goods.has('wood')) return 'sawmill'
  if (goods.has('stone') && goods.has('barley')) return 'hill-farm'
  return [...goods][0] ?? 'other'
}

function sceneOf({ id, type, overbuild, activation }: Tile): SceneKind {
  switch (type) {
    case 'village':
      return isHome(id) ? 'home-village' : overbuild ? 'town' : 'village'
    case 'castle':
      return isHome(id) ? 'home-castle' : 'castle'
    case 'loch':
    case 'end':
      return type
    case 'animal':
    case 'material':
      return producedScene(activation)
    case 'whisky':
      return 'distillery'
    case 'trade':
      return activation === null ? 'other' : (TRADE_SCENES[activation.kind] ?? 'other')
    case 'person':
    case 'other':
    case 'raceStart':
    case 'mountain':
    case 'caskSale':
      return 'other'
  }
}

/** Derived from the tile's effects, so that a corrected box is drawn as corrected. The pictures of a kind are dealt out so that each is seen. */
export function faceOf(tile: Tile): TileFace {
  const name = TILES[tile.id] ?? ''
  if (isPersonId(name)) return { person: name }
  const landmark = tile.landmark === null ? name : CARDS[tile.landmark]
  return {
    view: isLandmarkId(landmark) ? landmark : sceneOf(tile),
    river: tile.river,
    look: Math.floor((tile.id * 3) / 4),
  }
}

const recipe = (pay: readonly Sign[], get: readonly Sign[], ladder: readonly number[] = []): Recipe => ({
  pay,
  get,
  or: [],
  ladder,
})

const partsOf = (list: readonly Activation[]): readonly Recipe[] => list.flatMap((part) => recipeOf(part) ?? [])

function recipeOf(activation: Activation | null): Recipe | null {
  switch (activation?.kind) {
    case 'gain':
      return recipe([], goodsOf(activation.goods))
    case 'gainAny':
      return recipe([], times(activation.amount, 'any'))
    case 'move':
      return recipe([], times(activation.points, 'move'))
    case 'vp':
      return recipe([], [{ vp: activation.vp }])
    case 'exchangeDifferent':
    case 'exchangeAnimals':
      return recipe(
        [],
        [],
        activation.vp.filter((vp) => vp > 0),
      )
    case 'exchangeAny':
      return recipe(times(activation.amount, 'any'), [{ vp: activation.vp }])
    case 'exchangeExact':
      return recipe(goodsOf(activation.pay), [{ vp: activation.vp }])
    case 'exchangeAnyForClanMarker':
      return recipe(times(activation.amount, 'any'), ['marker'])
    case 'distil':
      return recipe(goodsOf(activation.pay), times(activation.casks, 'cask'))
    case 'haggis':
      return recipe(goodsOf(activation.pay), times(activation.tokens, 'haggis'))
    case 'age':
      return recipe([], times(activation.steps, 'age'))
    case 'choice': {
      const [first = recipe([], []), ...others] = partsOf(activation.options)
      return { ...first, or: others.flatMap(({ get }) => get) }
    }
    case 'sequence': {
      const steps = partsOf(activation.steps)
      return recipe(
        steps.flatMap(({ pay }) => pay),
        steps.flatMap(({ get }) => get),
      )
    }
    case 'event':
      return recipe([], ['event'])
    case 'whiskyForVp':
    case undefined:
      return null
  }
}

export function signsOf({ cost, oneTime, activation, overbuild }: Tile): TileSigns {
  return {
    cost: [
      ...goodsOf(cost.goods),
      ...times(cost.casks, 'cask'),
      ...times(cost.scotsmen, 'scotsman'),
      ...(cost.coins > 0 ? [{ coins: cost.coins }] : []),
    ],
    does: recipeOf(activation),
    brings: oneTime.flatMap((effect): readonly Sign[] => {
      switch (effect.kind) {
        case 'landmark':
          return ['landmark']
        case 'scotsman':
        case 'cask':
        case 'haggis':
          return times(effect.amount, effect.kind)
        case 'joker':
          return times(effect.amount, 'any')
        case 'clanMarker':
          return times(effect.amount, 'marker')
        case 'coin':
          return [{ coins: effect.amount }]
        case 'vp':
          return [{ vp: effect.amount }]
      }
    }),
    overbuild,
  }
}
