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
  /** Shared by clones: never changed. */
  readonly corrections: Corrections | null
  readonly options: Options
  /** COC-12. */
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
  /** COC-98: victory points that a clan cost. */
  bid: number[]
  /** 0 before the first. */
  round: number
  /** COC-18, COC-47: seats in turn order, and those that have passed, in that order. */
  order: Seat[]
  passed: Seat[]
  /** Place in `order` of the seat whose turn it is. */
  place: number
  /** By space: a code of `board.ts` for a unit and its owner, for a blocked space or none. */
  spaces: number[]
  /** Units on the map by seat and kind: `seat * UNIT_KINDS + kind`. Follows from `spaces`; the invariants count again. */
  units: number[]
  /** By seat: `REACH_WORDS` words, a set of hexes and one of ports. Follows from `spaces` and `shipping`; the invariants reckon again. */
  reach: number[]
  money: number[]
  glory: number[]
  /** By seat and good, `seat * GOOD_KINDS + good`: stock, and merchants on the market, those that sell as negative numbers. */
  goods: number[]
  market: number[]
  /** Merchants by seat: in stock, and still on the board. */
  merchants: number[]
  unhired: number[]
  shipping: number[]
  /** By seat: a bit for each technology, woodcutter 1, miner 2. */
  technology: number[]
  /** By seat: a bit for each module whose port tile was used. */
  portsUsed: number[]
  /** Places on the price tracks, by good. */
  prices: number[]
  /** COC-39: steps of the import tokens, cotton, tobacco, sugar cane. */
  tokens: number[]
  /** Contracts face up by box, -1 for an empty one. */
  display: ContractId[]
  /** The last is drawn first. */
  pile: Secret<ContractId[]>
  /** COC-101: seen by all and put under the pile; the first of them comes up first, after the pile. */
  under: ContractId[]
  /** Taken out of the game (COC-79). */
  removed: ContractId[]
  /** By seat: unfulfilled ones, and fulfilled ones in that order. */
  boxes: ContractId[][]
  fulfilled: ContractId[][]
  /** COC-91: barrels as bits, spot 1 is bit 0. There is one MacKenzie at most. */
  cellar: number
  /** Of the turn under way: rowed (COC-89), the fee of Buchanan is settled (COC-83), bought by neighbourhood, by good (COC-43). */
  rowed: boolean
  feePaid: boolean
  nearby: number[]
  /** Arranged rolls, the last one comes next. */
  goodsRolls: Secret<number[]>
  priceRolls: Secret<number[]>
  /** By seat once the game is over. */
  ranks: number[] | null
  stack: Frame[]
}

/**
 * One choice by one gesture, with its notation. Spaces are numbers (`hexName`), contracts their place in the list of all, one less
 * than in the notation.
 */
export type Action =
  /** COC-98, `bid 5`: victory points, more than the highest bid. */
  | { readonly type: 'bid'; readonly vp: number }
  /** COC-98, `out`: out of this auction. Not for the one who opens it. */
  | { readonly type: 'out' }
  /** COC-19, `take 0`: a pair by its place on offer. */
  | { readonly type: 'take'; readonly pair: number }
  /** COC-20, `place miner c3r4`: a starting worker. */
  | { readonly type: 'place'; readonly unit: Unit; readonly hex: Hex }
  /**
   * COC-30, `expand sheep c3r4`: a unit and a space. Where more than `MOST_SITES` pairs are possible, only units are listed
   * (`expand sheep`, `hex` null), and the space is asked for next, with the same pair as the answer. Greyed ones may name a unit
   * alone (it can go nowhere) or a space alone (`expand c3r4`: no unit can go there).
   */
  | { readonly type: 'expand'; readonly unit: Unit | null; readonly hex: Hex | null }
  /** COC-25, COC-42, `buy wool 3`: at the market; after an Expand, from the neighbourhood. */
  | { readonly type: 'buy'; readonly good: Good; readonly n: number }
  /** COC-25, `sell wool 3`. */
  | { readonly type: 'sell'; readonly good: Good; readonly n: number }
  /** COC-28, `obtain 17`: a contract face up. */
  | { readonly type: 'obtain'; readonly contract: ContractId }
  /** COC-34, `ship`; COC-35, `improve miner`; COC-36, `hire`: main actions, and bonus upgrades (COC-41). */
  | { readonly type: 'ship' }
  | { readonly type: 'improve'; readonly technology: Technology }
  | { readonly type: 'hire' }
  /** COC-41, `recall wool`: one own merchant back from this good, as a bonus upgrade. */
  | { readonly type: 'recall'; readonly good: Good }
  /** COC-37, `fulfil 17`: a contract in a box. Animals are asked for next where there is a choice. */
  | { readonly type: 'fulfil'; readonly contract: ContractId }
  /** COC-37, `slaughter c3r4`: one animal for the contract that is being paid. The last ones go by themselves if there is no choice. */
  | { readonly type: 'slaughter'; readonly hex: Hex }
  /** COC-47, `pass`. */
  | { readonly type: 'pass' }
  /** COC-56, `port money`; COC-65, `port copyPort money`: `copy` is the tile whose effect port 9 uses, null for all others. */
  | { readonly type: 'port'; readonly port: PortTile; readonly copy: PortTile | null }
  /** COC-58, COC-59, `exchange wool for grain grain milk`: in the order of `GOODS`. */
  | { readonly type: 'exchange'; readonly give: Good; readonly gain: readonly Good[] }
  /** COC-62, `shift wool up`. */
  | { readonly type: 'shift'; readonly good: Good; readonly up: boolean }
  /** COC-63, `swap c3r4 bakery`: the own unit there for one of the board; twice. */
  | { readonly type: 'swap'; readonly hex: Hex; readonly unit: Unit }
  /** COC-46, `draw`: contracts from the pile. */
  | { readonly type: 'draw' }
  /** COC-46, `keep 17`: one of the contracts drawn. */
  | { readonly type: 'keep'; readonly contract: ContractId }
  /** COC-89, `row c4r2 c4r3`. */
  | { readonly type: 'row'; readonly from: Hex; readonly to: Hex }
  /** COC-91, `withdraw 2`: the barrel on this spot, 1 to 3. Possible whenever MacKenzie is asked something. */
  | { readonly type: 'withdraw'; readonly spot: number }
  /** COC-91, `store`: one freshly made whisky goes to the first spot. */
  | { readonly type: 'store' }
  /** COC-85, COC-90, `discard milk 3`, `discard grain 2`: for money. */
  | { readonly type: 'discard'; readonly good: 'milk' | 'grain'; readonly n: number }
  /** COC-66, `process 1 2 0`: how much bread, cheese and whisky are made. Asked wherever a factory can work. */
  | { readonly type: 'process'; readonly bread: number; readonly cheese: number; readonly whisky: number }
  /** `skip`: declines what is offered and all of it that is left, or is done with it (COC-40, COC-42, COC-46, COC-83). */
  | { readonly type: 'skip' }
  /** COC-99, `end`: the turn is over. */
  | { readonly type: 'end' }

export type ActionType = Action['type']

/** COC-69 to COC-73, COC-98; the last line only explains (COC-74). */
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

/** COC-74. */
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

/** The compiler's proof that these are plain data. */
export type PlainData = [Setup, Action, Event, View, Reason, Warning] extends Json[] ? true : never
