import { below, type Checked, checkList, hide, type Json, peek, shuffle } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { gainVp, sourceNamed } from '../../../rules/frames/gain.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { GLEN_CARD_IDS, GLEN_CARDS, glenCardNamed, VOTES } from '../data/index.ts'
import { callCouncil, CONVENE, convene, VOTE, vote, whyNotConvene, whyNotVote } from './frames.ts'
import { councilOf, hasPiles, isAdopted, onlyVote, scoreOf, tokensLeft } from './queries.ts'
import type { CouncilModuleTypes } from './types.ts'
import { heldNow, scoreShown, view } from './view.ts'

type Slice = CouncilModuleTypes['state']

const IN_COUNCIL: Reason = { why: 'council', rule: 'GM2-C7-2' }

/** GM2-C7-1. */
function checkArranged(
  raw: Json,
  at: string,
  box: { readonly council: { readonly drawn: number } },
): Checked<string[]> {
  return checkList<string>(
    raw,
    at,
    (x, before): x is string =>
      typeof x === 'string' &&
      glenCardNamed(x) !== undefined &&
      !before.includes(x) &&
      before.length < box.council.drawn,
  )
}

/** GM2-X10: after GM2-132, with the state at that moment (GM2-C7-6). */
const scoreCards: Chronicle<'council'>['acts']['gameScored'] = (s, { step }, events) => {
  if (step !== 'afterFinal') return
  const mine = councilOf(s)
  const source = sourceNamed(s, 'glen')
  mine.scores = mine.cards.map((card, place) => {
    const votes = mine.cast[place]
    return votes !== null && isAdopted(votes) ? scoreOf(s, card) : null
  })
  for (const [place, score] of mine.scores.entries()) {
    if (score === null) continue
    events?.push({
      type: 'glenScored',
      card: mine.cards[place],
      values: score.values.slice(),
      wins: score.wins.slice(),
    })
    for (const [seat, vp] of score.wins.entries()) gainVp(s, seat, vp, source, events)
  }
}

export const council: Chronicle<'council'> = {
  tiles: { joining: [], laid: [], replaced: [] },
  checkArranged,
  setUp(s, rng, arranged, events) {
    const first = (arranged ?? []).flatMap((name) => glenCardNamed(name) ?? [])
    const others = GLEN_CARD_IDS.filter((card) => !first.includes(card))
    shuffle(others, rng)
    const cards = [...first, ...others].slice(0, contentOf(s).council.drawn)
    events?.push({ type: 'glenDealt', cards: cards.slice() })
    return { cards, cast: cards.map(() => null), votes: hide([]), piles: s.coins.map(() => []), scores: null }
  },
  clone: (mine: Slice): Slice => ({
    cards: mine.cards, // never changed, so not copied
    cast: mine.cast.slice(),
    votes: hide(peek(mine.votes).slice()),
    piles: mine.piles.map((pile) => pile.slice()),
    scores: mine.scores === null ? null : mine.scores.slice(),
  }),
  view,
  /** A token that a seat had to choose is known to all. */
  imagine(s, viewer, rng) {
    const mine = councilOf(s)
    mine.votes = hide(
      peek(mine.votes).map((one, seat) =>
        one === null || seat === viewer || onlyVote(s, seat) !== null ? one : VOTES[below(rng, VOTES.length)],
      ),
    )
  },
  blocked(s, seat, { grey, elsewhere }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'convene' && f.seat === seat) {
      for (const card of councilOf(s).cards) grey(CONVENE[card], () => whyNotConvene(s, card))
      elsewhere(IN_COUNCIL)
    } else if (f?.kind === 'vote' && f.left.includes(seat)) {
      for (const one of VOTES) grey(VOTE[one], () => whyNotVote(s, seat, one))
      elsewhere(IN_COUNCIL)
    }
  },
  acts: {
    personTaken: (s, { seat }, events) => callCouncil(s, seat, events),
    tileLeft(s, { tile, by, to }) {
      if (to === 'pile' && by < s.seats && hasPiles(s)) councilOf(s).piles[by].push(tile) // GM2-C7-5
    },
    gameScored: scoreCards,
  },
  questions: {},
  freeActions: [],
  turns: [],
  ops: {},
  once: {},
  sources: ['glen'],
  frames: { convene, vote },
  verbs: {
    convene: {
      write: (a) => GLEN_CARDS[a.card],
      read(rest) {
        const card = glenCardNamed(rest)
        return card === undefined ? null : CONVENE[card]
      },
    },
    vote: {
      write: (a) => a.vote,
      read(rest) {
        const one = VOTES.find((known) => known === rest)
        return one === undefined ? null : VOTE[one]
      },
    },
  },
  knowledge: {
    glenDealt: { reveals: true, told: 'all' },
    councilCalled: { reveals: false, told: 'all' },
    voted: { reveals: false, told: (e, viewer) => (e.seat === viewer ? e : { ...e, vote: null }) },
    votesShown: { reveals: true, told: 'all' },
    glenScored: { reveals: false, told: 'all' },
  },
  lines(s, seat) {
    const { cards, cast } = councilOf(s)
    return cards.flatMap((card, place) => {
      const votes = cast[place]
      if (votes === null || !isAdopted(votes)) return []
      const { values, wins } = scoreShown(s, place)
      return [{ category: `glen.${GLEN_CARDS[card]}`, points: wins[seat], counts: true, detail: { has: values[seat] } }]
    })
  },
  invariants(s, hold) {
    const { cards, cast, votes, piles } = councilOf(s)
    const held = heldNow(s)
    const chosen = peek(votes)
    hold(new Set(cards).size === cards.length && cast.length === cards.length, 'GM2-C7-1 cards are all different')
    hold(
      s.coins.every((_, seat) => VOTES.every((one) => tokensLeft(s, seat, one) >= 0)),
      'GM2-C7-1 nobody votes with a token that is not there',
    )
    hold(
      cast.every((all) => all === null || all.length === s.seats),
      'GM2-C7-2 everybody votes',
    )
    hold(
      held === null
        ? chosen.length === 0
        : chosen.length === s.seats && chosen.every((one, seat) => (one === null) === held.left.includes(seat)),
      'GM2-C7-2 votes are chosen in a council, by those who have answered',
    )
    const discarded = piles.flat()
    hold(
      new Set(discarded).size === discarded.length && (hasPiles(s) || discarded.length === 0),
      'GM2-C7-5 a tile is in one pile, and there are piles with their card alone',
    )
  },
}
