import type { Event } from '@bothy/glen-more/data'
import { lastTurnLine } from '@bothy/board-kit/parts/seats/last-turn.ts'
import type { Words } from '../words.ts'

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
  return lastTurnLine(parts, [
    [sums.vp, words.vp(sums.vp)],
    [sums.barrels, words.barrels(sums.barrels)],
    [sums.cubes, words.cubes(sums.cubes)],
    [sums.promoted, words.chieftains(sums.promoted)],
    [sums.coins, words.coins(sums.coins)],
  ])
}
