import { type Bundle, countIn, NEVER } from '@bothy/kit'
import { ANIMALS, GOOD_KINDS, goodId } from '../data/goods.ts'
import { priceOfGood } from '../rules/topics/market.ts'
import type { State } from '../rules/types.ts'
import type { Scale } from './scale.ts'

export function costOf(s: State, scale: Scale, pay: Bundle): number {
  let sum = 0
  let coins = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    const need = countIn(pay, good)
    if (need === 0) continue
    sum += Math.min(need, countIn(scale.stock, good)) * scale.kept[good]
    coins += priceOfGood(s, scale.stock, good, need)
  }
  return coins > scale.coins ? NEVER : sum + coins
}

export function keptWorth(scale: Scale, goods: Bundle): number {
  let sum = 0
  for (let good = 0; good < GOOD_KINDS; good++) sum += countIn(goods, good) * scale.kept[good]
  return sum
}

export const ALL = Array.from({ length: GOOD_KINDS }, (_, good) => good)
export const SHEEP_AND_CATTLE = ANIMALS.map(goodId)
