import { BOX, type FieldName, FIELDS } from '../../data/index.ts'
import { saleValue } from './paying.ts'
import type { Player, Table } from './types.ts'

export function prices(t: Table): ReadonlyMap<string, number> {
  const marked = new Set<string>(['start', ...t.players.flatMap(({ fields }) => fields)])
  const price = new Map<string, number>([...marked].map((place) => [place, 0]))
  for (let changed = true; changed;) {
    changed = false
    for (const { a, b, cost } of Object.values(BOX.clanBoard.roads))
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const sum = (price.get(from) ?? Infinity) + cost
        if (from === '' || sum >= (price.get(to) ?? Infinity)) continue
        price.set(to, sum)
        changed = true
      }
  }
  return price
}

export const freeFields = (t: Table): FieldName[] =>
  FIELDS.filter((field) => field === 'douglas' || !t.players.some(({ fields }) => fields.includes(field)))

export const fieldPrice = (t: Table, player: Player, field: FieldName): number =>
  t.chapters.reduce((sum, chapter) => sum + (chapter.fieldPrice?.(player, field) ?? 0), 0)

export function affordable(t: Table, player: Player, coins: number): FieldName[] {
  const price = prices(t)
  return freeFields(t).filter((field) => (price.get(field) ?? Infinity) + fieldPrice(t, player, field) <= coins)
}

export const mayClaim = (t: Table, player: Player): boolean =>
  player.markers > 0 && affordable(t, player, player.coins + saleValue(player, t.rows)).length > 0
