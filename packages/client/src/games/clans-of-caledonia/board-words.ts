import type { Good, Reason, Unit } from '@bothy/clans-of-caledonia/data'

type Named = (name: string) => string
type Counted = (n: number) => string
type Changed = (before: number, after: number) => string

/** Words of the board and of its explanations; units, goods, clans, tiles and contracts are named by the game's own texts. */
export type BoardWords = {
  readonly you: string
  readonly seat: Counted
  readonly total: string
  readonly canBeChosen: string
  readonly picked: string
  readonly ifEnded: string
  readonly final: string
  /** Alone, with the word for the result. */
  finalCalled(verdict: string): string
  /** A scored round in the log. */
  readonly roundTitle: (round: number, tile: string) => string
  readonly gloryInAll: string
  /** The end of a round, as a scene. */
  readonly roundOver: Counted
  readonly gloryThisRound: string
  readonly mostGlory: (names: string, glory: string) => string
  readonly nobodyGlory: string
  readonly finalFollows: string
  /** Buttons of the prompt bar. */
  readonly processAll: Named
  readonly make: Named
  readonly allButter: (n: number, money: string) => string
  /** What the prompt asks while an action is half chosen. */
  readonly placeUnit: (unit: Unit, spaces: number, least: string, most: string) => string
  readonly placeFree: (unit: Unit) => string
  readonly chooseUnit: (n: number) => string
  readonly howManyBuy: (good: Good, price: string) => string
  readonly howManySell: (good: Good, price: string) => string
  readonly howManyDiscard: (good: Good, price: string) => string
  readonly whichPort: string
  readonly whichGain: (good: Good) => string
  readonly swapFor: (unit: Unit) => string
  readonly swapWhich: (unit: Unit) => string
  readonly rowWhere: string
  /** The second line of the prompt; `new…` instead of it for somebody new to the game. */
  readonly helpTurn: (money: string, merchants: number) => string
  readonly newTurn: string
  readonly helpSite: string
  readonly newSite: string
  readonly helpUnits: string
  readonly helpBuy: string
  readonly helpSell: string
  readonly helpBid: string
  readonly helpPair: string
  readonly newPair: string
  readonly helpStart: string
  readonly newStart: (woodcutter: string, miner: string) => string
  readonly helpPorts: string
  readonly newPorts: string
  readonly helpShift: string
  readonly helpSlaughter: (linked: number) => string
  readonly newSlaughter: (linked: number) => string
  readonly helpBonus: string
  readonly newBonus: string
  readonly helpPlaced: string
  readonly newPlaced: string
  readonly helpKeep: string
  readonly keepCosts: Named
  readonly keepBrings: Named
  readonly helpExchange: string
  readonly helpSwap: string
  readonly helpProcess: string
  readonly newProcess: string
  readonly helpMore: string
  readonly helpBarrel: (money: readonly string[]) => string
  /** A unit on a space before it is placed. */
  readonly unitPrice: (unit: Unit, price: string) => string
  readonly landPrice: Named
  readonly noLandPrice: string
  readonly saving: (money: string, delta: boolean) => string
  readonly sale: (owners: string, good: Good, price: string, usual: string, most: number) => string
  readonly owned: (names: readonly string[]) => string
  /** COC-55: how many are linked, which is what counts. */
  readonly settlements: Changed
  readonly sameSettlements: Counted
  readonly joins: Counted
  readonly founds: string
  readonly gloryNow: Counted
  readonly wouldFill: (n: number, good: Good) => string
  readonly border: string
  readonly delta: string
  readonly expensive: string
  /** How far a space is: by land, across a river, across so many lochs. */
  readonly level: Counted
  /** Why not, in a word on the space. */
  readonly short: { readonly [W in Reason['why']]: string }
  readonly moneyShort: Named
  /** COC-27: sold, or bought, earlier in this round. */
  readonly tradedBefore: (selling: boolean) => string
  readonly levelsShort: Counted
  /** A contract. */
  readonly ready: string
  readonly lacks: Named
  readonly buyRest: Named
  /** Where animals are missing too, which are not for sale. */
  readonly buyGoods: Named
  readonly brings: Named
  /** An animal that would be slaughtered. */
  readonly gloryLost: Counted
  /** Market, after so many. */
  readonly priceAfter: Named
  /** Production. */
  readonly nextProduction: string
  readonly grainShort: Counted
  /** Progress and score sheet. */
  readonly noScoring: string
  readonly done: string
  readonly goodsHeld: Counted
  readonly imported: (n: number, each: number) => string
}
