import type { Good, Meat } from '@bothy/clans-of-caledonia/data'

type Named = (name: string) => string
type Counted = (n: number) => string

/** Words of market and contracts. */
export type TradeWords = {
  /** Above the two ends of the ladders. */
  readonly sell: string
  readonly buy: string
  readonly ready: Counted
  readonly noneReady: string
  readonly priceOf: (good: Good, price: string) => string
  readonly inStock: Named
  /** An end of a ladder: what can be done there, and who has. */
  readonly buyAt: (good: Good, price: string, most: number) => string
  readonly sellAt: (good: Good, price: string, most: number) => string
  readonly recall: (good: Good) => string
  readonly raise: (good: Good) => string
  readonly lower: (good: Good) => string
  readonly merchantsOf: (name: string, n: number, isBuying: boolean) => string
  /** How many. */
  readonly buying: (good: Good, price: string) => string
  readonly selling: (good: Good, price: string) => string
  readonly nearby: Named
  readonly buyNumber: (n: number, good: Good, money: string, then: string) => string
  readonly sellNumber: (n: number, good: Good, money: string, then: string) => string
  /** Why not one more, by the rules' own name of the reason. */
  readonly noMore: { readonly [cause: string]: string }
  /** Contracts. */
  readonly mine: Counted
  readonly offers: string
  readonly others: string
  readonly drawn: string
  readonly emptyBox: string
  readonly pile: Counted
  readonly takingCosts: Named
  readonly takingBrings: Named
  readonly hasAll: string
  readonly allThere: string
  readonly lacks: Named
  readonly ownedBy: (name: string, n: number) => string
  readonly fulfilled: Counted
  /** Imports. */
  readonly imports: string
  readonly worthEach: string
  readonly inAll: Counted
  readonly yours: Counted
  readonly falls: Counted
  readonly importWorth: (name: string, vp: string) => string
  /** Order of passing. */
  readonly orderOf: Counted
  readonly passing: string
  readonly passingPays: string
  readonly place: Counted
  /** The cellar. */
  readonly barrel: (spot: number, isFull: boolean, money: string) => string
  /** Draft and auction. */
  /** Each for a player who chooses, and for others. */
  readonly draft: string
  readonly draftSeen: string
  readonly tiles: string
  readonly tilesSeen: string
  readonly auction: string
  readonly startsWith: Named
  readonly bids: string
  readonly chooses: string
  readonly isOut: string
  readonly auctionOf: Named
  readonly noBid: string
  readonly highest: (name: string, vp: string) => string
  readonly bidsLabel: string
  readonly bid: Named
  /** Numbers of the prompt bar. */
  readonly less: Named
  readonly more: Named
  /** COC-66: raw goods that stay, alone and beside what is made. */
  readonly keep: Named
  readonly makeAndKeep: (made: string, kept: string) => string
  readonly take: Named
  readonly chooseMore: Counted
  readonly discard: Named
  readonly discardFor: (goods: string, money: string) => string
  /** The dice of the solo game. */
  readonly diceTitle: Counted
  readonly diceRolling: string
  readonly diceWay: { readonly [W in 'below' | 'above' | 'inside']: (good: string, roll: string) => string }
  readonly diceMoved: (good: string, from: string, to: string) => string
  readonly diceRemoved: Counted
  readonly diceDone: string
  /** A contract while it is paid for, and its bonuses. */
  readonly pay: string
  readonly get: string
  readonly setAside: string
  readonly chosenOf: (n: number, of: number) => string
  readonly fromMap: (n: number, meat: Meat) => string
  readonly spared: string
  readonly fromTrack: string
  readonly moneyBonus: string
  readonly freeSpace: Counted
  readonly freeSpaceText: string
  readonly upgrades: Counted
  readonly upgradeText: string
  readonly upgradeChoice: Named
  readonly grainLeft: Named
  readonly bonuses: string
}
