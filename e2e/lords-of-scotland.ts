import type { Action, View } from '@bothy/lords-of-scotland'
import { best, type Finisher } from './tables.ts'

/** Of the 40 points that end a game. */
const MANY = 32

function worth(action: Action, view: View): number {
  const activates = new Set(view.hand.flatMap(({ card, blocked }) => (blocked === null ? [card] : [])))
  switch (action.type) {
    case 'muster':
      // Fills up a small hand first; a card that would not activate sometimes goes face down.
      if (view.hand.length < 4) return 0
      return activates.has(action.card) ? 60 + (action.faceUp ? 1 : 0) : action.card / 4 + (action.faceUp ? 2 : 1)
    case 'recruit':
      return view.hand.length < 4 ? 50 + action.slot : 10
    case 'claim':
    case 'exchange':
      return 50 + (view.supporters[action.slot] ?? 0)
    case 'activate':
      return 90
    case 'refrain':
    case 'decline':
      return 1
    case 'flip':
    case 'discard':
    case 'swap':
    case 'copy':
      return 40
  }
}

export const LORDS: Finisher<View, Action> = {
  game: 'lords-of-scotland',
  title: 'Lords of Scotland',
  isView: (x): x is View => typeof x === 'object' && x !== null && 'armies' in x,
  isAction: (x): x is Action => typeof x === 'object' && x !== null && 'type' in x,
  choose: (legal, view) => best(legal, (action) => worth(action, view)),
  isLate: ({ points }) => Math.max(...points) >= MANY,
}
