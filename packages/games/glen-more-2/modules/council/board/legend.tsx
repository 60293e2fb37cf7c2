import { GLEN_CARD_IDS } from '@bothy/glen-more-2/data'
import { sign } from '@bothy/board-kit/board/legend/legend.ts'
import type { ChronicleLegend } from '../../../board/chronicles/legend.ts'
import { GlenSigns, VoteToken } from './signs.tsx'
import { councilIn } from './words.ts'

export const legend: ChronicleLegend = (words) => {
  const council = councilIn(words)
  return [
    ...(['aye', 'nay'] as const).map((vote) =>
      sign(vote, council.voteButton(vote), <VoteToken vote={vote} size={28} />),
    ),
    sign('secret', council.hasVoted, <VoteToken vote={null} size={28} />),
    ...GLEN_CARD_IDS.map((card) => sign(`glen${card}`, council.cardName(card), <GlenSigns card={card} size={15} />)),
  ]
}
