import type { Seat } from '@bothy/kernel'
import { WITHDRAW } from '../actions.ts'
import { contentOf } from '../content.ts'
import { CELLAR_SPOTS } from '../../data/clans.ts'
import type { Action, Event, State } from '../types.ts'
import { CLAN } from './board.ts'
import { addGoods } from './market.ts'
import { WHISKY } from './production.ts'

export const hasBarrel = (s: State, seat: Seat): boolean => s.cellar !== 0 && s.clan[seat] === CLAN.mackenzie

/** COC-40, COC-91: is something possible as things are, or with the money of all barrels? */
export function isPossibleWithBarrels(s: State, seat: Seat, isPossible: () => boolean): boolean {
  if (isPossible()) return true
  if (!hasBarrel(s, seat)) return false
  const { cellar } = contentOf(s).clans.mackenzie
  const money = cellar.reduce((sum, each, i) => sum + ((s.cellar & (1 << i)) === 0 ? 0 : each), 0)
  s.money[seat] += money
  const possible = isPossible()
  s.money[seat] -= money
  return possible
}

export function listWithdrawals(s: State, seat: Seat, out: Action[]): void {
  if (!hasBarrel(s, seat)) return
  for (let spot = 1; spot <= CELLAR_SPOTS; spot++) if ((s.cellar & (1 << (spot - 1))) !== 0) out.push(WITHDRAW[spot])
}

export function withdraw(s: State, seat: Seat, spot: number, byItself: boolean, events?: Event[]): void {
  const money = contentOf(s).clans.mackenzie.cellar[spot - 1]
  s.cellar &= ~(1 << (spot - 1))
  s.money[seat] += money
  addGoods(s, seat, WHISKY, 1)
  events?.push({ type: 'barrelWithdrawn', seat, spot, money, byItself })
}

/** COC-91: one spot to the right; the barrel on the last spot leaves. */
export function moveBarrels(s: State, seat: Seat, events?: Event[]): void {
  if (!hasBarrel(s, seat)) return
  if ((s.cellar & (1 << (CELLAR_SPOTS - 1))) !== 0) withdraw(s, seat, CELLAR_SPOTS, true, events)
  s.cellar <<= 1
}
