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

export type SpaceShown =
  | { readonly hex: Hex; readonly seat: Seat; readonly unit: Unit }
  | { readonly hex: Hex; readonly seat: null; readonly unit: null }

/** `cost` of the unit and `land`, less `discount` of its clan. */
export type SitePrice = {
  readonly unit: Unit
  readonly price: number
  readonly cost: number
  readonly land: number
  readonly discount: number
  readonly glory: number
  readonly reason: Reason | null
}

export type NearbyOffer = { readonly good: Good; readonly price: number; readonly most: number }

export type NearbySale = NearbyOffer & { readonly sellers: readonly Seat[] }

export type Site = {
  readonly hex: Hex
  /** COC-49, COC-50: the shipping level from which the space is in reach, 0 to 5; null: not from where the units are. */
  readonly level: number | null
  /** Why no unit at all can go there; null: some can, or could with more money. */
  readonly reason: Reason | null
  readonly prices: readonly SitePrice[]
  readonly nearby: readonly NearbySale[]
  readonly border: boolean
  readonly delta: boolean
  readonly expensive: boolean
  /** COC-54: settlements of the seat that a unit here would join into one; 0: it would found one. */
  readonly joins: number
  /** COC-55: how many settlements would be linked then; null where nothing can be placed. */
  readonly linked: number | null
}

export type AnimalShown = {
  readonly hex: Hex
  readonly unit: Unit
  readonly linked: number
  readonly glory: number
}

export type SettlementsShown = {
  readonly groups: readonly (readonly Hex[])[]
  readonly linked: readonly number[]
}

export type ContractShown = {
  readonly contract: ContractId
  readonly missing: ByGood
  readonly beef: number
  readonly mutton: number
  readonly cost: number
  readonly vp: number
  /** COC-39, COC-40: its money bonus and the money from the import tokens. */
  readonly money: number
  readonly reason: Reason | null
}

/** COC-25, COC-26: money received, negative if it is paid. */
export type TradeStep = {
  readonly n: number
  readonly money: number
  readonly place: number
  readonly price: number
}

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
  readonly costs: { readonly [U in Unit]: number }
  readonly merchants: number
  readonly unhired: number
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
  readonly cellar: readonly boolean[]
  readonly settlements: SettlementsShown
  /** COC-66: what Production would bring now, or still brings: goods made, then the most that could be processed of each kind. */
  readonly income: {
    readonly money: number
    readonly each: { readonly [W in Worker]: number }
    readonly made: ByGood
    readonly processed: ByGood
  }
}

export type View = {
  readonly seats: number
  readonly viewer: Seat | null
  readonly options: Options
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
  readonly importVp: { readonly [I in RareImport]: number }
  readonly importFalls: { readonly [I in RareImport]: number | null }
  readonly display: readonly (ContractId | null)[]
  readonly contractMoney: number
  readonly passMoney: number
  readonly upgradeCosts: { readonly shipping: number; readonly technology: number; readonly merchant: number }
  readonly pile: number
  readonly under: readonly ContractId[]
  readonly removed: readonly ContractId[]
  readonly players: readonly PlayerShown[]
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
    readonly bidders: readonly Seat[]
    readonly beef: number
    readonly mutton: number
    readonly spared: number
    readonly spaces: number
    readonly upgrades: number
    readonly grain: number
    readonly draws: number
    /** COC-42: goods that neighbours sell; with port 6 only the good that must be bought. */
    readonly nearby: readonly NearbyOffer[]
    readonly boxes: number
    readonly paid: boolean
    readonly port: PortTile | null
    readonly good: Good | null
  } | null
  readonly sites: readonly Site[]
  readonly animals: readonly AnimalShown[]
  readonly trades: readonly TradeShown[]
  /** COC-37: as they are for the viewer; for a spectator, as for the seat to move. */
  readonly offers: readonly ContractShown[]
  readonly openPorts: readonly PortTile[]
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
}
