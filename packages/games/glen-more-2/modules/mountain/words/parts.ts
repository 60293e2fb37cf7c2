import { type Good, GOODS } from '../../../data/goods.ts'
import type { View } from '../../../rules/types.ts'

export const goodsIn = ({ chronicles }: View): readonly Good[] =>
  GOODS.flatMap((good) => Array.from({ length: chronicles.mountain?.goods[good] ?? 0 }, () => good))
