import type { Event, State, Source } from '../../rules/index.ts'
import type { BOX, CardName, FieldName, Good } from '../../data/index.ts'

/** One place of a territory: tiles from the lowest to the top one, which alone counts (GM2-62). */
export type Lot = { readonly x: number; readonly y: number; pile: string[]; men: number; goods: Good[] }

export type Player = {
  readonly seat: number
  coins: number
  /** By what they came from. */
  readonly vp: { [S in Source]: number }
  casks: number
  /** GM2-2: Scotsmen and clan markers that are left. */
  supply: number
  markers: number
  lots: Lot[]
  cards: CardName[]
  persons: string[]
  fields: FieldName[]
}

export type Rows = { [G in Good]: number }

export type Options = {
  readonly die: boolean
  readonly introductory: boolean
  readonly tie: 'most' | 'fewest'
  readonly scotsmanFrom: 'territory' | 'home'
}

/** A piece on the rondel is a seat, or belongs to nobody. */
export type Piece = number | 'die' | 'englishman'

export type Table = {
  readonly options: Options
  readonly players: Player[]
  /** GM2-20: by position, which never wraps. */
  readonly line: Map<number, string>
  readonly at: Map<Piece, number>
  /** The first position that is not filled. */
  front: number
  /** Seats on The End or beyond, as they came. */
  readonly arrivals: number[]
  /** A to D, the tile that is drawn next first. */
  readonly stacks: string[][]
  /** The stack that was drawn from last. */
  stack: number
  /** All piles together. */
  discards: string[]
  readonly removed: string[]
  readonly rows: Rows
  mover: Piece
  /** Counted from 1. */
  turns: number
  /** Of the turn: tiles activated (GM2-81), movement points (GM2-84), whether Loch Ness was used (GM2-85). */
  activated: Set<string>
  points: number
  extraUsed: boolean
  scorings: number
  /** Rolls of the die that the engine has made. */
  readonly rolls: number[]
  /** Chronicles in play. */
  readonly chapters: Chapter[]
  /** How often each case of the rules was met. */
  readonly met: Map<string, number>
}

export type Cell = { readonly x: number; readonly y: number }

/** A question to one player, or to several at once, each with a list of his own; an answer of these begins with the seat. */
export type Question =
  | { readonly seat: number; readonly kind: string; readonly legal: readonly string[] }
  | { readonly kind: string; readonly asked: ReadonlyMap<number, readonly string[]> }

/** The rules as they are read, stopping at each question for its answer in notation. */
export type Course<Out = void> = Generator<Question, Out, string>

/** One way to activate a tile: the words of the notation, what it takes and what it gives. */
export type Way = {
  readonly words: readonly string[]
  readonly pay: readonly Good[]
  readonly coins: number
  readonly puts: readonly Good[]
  readonly vp: number
  readonly casks: number
  readonly points: number
  readonly markers: number
  readonly tokens: number
  /** Further consequences, once it is paid. */
  readonly besides: (() => Course | void) | null
}

export type LeadTable = (typeof BOX)['scoring']['lead']

/**
 * A Chronicle as the second reading has it, in a file of its own: what happens besides at each point of the course, and what of it
 * is laid side by side with the engine. The points are named as the rules text names them.
 */
