import { peek, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { contentOf } from '../content.ts'
import { BUCHANAN_BOXES, BUCHANAN_DRAW } from '../../data/clans.ts'
import type { ContractTables } from '../../data/content.ts'
import type { ContractId } from '../../data/contracts.ts'
import { GOOD_KINDS, GOODS } from '../../data/goods.ts'
import { HEXES } from '../../data/grid.ts'
import { BUILDING_BONUS_DRAW, BUILDING_BONUS_KEEP, EXPORT_BOXES, UNITS_OF_A_KIND } from '../../data/limits.ts'
import type { UnitId } from '../../data/units.ts'
import { NO_BOX, NO_BOX_TO_DRAW, NO_CONTRACT, NO_PILE, NOT_WANTED, tooPoor, WOULD_FAIL } from '../reasons.ts'
import type { Event, FrameOf, Needs, Reason, State } from '../types.ts'
import { CLAN, codeOf, COW, isFactoryUnit, SHEEP, unitsOf, withoutUnit } from './board.ts'
import { goodsOf } from './market.ts'
import { sparable } from './ports.ts'

export const NO_CONTRACT_THERE: ContractId = -1

export const contractOf = (s: State, contract: ContractId): ContractTables => contentOf(s).contractList[contract]

export const boxesOf = (s: State, seat: Seat): number =>
  s.clan[seat] === CLAN.buchanan ? BUCHANAN_BOXES : EXPORT_BOXES
export const freeBoxes = (s: State, seat: Seat): number => boxesOf(s, seat) - s.boxes[seat].length

/** COC-28, COC-83: money received with a contract, negative if it is paid. `again`: not the first of the same action or draw. */
export function contractMoney(s: State, seat: Seat, again: boolean): number {
  const isSettled = s.clan[seat] === CLAN.buchanan && (s.options.buchananFeeOncePerTurn ? s.feePaid : again)
  return isSettled ? 0 : contentOf(s).exportBoard.contractMoney[s.round - 1]
}

export function whyNotAfford(s: State, seat: Seat, again: boolean): Reason | null {
  const money = contractMoney(s, seat, again)
  return -money > s.money[seat] ? tooPoor(-money, s.money[seat]) : null
}
export const whyNotObtain = (s: State, seat: Seat, again: boolean): Reason | null =>
  freeBoxes(s, seat) <= 0 ? NO_BOX : whyNotAfford(s, seat, again)

export type Obtained = { readonly again: boolean; readonly drawn: boolean }

export function obtain(s: State, seat: Seat, contract: ContractId, { again, drawn }: Obtained, events?: Event[]): void {
  const money = contractMoney(s, seat, again)
  s.money[seat] += money
  s.feePaid = true
  s.boxes[seat].push(contract)
  events?.push({ type: 'contractObtained', seat, contract, needs: needsOf(s, contract), money, drawn })
}

export function needsOf(s: State, contract: ContractId): Needs {
  const { goods, beef, mutton } = contractOf(s, contract)
  return { goods: goods.slice(), beef, mutton }
}

function hasGoods(s: State, seat: Seat, { goods }: ContractTables): boolean {
  for (let good = 0; good < GOOD_KINDS; good++) if (goodsOf(s, seat, good) < goods[good]) return false
  return true
}

/**
 * COC-37, COC-57: `spared` animals are those that port 1 may still spare. Using the port first is never worse, since slaughter only takes
 * units out of its reach.
 */
function canSlaughter(s: State, seat: Seat, beef: number, mutton: number, spared: number): boolean {
  const own = Math.min(beef, unitsOf(s, seat, COW)) + Math.min(mutton, unitsOf(s, seat, SHEEP))
  const left = beef + mutton - spared - own
  return left <= 0 || left <= sparable(s, seat)
}

export const canFulfil = (s: State, seat: Seat, contract: ContractId): boolean => {
  const needs = contractOf(s, contract)
  return hasGoods(s, seat, needs) && canSlaughter(s, seat, needs.beef, needs.mutton, 0)
}

export const whyNotFulfil = (s: State, seat: Seat, contract: ContractId): Reason | null =>
  s.boxes[seat].includes(contract) ? whyNotPayFor(s, seat, contract) : NO_CONTRACT

export function whyNotPayFor(s: State, seat: Seat, contract: ContractId): Reason | null {
  if (canFulfil(s, seat, contract)) return null
  const needs = contractOf(s, contract)
  const enough = canSlaughter(s, seat, needs.beef, needs.mutton, 0)
  return {
    why: 'missing',
    goods: GOODS.flatMap((good, i) => {
      const n = needs.goods[i] - goodsOf(s, seat, i)
      return n > 0 ? [{ good, n }] : []
    }),
    beef: enough ? 0 : Math.max(0, needs.beef - unitsOf(s, seat, COW)),
    mutton: enough ? 0 : Math.max(0, needs.mutton - unitsOf(s, seat, SHEEP)),
    rule: 'COC-37',
  }
}

/** COC-39, COC-82, COC-95: moving the token of an import brings £1 for each mark reached or passed. */
export function markMoney(s: State, kind: number, n: number): number {
  if (s.options.staticImports || (s.seats === 1 && !s.options.soloImportTrackMoney)) return 0
  const { steps, money } = contentOf(s).exportBoard.importMark
  return money * (Math.floor((s.tokens[kind] + n) / steps) - Math.floor(s.tokens[kind] / steps))
}

/** COC-37: does the contract ask for this animal, and could the rest still be paid without it? */
export function whyNotTake(s: State, seat: Seat, hex: Hex, due: FrameOf<'slaughter'>): Reason | null {
  const { beef, mutton, spared } = due
  const code = s.spaces[hex]
  const isCow = code === codeOf(seat, COW)
  if (!(isCow ? beef > 0 : code === codeOf(seat, SHEEP) && mutton > 0)) return NOT_WANTED
  const can = canSlaughter(withoutUnit(s, hex), seat, isCow ? beef - 1 : beef, isCow ? mutton : mutton - 1, spared)
  return can ? null : WOULD_FAIL
}

export function animalsOf(s: State, seat: Seat, unit: UnitId): Hex[] {
  const code = codeOf(seat, unit)
  const out: Hex[] = []
  for (let hex = 0; hex < HEXES; hex++) if (s.spaces[hex] === code) out.push(hex)
  return out
}

/** COC-46: how many building bonuses a unit just placed brings: it is the fourth of a kind of factory. */
export const buildingBonus = (s: State, seat: Seat, unit: UnitId): number =>
  isFactoryUnit(unit) && unitsOf(s, seat, unit) === UNITS_OF_A_KIND ? 1 : 0

export const pileSize = (s: State): number => peek(s.pile).length + s.under.length
export const canDraw = (s: State, seat: Seat): boolean => whyNotDraw(s, seat) === null
export function whyNotDraw(s: State, seat: Seat): Reason | null {
  if (freeBoxes(s, seat) <= 0) return NO_BOX_TO_DRAW
  return pileSize(s) > 0 ? null : NO_PILE
}

/** COC-101: from the pile, then what was put under it, in that order. */
export function drawContract(s: State): ContractId {
  return peek(s.pile).pop() ?? s.under.shift() ?? NO_CONTRACT_THERE
}

/** COC-46, COC-83: how many are drawn, and how many may be kept. */
export const drawCount = (s: State, seat: Seat): number =>
  s.clan[seat] === CLAN.buchanan ? BUCHANAN_DRAW : BUILDING_BONUS_DRAW
export const keepCount = (s: State, seat: Seat): number =>
  Math.min(freeBoxes(s, seat), s.clan[seat] === CLAN.buchanan ? BUCHANAN_BOXES : BUILDING_BONUS_KEEP)
