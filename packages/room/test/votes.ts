import { type Game, NotationError, type RngState, type Seat, below, copyStreams, forkStreams } from '@bothy/kernel'

/** Votes, the game of the tests about answers: all vote at once, in secret until the last vote; two rounds. */
export const CHOICES = ['aye', 'nay'] as const
type Choice = (typeof CHOICES)[number]
export type Vote = { readonly type: 'vote'; readonly vote: Choice }
type Event =
  | { readonly type: 'voted'; readonly seat: Seat; readonly vote: Choice | null }
  | { readonly type: 'shown'; readonly votes: readonly (Choice | null)[] }
type State = {
  readonly revision: number
  rng: { [stream: string]: RngState }
  votes: (Choice | null)[]
  rounds: (Choice | null)[][]
}
export type Votes = {
  setup: { readonly rounds: number }
  state: State
  action: Vote
  event: Event
  view: { readonly mine: Choice | null; readonly rounds: readonly (readonly (Choice | null)[])[] }
  reason: never
  warning: never
  tieBreak: never
  verdict: never
}

const ROUNDS = 2
const asked = (s: State): Seat[] =>
  s.rounds.length === ROUNDS ? [] : s.votes.flatMap((vote, seat) => (vote === null ? [seat] : []))
const copy = (s: State): State => ({
  ...s,
  rng: copyStreams(s.rng),
  votes: [...s.votes],
  rounds: s.rounds.map((r) => [...r]),
})

export const votes: Game<Votes> = {
  id: 'votes',
  seats: { min: 2, max: 4 },
  revision: 1,
  options: [],
  correctable: null,
  setup: () => ({ ok: true, value: { rounds: ROUNDS } }),
  create: (_setup, seats, _seed, revision) => ({
    revision,
    rng: {},
    votes: Array.from({ length: seats }, () => null),
    rounds: [],
  }),
  actors: asked,
  legal(s, seat, out) {
    if (asked(s).includes(seat)) for (const vote of CHOICES) out.push({ type: 'vote', vote })
  },
  apply(s, seat, { vote }, events) {
    s.votes[seat] = vote
    events?.push({ type: 'voted', seat, vote })
    if (s.votes.includes(null)) return
    s.rounds.push(s.votes)
    events?.push({ type: 'shown', votes: [...s.votes] })
    s.votes = s.votes.map(() => null)
  },
  result: (s) =>
    s.rounds.length < ROUNDS
      ? null
      : { scores: s.votes.map(() => 0), tieBreaks: [], ranks: s.votes.map(() => 1), verdict: null },
  clone: copy,
  view: (s, seat) => ({ mine: seat === null ? null : s.votes[seat], rounds: s.rounds.map((round) => [...round]) }),
  witness: (event, seat) => (event.type === 'voted' && event.seat !== seat ? { ...event, vote: null } : event),
  imagine: (s, seat, rng) => ({
    ...copy(s),
    rng: forkStreams(s.rng, rng),
    votes: s.votes.map((vote, other) => (vote === null || other === seat ? vote : CHOICES[below(rng, CHOICES.length)])),
  }),
  reveals: (event) => event.type === 'shown',
  endsTurn: () => false,
  blocked: () => [],
  whyNot: () => null,
  warnings: () => [],
  tally: (s) => s.votes.map(() => []),
  progress: (s) => s.rounds.length / ROUNDS,
  write: (a) => a.vote,
  read(text) {
    const vote = CHOICES.find((choice) => choice === text)
    if (vote === undefined) throw new NotationError(text)
    return { type: 'vote', vote }
  },
}
