import { type Event, type Good, GOODS } from '@bothy/glen-more-2/data'
import { lastTurnLine } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { isScored } from '../scoring/scored.ts'
import type { Words } from '../words.ts'

export function lastTurnWords(events: readonly Event[], words: Words): string {
  const parts: string[] = []
  const sums = { vp: 0, casks: 0, coins: 0 }
  const puts: Good[] = []
  for (const event of events) {
    if (event.type === 'moved') parts.push(words.tileName(event.tile))
    else if (event.type === 'claimed') parts.push(words.placeName(event.field))
    else if (event.type === 'discarded') parts.push(words.board.lost)
    else if (event.type === 'vpGained' && !isScored(event)) sums.vp += event.vp
    else if (event.type === 'casksGained') sums.casks += event.count
    else if (event.type === 'goodsPut') puts.push(...event.goods)
    else if (event.type === 'sold' || event.type === 'coinsGained') sums.coins += event.coins
  }
  return lastTurnLine(parts, [
    [sums.vp, words.vp(sums.vp)],
    [sums.casks, words.casks(sums.casks)],
    [puts.length, words.goods(GOODS.flatMap((good) => puts.filter((put) => put === good)))],
    [sums.coins, words.coins(sums.coins)],
  ])
}

export function rollTo(seats: readonly { readonly lastTurn: readonly Event[] }[], position: number): number | null {
  for (const event of seats.flatMap(({ lastTurn }) => lastTurn))
    if (event.type === 'rolled' && event.to === position) return event.roll
  return null
}
