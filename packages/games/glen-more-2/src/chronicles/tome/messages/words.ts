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
  readonly helpEvent: string
  readonly helpForfeit: string
  readonly helpFlip: string
  readonly helpExchange: string
  readonly helpBorrow: string
  readonly helpWalk: string
  /** Of a seat whose table is better. */
  readonly betterTable: (category: string) => string
}

type Shown = TomeNouns['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.tome

/** What the next question is about, in numbers. */
export const leftIn = (view: View): number => shownIn(view)?.left ?? 1
