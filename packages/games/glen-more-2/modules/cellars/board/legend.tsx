import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { CaskSpot, CellarIcon } from './signs.tsx'
import { cellarsIn } from './words.ts'

export const legend: ChronicleLegend = (words, named) => {
  const { cellar, spot, filled } = cellarsIn(words).legend
  return [
    sign('cellar', cellar, <CellarIcon size={28} />),
    sign('age', named.age, <SignIcon sign="age" size={28} />),
    sign('spot', spot, <CaskSpot value={3} isFilled={false} size={28} />),
    sign('filled', filled, <CaskSpot value={3} isFilled size={28} />),
  ]
}
