import type { Game } from '@bothy/kernel'
import { type Toy, toy } from '@bothy/kernel/toy'
import type { AnyGame } from '@bothy/room'

type Apply = Game<Toy>['apply']

const forEver = (): never => {
  for (;;);
}

const hungry = (): never => {
  const eaten: object[] = []
  for (;;) eaten.push({ n: eaten.length })
}

const laterAndUncaught = (): void => {
  setTimeout(() => {
    throw new Error('nobody expects this')
  }, 0)
}

const placing =
  (fail: () => void): Apply =>
  (state, seat, action, events) => {
    if (action.type === 'place') fail()
    toy.apply(state, seat, action, events)
  }

export const games: readonly AnyGame[] = [
  toy,
  { ...toy, id: 'looping', apply: placing(forEver) },
  { ...toy, id: 'hungry', apply: placing(hungry) },
  { ...toy, id: 'unstable', apply: placing(laterAndUncaught) },
  { ...toy, id: 'haunted' },
  {
    ...toy,
    id: 'blinding',
    legal: (state, seat, out) => (state.nextId > 1 ? forEver() : toy.legal(state, seat, out)),
  } satisfies Game<Toy>,
]
