import { NotationError, unreachable } from '@bothy/kernel'
import { type Bundle, cellAt, isCell } from '@bothy/kit'
import {
  activateOf,
  BUILD,
  BUY,
  chooseOf,
  CLAIM,
  COIN,
  DECLINE,
  DISCARD,
  EFFECT,
  END,
  GIVE,
  keepOf,
  MOVE,
  placeAt,
  POINT,
  PUT,
  REMOVE,
  SELL,
  SETTLE,
  SPEND,
  TAKE,
} from './actions.ts'
import { bundleOfNames, namesIn } from '../data/bundles.ts'
import { isChronicleAction, readOfChronicle, writeOfChronicle } from '../modules/tables.ts'
import { type FieldId, fieldNamed, FIELDS } from '../data/fields.ts'
import { type Good, goodId, GOODS } from '../data/goods.ts'
import { MOST_OF_A_KIND } from '../data/limits.ts'
import { type TileId, tileNamed, TILES } from '../data/tiles.ts'
import type { Action, EffectWord } from './types.ts'
import type { By } from './offer-types.ts'

/** Tiles by their ids, cells as `x,y`, goods and clans by name: `activate A14 wood stone`. */
export function write(a: Action): string {
  if (isChronicleAction(a)) return writeOfChronicle(a)
  switch (a.type) {
    case 'take':
    case 'discard':
    case 'give':
    case 'settle':
    case 'remove':
    case 'build':
      return `${a.type} ${TILES[a.tile]}`
    case 'sell':
    case 'spend':
    case 'put':
      return `${a.type} ${a.good} ${TILES[a.tile]}`
    case 'buy':
      return `buy ${a.good}`
    case 'place':
      return `place ${a.x},${a.y}`
    case 'effect':
      return `effect ${a.effect}`
    case 'choose':
    case 'keep':
      return [a.type, ...a.goods].join(' ')
    case 'activate':
      return ['activate', TILES[a.tile], ...a.goods, ...(a.by === null ? [] : [a.by])].join(' ')
    case 'move':
      return `move ${TILES[a.from]} ${TILES[a.to]}`
    case 'claim':
      return `claim ${FIELDS[a.field]}`
    case 'coin':
    case 'point':
    case 'decline':
    case 'end':
      return a.type
    default:
      return unreachable(a)
  }
}

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/
const isEffect = (word: string | undefined): word is EffectWord => word !== undefined && Object.hasOwn(EFFECT, word)
const byOf = (word: string | undefined): By => (word === 'coin' || word === 'vp' ? word : null)

export function read(text: string): Action {
  const [verb, ...rest] = text.split(' ')
  const fail = (expected: string): never => {
    throw new NotationError(`"${text}": ${expected}`)
  }
  const count = (n: number, action: () => Action): Action =>
    rest.length === n ? action() : fail(`${n} words must follow "${verb}"`)
  const tile = (at: number): TileId => tileNamed(rest[at] ?? '') ?? fail('no such tile')
  const field = (at: number): FieldId => fieldNamed(rest[at] ?? '') ?? fail('no such clan')
  const good = (word: string): Good => GOODS.find((known) => known === word) ?? fail('no such resource')
  const goods = (words: readonly string[]): Bundle => {
    const names = words.map(good)
    const bundle = bundleOfNames(names.length > MOST_NAMED ? fail('too many resources') : names)
    return namesIn(bundle).join() === names.join() ? bundle : fail('resources must stand in their order')
  }

  switch (verb) {
    case 'take':
      return count(1, () => TAKE[tile(0)])
    case 'discard':
      return count(1, () => DISCARD[tile(0)])
    case 'give':
      return count(1, () => GIVE[tile(0)])
    case 'settle':
      return count(1, () => SETTLE[tile(0)])
    case 'remove':
      return count(1, () => REMOVE[tile(0)])
    case 'build':
      return count(1, () => BUILD[tile(0)])
    case 'sell':
      return count(2, () => SELL[tile(1)][goodId(good(rest[0]))])
    case 'spend':
      return count(2, () => SPEND[tile(1)][goodId(good(rest[0]))])
    case 'put':
      return count(2, () => PUT[tile(1)][goodId(good(rest[0]))])
    case 'buy':
      return count(1, () => BUY[goodId(good(rest[0]))])
    case 'move':
      return count(2, () => MOVE[tile(0)][tile(1)])
    case 'claim':
      return count(1, () => CLAIM[field(0)])
    case 'effect':
      return count(1, () => (isEffect(rest[0]) ? EFFECT[rest[0]] : fail('no such effect')))
    case 'choose':
      return rest.length > 0 ? chooseOf(goods(rest)) : fail('resources must follow')
    case 'keep':
      return keepOf(goods(rest))
    case 'place': {
      const match = CELL.exec(rest.length === 1 ? rest[0] : '')
      const x = Number(match?.[1])
      const y = Number(match?.[2])
      return match !== null && isCell(x, y) ? placeAt(cellAt(x, y)) : fail('a cell such as "0,-1" must follow "place"')
    }
    case 'activate': {
      const by = byOf(rest.at(-1))
      return activateOf(tile(0), goods(rest.slice(1, by === null ? rest.length : -1)), by)
    }
    case 'coin':
      return count(0, () => COIN)
    case 'point':
      return count(0, () => POINT)
    case 'decline':
      return count(0, () => DECLINE)
    case 'end':
      return count(0, () => END)
    default:
      return readOfChronicle(text) ?? fail('no such action')
  }
}

const MOST_NAMED = 2 * MOST_OF_A_KIND
