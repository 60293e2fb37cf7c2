import type { Good } from '../../../data/goods.ts'
import type { View } from '../../../types.ts'
import type { TomeNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type TomeWords = {
  readonly title: string
  /** A word or two for each of its reasons. */
  readonly short: { readonly [W in TomeNouns['reason']['why']]: string }
  /** On a card that has been turned. */
  readonly eventSide: string
  readonly useButton: string
  readonly flipButton: string
  /** What a card that has been picked still needs. */
  readonly picking: (card: string) => string
  readonly helpEvent: string
  readonly helpForfeit: string
  readonly helpFlip: string
  readonly helpExchange: string
  readonly helpBorrow: string
  readonly helpWalk: string
  /** Whose table is better: for a category of somebody, or for who has it in a category. */
  readonly betterTable: (of: string) => string
  /** "Ailsa, whisky casks: 1, 2, 3, 4, 5+ ahead: 2, 3, 5, 7, 10 VP". */
  readonly ladder: (name: string, category: string, vp: readonly number[]) => string
  readonly event: string
  /** All own tiles. */
  readonly all: string
  /** "2 of 4 cards turned". */
  readonly turnedOf: (turned: number, all: number) => string
  /** What turning a card changes at the next scoring. */
  readonly turning: (values: Change, vp: Change) => string
  /** Of a tile that triggers an event: cards that could be turned. */
  readonly triggers: (cards: number) => string
  readonly borrow: string
  readonly exchange: string
  readonly unused: (tiles: number) => string
  /** What an event would bring or cost now, in a few words. */
  readonly now: NowWords
}

export type Change = readonly [now: number, then: number]

export type NowWords = {
  readonly nothing: string
  readonly coins: (coins: number) => string
  readonly table: (vp: Change) => string
  readonly otherCards: (cards: number) => string
  readonly has: (name: string) => string
  readonly hasNot: (name: string) => string
  readonly upTo: (vp: number) => string
  /** What is missing comes from the market; null: not all of it is there. */
  readonly buy: (goods: readonly Good[], coins: number | null) => string
  readonly tiles: (tiles: number) => string
  readonly othersTiles: (tiles: number) => string
  readonly pile: (tiles: number) => string
  readonly away: (scotsmen: number) => string
  readonly fields: (fields: number) => string
  readonly penalty: (vp: number) => string
  readonly toCastle: string
}

type Shown = TomeNouns['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.tome

/** What the next question is about, in numbers. */
export const leftIn = (view: View): number => shownIn(view)?.left ?? 1
