import type { Good } from '../../../data/goods.ts'
import { GOODS } from '../../../data/goods.ts'
import type { View } from '../../../types.ts'

/** Words of the board that belong to no sentence. */
export type MountainWords = {
  readonly title: string
  readonly tollButton: string
  readonly declineButton: string
  readonly helpToll: string
  readonly helpUnload: string
  /** What is on it: "2 coins and 1 wood"; "nothing". */
  readonly contents: (coins: number, goods: readonly Good[]) => string
}

/** Resources that are on the Mountain, by name. */
export const goodsIn = ({ chronicles }: View): readonly Good[] =>
  GOODS.flatMap((good) => Array.from({ length: chronicles.mountain?.goods[good] ?? 0 }, () => good))
