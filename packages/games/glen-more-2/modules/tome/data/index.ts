import { leadsOf, type LeadTable } from '../../../data/leads.ts'
import { type Fault, fault, neverFalls } from '../../../data/law.ts'
import type { Category } from '../../../data/limits.ts'
import type { EventTable } from '../../../data/ops.ts'
import type { Origins } from '../../../data/sources.ts'
import { CHRONICLE_TILES, NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

const [{ tiles: FACES } = { tiles: [] }] = CHRONICLE_TILES.filter(({ chronicle }) => chronicle === 6)
/** GM2-C6-1: four Gatherings, Old Man of Storr, Wallace Monument, Dunvegan Castle, Fort George. */
export const TOME_TILES: readonly TileId[] = FACES.map((face) => tileNamed(face) ?? NO_TILE)

/** GM2-C6-6: the category of each table. */
export const TABLE_OF: { readonly [C in Category]?: EventTable } = { scotsmen: 'eventScotsmen', casks: 'eventCasks' }

export type BoxTome = {
  /** GM2-C6-4: extra count of a turned card in the landmark category. */
  readonly bonus: number
  /** GM2-C6-6: VP by the lead over the lowest. */
  readonly tables: { readonly [table in EventTable]: LeadTable }
}

export const BOX_TOME: BoxTome = {
  bonus: 1,
  tables: {
    eventScotsmen: { '1': 2, '2': 3, '3': 5, '4': 7, '5': 10, more: 10 },
    eventCasks: { '1': 2, '2': 3, '3': 5, '4': 7, '5': 10, more: 10 },
  },
}

type TomeContent = {
  readonly bonus: number
  readonly tables: { readonly [table in EventTable]: readonly number[] }
}
export const compileTome = ({ bonus, tables }: BoxTome): TomeContent => ({
  bonus,
  tables: { eventScotsmen: leadsOf(tables.eventScotsmen), eventCasks: leadsOf(tables.eventCasks) },
})

/** The book says that a turned card counts more; the better tables are only shown in pictures. */
export const TOME_ORIGINS: Origins = {
  'tome.bonus': { provenance: 'rulebook', from: ['rulebook-fr'] },
  'tome.tables': { provenance: 'reconstructed', from: [] },
}

export function brokenTome({ tome }: { readonly tome: BoxTome }): Fault | null {
  for (const [name, table] of Object.entries(tome.tables))
    if (!neverFalls(Object.values(table))) return fault(`tome.tables.${name}`, 'rising')
  return null
}
