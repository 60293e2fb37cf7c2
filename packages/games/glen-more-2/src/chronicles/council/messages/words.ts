import type { Part, ScoreLine, Message } from '@bothy/kernel'
import { GLEN_CARDS, type GlenCardId, type GlenCardName, type Vote } from '../data.ts'
import type { CouncilNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type CouncilWords = {
  /** A word or two for what the rules say against something. */
  readonly short: { readonly [W in CouncilNouns['reason']['why']]: string }
  readonly title: string
  readonly cardName: (card: GlenCardId) => string
  /** What the card rewards. */
  readonly cardText: (card: GlenCardId, vp: number) => string
  /** What it has counted: "3 animals". */
  readonly cardValue: (card: GlenCardId, value: number) => string
  readonly voteName: (vote: Vote) => string
  readonly voteButton: (vote: Vote) => string
  readonly helpConvene: string
  readonly helpVote: string
  readonly adopted: string
  readonly rejected: string
  readonly open: string
  /** "2 AYE, 1 NAY left". */
  readonly tokens: (aye: number, nay: number) => string
  readonly hasVoted: string
  readonly ownVote: (vote: Vote) => string
}

export const glenThing = (card: GlenCardId, text: string): Part => ({ part: 'thing', id: `glen:${card}`, text })

/** One line of the standing for each card. */
export const linesOf = (
  names: { readonly [name in GlenCardName]: string },
  say: (name: string, line: ScoreLine) => Message,
): { readonly [category: string]: (line: ScoreLine) => Message } =>
  Object.fromEntries(GLEN_CARDS.map((name) => [`glen.${name}`, (line: ScoreLine) => say(names[name], line)]))
