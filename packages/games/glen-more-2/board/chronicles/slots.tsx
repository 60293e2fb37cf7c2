import type { ComponentChild } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { CardId, ChronicleId, FieldId, TileId, TileShown, View } from '@bothy/glen-more-2/data'
import type { BoardContext } from '../spot.tsx'
import { partsOf, playedOf, shared } from './brought.ts'
import type { Sight } from './part.ts'

type Reader = Pick<BoardContext, 'view' | 'me'>
const askingAt = ({ view, me }: Reader) =>
  playedOf(view).find(([, { panel }]) => panel?.isAsked(view, me) === true) ?? [null, null]

export function panelOf(table: BoardContext): ComponentChild {
  const [, asking] = askingAt(table)
  return asking?.panel === undefined ? null : <asking.panel.Panel table={table} />
}

export const askingOf = (table: Reader): ChronicleId | null => askingAt(table)[0]

export const hasPanel = (table: Reader): boolean => askingOf(table) !== null

export const Dock = (props: { table: BoardContext; sight: Sight }) =>
  shared.late !== null && partsOf(props.table.view).length > 0 && <shared.late.Dock {...props} />

export const OpenedChronicle = (props: { table: BoardContext; id: ChronicleId; seat: Seat }) =>
  shared.late !== null && <shared.late.Opened {...props} />

export const ChronicleTold = (props: { table: BoardContext; id: ChronicleId }) =>
  shared.late !== null && <shared.late.Told {...props} />

export const ChronicleOnSeat = (props: { table: BoardContext; seat: Seat; opened: ChronicleId | null }) =>
  shared.late !== null && <shared.late.OnSeat {...props} />

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
