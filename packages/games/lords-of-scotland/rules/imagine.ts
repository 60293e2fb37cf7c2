import { fork, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import { guess } from './guess.ts'
import { controls, gather, lay, remembers } from './hidden.ts'
import { recall } from './topics/recall.ts'
import type { State } from './types.ts'

export function imagine(state: State, seat: Seat | null, rng: RngState, mostRoutes?: number): State {
  const s = clone(state)
  s.memory.known = recall(state.memory) // recalled on the original, so that it is computed only once
  s.memory.facts = []
  s.memory.shuffled = []
  const knows = remembers(seat)
  const hidden = gather(s, seat, knows)
  lay(s, guess(s, seat, hidden, knows, rng, mostRoutes), seat, knows)
  s.rng.deck = fork(rng)
  return s
}

/** INV-8: permutes all cards that the seat's view hides. Memory is cleared, since no seat remembers anything here. */
export function permute(state: State, seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  const { cards } = gather(s, seat, controls(seat))
  shuffle(cards, rng)
  lay(s, cards, seat, controls(seat))
  s.sightings = s.sightings.map(() => [])
  return s
}
