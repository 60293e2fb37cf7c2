import type { Action, GlenCardId, View } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

export const atGlen = (card: GlenCardId): Target => `glen:${card}`

/** A card is pointed at, a vote is one of two buttons. */
export const councilPaths = {
  convene: ({ card }: Extract<Action, { readonly type: 'convene' }>): readonly Target[] => [atGlen(card)],
  vote: ({ vote }: Extract<Action, { readonly type: 'vote' }>): readonly Target[] => [`do:${vote}`],
} as const

export const councilButtons = {
  'do:aye': ({ council }: Words) => council.voteButton('aye'),
  'do:nay': ({ council }: Words) => council.voteButton('nay'),
} as const

export const councilHelp = (view: View, { council }: Words): string | null => {
  if (view.pending?.kind === 'convene') return council.helpConvene
  return view.pending?.kind === 'vote' ? council.helpVote : null
}
