import { peek, shuffle } from '@bothy/kernel'
import type { CardId, Event, State } from '../types.ts'
import { shuffledTogether } from './traces.ts'
import { NONE } from './zones.ts'

/** LOS-75, LOS-76: the top card; an empty pile is first rebuilt from the discards; `NONE` if there is none at all. */
export function drawCard(s: State, events?: Event[]): CardId {
  const pile = peek(s.draw)
  if (pile.length === 0) reshuffle(s, events)
  return pile.pop() ?? NONE
}

function reshuffle(s: State, events?: Event[]): void {
  const pile = peek(s.draw)
  for (const card of s.discards) pile.push(card)
  for (const discard of s.secretDiscards) pile.push(peek(discard.card))
  if (pile.length === 0) return
  shuffledTogether(s)
  s.discards = []
  s.secretDiscards = []
  shuffle(pile, s.rng.deck)
  events?.push({ type: 'reshuffled', count: pile.length })
}
