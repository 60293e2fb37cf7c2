import { type Event, type Good, GOODS, type TileId } from '@bothy/glen-more-2/data'
import { isScored } from '../scoring/scored.ts'
import { BETWEEN } from '@bothy/board-kit/parts/seats/seats.tsx'
import type { Words } from '../words.ts'

export function touches(event: Event): readonly string[] {
  if (event.type === 'moved') return [`figure:${event.seat}`]
  return event.type === 'sold' || event.type === 'bought' ? [`price:${event.good}`] : []
}

/** The tile that was moved to, for a picture. */
export const lastTile = (events: readonly Event[]): TileId | null =>
  events.reduce<TileId | null>((tile, event) => (event.type === 'moved' ? event.tile : tile), null)

/** Letters that fit on two lines. */
const LETTERS = 56

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
  const gained = (n: number, text: string): readonly string[] => (n === 0 ? [] : [`+${text}`])
  const all = [
    ...parts,
    ...gained(sums.vp, words.vp(sums.vp)),
    ...gained(sums.casks, words.casks(sums.casks)),
    ...gained(puts.length, words.goods(GOODS.flatMap((good) => puts.filter((put) => put === good)))),
    ...gained(sums.coins, words.coins(sums.coins)),
  ]
  return all.reduce((line, part) => {
    const longer = line === '' ? part : `${line}${BETWEEN}${part}`
    return longer.length > LETTERS ? line : longer
  }, '')
}

/** The roll that moved the die to this position; null if no last turn has it. */
export function rollTo(seats: readonly { readonly lastTurn: readonly Event[] }[], position: number): number | null {
  for (const event of seats.flatMap(({ lastTurn }) => lastTurn))
    if (event.type === 'rolled' && event.to === position) return event.roll
  return null
}
