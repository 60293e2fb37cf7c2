import { type Ask, below, hide, peek } from '../../index.ts'
import type { Action, Event, State } from '../types.ts'
import { absent, type Module } from './module.ts'
import { type CouncilModuleTypes, VOTES } from './types.ts'

const COUNCILS = 2
const WORTH = 5

const councilOf = (s: State): CouncilModuleTypes['state'] => s.council ?? absent('council')

const vote: Ask<State, CouncilModuleTypes['frame'], Action, Event> = {
  actors: (_s, f) => f.left,
  legal(_s, _f, _seat, out) {
    for (const one of VOTES) out.push({ type: 'vote', vote: one })
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'vote') return
    const mine = councilOf(s)
    const left = f.left.filter((other) => other !== seat)
    mine.votes = hide(peek(mine.votes).with(seat, a.vote))
    s.stack.pop()
    events?.push({ type: 'voted', seat, vote: a.vote })
    if (left.length > 0) s.stack.push({ kind: 'vote', left })
    else show(s, events)
  },
}

function show(s: State, events?: Event[]): void {
  const mine = councilOf(s)
  const votes = peek(mine.votes).map((one) => one ?? 'nay')
  const accepted = votes.filter((one) => one === 'aye').length * 2 >= s.seats
  mine.held++
  mine.shown = votes
  if (accepted) mine.accepted++
  mine.votes = hide(votes.map(() => null))
  events?.push({ type: 'votesShown', votes: [...votes], accepted })
}

export const council: Module<'council'> = {
  minSeats: 1,
  setUp: (seats) => ({ held: 0, accepted: 0, shown: [], votes: hide(Array.from({ length: seats }, () => null)) }),
  clone: ({ held, accepted, shown, votes }) => ({ held, accepted, shown: [...shown], votes: hide([...peek(votes)]) }),
  view: ({ held, accepted, shown, votes }, viewer) => ({
    held,
    accepted,
    shown: [...shown],
    mine: viewer === null ? null : peek(votes)[viewer],
  }),
  imagine(mine, viewer, rng) {
    mine.votes = hide(
      peek(mine.votes).map((one, seat) => (one === null || seat === viewer ? one : VOTES[below(rng, VOTES.length)])),
    )
  },
  frames: { vote },
  verbs: {
    vote: {
      write: (a) => a.vote,
      read(rest) {
        const one = VOTES.find((known) => known === rest)
        return one === undefined ? null : { type: 'vote', vote: one }
      },
    },
  },
  knowledge: {
    voted: { reveals: false, told: (e, viewer) => (e.seat === viewer ? e : { ...e, vote: null }) },
    votesShown: { reveals: true, told: 'all' },
  },
  acts: {
    roundEnded(s) {
      if (councilOf(s).held < COUNCILS) s.stack.push({ kind: 'vote', left: s.luck.map((_, seat) => seat) })
    },
  },
  lines(s, seat) {
    const isBest = s.luck[seat] === Math.max(...s.luck)
    const { accepted } = councilOf(s)
    return [{ category: 'council', points: isBest ? accepted * WORTH : 0, counts: true, detail: { accepted } }]
  },
}
