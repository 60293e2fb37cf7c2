import type { ComponentChild, FunctionComponent } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more-2/data'
import type { Table } from '../spot.tsx'
import { Council, CouncilStrip } from './council/council.tsx'
import { ENGLAND, EnglandRow, EnglandSign } from './englishman/england.tsx'

type Part = {
  readonly isInPlay: (view: View) => boolean
  /** A question of its own is asked: its panel stands between territory and map, on a phone in the place of the rondel. */
  readonly isAsked: (view: View) => boolean
  readonly Panel: FunctionComponent<{ table: Table }>
  /** At a glance, while something else is asked. */
  readonly Strip: FunctionComponent<{ table: Table }>
}

/** What Chronicles draw on the stage; one line for each. */
const PARTS: readonly Part[] = [
  {
    isInPlay: ({ chronicles }) => chronicles.council !== undefined,
    isAsked: ({ pending }) => pending?.kind === 'convene' || pending?.kind === 'vote',
    Panel: Council,
    Strip: CouncilStrip,
  },
]

/** The panel of the Chronicle that asks, or null. */
export function panelOf(table: Table): ComponentChild {
  const part = PARTS.find(({ isAsked }) => isAsked(table.view))
  return part === undefined ? null : <part.Panel table={table} />
}

export const hasPanel = (view: View): boolean => PARTS.some(({ isAsked }) => isAsked(view))

export const Strips = ({ table }: { table: Table }) => (
  <>
    {PARTS.filter(({ isInPlay }) => isInPlay(table.view)).map(({ Strip }, i) => (
      <Strip key={i} table={table} />
    ))}
  </>
)

/** Rows that Chronicles add to the market, with the keys by which they are reached; one line for each. */
const ROWS: readonly {
  readonly key: string
  readonly isInPlay: (view: View) => boolean
  readonly Row: FunctionComponent<{ table: Table; tabIndex: (key: string) => number }>
}[] = [{ key: ENGLAND, isInPlay: ({ chronicles }) => chronicles.englishman !== undefined, Row: EnglandRow }]

export const marketRowKeys = (view: View): readonly string[] =>
  ROWS.flatMap(({ key, isInPlay }) => (isInPlay(view) ? [key] : []))

export const MarketRows = ({ table, tabIndex }: { table: Table; tabIndex: (key: string) => number }) => (
  <>
    {ROWS.filter(({ isInPlay }) => isInPlay(table.view)).map(({ key, Row }) => (
      <Row key={key} table={table} tabIndex={tabIndex} />
    ))}
  </>
)

/** What a seat has of Chronicles, beside its coins and resources. */
export const SeatSigns = ({ table, seat }: { table: Table; seat: Seat }) => <EnglandSign table={table} seat={seat} />