export type Chapter = {
  readonly sources: readonly Source[]
  /** Called with the events of each ply before the reading goes on: there it finds what was drawn or rolled. */
  readonly told?: (e: Event) => void
  /** GM2-13: pieces, die and S tiles stand; the A tiles are still to come. */
  readonly laid?: () => void
  /** GM2-21: a piece of its own is rear-most. */
  readonly rearMost?: (piece: Piece, position: number) => Course
  /** GM2-24: a space that is never filled nor left empty, and that the line has reached it. */
  readonly isFixed?: (position: number) => boolean
  readonly reached?: (position: number) => void
  /** GM2-24: the first tile of a stack, 0 to 3, is drawn. */
  readonly stackBegan?: (stack: number) => void
  /** GM2-22: the turn of a player's own piece is over, its refill and a scoring too. */
  readonly turnEnded?: (player: Player) => Course | void
  /** GM2-21: a player is active. */
  readonly turnBegan?: (player: Player, position: number) => Course | void
  /** GM2-27: what can be entered and is not taken, besides The End. */
  readonly entries?: (player: Player) => readonly string[]
  /** GM2-26: whether a player may move so far. */
  readonly mayMove?: (player: Player, from: number, to: number, goal: Goal) => boolean
  /** GM2-26: the one tile that a player must move to. */
  readonly mustTake?: (player: Player) => string | null
  /** GM2-C8-6: coins for stopping at a tile, with whatever piece and for whatever; and that they are paid. */
  readonly stopPrice?: (player: Player, tile: string) => number
  readonly stopped?: (player: Player, tile: string) => void
  /** GM2-Q17: coins that a cell costs its builder besides; and that a tile lies there, before its effects ask anything. */
  readonly cellPrice?: (player: Player, cell: Cell) => number
  readonly placed?: (player: Player, cell: Cell, paid: number) => Course
  /** GM2-66: what was there is gone from a territory. */
  readonly landChanged?: (player: Player, cell: Cell) => Course
  /** GM2-84: a Scotsman has moved there, by a point or by a card. */
  readonly scotsmanMoved?: (player: Player, lot: Lot) => Course
  /** GM2-82: an activation has put these on an own tile, or gives them besides (GM2-C6-8: the place is a copy that only holds them). */
  readonly produced?: (player: Player, lot: Lot, goods: readonly Good[]) => Course
  readonly gained?: (player: Player, vp: number, source: Source) => void
  /** GM2-111: coins that a field costs besides its road; and that it is claimed and paid, before its bonus. */
  readonly fieldPrice?: (player: Player, field: FieldName) => number
  readonly claimed?: (player: Player, field: FieldName) => void
  /** GM2-22: a player's piece has moved past something of it; nothing is paid yet. The nearer thing is met first. */
  readonly passed?: (player: Player, from: number, to: number, goal: Goal) => readonly Passing[]
  /** GM2-27: a player has moved onto a tile of it that is not taken. */
  readonly entered?: (player: Player, tile: string) => Course
  /** Free actions of a player while a question of this kind is asked in his turn. */
  readonly freeActions?: (player: Player, kind: string) => readonly string[]
  readonly aside?: (player: Player, words: readonly string[]) => Course | void
  /** GM2-30: the die has moved. */
  readonly diePassed?: (from: number, to: number) => void
  /** GM2-70. */
  readonly cardTaken?: (player: Player, card: CardName, lot: Lot) => void
  /** GM2-70: what a card of its own asks; whether all tiles are activated (GM2-92). */
  readonly landmark?: (player: Player, card: CardName) => Course<boolean>
  /** GM2-C6-5: the event of a card of its own. */
  readonly event?: (player: Player, card: CardName) => Course
  /** GM2-Q5: no more Scotsmen than these come by events of a player's cards. */
  readonly menByEvents?: (player: Player) => number
  /** GM2-80: the ways of a tile of its own kind that are open but for their payment; `null`: not its own. */
  readonly ways?: (player: Player, lot: Lot) => readonly Way[] | null
  /** GM2-110 to GM2-113: a person has been taken, and its marker placed; `inner`: inside another effect. */
  readonly personTaken?: (player: Player, inner: boolean) => Course
  /** GM2-23, GM2-27, GM2-32: a tile has gone to the discards by the move of a piece. */
  readonly discarded?: (tile: string, by: Piece) => void
  /** GM2-43, GM2-50: casks that a player has got, and that he has paid. */
  readonly casksGained?: (player: Player, n: number) => void
  readonly casksPaid?: (player: Player, n: number) => Course
  /** GM2-C5-2, GM2-C5-3: whether there are tokens to gain, and so many of them. */
  readonly mayGainTokens?: () => boolean
  readonly asksForToken?: (player: Player) => boolean
  readonly tokensGained?: (player: Player, n: number) => Course
  /** GM2-65: whether a place of a territory can be removed. */
  readonly mayRemove?: (player: Player, lot: Lot) => boolean
  /** GM2-25: a round has been scored; the refill is still to go on. */
  readonly roundScored?: () => Course
  /** GM2-132: whether coins of this player bring VP. */
  readonly coinsCount?: (player: Player) => boolean
  /** GM2-120: Scotsmen in the Home Castle and landmark cards that count besides, or do not. */
  readonly inCastle?: (player: Player) => number
  /** GM2-X8: castles that a player holds among those of the others. */
  readonly castlesHeld?: (player: Player) => number
  readonly cardsHeld?: (player: Player) => number
  /** GM2-C6-3. */
  readonly cardTurned?: (card: CardName) => void
  /** GM2-120, GM2-121: what a player has more in a category (its place in the list), and another table. */
  readonly bonus?: (player: Player, category: number) => number
  readonly leadTable?: (player: Player, category: number) => LeadTable | null
  /** GM2-C4-1: coins on the largest stack of a row of its own, and that they are taken. */
  readonly row?: { readonly stack: () => number; readonly taken: () => void }
  /** GM2-C8-4, of gangsters: on the Mountain, when a player has come there and just before he leaves it. */
  readonly onMountain?: (player: Player, heap: Heap) => Course
  /** A boat of `player` has passed that of `other`; whether it may go through the spaces of others without points. */
  readonly boatsPassed?: (player: Player, other: Player) => Course
  readonly mayBarge?: (player: Player) => boolean
  /** A reward token has been taken and resolved; whether more are left there, and one of them at random. */
  readonly rewardTaken?: (player: Player, isLeft: () => boolean, draw: () => Course) => Course
  /** Whether a player who passes a sale may sell as if he had entered it. */
  readonly isVisitor?: (player: Player) => boolean
  /** Before the rolls of a haggis scoring: how many tokens a player has, and how one of them is given away. */
  readonly feastBegan?: (tokens: (player: Player) => number, give: Giving) => Course
  /** After a common roll, which may be made again. */
  readonly feastRolled?: (again: () => void) => Course
  /** GM2-132: everybody is on The End or beyond; the fourth round is still to come. */
  readonly ended?: () => Course | void
  /** GM2-132 is done. */
  readonly reckoned?: () => Course | void
  readonly read: () => object
  readonly seen: (s: State) => object
}

/** `tile` is taken at the end of the way, or nothing (`null`), and that costs so many coins. */
export type Goal = { readonly tile: string | null; readonly coins: number }

/** `at`: the position of what is passed. */
export type Passing = { readonly at: number; readonly meets: () => Course | void }

export type Heap = { coins: number; goods: Good[] }

export type Giving = (from: Player, place: number, to: Player) => Course
