import type { Good } from '../../../data/goods.ts'
import { GOODS } from '../../../data/goods.ts'
import type { View } from '../../../types.ts'
import type { MountainNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type MountainWords = {
  /** A word or two for what the rules say against something. */
  readonly short: { readonly [W in MountainNouns['reason']['why']]: string }
  readonly title: string
  readonly tollButton: string
  readonly declineButton: string
  readonly helpToll: string
  readonly helpUnload: string
  /** What it does, for who asks. */
  readonly about: string
  /** What is on it: "2 coins and 1 wood"; "nothing". */
  readonly contents: (coins: number, goods: readonly Good[]) => string
  readonly onIt: (contents: string) => string
  readonly here: (name: string) => string
  /** GM2-C2-2. */
  readonly outOfReach: string
  /** Of a move that ends on it. */
  readonly stop: (contents: string) => string
  /** Of a move that passes it, and of one with nothing to give. */
  readonly toll: string
  readonly noToll: string
  /** On the Mountain itself, while such a move is looked at. */
  readonly leaves: string
}

/** Resources that are on the Mountain, by name. */
export const goodsIn = ({ chronicles }: View): readonly Good[] =>
  GOODS.flatMap((good) => Array.from({ length: chronicles.mountain?.goods[good] ?? 0 }, () => good))
