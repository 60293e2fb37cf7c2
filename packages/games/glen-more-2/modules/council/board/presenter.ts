import type { CouncilModuleTypes, GlenCardId } from '@bothy/glen-more-2/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { councilIn } from './words.ts'

type Tables = ChronicleTables<CouncilModuleTypes>

export const atGlen = (card: GlenCardId): ClickTarget => `glen:${card}`

export const councilPaths: Tables['paths'] = {
  convene: ({ card }) => [atGlen(card)],
  vote: ({ vote }) => [`do:${vote}`],
}

export const councilButtons: Tables['buttons'] = {
  'do:aye': (words) => councilIn(words).voteButton('aye'),
  'do:nay': (words) => councilIn(words).voteButton('nay'),
}

export const councilHelp: Tables['help'] = {
  convene: (words) => councilIn(words).helpConvene,
  vote: (words) => councilIn(words).helpVote,
}
