import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { MountainSign } from './dock.tsx'
import { mountainIn } from './words.ts'

export const legend: ChronicleLegend = (words) => {
  const mountain = mountainIn(words)
  return [sign('mountain', mountain.legend, <MountainSign size={28} />)]
}
