import { fork, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import { guess } from './guess.ts'
import { controls, gather, lay, remembers } from './hidden.ts'
import { recall } from './topics/recall.ts'
import type { State } from './types.ts'

/** Another state that the seat cannot tell apart from this one; `guess.ts` says which ones there are and how one is drawn. */
export function imagine(state: State, seat: Seat | null, rng: RngState, mostRoutes?: number): State {
  const s = clone(state)
  s.memory.known = recall(state.memory) // not of the clone: what is recalled of the state itself is recalled once
  s.memory.facts = []
  s.memory.shuffled = []
  const knows = remembers(seat)
  const hidden = gather(s, seat, knows)
  lay(s, guess(s, seat, hidden, knows, rng, mostRoutes), seat, knows)
  s.rng.deck = fork(rng)
  return s
}

/**
 * INV-8: all cards that the view of the seat does not show, permuted among all the places where they lie. Nobody remembers
 * anything here, so the sightings are gone too.
 */
export function permute(state: State, seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  const { cards } = gather(s, seat, controls(seat))
  shuffle(cards, rng)
  lay(s, cards, seat, controls(seat))
  s.sightings = s.sightings.map(() => [])
  return s
}
