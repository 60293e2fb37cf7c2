import type { Category, Reason } from '@bothy/glen-more/data'
import type { ScoringWords } from '@bothy/board-kit/board/scoring/scoring-words.ts'
import type { Gains } from './gains.ts'

type Named = (name: string) => string
type Counted = (n: number) => string

/** Lines of the score sheet. */
type SheetLine = 'tiles' | 'barrels' | 'chieftains' | 'cards' | 'card' | 'coins' | 'penalty'

/** Words of the board and of its explanations; tiles, cards and goods are named by the game's own texts. */
export type BoardWords = {
  readonly sheet: { readonly [L in SheetLine]: string }
  readonly you: string
  readonly seat: (seat: number) => string
  readonly canBeChosen: string
  readonly picked: string
  readonly ring: string
  readonly gap: string
  readonly gapText: string
  readonly figureOf: Named
  readonly yourFigure: string
  readonly figureText: string
  readonly dieText: string
  readonly ahead: Counted
  readonly yourLand: string
  readonly landOf: Named
  readonly lands: string
  readonly toScoring: (tiles: number, scoring: number) => string
  readonly lastTiles: string
  readonly buyFor: Counted
  readonly sellFor: Counted
  readonly soldOut: string
  readonly noSale: string
  readonly inMarket: (filled: number) => string
  readonly marketText: string
  readonly youHave: Named
  readonly sellOne: (good: string, coins: string) => string
  readonly whichTile: string
  readonly free: string
  readonly cost: string
  readonly costsNothing: string
  readonly canPay: string
  readonly canPayBy: Named
  /** On how many cells a tile could lie, and how many tiles it would activate at most. */
  readonly places: (cells: number, activated: number) => string
  readonly payOwn: Named
  readonly payBuy: (goods: string, coins: string) => string
  readonly willBeDiscarded: string
  readonly pay: string
  /** A sale would let the tile be paid. */
  readonly afterSale: string
  /** Which black piece is given: the one on a tile, a chieftain, or one of several. */
  readonly gives: Named
  readonly givesChieftain: string
  readonly givesChosen: string
  /** "Take the butcher". */
  readonly take: Named
  readonly takeAndDiscard: string
  /** What a second click on the tile would do. */
  readonly takeAgain: string
  readonly lost: string
  readonly lostTiles: Counted
  readonly playsNext: string
  /** In the gap: how many tiles would be drawn. */
  readonly newShort: Counted
  readonly sell: string
  readonly noCoin: string
  readonly yours: string
  readonly landLarge: string
  readonly fitsIn: Counted
  /** What an open place would take. */
  readonly fits: { readonly [fit in 'any' | 'plain' | 'river' | 'road' | 'both']: string }
  readonly openPlaces: (places: number, river: boolean, road: boolean) => string
  readonly fewest: (tiles: number, fewest: number) => string
  readonly nextScoring: string
  readonly scoringNow: (scoring: number) => string
  /** A toggle of a payment: which good, how many are in, what the next costs. */
  readonly putIn: (good: string, count: number, price: string | null) => string
  readonly payCubes: Counted
  readonly takeCubes: Counted
  readonly stillMissing: Counted
  readonly helpTurn: (kept: number, all: number) => string
  readonly helpPoint: string
  readonly tapTile: string
  readonly oneLost: Named
  readonly someLost: Counted
  readonly helpPlace: string
  readonly helpActivate: string
  readonly helpFair: string
  readonly helpPay: string
  readonly helpChoose: string
  /** Instead, or besides, for somebody new to the game. */
  readonly newTurn: string
  readonly newPlace: string
  readonly newActivate: string
  readonly nextUp: Named
  readonly nextYou: string
  readonly nextDie: string
  readonly discardsNone: string
  readonly discards: Named
  readonly draws: Counted
  readonly scoringFollows: string
  readonly gameEnds: string
  readonly activates: Counted
  readonly activatesShort: Counted
  readonly emptyCell: Named
  readonly short: { readonly [W in Reason['why']]: string }
  readonly ready: string
  readonly used: string
  readonly viaLochNess: string
  readonly upTo: Counted
  readonly most: string
  readonly holds: Named
  readonly clanHere: Counted
  readonly clanOn: (n: number, tile: string) => string
  readonly clanText: string
  readonly moveWhere: string
  readonly stillReady: Counted
  readonly nothingReady: string
  readonly freeTotal: string
  readonly stepsLeft: Counted
  readonly activatePlain: (gains: Gains) => string
  readonly giveChieftain: string
  readonly toParliament: string
  readonly ways: Named
  readonly choosePay: Named
  readonly chooseCube: Named
  readonly wayPay: (goods: string) => string
  readonly wayBuy: (goods: string, coins: string) => string
  readonly wayGet: Named
  readonly stock: string
  readonly yourCards: string
  readonly cards: Counted
  readonly chieftainsValue: Counted
  readonly penalty: (tiles: number, vp: number) => string
  readonly noPenalty: string
  readonly ifEnded: string
  readonly final: string
  readonly comparison: { readonly [C in Category]: string }
  readonly line: {
    readonly vp: string
    readonly coins: string
    readonly cards: string
    readonly penalty: string
    readonly total: string
  }
  readonly show: Named
  readonly player: string
  readonly riverRoad: (river: boolean, road: boolean) => string
  readonly inLand: (owner: string) => string
  readonly onRing: (space: string) => string
  readonly removedFromGame: string
  readonly scoring: ScoringWords
  readonly scoringTitle: (n: number) => string
  /** What is compared. */
  readonly scoringBegins: string
}

/** The parts that say something, with commas. */
export const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
export const some = (n: number, text: string): string => (n === 0 ? '' : text)
