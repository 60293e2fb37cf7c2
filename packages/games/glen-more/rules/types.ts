import type { Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { Bundle, Cell, Ring } from '@bothy/kit'
import type { CardId, Good } from '../data/faces.ts'
import type { Category } from '../data/limits.ts'
import type { TileId } from '../data/tiles.ts'

export type Setup = {
  /** GM-34. */
  readonly clanAdjacency: 'eight' | 'orthogonal'
  /** GM-19, GM-99. */
  readonly unaffordableTile: 'discard' | 'forbidden'
  /** GM-24. */
  readonly lochOichDifferent: boolean
  /** GM-53. */
  readonly grocerDifferent: boolean
  /** GM-20. */
  readonly declinePayment: boolean
  /** Orders left out come from the seed. */
  readonly arranged: Arranged | null
}

export type Arranged = {
  /** GM-5: all seats in the order of their figures, or none. */
  readonly order: readonly Seat[]
  /** By slug, the next one to be drawn first. */
  readonly stack0: readonly string[]
  readonly stack1: readonly string[]
  readonly stack2: readonly string[]
  readonly stack3: readonly string[]
  readonly die: readonly number[]
}

export type Frame =
  /** GM-10: looks up the rear figure. */
  | { readonly kind: 'nextTurn' }
  /** GM-13: move to a tile. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** GM-20: the tile cannot be afforded right now, but a sale may help. */
  | { readonly kind: 'afford'; readonly seat: Seat }
  /** GM-24: which cubes of any type. GM-20: or, where it may be declined, whether to pay at all. */
  | { readonly kind: 'pay'; readonly seat: Seat }
  /** GM-23: which black piece. */
  | { readonly kind: 'give'; readonly seat: Seat }
  /** GM-18: from which tiles the cubes `open` are taken. In revision 1 one type, and only tiles from place `from` on. */
  | { readonly kind: 'spend'; readonly seat: Seat; readonly open: Bundle; readonly from: number }
  /** GM-33 to GM-37. */
  | { readonly kind: 'place'; readonly seat: Seat }
  /** GM-61, GM-65: `count` cubes of choice on a tile. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  /** GM-41 to GM-58. */
  | { readonly kind: 'activate'; readonly seat: Seat }
  | {
      readonly kind: 'receive'
      readonly seat: Seat
      readonly tile: TileId
      readonly vp: number
      readonly barrels: number
    }
  /** GM-14: the tile was discarded; the market is still open. */
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  /** GM-91 to GM-94. */
  | { readonly kind: 'die' }
  /** GM-73 to GM-77. */
  | { readonly kind: 'refill' }
  /** GM-79 to GM-84. */
  | { readonly kind: 'score' }
  /** GM-78, GM-85 to GM-90. */
  | { readonly kind: 'endOfGame' }

export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>
export type AskKind = Exclude<FrameKind, 'nextTurn' | 'receive' | 'die' | 'refill' | 'score' | 'endOfGame'>

export type State = {
  readonly revision: number
  rng: { [stream: string]: RngState; die: RngState }
  readonly seats: number
  readonly orthogonal: boolean
  readonly mustAfford: boolean
  readonly oichDifferent: boolean
  readonly grocerDifferent: boolean
  /** By space: a tile, nothing, or a figure; figure 5 is the die. */
  track: Ring
  /** The empty space behind the rear figure, as before this turn. */
  gap: number
  /** Stacks 0 to 3; the last tile of each is drawn next. */
  stacks: Secret<TileId[]>[]
  discards: TileId[]
  market: number[]
  coins: number[]
  vp: number[]
  barrels: number[]
  chieftains: number[]
  tiles: TileId[][]
  /** By tile; owner -1: none. */
  owner: Seat[]
  cell: Cell[]
  clan: number[]
  cubes: Bundle[]
  /** The tile that the active figure has reached in this turn; -1 before. */
  taken: TileId
  /** By tile, in this turn: 0 out of reach, 1 may be activated, 2 was activated. */
  reach: number[]
  /** Movement points not used yet (GM-55). */
  points: number
  /** GM-63: the extra activation of this turn is used. */
  extraUsed: boolean
  turns: number
  scorings: number
  scored: number[][]
  rolls: Secret<number[]>
  ranks: number[] | null
  stack: Frame[]
  /** GM-20. Absent in matches of revision 1, so that the hashes of their records stay valid. */
  mayDecline?: boolean
}

export type Action =
  | { readonly type: 'take'; readonly tile: TileId }
  | { readonly type: 'sell'; readonly good: Good; readonly tile: TileId }
  /** GM-20: let the tile go. */
  | { readonly type: 'discard' }
  /** No goods: pays the printed cost (GM-20, where payment may be declined). */
  | { readonly type: 'pay'; readonly goods: readonly Good[] }
  | { readonly type: 'give'; readonly tile: TileId | null }
  /** `good` is null in revision 1, whose question names the type. */
  | { readonly type: 'spend'; readonly good: Good | null; readonly tile: TileId }
  | { readonly type: 'place'; readonly x: number; readonly y: number }
  | { readonly type: 'choose'; readonly goods: readonly Good[] }
  | { readonly type: 'activate'; readonly tile: TileId; readonly goods: readonly Good[] }
  | { readonly type: 'move'; readonly from: TileId; readonly to: TileId }
  /** GM-57. */
  | { readonly type: 'promote'; readonly tile: TileId }
  | { readonly type: 'end' }

export type ActionType = Action['type']

/** GM-19 to GM-21: cannot be paid or placed, or the seat did not pay (`declined`) or did not sell for it (`unsold`). */
export type Discarding = 'cost' | 'noCell' | 'declined' | 'unsold'

export type Event =
  /** GM-5 to GM-7. */
  | { readonly type: 'gameBegan'; readonly order: readonly Seat[]; readonly tiles: readonly TileId[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number; readonly tile: TileId }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly tile: TileId; readonly coins: number }
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly good: Good
      readonly count: number
      readonly coins: number
    }
  | { readonly type: 'spent'; readonly seat: Seat; readonly good: Good; readonly tile: TileId; readonly count: number }
  | { readonly type: 'barrelPaid'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'pieceGiven'; readonly seat: Seat; readonly from: TileId | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: TileId; readonly why: Discarding }
  | { readonly type: 'placed'; readonly seat: Seat; readonly tile: TileId; readonly x: number; readonly y: number }
  | { readonly type: 'clanGained'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  | { readonly type: 'barrelsGained'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cubesPut'; readonly seat: Seat; readonly tile: TileId; readonly goods: readonly Good[] }
  | { readonly type: 'activated'; readonly seat: Seat; readonly tile: TileId; readonly extra: boolean }
  | {
      readonly type: 'vpGained'
      readonly seat: Seat
      readonly tile: TileId
      readonly vp: number
      readonly total: number
    }
  | { readonly type: 'clanMoved'; readonly seat: Seat; readonly from: TileId; readonly to: TileId }
  | { readonly type: 'promoted'; readonly seat: Seat; readonly tile: TileId; readonly chieftains: number }
  /** `points`: movement points that were lost (GM-58). */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'rolled'
      readonly roll: number
      readonly from: number
      readonly to: number
      readonly tile: TileId
    }
  | { readonly type: 'trackCleared'; readonly tiles: readonly TileId[] }
  | { readonly type: 'trackFilled'; readonly tiles: readonly TileId[]; readonly first: number }
  | {
      readonly type: 'scoring'
      readonly scoring: number
      readonly values: readonly (readonly number[])[]
      readonly vp: readonly (readonly number[])[]
    }
  /** GM-85: what the end brings each seat. */
  | { readonly type: 'finalScoring'; readonly seats: readonly FinalScore[] }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly ranks: readonly number[] }

