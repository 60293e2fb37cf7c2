import type { Event, TileId } from '@bothy/glen-more/data'
import { BETWEEN } from '@bothy/board-kit/parts/seats/seats.tsx'
import type { Words } from '../words.ts'

const MOST = 4

export function touches(event: Event): readonly string[] {
  if (event.type === 'moved') return [`figure:${event.seat}`]
  return event.type === 'sold' || event.type === 'bought' ? [`price:${event.good}`] : []
}

export const lastTile = (events: readonly Event[]): TileId | null =>
  events.reduce<TileId | null>((tile, event) => (event.type === 'moved' ? event.tile : tile), null)

export function lastTurnWords(events: readonly Event[], words: Words): string {
  const { board } = words
  const parts: string[] = []
  const sums = { vp: 0, barrels: 0, cubes: 0, coins: 0, promoted: 0 }
  for (const event of events) {
    if (event.type === 'moved') parts.push(words.tileName(event.tile))
    else if (event.type === 'discarded') parts.push(board.lost)
    else if (event.type === 'vpGained') sums.vp += event.vp
    else if (event.type === 'barrelsGained') sums.barrels += event.count
    else if (event.type === 'cubesPut') sums.cubes += event.goods.length
    else if (event.type === 'sold') sums.coins += event.coins
    else if (event.type === 'promoted') sums.promoted++
  }
  const gained = (n: number, text: string): readonly string[] => (n === 0 ? [] : [`+${text}`])
  const all = [
    ...parts,
    ...gained(sums.vp, words.vp(sums.vp)),
    ...gained(sums.barrels, words.barrels(sums.barrels)),
    ...gained(sums.cubes, words.cubes(sums.cubes)),
    ...gained(sums.promoted, words.chieftains(sums.promoted)),
    ...gained(sums.coins, words.coins(sums.coins)),
  ]
  return all.slice(0, MOST).join(BETWEEN)
}
