import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { HaggisToken } from './signs.tsx'
import { haggisIn } from './words.ts'

export const legend: ChronicleLegend = (words, named) => {
  const { hiddenToken, legend: told } = haggisIn(words)
  return [
    sign('haggis', named.haggis, <SignIcon sign="haggis" size={28} />),
    sign('hidden', hiddenToken, <HaggisToken value={null} size={30} />),
    sign('shown', told.shown, <HaggisToken value={3} size={30} />),
    sign('counts', told.counts, <HaggisToken value={3} size={30} isUp />),
  ]
}
