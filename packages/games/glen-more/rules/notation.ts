import { NotationError, unreachable } from '@bothy/kernel'
import { type Bundle, cellAt, isCell } from '@bothy/kit'
import {
  CHOOSE,
  DISCARD,
  END,
  GIVE,
  GIVE_CHIEFTAIN,
  MOVE,
  PAY,
  PAY_COST,
  placeAt,
  PROMOTE,
  SELL,
  SPEND,
  SPEND_UNNAMED,
  TAKE,
} from './actions.ts'
import { type Good, GOODS } from '../data/faces.ts'
import { bundleOfGoods, goodId, SLUG_OF, TILE_BY_SLUG, type TileId } from '../data/tiles.ts'
import { goodsIn } from './goods.ts'
import { ACTIVATE_PLAIN, WAYS } from './topics/ways.ts'
import type { Action } from './types.ts'

const CHIEFTAIN = 'chieftain'

export function write(a: Action): string {
  switch (a.type) {
    case 'take':
    case 'promote':
      return `${a.type} ${SLUG_OF[a.tile]}`
    case 'spend':
      return a.good === null ? `spend ${SLUG_OF[a.tile]}` : `spend ${a.good} ${SLUG_OF[a.tile]}`
    case 'give':
      return `give ${a.tile === null ? CHIEFTAIN : SLUG_OF[a.tile]}`
    case 'sell':
      return `sell ${a.good} ${SLUG_OF[a.tile]}`
    case 'pay':
    case 'choose':
      return [a.type, ...a.goods].join(' ')
    case 'place':
      return `place ${a.x},${a.y}`
    case 'activate':
      return ['activate', SLUG_OF[a.tile], ...a.goods].join(' ')
    case 'move':
      return `move ${SLUG_OF[a.from]} ${SLUG_OF[a.to]}`
    case 'discard':
    case 'end':
      return a.type
    default:
      return unreachable(a)
  }
}

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/

export function read(text: string): Action {
  const [verb, ...rest] = text.split(' ')
  const fail = (expected: string): never => {
    throw new NotationError(`"${text}": ${expected}`)
  }
  const count = (n: number, action: () => Action): Action =>
    rest.length === n ? action() : fail(`${n} words must follow "${verb}"`)
  const tile = (at: number): TileId => TILE_BY_SLUG.get(rest[at] ?? '') ?? fail('no such tile')
  const good = (word: string): Good => GOODS.find((known) => known === word) ?? fail('no such good')
  const goods = (from: number): Bundle => {
    const names = rest.slice(from).map(good)
    const bundle = bundleOfGoods(names.length > 5 ? fail('too many goods') : names)
    return goodsIn(bundle).join() === names.join() ? bundle : fail('goods must stand in their order')
  }

  switch (verb) {
    case 'take':
      return count(1, () => TAKE[tile(0)])
    case 'spend':
      if (rest.length === 1) return SPEND_UNNAMED[tile(0)]
      return count(2, () => SPEND[tile(1)][goodId(good(rest[0]))])
    case 'promote':
      return count(1, () => PROMOTE[tile(0)])
    case 'give':
      return count(1, () => (rest[0] === CHIEFTAIN ? GIVE_CHIEFTAIN : GIVE[tile(0)]))
    case 'sell':
      return count(2, () => SELL[tile(1)][goodId(good(rest[0]))])
    case 'move':
      return count(2, () => MOVE[tile(0)][tile(1)])
    case 'pay': {
      if (rest.length === 0) return PAY_COST
      const bundle = goods(0)
      return PAY.find((way) => way.bundle === bundle)?.action ?? fail('two goods must follow "pay"')
    }
    case 'choose': {
      const bundle = goods(0)
      return (
        (rest.length === 0 ? undefined : CHOOSE[rest.length])?.find((way) => way.bundle === bundle)?.action ??
        fail('one or two goods must follow')
      )
    }
    case 'place': {
      const match = CELL.exec(rest.length === 1 ? rest[0] : '')
      const x = Number(match?.[1])
      const y = Number(match?.[2])
      return match !== null && isCell(x, y) ? placeAt(cellAt(x, y)) : fail('a cell such as "0,-1" must follow "place"')
    }
    case 'activate':
      return activation(tile(0), goodsIn(goods(1))) ?? fail('the tile has no such exchange')
    case 'discard':
      return count(0, () => DISCARD)
    case 'end':
      return count(0, () => END)
    default:
      return fail('no such action')
  }
}

function activation(tile: TileId, goods: readonly Good[]): Action | undefined {
  if (goods.length === 0) return WAYS[tile].find((way) => isWith(way.action, ''))?.action ?? ACTIVATE_PLAIN[tile]
  return WAYS[tile].find((way) => isWith(way.action, goods.join()))?.action
}

const isWith = (action: Action, goods: string): boolean => action.type === 'activate' && action.goods.join() === goods
