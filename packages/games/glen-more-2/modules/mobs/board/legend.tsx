import { GANGSTER_IDS } from '@bothy/glen-more-2/data'
import { sign, signsBy } from '@bothy/board-kit/board/legend/legend.ts'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { Lurker, Penny, Portrait } from './signs.tsx'
import { mobsIn } from './words.ts'

export const legend: ChronicleLegend = (words) => {
  const mobs = mobsIn(words)
  return [
    ...signsBy(
      ['plus', 'minus'] as const,
      (side) => mobs.legend[side],
      (side) => <Penny side={side} size={28} />,
    ),
    sign('lurker', mobs.legend.lurker, <Lurker seat={0} size={30} />),
    ...GANGSTER_IDS.map((gangster) =>
      sign(`gangster${gangster}`, mobs.gangsterName(gangster), <Portrait gangster={gangster} size={34} />),
    ),
  ]
}
