import type { Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import type { FrameOf, State } from '../../../rules/types.ts'
import { GLEN_CARDS } from '../data/index.ts'
import { councilOf, hasPiles, isAdopted, pileOfSeat, scoreOf, tokensLeft, voteOf } from './queries.ts'
import type { CouncilModuleTypes, GlenScore } from './types.ts'

export const heldNow = (s: State): FrameOf<'vote'> | null => s.stack.find((f) => f.kind === 'vote') ?? null

/** The stored score once the game is scored, since later Chronicles may change what a card counts. */
export const scoreShown = (s: State, place: number): GlenScore =>
  councilOf(s).scores?.[place] ?? scoreOf(s, councilOf(s).cards[place])

export function view(s: State, viewer: Seat | null): CouncilModuleTypes['view'] {
  const { cards, cast } = councilOf(s)
  const held = heldNow(s)
  return {
    cards: cards.map((card, place) => {
      const votes = cast[place]
      const { values, wins } = scoreShown(s, place)
      return {
        card,
        vp: contentOf(s).council.cards[GLEN_CARDS[card]].vp,
        votes: votes === null ? null : votes.slice(),
        adopted: votes === null ? null : isAdopted(votes),
        values: values.slice(),
        wins: wins.slice(),
      }
    }),
    tokens: s.coins.map((_, seat) => ({ aye: tokensLeft(s, seat, 'aye'), nay: tokensLeft(s, seat, 'nay') })),
    vote:
      held === null
        ? null
        : {
            card: held.card,
            answered: s.coins.flatMap((_, seat) => (held.left.includes(seat) ? [] : [seat])),
            mine: viewer === null ? null : voteOf(s, viewer),
          },
    piles: hasPiles(s) ? s.coins.map((_, seat) => pileOfSeat(s, seat)) : null,
  }
}
