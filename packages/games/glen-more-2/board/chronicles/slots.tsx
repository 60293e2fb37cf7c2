import type { ComponentChild } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { CardId, FieldId, TileId, TileShown, View } from '@bothy/glen-more-2/data'
import type { BoardContext } from '../spot.tsx'
import { partsOf, shared } from './brought.ts'

type Reader = Pick<BoardContext, 'view' | 'me'>
const askingAt = ({ view, me }: Reader) => partsOf(view).find(({ panel }) => panel?.isAsked(view, me) === true)?.panel

export function panelOf(table: BoardContext): ComponentChild {
  const asking = askingAt(table)
  return asking === undefined ? null : <asking.Panel table={table} />
}

export const hasPanel = (table: Reader): boolean => askingAt(table) !== undefined

export const Strips = (props: { table: BoardContext; seat: Seat }) =>
  shared.Strips !== null && <shared.Strips {...props} />

export const OnRondel = ({ table, tile }: { table: BoardContext; tile: TileId }) => (
  <>{partsOf(table.view).map(({ OnRondel: On }, i) => On !== undefined && <On key={i} table={table} tile={tile} />)}</>
)

export const marketRowKeys = (view: View): readonly string[] => partsOf(view).flatMap(({ row }) => row?.key ?? [])

export const MarketRows = ({ table, tabIndex }: { table: BoardContext; tabIndex: (key: string) => number }) => (
  <>
    {partsOf(table.view).map(
      ({ row }) => row !== undefined && <row.Row key={row.key} table={table} tabIndex={tabIndex} />,
    )}
  </>
)

export const SeatSigns = ({ table, seat }: { table: BoardContext; seat: Seat }) => (
  <>
    {partsOf(table.view).map(
      ({ SeatSigns: Signs }, i) => Signs !== undefined && <Signs key={i} table={table} seat={seat} />,
    )}
  </>
)

export const TileThings = ({ table, seat, shown }: { table: BoardContext; seat: Seat; shown: TileShown }) => (
  <>
    {partsOf(table.view).map(
      ({ onTile }, i) => onTile !== undefined && <onTile.Things key={i} table={table} seat={seat} shown={shown} />,
    )}
  </>
)

export const FieldThings = ({ table, field }: { table: BoardContext; field: FieldId }) => (
  <>
    {partsOf(table.view).map(
      ({ onField }, i) => onField !== undefined && <onField.Things key={i} table={table} field={field} />,
    )}
  </>
)

export const CardThings = ({ table, card }: { table: BoardContext; card: CardId }) => (
  <>{partsOf(table.view).map(({ OnCard: On }, i) => On !== undefined && <On key={i} table={table} card={card} />)}</>
)

export const fieldThingsSaid = (table: BoardContext, field: FieldId): readonly string[] =>
  partsOf(table.view).flatMap(({ onField }) => onField?.said(table, field) ?? [])

export const tileThingsSaid = (table: BoardContext, seat: Seat, shown: TileShown): readonly string[] =>
  partsOf(table.view).flatMap(({ onTile }) => onTile?.said(table, seat, shown) ?? [])