export type FinalScore = {
  readonly cards: readonly { readonly card: CardId; readonly tiles: number; readonly vp: number }[]
  readonly coins: number
  readonly more: number
  readonly penalty: number
}

export type Reason =
  | { readonly why: 'noSide'; readonly rule: 'GM-33' }
  | { readonly why: 'noClan'; readonly rule: 'GM-34' }
  | { readonly why: 'river'; readonly rule: 'GM-35' }
  | { readonly why: 'road'; readonly rule: 'GM-36' }
  | { readonly why: 'riverBlocked'; readonly rule: 'GM-37' }
  | { readonly why: 'roadBlocked'; readonly rule: 'GM-37' }
  | { readonly why: 'noCell'; readonly rule: 'GM-21' }
  | { readonly why: 'coins'; readonly need: number; readonly has: number; readonly rule: 'GM-26' }
  | { readonly why: 'soldOut'; readonly good: Good | null; readonly rule: 'GM-26' }
  | { readonly why: 'noBarrel'; readonly rule: 'GM-22' }
  | { readonly why: 'noPiece'; readonly rule: 'GM-23' }
  | { readonly why: 'noChieftain'; readonly rule: 'GM-23' }
  | { readonly why: 'lastClan'; readonly rule: 'GM-23' | 'GM-58' }
  | { readonly why: 'noCellWithout'; readonly rule: 'GM-97' }
  | { readonly why: 'rowEmpty'; readonly good: Good; readonly rule: 'GM-29' }
  | { readonly why: 'outOfReach'; readonly rule: 'GM-41' }
  | { readonly why: 'extraUsed'; readonly rule: 'GM-63' }
  | { readonly why: 'alreadyActivated'; readonly rule: 'GM-42' }
  | { readonly why: 'full'; readonly rule: 'GM-45' }
  | { readonly why: 'loch'; readonly rule: 'GM-59' }
  | { readonly why: 'different'; readonly rule: 'GM-24' | 'GM-53' }
  | { readonly why: 'noPoint'; readonly rule: 'GM-55' }
  | { readonly why: 'notNow'; readonly pending: AskKind; readonly rule: 'GM-12' | 'GM-13' | 'GM-40' | 'GM-98' }

