import type { Corrections, Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { Good, RareImport } from '../data/goods.ts'
import type { Technology, Unit } from '../data/units.ts'
import type { ClanId } from '../data/clans.ts'
import type { ContractId } from '../data/contracts.ts'
import type { Composition } from '../data/grid.ts'
import type { PortTile, PortTileId } from '../data/port-tiles.ts'
import type { ScoringTileId } from '../data/scoring-tiles.ts'
import type { Verdict } from '../data/solo.ts'
import type { StartingTileId } from '../data/starting-tiles.ts'
import type { Event, Pair } from './events.ts'
import type { View } from './view-types.ts'
import type { Frame } from './frame-types.ts'
import type { Reason, Warning } from './reason-types.ts'
import type { Options, Setup } from './setup-types.ts'

export type { Event, Needs, Offered, Pair } from './events.ts'
export type * from './frame-types.ts'
export type * from './reason-types.ts'
export type * from './setup-types.ts'
export type * from './view-types.ts'

export type State = {
  readonly revision: number
  rng: { [stream: string]: RngState; dice: RngState }
  readonly seats: number
  readonly corrections: Corrections | null
  readonly options: Options
  readonly sides: Composition
  /** COC-13: port tiles by module; empty without port tiles. */
  readonly ports: readonly PortTileId[]
  /** COC-15: by round; empty without scoring tiles. */
  readonly scoring: readonly ScoringTileId[]
  /** COC-19: pairs on offer, null where one was taken; none once all have one. */
  pairs: (Pair | null)[]
  /** By seat; -1 for none, or before it is taken. */
  clan: ClanId[]
  tile: StartingTileId[]
  bid: number[]
  /** 0 before the first. */
  round: number
  /** COC-18, COC-47: seats in turn order, and those that have passed, in that order. */
  order: Seat[]
  passed: Seat[]
  place: number
  /** By space: a code of `board.ts` for a unit and its owner, for a blocked space or none. */
  spaces: number[]
  /** By seat and kind, `seat * UNIT_KINDS + kind`. Follows from `spaces`; the invariants check it. */
  units: number[]
  /** By seat: `REACH_WORDS` words, a set of hexes and one of ports. Follows from `spaces` and `shipping`; the invariants check it. */
  reach: number[]
  money: number[]
  glory: number[]
  /** By seat and good, `seat * GOOD_KINDS + good`: stock, and merchants on the market, those that sell as negative numbers. */
  goods: number[]
  market: number[]
  merchants: number[]
  unhired: number[]
  shipping: number[]
  /** By seat: a bit for each technology, woodcutter 1, miner 2. */
  technology: number[]
  portsUsed: number[]
  prices: number[]
  tokens: number[]
  /** Contracts face up by box, -1 for an empty one. */
  display: ContractId[]
  /** The last is drawn first. */
  pile: Secret<ContractId[]>
  /** COC-101: seen by all and put under the pile; the first of them comes up first, after the pile. */
  under: ContractId[]
  removed: ContractId[]
  boxes: ContractId[][]
  fulfilled: ContractId[][]
  /** COC-91: barrels as bits, spot 1 is bit 0. There is one MacKenzie at most. */
  cellar: number
  rowed: boolean
  feePaid: boolean
  nearby: number[]
  /** Arranged rolls, the last one comes next. */
  goodsRolls: Secret<number[]>
  priceRolls: Secret<number[]>
  ranks: number[] | null
  stack: Frame[]
}

/**
 * One choice by one gesture, with its notation. Spaces are numbers (`hexName`), contracts their place in the list of all, one less
 * than in the notation.
 */
export type Action =
  | { readonly type: 'bid'; readonly vp: number }
  | { readonly type: 'out' }
  | { readonly type: 'take'; readonly pair: number }
  | { readonly type: 'place'; readonly unit: Unit; readonly hex: Hex }
  /**
   * COC-30, `expand sheep c3r4`: a unit and a space. Where more than `MOST_SITES` pairs are possible, only units are listed
   * (`expand sheep`, `hex` null), and the space is asked for next, with the same pair as the answer. Greyed ones may name a unit
   * alone (it can go nowhere) or a space alone (`expand c3r4`: no unit can go there).
   */
  | { readonly type: 'expand'; readonly unit: Unit | null; readonly hex: Hex | null }
  /** COC-25, COC-42, `buy wool 3`: at the market; after an Expand, from the neighbourhood. */
  | { readonly type: 'buy'; readonly good: Good; readonly n: number }
  | { readonly type: 'sell'; readonly good: Good; readonly n: number }
  | { readonly type: 'obtain'; readonly contract: ContractId }
  | { readonly type: 'ship' }
  | { readonly type: 'improve'; readonly technology: Technology }
  | { readonly type: 'hire' }
  | { readonly type: 'recall'; readonly good: Good }
  /** COC-37, `fulfil 17`: a contract in a box. Animals are asked for next where there is a choice. */
  | { readonly type: 'fulfil'; readonly contract: ContractId }
  | { readonly type: 'slaughter'; readonly hex: Hex }
  | { readonly type: 'pass' }
  | { readonly type: 'port'; readonly port: PortTile; readonly copy: PortTile | null }
  /** COC-58, COC-59, `exchange wool for grain grain milk`: in the order of `GOODS`. */
  | { readonly type: 'exchange'; readonly give: Good; readonly gain: readonly Good[] }
  | { readonly type: 'shift'; readonly good: Good; readonly up: boolean }
  | { readonly type: 'swap'; readonly hex: Hex; readonly unit: Unit }
  | { readonly type: 'draw' }
  | { readonly type: 'keep'; readonly contract: ContractId }
  | { readonly type: 'row'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'withdraw'; readonly spot: number }
  | { readonly type: 'store' }
  | { readonly type: 'discard'; readonly good: 'milk' | 'grain'; readonly n: number }
  /** COC-66, `process 1 2 0`: how much bread, cheese and whisky are made. Asked wherever a factory can work. */
  | { readonly type: 'process'; readonly bread: number; readonly cheese: number; readonly whisky: number }
  /** `skip`: declines all that is still offered (COC-40, COC-42, COC-46, COC-83). */
  | { readonly type: 'skip' }
  | { readonly type: 'end' }

export type ActionType = Action['type']

/** The last line only explains (COC-74). */
export type ScoreCategory =
  | 'glory'
  | 'basicGoods'
  | 'processedGoods'
  | 'money'
  | 'hops'
  | RareImport
  | 'exports'
  | 'settlements'
  | 'auctionBid'
  | 'moneyLeft'

export type TieBreak = 'moneyLeft'

export type Types = {
  setup: Setup
  state: State
  action: Action
  event: Event
  view: View
  reason: Reason
  warning: Warning
  tieBreak: TieBreak
  verdict: Verdict
}

/** Compile-time proof that these types are plain data. */
export type PlainData = [Setup, Action, Event, View, Reason, Warning] extends Json[] ? true : never
