import type { Corrections, Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { ModuleStates, WithChronicles } from '../modules/module-types.ts'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { TileId } from '../data/tiles.ts'
import type { Event } from './log-events.ts'
import type { Frame } from './frame-types.ts'
import type { EffectWord } from './base-frames.ts'
import type { Reason, Warning } from './reason-types.ts'
import type { View } from './view-types.ts'
import type { Options, Setup } from './setup-types.ts'
import type { By } from './offer-types.ts'

export type { AskKind } from '../data/asked.ts'
export type * from './base-frames.ts'
export type * from './log-events.ts'
export type * from './frame-types.ts'
export type * from './offer-types.ts'
export type * from './reason-types.ts'
export type * from './setup-types.ts'
export type * from './view-types.ts'

export type State = {
  readonly revision: number
  rng: { [stream: string]: RngState; die: RngState }
  readonly seats: number
  readonly corrections: Corrections | null
  readonly options: Options
  /** Chronicles in play, as bits in the order of `ORDER`. */
  readonly inPlay: number
  chronicles: ModuleStates
  rondel: TileId[]
  /** By piece (seats, die, Englishman): positions, which never wrap (GM2-20); `OUT` if it does not play or has left. */
  at: number[]
  front: number
  /** Position of The End; `OUT` until it appears. */
  end: number
  /** Seats on The End or beyond, in the order in which they came there. */
  arrivals: Seat[]
  /** Stacks A to D; the last tile of each is drawn next. The End is in D. */
  stacks: Secret<TileId[]>[]
  /** Tiles in each stack at the start; D contains The End as well (GM2-14). */
  readonly sizes: readonly number[]
  discards: TileId[]
  /** Out of the game (GM2-66). */
  removed: TileId[]
  market: number[]
  coins: number[]
  vp: number[]
  /** VP by seat and source, in the order of `SOURCES`. */
  gained: number[][]
  casks: number[]
  /** GM2-2: Scotsmen and clan markers that are left. */
  supply: number[]
  markers: number[]
  /** By seat: the territory (top tiles alone), landmark cards, persons, clan fields, in the order in which they came. */
  tiles: TileId[][]
  cards: CardId[][]
  persons: TileId[][]
  fields: FieldId[][]
  /** By field: a bit for each that has a marker (GM2-111). */
  marked: number
  /** By tile: whose territory it is in, covered ones too (`NOBODY`), its cell, the tile it covers, Scotsmen and resources on it. */
  owner: Seat[]
  cell: Cell[]
  under: TileId[]
  scotsmen: number[]
  goods: Bundle[]
  /** Of the turn: tiles activated (GM2-81), movement points (GM2-84), activations by Loch Ness (GM2-85). */
  activated: TileId[]
  points: number
  extras: number
  turns: number
  scorings: number
  /** Arranged rolls of the die, the last one comes next. */
  rolls: Secret<number[]>
  ranks: number[] | null
  stack: Frame[]
}

export type BaseAction =
  /** GM2-22, `take A6`; GM2-130, `take END`. */
  | { readonly type: 'take'; readonly tile: TileId }
  /** GM2-27, `discard A6`; then `coin` or `point`. */
  | { readonly type: 'discard'; readonly tile: TileId }
  | { readonly type: 'coin' }
  | { readonly type: 'point' }
  | { readonly type: 'sell'; readonly good: Good; readonly tile: TileId }
  /** GM2-50, `spend wood S1`, `buy wood`: one due resource, from a tile or from the market. */
  | { readonly type: 'spend'; readonly good: Good; readonly tile: TileId }
  | { readonly type: 'buy'; readonly good: Good }
  | { readonly type: 'give'; readonly tile: TileId }
  /** GM2-52, `place 2,0`: on an empty cell, or over an own tile (GM2-60). */
  | { readonly type: 'place'; readonly x: number; readonly y: number }
  | { readonly type: 'effect'; readonly effect: EffectWord }
  /** GM2-97, `choose wood sheep`: in the order of `GOODS`. */
  | { readonly type: 'choose'; readonly goods: readonly Good[] }
  /** GM2-113, `put sheep S2`, `settle S2`: a resource, a Scotsman on an own tile. */
  | { readonly type: 'put'; readonly good: Good; readonly tile: TileId }
  | { readonly type: 'settle'; readonly tile: TileId }
  /**
   * GM2-80, `activate A14 wood stone`: the payment; where resources of choice come, or too many for the tile, the resources that are put
   * there. `activate A14 wood coin` (Sinclair): one fewer, and a coin. `activate A8 vp` (MacGregor).
   */
  | { readonly type: 'activate'; readonly tile: TileId; readonly goods: readonly Good[]; readonly by: By }
  | { readonly type: 'move'; readonly from: TileId; readonly to: TileId }
  | { readonly type: 'claim'; readonly field: FieldId }
  | { readonly type: 'remove'; readonly tile: TileId }
  | { readonly type: 'keep'; readonly goods: readonly Good[] }
  | { readonly type: 'build'; readonly tile: TileId }
  /** GM2-Q2, GM2-Q20: no more of this effect. */
  | { readonly type: 'decline' }
  | { readonly type: 'end' }

export type Action = WithChronicles<BaseAction, 'action'>
export type ActionType = Action['type']

export type TieBreak = 'mostResources' | 'fewestResources'

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

/** The compiler checks that these are plain data. */
export type PlainData = [Setup, Action, Event, View, Reason, Warning] extends Json[] ? true : never
