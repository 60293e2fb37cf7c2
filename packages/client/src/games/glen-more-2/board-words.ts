import type { Category, ChronicleId, Good, Nouns, Reason, WayShown } from '@bothy/glen-more-2/data'
import type { Translated } from '@bothy/kernel'
import type { scoring } from '@bothy/board-kit/board/scoring/scoring-en.ts'

type BroughtReason = Nouns[ChronicleId]['reason']

type Named = (name: string) => string
type Counted = (n: number) => string

/** What activations bring, added up. */
export type Gains = Pick<WayShown, 'vp' | 'casks' | 'points' | 'markers' | 'ages' | 'tokens' | 'events'> & {
  readonly goods: readonly Good[]
}

/** GM2-132: what counts at the end besides. */
export type EndKind = 'territory' | 'coins' | 'cards'

/** Words of the board and of its explanations; tiles, cards, clans and resources are named by the game's own texts. */
export type BoardWords = {
  readonly you: string
  readonly seat: Counted
  readonly canBeChosen: string
  readonly picked: string
  /** Half-made choices. */
  readonly whichTile: string
  readonly moveWhere: string
  readonly putWhere: string
  readonly whichGood: Named
  readonly choosePay: Named
  readonly chooseGoods: Named
  /** What it means to decline. */
  readonly noMarker: string
  readonly removeNone: string
  readonly removeChosen: Counted
  readonly leaveRest: string
  readonly noMore: string
  readonly activatePlain: (gains: Gains) => string
  readonly payAllOwn: Named
  /** The second line of the prompt. */
  readonly helpTurn: (open: number, all: number) => string
  readonly helpDiscard: string
  readonly helpPoint: string
  readonly tapTile: string
  readonly oneShut: Named
  readonly helpPay: (prices: readonly string[], coins: string) => string
  readonly helpSell: string
  readonly marketPrice: (good: string, price: number) => string
  readonly helpGiveHome: string
  readonly helpPlace: string
  readonly helpEffects: string
  readonly helpChoose: string
  readonly helpChooseAny: string
  readonly helpBring: string
  readonly helpClaim: (open: number, free: number) => string
  readonly markersToPlace: Counted
  readonly helpRemove: Counted
  readonly helpKeep: Counted
  readonly helpGrant: (types: readonly string[]) => string
  readonly helpBuild: string
  readonly helpActivate: string
  readonly helpMove: string
  /** Instead, or besides, for somebody new to the game. */
  readonly newTurn: string
  readonly newPlace: string
  readonly newClaim: string
  readonly newActivate: string
  /** What taking a tile would mean. */
  readonly ahead: Counted
  readonly pay: string
  readonly free: string
  readonly canPay: string
  readonly afterSale: string
  readonly payOwn: Named
  readonly payBuy: (goods: string, coins: string) => string
  readonly gives: Named
  readonly givesChosen: string
  readonly places: (cells: number, activated: number) => string
  readonly overOnly: string
  readonly setAside: string
  readonly discardFor: string
  readonly finishes: string
  readonly nextUp: Named
  readonly nextYou: string
  readonly nextDie: string
  readonly gameEnds: string
  readonly lostTiles: Counted
  readonly draws: Counted
  readonly scoringFollows: string
  /** A word or two for what the rules say against something; Chronicles bring their own, and `shortOf` knows all. */
  readonly short: { readonly [W in Exclude<Reason['why'], BroughtReason['why']>]: string }
  /** Tiles of a territory. */
  readonly yourLand: string
  readonly landOf: Named
  readonly holds: Named
  readonly scotsmenHere: Named
  readonly covers: Counted
  readonly used: string
  readonly ready: string
  readonly viaLochNess: string
  readonly upTo: Named
  readonly wayPay: Named
  readonly wayBuy: (goods: string, coins: string) => string
  readonly wayGet: Named
  readonly withRiver: string
  /** Clan fields. */
  readonly claimedBy: Named
  readonly roadPrice: (coins: string) => string
  readonly roadFree: string
  readonly roadVia: Named
  readonly leaves: Named
  readonly worthNow: string
  readonly worthNothing: string
  readonly counts: (vp: string, n: number) => string
  readonly goesOn: string
  readonly ongoing: string
  readonly tilesActivate: Counted
  readonly tilesRemove: Counted
  readonly tilesBuild: Counted
  /** The rondel. */
  readonly yourFigure: string
  readonly figureOf: Named
  readonly playsNext: string
  readonly rolled: Counted
  readonly lost: string
  readonly needsSale: string
  readonly empty: string
  /** The market. */
  readonly buyFor: Counted
  readonly sellFor: Counted
  readonly soldOut: string
  readonly noSale: string
  readonly youHave: Named
  readonly sellOne: (good: string, coins: string) => string
  readonly buy: string
  readonly sell: string
  readonly noCoin: string
  readonly yours: string
  /** Cells of a territory. */
  readonly most: string
  readonly fits: { readonly [fit in 'plain' | 'river']: string }
  readonly cell: Named
  readonly over: Named
  readonly activates: Counted
  readonly scotsmenOn: (scotsmen: string, tile: string) => string
  /** Places of the stage. */
  readonly lands: string
  readonly clans: string
  readonly landLarge: string
  readonly mapLarge: string
  readonly fieldsFree: Counted
  readonly personsAhead: (persons: string, n: number) => string
  readonly mostNow: string
  readonly yourShelf: string
  readonly shelfOf: Named
  readonly piecesLeft: (markers: string, scotsmen: string) => string
  readonly whichKind: string
  /** The second click on what is looked at. */
  readonly take: Named
  readonly discard: Named
  readonly finish: string
  readonly claim: Named
  readonly stillMissing: Counted
  readonly ifEnded: string
  readonly nextScoring: string
  /** What a scoring compares. */
  readonly comparison: { readonly [C in Category]: string }
  readonly scoring: Translated<typeof scoring>
  /** A name and what is said of it: "Ailsa: 3 animals". */
  readonly named: (name: string, what: string) => string
  readonly scoringBegins: string
  /** What the end brings besides (GM2-132). */
  readonly atEnd: { readonly [K in EndKind]: string }
  /** What stands on the plate of a tile whose name is too long for it; by its number in the box. */
  readonly shortNames: { readonly [tile: string]: string | undefined }
}

/** The parts that say something, with commas. */
/** A name inside of a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
export const some = (n: number, text: string): string => (n === 0 ? '' : text)