export type Payment = { readonly own: readonly Good[]; readonly bought: readonly Good[]; readonly coins: number }

export type Offer = {
  readonly tile: TileId
  readonly space: number
  /** Null: it can be paid and placed. Otherwise it would be discarded, or cannot be chosen (GM-99). */
  readonly reason: Reason | null
  /** GM-20: payable only after a sale. */
  readonly savedBySale: boolean
  /** The cheapest way, without barrels and black pieces; null if there is none. */
  readonly payment: Payment | null
  /** GM-23: sources of the black piece to pay; null is a chieftain. */
  readonly pieces: readonly (TileId | null)[]
  /** Tiles behind the new rear figure (GM-73). */
  readonly discards: readonly TileId[]
  readonly spots: readonly Spot[]
  readonly next: Seat | null
  readonly draws: number
  readonly scoring: boolean
  readonly ends: boolean
}

export type CubeChoice = {
  readonly goods: readonly Good[]
  readonly payment: Payment | null
  readonly reason: Reason | null
}

export type Spot = { readonly x: number; readonly y: number; readonly activates: readonly TileId[] }

/** By the best way. `trades`: it takes cubes, so it may give nothing now. */
export type Yield = {
  readonly tile: TileId
  readonly trades: boolean
  readonly cube: Good | 'any' | null
  readonly vp: number
  readonly barrels: number
  readonly points: number
}

/** GM-33 to GM-37: a place near the clan that some tile fits. */
export type OpenCell = {
  readonly x: number
  readonly y: number
  readonly plain: boolean
  readonly river: boolean
  readonly road: boolean
}

export type WayShown = {
  readonly goods: readonly Good[]
  readonly payment: Payment
  readonly vp: number
  readonly barrels: number
  readonly cubes: readonly Good[]
  readonly points: number
}

export type Activatable = {
  readonly tile: TileId
  readonly extra: boolean
  readonly reason: Reason | null
  readonly ways: readonly WayShown[]
}

export type TileShown = {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  readonly clan: number
  readonly cubes: readonly Good[]
  readonly reach: 'far' | 'ready' | 'used'
}

export type View = {
  readonly seats: number
  readonly viewer: Seat | null
  readonly options: { readonly [K in Exclude<keyof Setup, 'arranged'>]: Setup[K] }
  /** `tile`: the one in question or paid for; `goods`: still to be spent; `left`: how many to choose. */
  readonly pending: {
    readonly kind: AskKind
    readonly seat: Seat
    readonly tile: TileId | null
    readonly goods: readonly Good[]
    readonly left: number
  } | null
  readonly track: readonly ({ readonly tile: TileId } | { readonly seat: Seat } | { readonly die: true } | null)[]
  readonly gap: number
  readonly stacks: readonly number[]
  readonly discards: readonly TileId[]
  readonly market: { readonly [G in Good]: number }
  readonly players: readonly {
    readonly coins: number
    readonly vp: number
    readonly barrels: number
    readonly chieftains: number
    readonly cards: readonly CardId[]
    readonly goods: { readonly [G in Good]: number }
    readonly tiles: readonly TileShown[]
    readonly open: readonly OpenCell[]
    readonly values: { readonly [C in Category]: number }
  }[]
  readonly taken: TileId | null
  readonly points: number
  readonly offers: readonly Offer[]
  readonly cubeChoices: readonly CubeChoice[]
  readonly spots: readonly Spot[]
  readonly yields: readonly Yield[]
  readonly activatable: readonly Activatable[]
  readonly scorings: number
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
}

export type ScoreCategory =
  | 'tiles'
  | 'barrels'
  | 'chieftains'
  | 'cards'
  | 'nextBarrels'
  | 'nextChieftains'
  | 'nextCards'
  | 'coins'
  | 'card'
  | 'penalty'
  | 'cubes'

export type Warning =
  | { readonly warn: 'notKept'; readonly because: Reason }
  | { readonly warn: 'walledIn' }
  /** GM-63: `extra`: by Loch Ness. The turn would end with this still free to take. */
  | {
      readonly warn: 'leaves'
      readonly cubes: number
      readonly vp: number
      readonly points: number
      readonly extra: boolean
      readonly walledIn: boolean
    }

/** GM-89. */
export type TieBreak = 'cubes'

export type Types = {
  setup: Setup
  state: State
  action: Action
  event: Event
  view: View
  reason: Reason
  warning: Warning
  tieBreak: TieBreak
  verdict: never
}

export type PlainData = [Setup, Action, Event, View, Reason, Warning] extends Json[] ? true : never
