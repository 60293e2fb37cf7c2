import { type Content, content } from '../data/content.ts'
import type { MapTables } from '../data/map.ts'
import type { State } from './types.ts'

export const contentOf = (s: State): Content =>
  s.corrections === null ? content.builtIn : content.contentOf(s.corrections)

/** Cache of the last map, since one table asks many times in a row. */
const last: { content: Content | null; key: number; map: MapTables | null } = { content: null, key: -1, map: null }
const MOST_SEATS = 8

export function mapOf(s: State): MapTables {
  const box = contentOf(s)
  const key = s.sides * MOST_SEATS + s.seats
  if (last.map !== null && last.key === key && last.content === box) return last.map
  last.content = box
  last.key = key
  last.map = box.mapFor(s.sides, s.seats)
  return last.map
}
