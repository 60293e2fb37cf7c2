import { kindsIn, sizeOf } from '@bothy/kit'
import type { Tile } from '../data/content.ts'
import { GOODS } from '../data/goods.ts'

export const LAND_KINDS = [
  'village',
  'castle',
  'loch',
  ...GOODS,
  'double',
  'anything',
  'distillery',
  'butcher',
  'grocer',
  'fair',
  'bridge',
  'chapel',
  'tavern',
  'other',
] as const
export const KINDS = [...LAND_KINDS, 'person'] as const
export type Kind = (typeof KINDS)[number]

function kindOf({ type, activation }: Tile): Kind {
  if (type === 'village' || type === 'castle' || type === 'loch' || type === 'person') return type
  switch (activation?.kind) {
    case 'gain':
      return sizeOf(activation.goods) > 1 ? 'double' : GOODS[kindsIn(activation.goods)[0]]
    case 'gainAny':
      return 'anything'
    case 'distil':
    case 'choice':
    case 'sequence':
      return 'distillery'
    case 'exchangeAnimals':
      return 'butcher'
    case 'exchangeAny':
      return 'grocer'
    case 'exchangeDifferent':
      return 'fair'
    case 'exchangeExact':
      return 'bridge'
    case 'exchangeAnyForClanMarker':
      return 'chapel'
    case 'vp':
      return 'tavern'
    case 'move':
    case 'age':
    case 'haggis':
    case 'event':
    case 'whiskyForVp':
    case undefined:
      return 'other'
  }
}

const known = new WeakMap<Tile, number>()
export function kindIndex(tile: Tile): number {
  let kind = known.get(tile)
  if (kind === undefined) {
    kind = KINDS.indexOf(kindOf(tile))
    known.set(tile, kind)
  }
  return kind
}
