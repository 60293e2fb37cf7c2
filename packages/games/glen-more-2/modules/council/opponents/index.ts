import type { Seat } from '@bothy/kernel'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { tilesToCome } from '../../../opponents/scale.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import type { State } from '../../../rules/types.ts'
import { GLEN_CARDS, type GlenCardId } from '../data/index.ts'
import { councilOf, isAdopted, openCards, valuesOf, wantsFewest } from '../rules/queries.ts'

/** With this many tiles to come, or more, a lead says little. */
const LONG = 50
/** Weight of a lead at the beginning, and how much is added by the end. */
const EARLY = 1
const LATE = 4
/** Leaves every seat a chance. */
const HOPE = 0.5
/** Assumed chance that a card without votes is adopted. */
const CHANCE = 0.6

function prospects(s: State, card: GlenCardId): readonly number[] {
  const values = valuesOf(s, card)
  const turned = Math.max(...values) + Math.min(...values)
  const says = EARLY + LATE * (1 - Math.min(1, tilesToCome(s) / LONG))
  const weights = values.map((value) => ((wantsFewest(card) ? turned - value : value) + HOPE) ** says)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const { vp } = contentOf(s).council.cards[GLEN_CARDS[card]]
  return weights.map((weight) => (vp * weight) / all)
}

function gain(shares: readonly number[], seat: Seat): number {
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares[seat] - (all - shares[seat]) / (shares.length - 1)
}

/** A vote is worth bringing if the card passes and helps, or fails and would hurt. */
function voteWorth(s: State, seat: Seat, card: GlenCardId): number {
  const shares = prospects(s, card)
  const friends = shares.filter((_, other) => gain(shares, other) >= 0).length
  return gain(shares, seat) * ((2 * friends >= shares.length ? 1 : 0) - CHANCE)
}

export const councilStrategy: ChronicleStrategy = {
  turns: [],
  worth(s, seat) {
    const { cards, cast, scores } = councilOf(s)
    if (scores !== null) return 0
    let sum = 0
    for (const [place, card] of cards.entries()) {
      const votes = cast[place]
      if (votes === null) sum += CHANCE * prospects(s, card)[seat]
      else if (isAdopted(votes)) sum += prospects(s, card)[seat]
    }
    return sum
  },
  prune(s, seat, legal) {
    const f = s.stack.at(-1)
    if (f?.kind === 'convene')
      return best(legal, (a) =>
        a.type === 'convene' && openCards(s).includes(a.card) ? voteWorth(s, seat, a.card) : 0,
      )
    if (f?.kind !== 'vote') return null
    const wanted = gain(prospects(s, f.card), seat) >= 0 ? 'aye' : 'nay'
    return best(legal, (a) => (a.type === 'vote' && a.vote === wanted ? 1 : 0))
  },
}
