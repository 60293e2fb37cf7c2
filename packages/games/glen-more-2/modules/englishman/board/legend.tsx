import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { EnglandToken, Englishman } from './signs.tsx'
import { englishmanIn } from './words.ts'

export const legend: ChronicleLegend = (words) => {
  const { title, token } = englishmanIn(words)
  return [sign('englishman', title, <Englishman size={30} />), sign('englandToken', token, <EnglandToken size={28} />)]
}
