import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { type ContractId, contractNumber } from '../data/contracts.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import { type Unit, UNIT_FACTS } from '../data/units.ts'
import type { Needs } from '../rules/types.ts'
import { needs as needsText, placeParts, PORT_NAMES, SCORING_NAMES } from './en-names.ts'
import { columnAndRow, contractThing, hexThing, portNumber, portThing, scoringThing } from './parts.ts'

export type Reader = Seat | null

/** At the beginning of a sentence; `you` elsewhere. */
export const You = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'You' : null })
export const you = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'you' : null })
export const your = (seat: Seat, me: Reader): string => (seat === me ? 'your' : 'their')

export const port = (tile: PortTile): Part => portThing(tile, `port ${portNumber(tile)} (${PORT_NAMES[tile]})`)
export const scoring = (tile: ScoringTile): Part => scoringThing(tile, SCORING_NAMES[tile])

export function onLand(unit: Unit, hex: Hex): Message {
  const [before, land] = placeParts(UNIT_FACTS[unit].terrain)
  return [before, hexThing(hex, land)]
}
export const position = (hex: Hex): string => {
  const [column, row] = columnAndRow(hex)
  return `column ${column}, row ${row}`
}

export const contract = (id: ContractId, needs: Needs | null): Message => [
  contractThing(id, `contract ${contractNumber(id)}`),
  needs === null ? '' : ` (${needsText(needs)})`,
]
export const contracts = (list: readonly ContractId[]): Message => [
  list.length === 1 ? 'contract ' : 'contracts ',
  ...numbered(list),
]
export const numbered = (list: readonly ContractId[]): Message =>
  listed(
    list.map((id) => [contractThing(id, String(contractNumber(id)))]),
    'and',
  )
