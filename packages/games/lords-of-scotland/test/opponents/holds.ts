import type { Holds, Played } from '@bothy/bots/merits-suite'
import { peek } from '@bothy/kernel'
import { LINEAGE_OF, RANK_OF, STRENGTH_OF } from '../../data/clans.ts'
import type { Merit } from '../../rules/merits.ts'
import type { CardId, State, Types } from '../../rules/types.ts'

const handOf = (s: State, seat: number): readonly CardId[] => peek(s.hands[seat])

/** LOS-53, LOS-62: reckoned anew from the cards that lie there; Bruce joins the lineage of the others. */
function totalOf(s: State, seat: number): { readonly total: number; readonly doubled: boolean } {
  const sum = s.armies[seat].reduce((total, piece) => total + STRENGTH_OF[peek(piece.card)], 0)
  const lineages = new Set(
    s.armies[seat].flatMap((piece) => (piece.mark === 'joinEveryLineage' ? [] : [LINEAGE_OF[peek(piece.card)]])),
  )
  const doubled = s.armies[seat].length > 1 && lineages.size < 2
  return { total: doubled ? 2 * sum : sum, doubled }
}

const rankOf = (s: State, seat: number): number =>
  Math.max(0, ...s.armies[seat].map((piece) => RANK_OF[peek(piece.card)]))

/** LOS-64, LOS-65: seats with an army, best first. */
const orderOf = (s: State): readonly number[] =>
  s.armies
    .flatMap((army, seat) => (army.length === 0 ? [] : [seat]))
    .toSorted((a, b) => totalOf(s, b).total - totalOf(s, a).total || rankOf(s, b) - rankOf(s, a))

/** LOS-66 to LOS-68: each takes the strongest that are left. */
function claimOf(s: State, me: number): number {
  const left = s.supporters.flatMap((card) => (card < 0 ? [] : [STRENGTH_OF[card]])).sort((a, b) => b - a)
  for (const seat of orderOf(s)) {
    const own = left.splice(0, s.armies[seat].some((piece) => piece.mark === 'claimTwo') ? 2 : 1)
    if (seat === me) return own.reduce((sum, worth) => sum + worth, 0)
  }
  return 0
}

const both = (value: (s: State) => number, { better, other }: Played<Types>, own: number, rest: number): boolean =>
  value(better) === own && value(other) === rest

/** Totals and places are read with every card in sight, so those that a seat is told must be certain. */
export const holds: Holds<Types, Merit> = {
  points: (m, p) => m.points > m.other && both((s) => s.points[p.me], p, m.points, m.other),
  claims: (m, p) => m.worth > m.other && both((s) => claimOf(s, p.me), p, m.worth, m.other),
  claimsLess: (m, p) => m.worth < m.other && both((s) => claimOf(s, p.me), p, m.worth, m.other),
  doubled: (m, { me, better, other }) => {
    const [own, rest] = [totalOf(better, me), totalOf(other, me)]
    return own.doubled && !rest.doubled && own.total === m.total && own.total > rest.total
  },
  stronger: (m, p) => m.total > m.other && both((s) => totalOf(s, p.me).total, p, m.total, m.other),
  weaker: (m, p) => m.total < m.other && both((s) => totalOf(s, p.me).total, p, m.total, m.other),
  place: (m, p) => m.place < m.other && both((s) => orderOf(s).indexOf(p.me) + 1, p, m.place, m.other),
  rival: (m, p) => p.me !== m.seat && m.total < m.other && both((s) => totalOf(s, m.seat).total, p, m.total, m.other),
  recruits: ({ card }, { me, before, better, other }) => {
    const slot = before.recruits.findIndex((recruit) => peek(recruit) === card)
    return before.recruitsUp[slot] && handOf(better, me).includes(card) && !handOf(other, me).includes(card)
  },
  keeps: ({ card }, { me, before, better, other }) =>
    [before, better].every((s) => handOf(s, me).includes(card)) && !handOf(other, me).includes(card),
  hides: ({ card }, { me, better, other }) => {
    const isUp = (s: State): boolean | undefined => s.armies[me].find((piece) => peek(piece.card) === card)?.faceUp
    return isUp(better) === false && isUp(other) === true
  },
  moreCards: (m, p) => m.cards > m.other && both((s) => handOf(s, p.me).length, p, m.cards, m.other),
  fewerCards: (m, p) => m.cards < m.other && both((s) => handOf(s, p.me).length, p, m.cards, m.other),
}
