import { bundleOfNames, namesIn } from '../../../data/bundles.ts'
import { type CardId, CARDS } from '../../../data/cards.ts'
import { GOODS } from '../../../data/goods.ts'
import type { Bundle } from '@bothy/kit'
import type { Action } from '../../../rules/types.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

export const EVENT = CARDS.map((_, card: CardId): Of<'event'> => ({ type: 'event', card }))
export const FLIP = CARDS.map((_, card: CardId): Of<'flip'> => ({ type: 'flip', card }))

const exchanges = new Map<string, Of<'exchange'>>()
export function exchangeOf(goods: Bundle, by: 'coin' | null): Of<'exchange'> {
  const key = `${goods} ${by}`
  const known = exchanges.get(key)
  if (known !== undefined) return known
  const action: Of<'exchange'> = { type: 'exchange', goods: namesIn(goods), by }
  exchanges.set(key, action)
  return action
}

const MOST_NAMED = 31

export function readExchange(rest: string): Of<'exchange'> | null {
  const words = rest === '' ? [] : rest.split(' ')
  const by = words.at(-1) === 'coin' ? 'coin' : null
  const named = by === null ? words : words.slice(0, -1)
  const goods = named.flatMap((word) => GOODS.find((known) => known === word) ?? [])
  if (words.length === 0 || goods.length < named.length || goods.length > MOST_NAMED) return null
  const bundle = bundleOfNames(goods)
  return namesIn(bundle).join() === goods.join() ? exchangeOf(bundle, by) : null
}
