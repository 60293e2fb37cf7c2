import type { Corrections, Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { Good, RareImport } from './data/goods.ts'
import type { Technology, Terrain, Unit, UnitId } from './data/units.ts'
import type { Clan, ClanId } from './data/clans.ts'
import type { ContractId } from './data/contracts.ts'
import type { Composition, SideId } from './data/grid.ts'
import type { PortTile, PortTileId } from './data/port-tiles.ts'
import type { ScoringTile, ScoringTileId } from './data/scoring-tiles.ts'
import type { Verdict } from './data/solo.ts'
import type { StartingTileId } from './data/starting-tiles.ts'
import type { Event } from './events.ts'
import type { View } from './view-types.ts'

export type { Event, Needs, Offered } from './events.ts'
export type * from './view-types.ts'

export type Setup = {
  /** COC-19, COC-97, COC-98. */
  readonly clans: 'draft' | 'auction' | 'none'
  /** COC-95. */
  readonly staticImports: boolean
  readonly scoringTiles: boolean
  readonly portTiles: boolean
  /** COC-96. */
  readonly tighterMap: boolean
  /** COC-105. */
  readonly kickstarterTiles: boolean
  /** COC-63. */
  readonly port7NeighbourhoodBonus: boolean
  /** COC-83. */
  readonly buchananFeeOncePerTurn: boolean
  /** COC-82. */
  readonly soloImportTrackMoney: boolean
  /** What is not left to the seed; null: nothing. */
  readonly arranged: Arranged | null
  readonly corrections: Corrections | null
}

/** Explicit draws, as far as they are wanted: an empty list leaves it to the seed. */
export type Arranged = {
  /** COC-12: of A, B, C, D. */
  readonly sides: readonly SideId[]
  /** COC-13: of A, B, C, D. */
  readonly ports: readonly PortTile[]
  /** COC-15: by round. */
  readonly scoring: readonly ScoringTile[]
  /** COC-16: the first contracts of the pile by number, 1 to 50, first the one that is drawn first. */
  readonly contracts: readonly number[]
  /** COC-19: the first pairs on offer; `tile` by number, 1 to 9. */
  readonly pairs: readonly { readonly clan: Clan | null; readonly tile: number }[]
  /** COC-78: the first rolls. */
  readonly goodsDie: readonly Good[]
  readonly priceDie: readonly number[]
  /** COC-96, by name: `c3r4`. */
  readonly covered: readonly string[]
  /** COC-18: one seat, or none. With an auction it opens the first (COC-98). */
  readonly first: readonly Seat[]
}

/** COC-19: a clan and a starting tile; no clan in the variant without (COC-97). */
export type Pair = { readonly clan: Clan | null; readonly tile: StartingTileId }

/** Pending decisions and steps. The last one on the stack is in force. */
export type Frame =
  /** COC-98: `left` are the seats still in this auction, the one to bid first; `leader` null: nobody has bid yet. */
  | {
      readonly kind: 'bid'
      readonly seat: Seat
      readonly high: number
      readonly leader: Seat | null
      readonly left: readonly Seat[]
    }
  /** COC-19: which pair of clan and starting tile. */
  | { readonly kind: 'pair'; readonly seat: Seat }
  /** COC-20, COC-86: where a starting worker goes. */
  | { readonly kind: 'start'; readonly seat: Seat }
  /** COC-23, COC-99: port tiles and rowing, then one main action. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** COC-99: the main action is done; port tiles, then the end of the turn. */
  | { readonly kind: 'after'; readonly seat: Seat }
  /** COC-30: the unit is chosen, where there were too many pairs of unit and space for one list. `free`: without land cost. */
  | { readonly kind: 'site'; readonly seat: Seat; readonly unit: UnitId; readonly free: boolean }
  /** COC-62: port 6 was used; which good, and up or down. `among`: goods as bits; `nearby`: for a neighbourhood purchase. */
  | { readonly kind: 'shift'; readonly seat: Seat; readonly among: number; readonly nearby: boolean }
  /** COC-62: the trade that must follow, as the main action. */
  | { readonly kind: 'trade'; readonly seat: Seat; readonly good: number }
  /** COC-83: Buchanan may take a second contract by the same action. */
  | { readonly kind: 'obtainMore'; readonly seat: Seat }
  /** COC-83: Buchanan may fulfil a second contract by the same action. */
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
  /** COC-33: after a placement. `goods`: goods as bits that neighbours sell; `draws`: building bonuses; `must`: the good that port 6 was used for, or -1. */
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
  /** COC-58, COC-59. */
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly processed: boolean }
  /** COC-63: units to be exchanged; `taken` and `put` are the kinds of the first exchange, -1 before it; `at` is its space. */
  | { readonly kind: 'swap'; readonly seat: Seat; readonly at: Hex; readonly taken: UnitId; readonly put: UnitId }
  /** COC-66: what the factories make. */
  | { readonly kind: 'process'; readonly seat: Seat }
  /** COC-85. */
  | { readonly kind: 'milk'; readonly seat: Seat }
  /** COC-91. */
  | { readonly kind: 'barrel'; readonly seat: Seat }
  /** Steps that ask nobody, or look whether there is something to ask. */
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
  /** COC-104: Production of the seat in this place of the turn order. */
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
  /** What each seat reaches: `REACH_WORDS` words of bits by hex and one of ports. Follows from `spaces` and `shipping`; the invariants reckon again. */
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

