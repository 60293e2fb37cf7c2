import { sign, signsBy } from '@bothy/board-kit/board/legend/legend.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { Drawn, DRAWN_NAMES } from './signs.tsx'
import { tomeIn } from './words.ts'

export const legend: ChronicleLegend = (words, named) => {
  const told = tomeIn(words).legend
  return [
    sign('event', named.event, <SignIcon sign="event" size={28} />),
    ...signsBy(
      DRAWN_NAMES,
      (name) => told[name],
      (name) => <Drawn name={name} size={28} />,
    ),
  ]
}
