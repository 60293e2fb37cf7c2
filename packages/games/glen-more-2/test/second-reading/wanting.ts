import type { FieldName } from '../../data/index.ts'
import { freeFields } from './roads.ts'
import { cardOf, face, top } from './table.ts'
import { type Player, type Table } from './types.ts'

const BROUGHT: { readonly [field in FieldName]?: number } = { ross: 2, chisholm: 1, mckinnon: 1 }
const isChapel = (tile: string): boolean => face(tile).activation.kind === 'exchangeAnyForClanMarker'

/** GM2-Q5: the most Scotsmen that these markers may need, directly or through a tile that Munro builds. */
export function wanted(t: Table, player: Player, markers: number): number {
  const fields = freeFields(t)
  const best = (count: number): number =>
    fields
      .map((field) => BROUGHT[field] ?? 0)
      .toSorted((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, n) => sum + n, 0)
  const chapels = player.lots.map(top).filter((tile) => isChapel(tile) && !t.activated.has(tile)).length
  const byMunro = (tile: string): number => {
    const card = cardOf(tile)
    const men = face(tile).once.scotsman + (card === 'loch-shiel' ? 1 : 0)
    const own = face(tile).once.clanMarker + (card === 'donan-castle' || card === 'duart-castle' ? 1 : 0)
    const byEvents = t.chapters.reduce((sum, { menByEvents }) => sum + (menByEvents?.(player) ?? 0), 0)
    return men + byEvents + best(markers - 1 + own + chapels + (isChapel(tile) ? 1 : 0))
  }
  return Math.max(best(markers), ...(fields.includes('munro') ? t.discards.map(byMunro) : []))
}
