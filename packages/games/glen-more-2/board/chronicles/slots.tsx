import type { ComponentChild } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { CardId, FieldId, TileId, TileShown, View } from '@bothy/glen-more-2/data'
import type { Table } from '../spot.tsx'
import { partsOf, shared } from './brought.ts'

type Reader = Pick<Table, 'view' | 'me'>
const askingAt = ({ view, me }: Reader) => partsOf(view).find(({ panel }) => panel?.isAsked(view, me) === true)?.panel

/** The panel of the Chronicle that asks, or null. */
export function panelOf(table: Table): ComponentChild {
  const asking = askingAt(table)
  return asking === undefined ? null : <asking.Panel table={table} />
}

export const hasPanel = (table: Reader): boolean => askingAt(table) !== undefined

/** What all Chronicles show at a glance. */
export const Strips = (props: { table: Table; seat: Seat }) => shared.Strips !== null && <shared.Strips {...props} />

/** What Chronicles put on a tile of the rondel. */
export const OnRondel = ({ table, tile }: { table: Table; tile: TileId }) => (
  <>{partsOf(table.view).map(({ OnRondel: On }, i) => On !== undefined && <On key={i} table={table} tile={tile} />)}</>
)

/** Rows that Chronicles add to the market. */
export const marketRowKeys = (view: View): readonly string[] => partsOf(view).flatMap(({ row }) => row?.key ?? [])

export const MarketRows = ({ table, tabIndex }: { table: Table; tabIndex: (key: string) => number }) => (
  <>
    {partsOf(table.view).map(
      ({ row }) => row !== undefined && <row.Row key={row.key} table={table} tabIndex={tabIndex} />,
    )}
  </>
)

/** What a seat has of Chronicles, beside its coins and resources. */
export const SeatSigns = ({ table, seat }: { table: Table; seat: Seat }) => (
  <>
    {partsOf(table.view).map(
      ({ SeatSigns: Signs }, i) => Signs !== undefined && <Signs key={i} table={table} seat={seat} />,
    )}
  </>
)

/** What Chronicles put on a tile of a territory. */
export const TileThings = ({ table, seat, shown }: { table: Table; seat: Seat; shown: TileShown }) => (
  <>
    {partsOf(table.view).map(
      ({ onTile }, i) => onTile !== undefined && <onTile.Things key={i} table={table} seat={seat} shown={shown} />,
    )}
  </>
)

/** What Chronicles put on a clan field. */
export const FieldThings = ({ table, field }: { table: Table; field: FieldId }) => (
  <>
    {partsOf(table.view).map(
      ({ onField }, i) => onField !== undefined && <onField.Things key={i} table={table} field={field} />,
    )}
  </>
)

/** What Chronicles put on a landmark card. */
export const CardThings = ({ table, card }: { table: Table; card: CardId }) => (
  <>{partsOf(table.view).map(({ OnCard: On }, i) => On !== undefined && <On key={i} table={table} card={card} />)}</>
)

export const fieldThingsSaid = (table: Table, field: FieldId): readonly string[] =>
  partsOf(table.view).flatMap(({ onField }) => onField?.said(table, field) ?? [])

export const tileThingsSaid = (table: Table, seat: Seat, shown: TileShown): readonly string[] =>
  partsOf(table.view).flatMap(({ onTile }) => onTile?.said(table, seat, shown) ?? [])
