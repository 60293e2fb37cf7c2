import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { Good, Import, RareImport } from '../data/goods.ts'
import type { Technology, Unit } from '../data/units.ts'
import type { ContractId } from '../data/contracts.ts'
import type { SideId } from '../data/grid.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoreRow } from '../data/scoring.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import type { Verdict } from '../data/solo.ts'
import type { Clan } from '../data/clans.ts'
import type { StartingTileId } from '../data/starting-tiles.ts'

/** COC-19: a clan and a starting tile; no clan in the variant without (COC-97). */
export type Pair = { readonly clan: Clan | null; readonly tile: StartingTileId }

/** Money is the sum paid or received, never below 0. */
export type Event =
  /** COC-12 to COC-19. Contracts face up are by box; the first seat is null in a solo game. */
  | {
      readonly type: 'gameBegan'
      readonly sides: readonly SideId[]
      readonly ports: readonly PortTile[]
      readonly scoring: readonly ScoringTile[]
      readonly contracts: readonly ContractId[]
      readonly pairs: readonly Pair[]
      readonly first: Seat | null
      readonly blocked: readonly Hex[]
    }
  /** COC-98. `won`: the place in the turn order comes with it, from 1; null for the last player, who pays nothing. */
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly vp: number }
  | { readonly type: 'bidDeclined'; readonly seat: Seat }
  | { readonly type: 'auctionWon'; readonly seat: Seat; readonly vp: number; readonly place: number }
  /** COC-19: money includes what the place in the turn order adds (COC-97). */
  | {
      readonly type: 'pairTaken'
      readonly seat: Seat
      readonly pair: Pair
      readonly money: number
      readonly goods: readonly Good[]
    }
  /** COC-20, COC-30; `start`: a starting worker, `free`: without land cost. */
  | {
      readonly type: 'unitPlaced'
      readonly seat: Seat
      readonly unit: Unit
      readonly hex: Hex
      readonly money: number
      readonly start: boolean
      readonly free: boolean
    }
  | { readonly type: 'workerLeftOut'; readonly seat: Seat }
  | {
      readonly type: 'roundBegan'
      readonly round: number
      readonly order: readonly Seat[]
      readonly tile: ScoringTile | null
    }
  | { readonly type: 'contractsFilled'; readonly boxes: readonly number[]; readonly contracts: readonly ContractId[] }
  | {
      readonly type: 'diceRolled'
      readonly good: Good
      readonly roll: number
      readonly from: number
      readonly to: number
      readonly price: number
    }
  | { readonly type: 'contractRemoved'; readonly contract: ContractId; readonly box: number; readonly roll: number }
  /** COC-25, COC-44; `price` of each, `nearby`: by neighbourhood, `now`: the new price. */
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly good: Good
      readonly n: number
      readonly price: number
      readonly nearby: boolean
      readonly now: number
    }
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly good: Good
      readonly n: number
      readonly price: number
      readonly now: number
    }
  /** COC-28, COC-46, COC-83: `money` received, or paid if it is negative. */
  | {
      readonly type: 'contractObtained'
      readonly seat: Seat
      readonly contract: ContractId
      readonly needs: Needs
      readonly money: number
      readonly drawn: boolean
    }
  | {
      readonly type: 'contractFulfilled'
      readonly seat: Seat
      readonly contract: ContractId
      readonly needs: Needs
      readonly imports: { readonly [I in Import]: number }
      readonly count: number
    }
  | { readonly type: 'slaughtered'; readonly seat: Seat; readonly unit: Unit; readonly hex: Hex }
  | {
      readonly type: 'imported'
      readonly seat: Seat
      readonly good: RareImport
      readonly n: number
      readonly step: number
      readonly money: number
    }
  | {
      readonly type: 'moneyGained'
      readonly seat: Seat
      readonly money: number
      readonly by: 'contract' | 'port' | 'stewart' | 'mackenzie'
    }
  | { readonly type: 'gloryGained'; readonly seat: Seat; readonly glory: number; readonly total: number }
  | { readonly type: 'shippingUpgraded'; readonly seat: Seat; readonly level: number; readonly money: number }
  | {
      readonly type: 'technologyUpgraded'
      readonly seat: Seat
      readonly technology: Technology
      readonly money: number
    }
  | { readonly type: 'merchantHired'; readonly seat: Seat; readonly merchants: number; readonly money: number }
  | { readonly type: 'merchantRecalled'; readonly seat: Seat; readonly good: Good }
  /** COC-56, COC-65: `copy` null but for port 9, which cost `money`. */
  | {
      readonly type: 'portUsed'
      readonly seat: Seat
      readonly port: PortTile
      readonly copy: PortTile | null
      readonly money: number
    }
  | { readonly type: 'goodsExchanged'; readonly seat: Seat; readonly give: Good; readonly gain: readonly Good[] }
  | {
      readonly type: 'priceShifted'
      readonly seat: Seat
      readonly good: Good
      readonly up: boolean
      readonly price: number
    }
  | { readonly type: 'unitSwapped'; readonly seat: Seat; readonly hex: Hex; readonly from: Unit; readonly to: Unit }
  | { readonly type: 'contractsDrawn'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | { readonly type: 'contractsReturned'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | { readonly type: 'rowed'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  /** COC-91: by itself: pushed out of the last spot, or before final scoring. */
  | {
      readonly type: 'barrelWithdrawn'
      readonly seat: Seat
      readonly spot: number
      readonly money: number
      readonly byItself: boolean
    }
  | { readonly type: 'barrelStored'; readonly seat: Seat }
  | {
      readonly type: 'goodDiscarded'
      readonly seat: Seat
      readonly good: 'milk' | 'grain'
      readonly n: number
      readonly money: number
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: Offered }
  /** COC-47: place in the next round's order, from 1. */
  /** `place` is null in a solo game (COC-77). */
  | { readonly type: 'passed'; readonly seat: Seat; readonly place: number | null; readonly money: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'produced'; readonly seat: Seat; readonly money: number; readonly goods: readonly number[] }
  | {
      readonly type: 'processed'
      readonly seat: Seat
      readonly bread: number
      readonly cheese: number
      readonly whisky: number
    }
  | {
      readonly type: 'roundScored'
      readonly round: number
      readonly tile: ScoringTile
      readonly counted: readonly number[]
      readonly glory: readonly number[]
      readonly total: readonly number[]
    }
  | {
      readonly type: 'gameEnded'
      readonly rows: readonly { readonly [R in ScoreRow]: number }[]
      readonly scores: readonly number[]
      readonly ranks: readonly number[]
      readonly verdict: Verdict | null
    }

/** COC-37: goods in the order of `GOODS`. An event carries them, since it has no view to look them up in. */
export type Needs = { readonly goods: readonly number[]; readonly beef: number; readonly mutton: number }

export type Offered =
  | 'contract'
  | 'secondContract'
  | 'bonus'
  | 'neighbourhood'
  | 'moreNeighbourhood'
  | 'draw'
  | 'processing'
  | 'milk'
  | 'barrel'
