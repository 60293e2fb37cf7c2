import type { Corrections, Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { Clan } from '../data/clans.ts'
import type { ContractId } from '../data/contracts.ts'
import type { SideId } from '../data/grid.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import type { StartingTileId } from '../data/starting-tiles.ts'
import type { Good, RareImport } from '../data/goods.ts'
import type { Technology, Unit, Worker } from '../data/units.ts'
import type { Pair } from './events.ts'
import type { AskKind } from './frame-types.ts'
import type { Reason } from './reason-types.ts'
import type { Options } from './setup-types.ts'

export type ByGood = { readonly [G in Good]: number }

/** A space on which something stands. */
export type SpaceShown =
  | { readonly hex: Hex; readonly seat: Seat; readonly unit: Unit }
  | { readonly hex: Hex; readonly seat: null; readonly unit: null }

/** A unit of the seat to move and what it would cost on a space: `cost` of the unit and `land`, less what its clan saves. */
export type SitePrice = {
  readonly unit: Unit
  readonly price: number
  readonly cost: number
  /** COC-40: 0 on a free space. */
  readonly land: number
  readonly discount: number
  /** COC-68: how much more Glory the tile of this round would give. */
  readonly glory: number
  /** Null: it can be placed now. */
  readonly reason: Reason | null
}

/** COC-42: a good that neighbours sell: the price of each with the discount, and how many the seat can buy. */
export type NearbyOffer = { readonly good: Good; readonly price: number; readonly most: number }

/** COC-42: the same with whose units make the good. */
export type NearbySale = NearbyOffer & { readonly sellers: readonly Seat[] }

/** A space for the seat to move, whatever unit it places there. */
export type Site = {
  readonly hex: Hex
  /** COC-49, COC-50: the shipping level from which the space is in reach, 0 to 5; null: not from where the units are. */
  readonly level: number | null
  /** Why no unit at all can go there; null: some can, or could with more money. */
  readonly reason: Reason | null
  readonly prices: readonly SitePrice[]
  /** COC-42: what neighbours would sell. */
  readonly nearby: readonly NearbySale[]
  readonly border: boolean
  readonly delta: boolean
  /** COC-68: land as dear as a scoring tile asks for. */
  readonly expensive: boolean
  /** COC-54: settlements of the seat that a unit here would join into one; 0: it would found one. */
  readonly joins: number
  /** COC-55: how many settlements would be linked then; null where nothing can be placed. */
  readonly linked: number | null
}

/** COC-37: an animal that could be slaughtered, how many settlements would stay linked and what the tile of the round would lose. */
export type AnimalShown = {
  readonly hex: Hex
  readonly unit: Unit
  readonly linked: number
  readonly glory: number
}

/** COC-54, COC-55. */
export type SettlementsShown = {
  readonly groups: readonly (readonly Hex[])[]
  /** The largest linked group, as places in `groups`. */
  readonly linked: readonly number[]
}

/** COC-37: what a contract asks and what is missing, and what buying the missing goods would cost now. */
export type ContractShown = {
  readonly contract: ContractId
  readonly missing: ByGood
  readonly beef: number
  readonly mutton: number
  readonly cost: number
  /** COC-69, COC-70: victory points of its imports as things are. */
  readonly vp: number
  /** COC-39, COC-40: its money bonus, and what the import tokens would bring. */
  readonly money: number
  /** Why it cannot be paid for, wherever it is. */
  readonly reason: Reason | null
}

/** COC-25, COC-26: so many of a good at once: money received, negative if it is paid, and where the price goes. */
export type TradeStep = {
  readonly n: number
  readonly money: number
  readonly place: number
  readonly price: number
}

/** Trades of the seat to move in one good; `nearby`: with neighbours (COC-42). */
export type TradeShown = {
  readonly good: Good
  readonly nearby: boolean
  readonly buys: readonly TradeStep[]
  readonly sells: readonly TradeStep[]
}

export type PlayerShown = {
  readonly clan: Clan | null
  readonly tile: StartingTileId | null
  readonly bid: number
  readonly money: number
  readonly glory: number
  readonly goods: ByGood
  /** Units left on the player board; MacDonald's workers are one pool, shown for each of the three. */
  readonly left: { readonly [U in Unit]: number }
  readonly placed: { readonly [U in Unit]: number }
  /** COC-31, COC-84, COC-87: what one more of each costs, without its land. */
  readonly costs: { readonly [U in Unit]: number }
  readonly merchants: number
  readonly unhired: number
  /** Merchants on the market: `buying` and `selling` by good. */
  readonly buying: ByGood
  readonly selling: ByGood
  readonly shipping: number
  readonly technology: readonly Technology[]
  readonly boxes: readonly ContractShown[]
  readonly freeBoxes: number
  readonly fulfilled: readonly ContractId[]
  readonly imports: { readonly [I in RareImport | 'hops']: number }
  readonly portsUsed: readonly PortTile[]
  readonly passed: boolean
  /** COC-91: barrels by spot; empty for other clans. */
  readonly cellar: readonly boolean[]
  readonly settlements: SettlementsShown
  /** COC-66: what Production would bring as things are, or still brings: goods made, then the most that could be processed of each kind. */
  readonly income: {
    readonly money: number
    /** Of one worker. */
    readonly each: { readonly [W in Worker]: number }
    readonly made: ByGood
    readonly processed: ByGood
  }
}

export type View = {
  readonly seats: number
  readonly viewer: Seat | null
  readonly options: Options
  /** The printed numbers that an owner of the box has put right: `content.contentOf` has all of them. */
  readonly corrections: Corrections | null
  readonly round: number
  readonly order: readonly Seat[]
  readonly passed: readonly Seat[]
  readonly sides: readonly SideId[]
  readonly ports: readonly { readonly port: PortTile; readonly hex: Hex }[]
  readonly scoring: readonly ScoringTile[]
  readonly pairs: readonly (Pair | null)[]
  readonly spaces: readonly SpaceShown[]
  readonly prices: readonly { readonly good: Good; readonly place: number; readonly price: number }[]
  readonly tokens: { readonly [I in RareImport]: number }
  /** COC-70: victory points for each, as things are. */
  readonly importVp: { readonly [I in RareImport]: number }
  /** COC-70: how many more of each would make it worth less; null where none would. */
  readonly importFalls: { readonly [I in RareImport]: number | null }
  /** By box, null for an empty one. */
  readonly display: readonly (ContractId | null)[]
  /** Gain of the seat to move from taking a contract; a cost if negative. */
  readonly contractMoney: number
  /** COC-47, COC-77: what the next to pass receives. */
  readonly passMoney: number
  /** COC-34 to COC-36, COC-41: what upgrades cost the seat to move. */
  readonly upgradeCosts: { readonly shipping: number; readonly technology: number; readonly merchant: number }
  readonly pile: number
  readonly under: readonly ContractId[]
  readonly removed: readonly ContractId[]
  readonly players: readonly PlayerShown[]
  /** COC-68: Glory that the tile of this round would give each seat now. */
  readonly roundGlory: readonly number[]
  readonly pending: {
    readonly kind: AskKind
    readonly seat: Seat
    readonly unit: Unit | null
    readonly free: boolean
    readonly contract: ContractId | null
    readonly drawn: readonly ContractId[]
    readonly high: number
    readonly leader: Seat | null
    /** COC-98: still in this auction, the one to bid first. */
    readonly bidders: readonly Seat[]
    readonly beef: number
    readonly mutton: number
    readonly spared: number
    readonly spaces: number
    readonly upgrades: number
    readonly grain: number
    readonly draws: number
    /** COC-42: what neighbours sell; with port 6 only the good that must be bought. */
    readonly nearby: readonly NearbyOffer[]
    /** COC-46: contracts that may still be kept; `paid`: the money is settled. */
    readonly boxes: number
    readonly paid: boolean
    readonly port: PortTile | null
    /** The good that must be traded. */
    readonly good: Good | null
  } | null
  /** While a unit can be placed: every space of the active map, for the seat to move. */
  readonly sites: readonly Site[]
  /** While animals are chosen: those of the kinds that are still to be paid. */
  readonly animals: readonly AnimalShown[]
  /** While goods can be traded: goods that the seat to move can buy or sell. */
  readonly trades: readonly TradeShown[]
  /** COC-37: contracts on display and drawn, as they are for the viewer, or for the seat to move if nobody views. */
  readonly offers: readonly ContractShown[]
  /** COC-52: in reach of the seat to move, and not used. */
  readonly openPorts: readonly PortTile[]
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
}
