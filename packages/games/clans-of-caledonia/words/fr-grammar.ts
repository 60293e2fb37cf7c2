import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { type ContractId, contractNumber } from '../data/contracts.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import { type Unit, UNIT_FACTS } from '../data/units.ts'
import type { Needs } from '../rules/types.ts'
import { needs as needsText, placeParts, PORT_NAMES, SCORING_NAMES } from './fr-names.ts'
import { columnAndRow, contractThing, hexThing, portNumber, portThing, scoringThing } from './parts.ts'

export type Reader = Seat | null

// A name may begin with a vowel, so no sentence puts "de" or "que" before one that is known only when it is drawn.

export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
/** The verb after the seat, in the present: " pose ", and of the reader " posez ". */
export const v = (seat: Seat, me: Reader, its: string, yours: string): string => ` ${seat === me ? yours : its} `
export const son = (seat: Seat, me: Reader): string => (seat === me ? 'votre' : 'son')
export const ses = (seat: Seat, me: Reader): string => (seat === me ? 'vos' : 'ses')

export const port = (tile: PortTile): Part => portThing(tile, `port ${portNumber(tile)} (${PORT_NAMES[tile]})`)
export const scoring = (tile: ScoringTile): Part => scoringThing(tile, SCORING_NAMES[tile])

export function surTerrain(unit: Unit, hex: Hex): Message {
  const [before, land] = placeParts(UNIT_FACTS[unit].terrain)
  return [before, hexThing(hex, land)]
}
export const position = (hex: Hex): string => {
  const [column, row] = columnAndRow(hex)
  return `colonne ${column}, ligne ${row}`
}

const numero = (id: ContractId): Part => contractThing(id, `n° ${contractNumber(id)}`)
export const contrat = (id: ContractId, needs: Needs | null): Message => [
  'le ',
  contractThing(id, `contrat n° ${contractNumber(id)}`),
  needs === null ? '' : ` (${needsText(needs)})`,
]
export const numeros = (list: readonly ContractId[]): Message =>
  listed(
    list.map((id) => [numero(id)]),
    'et',
  )
export const contrats = (list: readonly ContractId[]): Message => [
  list.length === 1 ? 'le contrat ' : 'les contrats ',
  ...numeros(list),
]
