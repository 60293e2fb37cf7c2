import { Points } from '@bothy/board-kit/art/index.ts'
import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { Boat, LastSign, RewardToken } from './signs.tsx'
import { raceIn } from './words.ts'

export const legend: ChronicleLegend = (words) => {
  const race = raceIn(words)
  return [
    sign('boat', race.legend.boat, <Boat seat={0} size={24} />),
    sign('reward', race.legend.reward, <RewardToken token={null} size={28} />),
    sign('prize', race.legend.prize, <Points value={7} size={30} />),
    sign('last', race.lastCard, <LastSign size={28} />),
  ]
}
