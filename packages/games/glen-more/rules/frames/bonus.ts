import { itsSeat, type Seat, unreachable } from '@bothy/kernel'
import { type Bundle, EMPTY, single } from '@bothy/kit'
import { CHOOSE, notAsked } from '../actions.ts'
import { type CardEffect, cardFacts } from '../../data/cards.ts'
import { ANY_PRODUCER_TILE, bundleOfGoods, FACE_OF, PRODUCT_OF, type TileId } from '../../data/tiles.ts'
import { goodsIn } from '../goods.ts'
import { READY } from '../topics/activation.ts'
import type { Event, State } from '../types.ts'
import type { AskOf } from './frame.ts'

/** GM-40: clan member, barrel, card; then what the card does at once. None of it can be declined. */
export function receiveBonus(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const { clan, barrels, card } = FACE_OF[tile]
  if (clan > 0) gainClan(s, seat, tile, clan, events)
  if (barrels > 0) gainBarrels(s, seat, tile, barrels, events)
  if (card === null) return
  events?.push({ type: 'cardTaken', seat, card })
  const { effect } = cardFacts(card)
  if (effect.when === 'placed') immediate(s, seat, tile, effect, events)
}

/** GM-61, GM-64 to GM-66, GM-68, GM-69, GM-71. */
function immediate(
  s: State,
  seat: Seat,
  tile: TileId,
  effect: Extract<CardEffect, { when: 'placed' }>,
  events?: Event[],
): void {
  switch (effect.kind) {
    case 'cubes':
      s.stack.push({ kind: 'choose', seat, tile, count: effect.count })
      return
    case 'activateAll':
      for (const own of s.tiles[seat]) s.reach[own] = READY
      return
    case 'fillEmpty':
      return fillEmpty(s, seat, events)
    case 'coins':
      s.coins[seat] += effect.count
      events?.push({ type: 'coinsGained', seat, tile, count: effect.count })
      return
    case 'barrels':
      return gainBarrels(s, seat, tile, effect.count, events)
    case 'clan':
      return gainClan(s, seat, tile, effect.count, events)
    default:
      return unreachable(effect)
  }
}

/** GM-65: one cube on every production tile that has none; the abbey's is chosen. */
function fillEmpty(s: State, seat: Seat, events?: Event[]): void {
  for (const tile of s.tiles[seat]) {
    if (s.cubes[tile] !== EMPTY) continue
    if (PRODUCT_OF[tile] >= 0) putCubes(s, seat, tile, single(PRODUCT_OF[tile]), events)
    else if (tile === ANY_PRODUCER_TILE) s.stack.push({ kind: 'choose', seat, tile, count: 1 })
  }
}

function gainClan(s: State, seat: Seat, tile: TileId, count: number, events?: Event[]): void {
  s.clan[tile] += count
  events?.push({ type: 'clanGained', seat, tile, count })
}

export function gainBarrels(s: State, seat: Seat, tile: TileId, count: number, events?: Event[]): void {
  s.barrels[seat] += count
  events?.push({ type: 'barrelsGained', seat, tile, count })
}

export function putCubes(s: State, seat: Seat, tile: TileId, goods: Bundle, events?: Event[]): void {
  s.cubes[tile] += goods
  events?.push({ type: 'cubesPut', seat, tile, goods: goodsIn(goods) })
}

export const choose: AskOf<'choose'> = {
  actors: itsSeat,
  legal(_s, f, _seat, out) {
    for (const { action } of CHOOSE[f.count]) out.push(action)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'choose') return notAsked(a, f.kind)
    s.stack.pop()
    putCubes(s, seat, f.tile, bundleOfGoods(a.goods), events)
  },
}
