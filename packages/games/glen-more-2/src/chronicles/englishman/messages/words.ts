import type { TileId } from '../../../data/tiles.ts'
import type { View } from '../../../types.ts'
import type { EnglishmanNouns, ErrandShown } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type EnglishmanWords = {
  readonly title: string
  /** A word or two for each of its reasons. */
  readonly short: { readonly [W in EnglishmanNouns['reason']['why']]: string }
  readonly row: string
  readonly token: string
  /** On the button for a tile that is looked at. */
  readonly sendTo: (tile: string) => string
  /** "Take it: its cost and 2 coins". */
  readonly useButton: (price: number) => string
  /** "Discard it: take 1 coin". */
  readonly discardButton: (reward: number) => string
  /** What a tile that has been pointed at still needs. */
  readonly picking: (tile: string) => string
  readonly help: string
  readonly helpSwap: string
  /** Of a move on the rondel: who is next. */
  readonly next: string
  /** What he does, for who asks. */
  readonly about: string
  /** "Token: Ailsa"; null while it is to be taken. */
  readonly heldBy: (name: string | null) => string
  /** What it costs to use him; null: the row is full. */
  readonly toUse: (price: number | null) => string
  readonly toDiscard: (reward: number) => string
}

type Shown = EnglishmanNouns['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.englishman

export const errandOf = (view: View, tile: TileId): ErrandShown | undefined =>
  shownIn(view)?.errands.find((errand) => errand.tile === tile)

/** How far he would go. */
export function stepsOf(view: View, tile: TileId): number | null {
  const from = shownIn(view)?.position ?? null
  const to = errandOf(view, tile)?.position ?? null
  return from === null || to === null ? null : to - from
}
