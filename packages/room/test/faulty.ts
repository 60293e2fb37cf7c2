import type { Game } from '@bothy/kernel'
import type { AnyGame } from '../src/index.ts'
import { type Pebbles, pebbles } from './pebbles.ts'

export type Place = 'create' | 'apply' | 'actors' | 'legal' | 'view' | 'clone' | 'progress'

export function faulty(place: Place, fail: () => never, isMended: () => boolean = () => false): AnyGame {
  const failIf = (state: { peeked: boolean }): void => {
    if (state.peeked && !isMended()) fail()
  }
  const game: Game<Pebbles> = {
    ...pebbles,
    create: (...args) => (place === 'create' && !isMended() ? fail() : pebbles.create(...args)),
    apply(state, seat, action, events) {
      if (place === 'apply' && action.type === 'peek' && !isMended()) fail()
      pebbles.apply(state, seat, action, events)
    },
    actors(state) {
      if (place === 'actors') failIf(state)
      return pebbles.actors(state)
    },
    legal(state, seat, out) {
      if (place === 'legal') failIf(state)
      pebbles.legal(state, seat, out)
    },
    view(state, seat) {
      if (place === 'view' && seat !== null) failIf(state)
      return pebbles.view(state, seat)
    },
    clone(state) {
      if (place === 'clone') failIf(state)
      return pebbles.clone(state)
    },
    progress(state) {
      if (place === 'progress') failIf(state)
      return pebbles.progress(state)
    },
  }
  return game
}
