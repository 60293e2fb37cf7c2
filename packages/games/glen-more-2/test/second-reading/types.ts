import type { Event, State, Source } from '../../rules/index.ts'
import type { BOX, CardName, FieldName, Good } from '../../data/index.ts'

export type Lot = { readonly x: number; readonly y: number; pile: string[]; men: number; goods: Good[] }

export type Player = {
  readonly seat: number
  coins: number
  readonly vp: { [S in Source]: number }
  casks: number
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

export type Piece = number | 'die' | 'englishman'

export type Table = {
  readonly options: Options
  readonly players: Player[]
  /** GM2-20: by position, which never wraps. */
  readonly line: Map<number, string>
  readonly at: Map<Piece, number>
  front: number
  readonly arrivals: number[]
  /** A to D, the tile that is drawn next first. */
  readonly stacks: string[][]
  stack: number
  discards: string[]
  readonly removed: string[]
  readonly rows: Rows
  mover: Piece
  turns: number
  /** Of the turn: tiles activated (GM2-81), movement points (GM2-84), whether Loch Ness was used (GM2-85). */
  activated: Set<string>
  points: number
  extraUsed: boolean
  scorings: number
  readonly rolls: number[]
  readonly chapters: Chapter[]
  readonly met: Map<string, number>
}

export type Cell = { readonly x: number; readonly y: number }

/** A question to one player, or to several at once, each with an own list; an answer to several begins with the seat. */
export type Question =
  | { readonly seat: number; readonly kind: string; readonly legal: readonly string[] }
  | { readonly kind: string; readonly asked: ReadonlyMap<number, readonly string[]> }

/** The rules as they are read, stopping at each question for its answer in notation. */
export type Course<Out = void> = Generator<Question, Out, string>

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
  readonly besides: (() => Course | void) | null
}

export type LeadTable = (typeof BOX)['scoring']['lead']

/**
 * A Chronicle in the second reading, in its own file: its effects at each point of the course, and the part that is compared with the
 * engine. The points are named as in the rules text.
 */
