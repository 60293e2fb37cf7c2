import type { Seat } from '@bothy/kernel'
import type { WithChronicles } from '../modules/module-types.ts'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { Category } from '../data/limits.ts'
import type { TileId } from '../data/tiles.ts'
import type { Piece } from './base-frames.ts'

/** The order is that of `State.gained`. */
export const SOURCES = [
  'activation',
  'oneTime',
  'clan',
  'movement',
  'scotsmen',
  'landmarks',
  'casks',
  'persons',
  'territory',
  'coins',
  'cards',
] as const
export type BaseSource = (typeof SOURCES)[number]
export type Source = WithChronicles<BaseSource, 'source'>

/** GM2-132, in the order in which it is reckoned. */
export type FinalScore = {
  readonly more: number
  readonly territory: number
  readonly coins: number
  readonly cards: number
}

export type BaseEvent =
  | { readonly type: 'gameBegan'; readonly order: readonly Seat[]; readonly tiles: readonly TileId[] }
  /** Positions never wrap: the space is the position modulo the number of spaces. */
  | {
      readonly type: 'moved'
      readonly piece: Piece
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly tile: TileId
    }
  | { readonly type: 'finished'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly tile: TileId; readonly coins: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly good: Good; readonly coins: number }
  | { readonly type: 'spent'; readonly seat: Seat; readonly good: Good; readonly tile: TileId; readonly count: number }
  | { readonly type: 'coinsPaid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'casksPaid'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'scotsmanGiven'; readonly seat: Seat; readonly from: TileId }
  /** `over`: the tile that is covered (GM2-60). */
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly tile: TileId
      readonly x: number
      readonly y: number
      readonly over: TileId | null
    }
  /** GM2-110, before the clan marker; GM2-113: also for David Hume. */
  | { readonly type: 'personTaken'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'built'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'scotsmenGained'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  | {
      readonly type: 'goodsPut'
      readonly seat: Seat
      readonly tile: TileId
      readonly goods: readonly Good[]
      readonly lost: readonly Good[]
    }
  | { readonly type: 'casksGained'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'pointsGained'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'vpGained'
      readonly seat: Seat
      readonly vp: number
      readonly source: Source
      readonly total: number
    }
  /** `extra`: by Loch Ness (GM2-85). */
  | { readonly type: 'activated'; readonly seat: Seat; readonly tile: TileId; readonly extra: boolean }
  | { readonly type: 'scotsmanMoved'; readonly seat: Seat; readonly from: TileId; readonly to: TileId }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly field: FieldId; readonly coins: number }
  /** GM2-Q2, GM2-Q20: a clan marker or a bonus that was not taken. */
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'removed'
      readonly seat: Seat
      readonly tiles: readonly TileId[]
      readonly scotsmen: number
      readonly goods: readonly Good[]
    }
  | { readonly type: 'goodsLost'; readonly seat: Seat; readonly goods: readonly Good[] }
  /** `points`: movement points that expired (GM2-84). */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly points: number }
  /** `tile`: the discarded tile; `to` is null when the die leaves the game (GM2-33). */
  | {
      readonly type: 'rolled'
      readonly roll: number
      readonly from: number
      readonly to: number | null
      readonly tile: TileId | null
    }
  | { readonly type: 'rondelCleared'; readonly tiles: readonly TileId[]; readonly by: Piece }
  | { readonly type: 'rondelFilled'; readonly tiles: readonly TileId[]; readonly first: number }
  | {
      readonly type: 'scoring'
      readonly round: number
      readonly values: { readonly [C in Category]: readonly number[] }
      readonly vp: { readonly [C in Category]: readonly number[] }
    }
  | { readonly type: 'finalScoring'; readonly seats: readonly FinalScore[] }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly ranks: readonly number[] }

export type Event = WithChronicles<BaseEvent, 'event'>
