import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { UnitId } from '../data/units.ts'
import type { ContractId } from '../data/contracts.ts'

export type Frame =
  /** COC-98: `left` are the seats still in this auction, the next to bid first; `leader` is null before the first bid. */
  | {
      readonly kind: 'bid'
      readonly seat: Seat
      readonly high: number
      readonly leader: Seat | null
      readonly left: readonly Seat[]
    }
  | { readonly kind: 'pair'; readonly seat: Seat }
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'after'; readonly seat: Seat }
  /** COC-30: the unit is chosen, where there were too many pairs of unit and space for one list. `free`: without land cost. */
  | { readonly kind: 'site'; readonly seat: Seat; readonly unit: UnitId; readonly free: boolean }
  /** COC-62: port 6 was used; which good, and up or down. `among`: goods as bits; `nearby`: for a neighbourhood purchase. */
  | { readonly kind: 'shift'; readonly seat: Seat; readonly among: number; readonly nearby: boolean }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly good: number }
  | { readonly kind: 'obtainMore'; readonly seat: Seat }
  | { readonly kind: 'fulfilMore'; readonly seat: Seat }
  /** COC-37, COC-57: animals still to be paid; `spared`: how many of them port 1 has spared. */
  | {
      readonly kind: 'slaughter'
      readonly seat: Seat
      readonly contract: ContractId
      readonly beef: number
      readonly mutton: number
      readonly spared: number
    }
  /** COC-40, COC-41, COC-60, COC-90: bonuses still to be had. `grain`: how much MacEwen may still discard; `begun`: a bonus was used. */
  | {
      readonly kind: 'bonus'
      readonly seat: Seat
      readonly spaces: number
      readonly upgrades: number
      readonly grain: number
      readonly begun: boolean
    }
  /**
   * COC-33: after a placement. `goods`: those that neighbours sell, as bits; `draws`: building bonuses; `must`: the good that port 6 was
   * used for, or -1.
   */
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly goods: number
      readonly draws: number
      readonly must: number
    }
  /** COC-46, COC-101: which of the contracts drawn is kept. `boxes`: how many may be; `paid`: the money is settled (COC-83). */
  | {
      readonly kind: 'keep'
      readonly seat: Seat
      readonly drawn: readonly ContractId[]
      readonly boxes: number
      readonly paid: boolean
    }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly processed: boolean }
  /** COC-63: units to be exchanged; `taken` and `put` are the kinds of the first exchange, -1 before it; `at` is its space. */
  | { readonly kind: 'swap'; readonly seat: Seat; readonly at: Hex; readonly taken: UnitId; readonly put: UnitId }
  | { readonly kind: 'process'; readonly seat: Seat }
  | { readonly kind: 'milk'; readonly seat: Seat }
  | { readonly kind: 'barrel'; readonly seat: Seat }
  /** Steps that ask no seat, or check whether there is a question. */
  | { readonly kind: 'auction'; readonly seat: Seat }
  | { readonly kind: 'starters' }
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'preparation' }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'offerFulfil'; readonly seat: Seat }
  | {
      readonly kind: 'offerBonus'
      readonly seat: Seat
      readonly spaces: number
      readonly upgrades: number
      readonly grain: number
      readonly begun: boolean
    }
  | { readonly kind: 'offerPlaced'; readonly seat: Seat; readonly goods: number; readonly draws: number }
  | { readonly kind: 'production'; readonly place: number }
  | { readonly kind: 'scoring' }

export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>
export type StepKind =
  | 'auction'
  | 'starters'
  | 'starter'
  | 'preparation'
  | 'nextTurn'
  | 'offerFulfil'
  | 'offerBonus'
  | 'offerPlaced'
  | 'production'
  | 'scoring'
export type AskKind = Exclude<FrameKind, StepKind>