export type Chapter = {
  readonly sources: readonly Source[]
  /** Called with the events of each ply before the reading goes on; draws and rolls are read from them. */
  readonly told?: (e: Event) => void
  /** GM2-13: pieces, die and S tiles stand; the A tiles are still to come. */
  readonly laid?: () => void
  readonly rearMost?: (piece: Piece, position: number) => Course
  /** GM2-24: a space that is never filled nor left empty, and that the line has reached it. */
  readonly isFixed?: (position: number) => boolean
  readonly reached?: (position: number) => void
  readonly stackBegan?: (stack: number) => void
  readonly turnEnded?: (player: Player) => Course | void
  readonly turnBegan?: (player: Player, position: number) => Course | void
  /** GM2-27: what can be entered and is not taken, besides The End. */
  readonly entries?: (player: Player) => readonly string[]
  readonly mayMove?: (player: Player, from: number, to: number, goal: Goal) => boolean
  readonly mustTake?: (player: Player) => string | null
  /** GM2-C8-6: coins for stopping at a tile with any piece, for any purpose; and that they are paid. */
  readonly stopPrice?: (player: Player, tile: string) => number
  readonly stopped?: (player: Player, tile: string) => void
  /** GM2-Q17: extra coins that a cell costs its builder; and that a tile lies there, before its effects ask anything. */
  readonly cellPrice?: (player: Player, cell: Cell) => number
  readonly placed?: (player: Player, cell: Cell, paid: number) => Course
  readonly landChanged?: (player: Player, cell: Cell) => Course
  /** GM2-84: a Scotsman has moved there, by a point or by a card. */
  readonly scotsmanMoved?: (player: Player, lot: Lot) => Course
  /** GM2-82: an activation has put these on an own tile, or gives them to be brought (GM2-C6-8: the place is then a copy that only holds them). */
  readonly produced?: (player: Player, lot: Lot, goods: readonly Good[]) => Course
  readonly gained?: (player: Player, vp: number, source: Source) => void
  /** GM2-111: extra coins for a field besides its road; and that it is claimed and paid, before its bonus. */
  readonly fieldPrice?: (player: Player, field: FieldName) => number
  readonly claimed?: (player: Player, field: FieldName) => void
  /** GM2-22: a player's piece has passed something of this Chronicle; nothing is paid yet. The nearer thing comes first. */
  readonly passed?: (player: Player, from: number, to: number, goal: Goal) => readonly Passing[]
  readonly entered?: (player: Player, tile: string) => Course
  readonly freeActions?: (player: Player, kind: string) => readonly string[]
  readonly aside?: (player: Player, words: readonly string[]) => Course | void
  readonly diePassed?: (from: number, to: number) => void
  readonly cardTaken?: (player: Player, card: CardName, lot: Lot) => void
  /** GM2-70: the questions of its own card; returns whether all tiles are activated (GM2-92). */
  readonly landmark?: (player: Player, card: CardName) => Course<boolean>
  readonly event?: (player: Player, card: CardName) => Course
  /** GM2-Q5: upper bound of the Scotsmen from events of a player's cards. */
  readonly menByEvents?: (player: Player) => number
  /** GM2-80: the ways of a tile of its own kind that are open but for their payment; `null`: not its own. */
  readonly ways?: (player: Player, lot: Lot) => readonly Way[] | null
  /** GM2-110 to GM2-113: a person has been taken, and its marker placed; `inner`: inside another effect. */
  readonly personTaken?: (player: Player, inner: boolean) => Course
  readonly discarded?: (tile: string, by: Piece) => void
  readonly casksGained?: (player: Player, n: number) => void
  readonly casksPaid?: (player: Player, n: number) => Course
  readonly mayGainTokens?: () => boolean
  readonly asksForToken?: (player: Player) => boolean
  readonly tokensGained?: (player: Player, n: number) => Course
  readonly mayRemove?: (player: Player, lot: Lot) => boolean
  /** GM2-25: a round has been scored; the refill is still to go on. */
  readonly roundScored?: () => Course
  readonly coinsCount?: (player: Player) => boolean
  /** GM2-120: additional Scotsmen in the Home Castle and additional landmark cards; may be negative. */
  readonly inCastle?: (player: Player) => number
  readonly castlesHeld?: (player: Player) => number
  readonly cardsHeld?: (player: Player) => number
  readonly cardTurned?: (card: CardName) => void
  /** GM2-120, GM2-121: extra items of a player in a category (its index in the list), and another table. */
  readonly bonus?: (player: Player, category: number) => number
  readonly leadTable?: (player: Player, category: number) => LeadTable | null
  readonly row?: { readonly stack: () => number; readonly taken: () => void }
  /** GM2-C8-4, of gangsters: when a player has reached the Mountain, and just before leaving it. */
  readonly onMountain?: (player: Player, heap: Heap) => Course
  readonly boatsPassed?: (player: Player, other: Player) => Course
  readonly mayBarge?: (player: Player) => boolean
  readonly rewardTaken?: (player: Player, isLeft: () => boolean, draw: () => Course) => Course
  readonly isVisitor?: (player: Player) => boolean
  readonly feastBegan?: (tokens: (player: Player) => number, give: Giving) => Course
  readonly feastRolled?: (again: () => void) => Course
  /** GM2-132: all players are on The End or beyond; the fourth round is still to come. */
  readonly ended?: () => Course | void
  readonly reckoned?: () => Course | void
  readonly read: () => object
  readonly seen: (s: State) => object
}

/** `tile` is taken at the end of the way, or nothing (`null`), for this many coins. */
export type Goal = { readonly tile: string | null; readonly coins: number }

export type Passing = { readonly at: number; readonly meets: () => Course | void }

export type Heap = { coins: number; goods: Good[] }

export type Giving = (from: Player, place: number, to: Player) => Course
