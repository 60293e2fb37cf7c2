import { peek, type Seat } from '@bothy/kernel'
import { contentOf, mapOf } from './content.ts'
import { MACDONALD_WORKERS } from '../data/clans.ts'
import { CONTRACTS, type ContractId } from '../data/contracts.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { hasHex } from '../data/hex-sets.ts'
import { MERCHANTS, UNITS_OF_A_KIND } from '../data/limits.ts'
import { type MapTables, REACH_WORDS } from '../data/map.ts'
import { UNIT_KINDS, UNITS } from '../data/units.ts'
import { MAX_SHIPPING } from '../data/upgrades.ts'
import { CLAN, FISHERMAN, isUnit, ownerOf, unitOf, unitsLeft } from './topics/board.ts'
import { boxesOf, NO_CONTRACT_THERE } from './topics/contracts.ts'
import { fits, hasFishermanBeside } from './topics/expand.ts'
import { levelsOf, portsInReach } from './topics/reach.ts'
import type { State } from './types.ts'

export function invariants(s: State): void {
  const broken: string[] = []
  const hold = (ok: boolean, sentence: string): void => {
    if (!ok) broken.push(sentence)
  }
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const map = mapOf(s)
  hold(
    s.spaces.every((code, hex) => !isUnit(code) || (map.isActive[hex] && fits(map, unitOf(code), hex))),
    'COC-5, COC-9 units are on fitting spaces of the active map',
  )
  hold(isCounted(s), 'COC-3 units are counted as they are on the map')
  hold(isReckoned(s), 'COC-49 what is in reach follows from units and shipping')
  hold(
    seats.every((seat) => UNITS.every((_, unit) => isLeft(s, seat, unit))),
    'COC-3, COC-87 no more units than there are',
  )
  hold(
    s.spaces.every((code, hex) => !isUnit(code) || unitOf(code) !== FISHERMAN || !hasFishermanBeside(s, map, hex)),
    'COC-88 fishermen are never adjacent',
  )
  hold(
    [...s.money, ...s.goods, ...s.glory, ...s.merchants, ...s.unhired].every((n) => n >= 0 && Number.isInteger(n)),
    'COC-7 nothing is owed',
  )
  hold(
    seats.every((seat) => merchantsOf(s, seat) === MERCHANTS),
    'COC-17 every player has seven merchants',
  )
  hold(isWholePile(s), 'COC-16 every contract is in exactly one place')
  hold(
    seats.every((seat) => s.boxes[seat].length <= boxesOf(s, seat)),
    'COC-29, COC-83 boxes hold one contract each',
  )
  hold(
    s.prices.every((place, good) => contentOf(s).marketFor(s.seats).prices[good][place] !== undefined),
    'COC-26 prices are on their tracks',
  )
  hold(
    s.shipping.every((level) => level >= 0 && level <= MAX_SHIPPING),
    'COC-34 shipping has five levels',
  )
  hold(s.cellar === 0 || s.clan.includes(CLAN.mackenzie), 'COC-91 only MacKenzie has a cellar')
  hold(new Set(s.passed).size === s.passed.length, 'COC-47 everybody passes once')
  hold(s.ranks === null || s.stack.length === 0, 'nothing is asked once the game is over')
  if (broken.length > 0) throw new Error(broken.join('; '))
}

function isCounted(s: State): boolean {
  const counts = Array.from({ length: s.seats * UNIT_KINDS }, () => 0)
  for (let hex = 0; hex < HEXES; hex++) {
    const code = s.spaces[hex]
    if (isUnit(code)) counts[ownerOf(code) * UNIT_KINDS + unitOf(code)]++
  }
  return counts.every((n, i) => n === s.units[i])
}

/** Cache of the last state that was correct: most plies change neither units nor shipping. */
type Reckoned = Pick<State, 'spaces' | 'shipping' | 'reach'> & { readonly map: MapTables | null }
let reckoned: Reckoned = { map: null, spaces: [], shipping: [], reach: [] }

const isAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i])

/** Computed from `levelsOf`, in another way than by the rules. */
function isReckoned(s: State): boolean {
  const map = mapOf(s)
  const isKnown = reckoned.map === map && isAlike(s.spaces, reckoned.spaces) && isAlike(s.shipping, reckoned.shipping)
  if (isKnown && isAlike(s.reach, reckoned.reach)) return true
  for (let seat = 0; seat < s.seats; seat++) {
    const levels = levelsOf(s, seat)
    for (let hex = 0; hex < HEXES; hex++) {
      const isIn = hasHex(s.reach, seat * REACH_WORDS, hex)
      if (s.spaces[hex] < 0 && isIn !== levels[hex] <= s.shipping[seat]) return false
    }
    const isPortIn = (module: number): boolean => (portsInReach(s, seat) & (1 << module)) !== 0
    if (!map.ports.every((hex, module) => isPortIn(module) === levels[hex] <= s.shipping[seat])) return false
  }
  reckoned = { map, spaces: s.spaces.slice(), shipping: s.shipping.slice(), reach: s.reach.slice() }
  return true
}

function isLeft(s: State, seat: Seat, unit: number): boolean {
  const left = unitsLeft(s, seat, unit)
  return left >= 0 && left <= (s.clan[seat] === CLAN.macdonald ? MACDONALD_WORKERS : UNITS_OF_A_KIND)
}

function merchantsOf(s: State, seat: Seat): number {
  let sum = s.merchants[seat] + s.unhired[seat]
  for (let good = 0; good < GOOD_KINDS; good++) sum += Math.abs(s.market[seat * GOOD_KINDS + good])
  return sum
}

function isWholePile(s: State): boolean {
  const seen: ContractId[] = [...peek(s.pile), ...s.under, ...s.removed, ...s.boxes.flat(), ...s.fulfilled.flat()]
  seen.push(...s.display.filter((contract) => contract !== NO_CONTRACT_THERE))
  for (const f of s.stack) if (f.kind === 'keep') seen.push(...f.drawn)
  return seen.length === CONTRACTS && new Set(seen).size === CONTRACTS
}