export type Options = { readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: Setup[K] }

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
  /**
   * COC-66, `process 1 2 0`: how much bread, cheese and whisky are made. Asked only where there is
   * grain for fewer than all bakeries and distilleries, or something to be gained by keeping a good (`isWorthKeeping`); otherwise
   * everything is processed.
   */
  | { readonly type: 'process'; readonly bread: number; readonly cheese: number; readonly whisky: number }
  /** `skip`: declines what is offered and all of it that is left, or is done with it (COC-40, COC-42, COC-46, COC-83). */
  | { readonly type: 'skip' }
  /** COC-99, `end`: the turn is over. */
  | { readonly type: 'end' }

export type ActionType = Action['type']

/** Why something cannot be chosen, with the rule that says so. */
export type Reason =
  /** `need` is the whole price. */
  | { readonly why: 'money'; readonly need: number; readonly has: number; readonly rule: 'COC-7' }
  /** The space does not take the unit; `land`: its terrain. */
  | { readonly why: 'terrain'; readonly unit: Unit; readonly land: readonly Terrain[]; readonly rule: 'COC-5' }
  | { readonly why: 'occupied'; readonly seat: Seat; readonly rule: 'COC-4' }
  /** Covered (COC-96) or neutral (COC-76). */
  | { readonly why: 'blocked'; readonly rule: 'COC-76' | 'COC-96' }
  | { readonly why: 'mist'; readonly rule: 'COC-9' }
  | { readonly why: 'loch'; readonly rule: 'COC-5' }
  /** `level`: the shipping level that would reach it; null if none does from where the units are. */
  | { readonly why: 'reach'; readonly level: number | null; readonly has: number; readonly rule: 'COC-30' }
  | { readonly why: 'noUnit'; readonly unit: Unit; readonly rule: 'COC-32' }
  /** There is no space in reach for the unit. */
  | { readonly why: 'noSite'; readonly unit: Unit; readonly rule: 'COC-30' }
  | { readonly why: 'fishermen'; readonly rule: 'COC-88' }
  | { readonly why: 'notBorder'; readonly rule: 'COC-86' }
  | { readonly why: 'noMerchant'; readonly has: number; readonly rule: 'COC-25' }
  | {
      readonly why: 'noGood'
      readonly good: Good
      readonly has: number
      readonly rule: 'COC-25' | 'COC-37' | 'COC-103'
    }
  /** Merchants are on the other area. */
  | { readonly why: 'otherArea'; readonly good: Good; readonly selling: boolean; readonly rule: 'COC-27' }
  /** `most`: by this way in one turn. */
  | { readonly why: 'nearbyLimit'; readonly good: Good; readonly most: number; readonly rule: 'COC-43' }
  | { readonly why: 'noBox'; readonly rule: 'COC-28' | 'COC-46' }
  /** No contract is left to be drawn. */
  | { readonly why: 'noPile'; readonly rule: 'COC-101' }
  | { readonly why: 'noContract'; readonly rule: 'COC-37' }
  /** Goods and animals that are missing, as on the contract. */
  | {
      readonly why: 'missing'
      readonly goods: readonly { readonly good: Good; readonly n: number }[]
      readonly beef: number
      readonly mutton: number
      readonly rule: 'COC-37'
    }
  | { readonly why: 'lastLevel'; readonly rule: 'COC-34' }
  | { readonly why: 'hasTechnology'; readonly rule: 'COC-35' }
  | { readonly why: 'noTechnology'; readonly rule: 'COC-87' }
  | { readonly why: 'allHired'; readonly rule: 'COC-36' }
  | { readonly why: 'noneThere'; readonly good: Good; readonly rule: 'COC-41' }
  | { readonly why: 'portUsed'; readonly rule: 'COC-56' }
  | { readonly why: 'portReach'; readonly level: number | null; readonly has: number; readonly rule: 'COC-56' }
  /** Port 1 outside of a payment in meat, port 6 without a trade that could follow, port 7 without two exchanges. */
  | { readonly why: 'portIdle'; readonly port: PortTile; readonly rule: 'COC-57' | 'COC-62' | 'COC-63' | 'COC-103' }
  | { readonly why: 'mainDone'; readonly rule: 'COC-23' | 'COC-99' }
  | { readonly why: 'rowed'; readonly rule: 'COC-89' }
  /** The contract asks for no such animal, or for no more of them. */
  | { readonly why: 'notWanted'; readonly rule: 'COC-37' }
  /** The animal is needed: without it the contract could not be paid any more. */
  | { readonly why: 'wouldFail'; readonly rule: 'COC-37' }
  | { readonly why: 'notNow'; readonly pending: AskKind; readonly rule: 'COC-23' | 'COC-99' | 'COC-100' }

/** What comes of a legal choice against expectation. */
export type Warning =
  /** Passing in the last round, or ending that turn, gives away port tiles that could be used. */
  | { readonly warn: 'portsLost'; readonly ports: readonly PortTile[] }
  /** A bonus would be given away: free spaces, upgrades, draws. */
  | { readonly warn: 'bonusLost'; readonly spaces: number; readonly upgrades: number; readonly draws: number }

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
