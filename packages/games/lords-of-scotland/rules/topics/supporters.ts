import { peek } from '@bothy/kernel'
import { STRENGTH_OF } from '../../data/clans.ts'
import type { CardId, Event, State } from '../types.ts'
import { drawCard } from './draw.ts'
import { cameUp } from './traces.ts'
import { NONE } from './zones.ts'

/** LOS-9, LOS-10 and LOS-74: one supporter for each player; a row of one strength is discarded and redealt. */
export function dealSupporters(s: State, events?: Event[]): void {
  dealRow(s, events)
  while (isThrownOut(s)) {
    events?.push({ type: 'rowThrownOut', cards: s.supporters.slice() })
    for (const card of s.supporters) s.discards.push(card)
    dealRow(s, events)
  }
}

function dealRow(s: State, events?: Event[]): void {
  s.supporters = []
  for (let n = 0; n < s.seats; n++) {
    const card = drawCard(s, events)
    if (card === NONE) return // LOS-76: a shorter row
    cameUp(s, card, s.memory.generation)
    s.supporters.push(card)
  }
}

function isThrownOut(s: State): boolean {
  if (s.supporters.length < 2) return false
  const strength = STRENGTH_OF[s.supporters[0]]
  if (!isAll(s.supporters, strength)) return false
  // LOS-10: no other row could be dealt.
  return !(
    isAll(peek(s.draw), strength) &&
    isAll(s.discards, strength) &&
    s.secretDiscards.every((d) => STRENGTH_OF[peek(d.card)] === strength)
  )
}

function isAll(cards: readonly CardId[], strength: number): boolean {
  for (const card of cards) if (STRENGTH_OF[card] !== strength) return false
  return true
}
