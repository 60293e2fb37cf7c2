import { itsSeat, type Seat } from '@bothy/kernel'
import { type Bundle, bundlesOf, countIn, sizeOf } from '@bothy/kit'
import { chooseOf, DECLINE, keepOf, notAsked } from '../actions.ts'
import { bundleOfNames, namesIn } from '../../data/bundles.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS } from '../../data/goods.ts'
import { homeCastle, NO_TILE } from '../../data/tiles.ts'
import type { Event, State } from '../types.ts'
import type { AskOf } from './frame.ts'
import { putGoods } from './gain.ts'

const CHOICES: (readonly Bundle[])[] = []
const choicesOf = (count: number): readonly Bundle[] => (CHOICES[count] ??= bundlesOf(GOOD_KINDS, count, false))

export const choose: AskOf<'choose'> = {
  actors: itsSeat,
  legal(_s, f, _seat, out) {
    for (let count = f.amount; count >= (f.declinable ? 1 : f.amount); count--)
      for (const goods of choicesOf(count)) out.push(chooseOf(goods))
    if (f.declinable) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'choose') return notAsked(a, f.kind)
    const goods = bundleOfNames(a.goods)
    if (f.tile === NO_TILE) s.stack.push({ kind: 'bring', seat, goods, scotsmen: 0 })
    else putGoods(s, seat, f.tile, goods, events)
  },
}

export const keep: AskOf<'keep'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const goods of keepable(s, f.goods)) out.push(keepOf(goods))
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'keep') return notAsked(a, f.kind)
    s.stack.pop()
    keepGoods(s, seat, f.goods, bundleOfNames(a.goods), events)
  },
}

export function keepGoods(s: State, seat: Seat, goods: Bundle, kept: Bundle, events?: Event[]): void {
  s.goods[homeCastle(seat)] = kept
  events?.push({ type: 'goodsLost', seat, goods: namesIn(goods - kept) })
}

export function keepable(s: State, goods: Bundle): readonly Bundle[] {
  const most = contentOf(s).supplies.resourcesPerTile
  if (sizeOf(goods) <= most) return [goods]
  return choicesOf(most).filter((part) => {
    for (let good = 0; good < GOOD_KINDS; good++) if (countIn(part, good) > countIn(goods, good)) return false
    return true
  })
}
