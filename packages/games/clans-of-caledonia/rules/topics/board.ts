import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { type Clan, type ClanId, clanId, CLANS, MACDONALD_WORKERS } from '../../data/clans.ts'
import { UNITS_OF_A_KIND } from '../../data/limits.ts'
import { UNIT_KINDS, type UnitId, unitId } from '../../data/units.ts'
import type { State } from '../types.ts'

/** Codes of a space: empty, blocked (COC-76, COC-96), or a unit of a seat. */
export const EMPTY_SPACE = -1
export const BLOCKED_SPACE = -2
const SEAT_SHIFT = 4
const UNIT_MASK = (1 << SEAT_SHIFT) - 1

export const codeOf = (seat: Seat, unit: UnitId): number => (seat << SEAT_SHIFT) | unit
export const ownerOf = (code: number): Seat => code >> SEAT_SHIFT
export const unitOf = (code: number): UnitId => code & UNIT_MASK
export const isUnit = (code: number): boolean => code >= 0

export const SHEEP = unitId('sheep')
export const COW = unitId('cow')
export const DAIRY = unitId('dairy')
export const BAKERY = unitId('bakery')
export const FIELD = unitId('field')
export const DISTILLERY = unitId('distillery')
export const WOODCUTTER = unitId('woodcutter')
export const MINER = unitId('miner')
export const FISHERMAN = unitId('fisherman')

export const isWorkerUnit = (unit: UnitId): boolean => unit >= WOODCUTTER
export const isFactoryUnit = (unit: UnitId): boolean => unit === DAIRY || unit === BAKERY || unit === DISTILLERY

export const CLAN = {
  buchanan: clanId('buchanan'),
  campbell: clanId('campbell'),
  cunningham: clanId('cunningham'),
  fergusson: clanId('fergusson'),
  macdonald: clanId('macdonald'),
  macewen: clanId('macewen'),
  mackenzie: clanId('mackenzie'),
  robertson: clanId('robertson'),
  stewart: clanId('stewart'),
} as const satisfies Record<Clan, ClanId>

export const clanOf = (s: State, seat: Seat): Clan | null => (s.clan[seat] < 0 ? null : CLANS[s.clan[seat]])

export const unitsOf = (s: State, seat: Seat, unit: UnitId): number => s.units[seat * UNIT_KINDS + unit]

/** COC-3, COC-87: units of a kind on the player board; MacDonald's workers are one pool. */
export function unitsLeft(s: State, seat: Seat, unit: UnitId): number {
  const at = seat * UNIT_KINDS
  if (isWorkerUnit(unit)) {
    if (s.clan[seat] === CLAN.macdonald)
      return MACDONALD_WORKERS - s.units[at + WOODCUTTER] - s.units[at + MINER] - s.units[at + FISHERMAN]
    if (unit === FISHERMAN) return 0
  }
  return UNITS_OF_A_KIND - s.units[at + unit]
}

const WORKER_KINDS = (1 << WOODCUTTER) | (1 << MINER) | (1 << FISHERMAN)

export function kindsLeft(s: State, seat: Seat): number {
  const isMacdonald = s.clan[seat] === CLAN.macdonald
  const at = seat * UNIT_KINDS
  let kinds = 0
  for (let unit = 0; unit < FISHERMAN; unit++) if (s.units[at + unit] < UNITS_OF_A_KIND) kinds |= 1 << unit
  if (!isMacdonald) return kinds
  return unitsLeft(s, seat, FISHERMAN) > 0 ? kinds | WORKER_KINDS : kinds & ~WORKER_KINDS
}

export function putUnit(s: State, seat: Seat, unit: UnitId, hex: Hex): void {
  s.spaces[hex] = codeOf(seat, unit)
  s.units[seat * UNIT_KINDS + unit]++
}

export function liftUnit(s: State, hex: Hex): UnitId {
  const code = s.spaces[hex]
  const unit = unitOf(code)
  s.spaces[hex] = EMPTY_SPACE
  s.units[ownerOf(code) * UNIT_KINDS + unit]--
  return unit
}

/** Copies, since the state may be frozen. */
export function withUnit(s: State, seat: Seat, unit: UnitId, hex: Hex): State {
  const then = { ...s, spaces: s.spaces.slice(), units: s.units.slice() }
  putUnit(then, seat, unit, hex)
  return then
}

export function withoutUnit(s: State, hex: Hex): State {
  const then = { ...s, spaces: s.spaces.slice(), units: s.units.slice() }
  liftUnit(then, hex)
  return then
}

export function hexesOf(s: State, seat: Seat): Hex[] {
  const out: Hex[] = []
  for (let hex = 0; hex < s.spaces.length; hex++) if (ownerOf(s.spaces[hex]) === seat) out.push(hex)
  return out
}
