import type { Action, View } from '@bothy/glen-more'
import { best, type Player } from './tables.ts'

const SPACES = 14

/** What somebody does who wants to see the game: near tiles that can be kept, everything activated, dear cubes sold. */
function worth(action: Action, view: View): number {
  switch (action.type) {
    case 'take': {
      const offer = view.offers.find(({ tile }) => tile === action.tile)
      if (offer === undefined) return 0
      return (offer.reason === null ? 100 : 50) - ((offer.space - view.gap + SPACES) % SPACES)
    }
    case 'place':
      return view.spots.find(({ x, y }) => x === action.x && y === action.y)?.activates.length ?? 0
    case 'activate':
      return 40 + action.goods.length
    case 'promote':
      return 30
    case 'sell':
      return view.market[action.good] > 1 ? 20 : 0
    case 'move':
    case 'discard':
      return 1
    case 'end':
      return 10
    case 'pay':
    case 'give':
    case 'spend':
    case 'choose':
      return 0
  }
}

export const GLEN: Player<View, Action> = {
  game: 'glen-more',
  title: 'Glen More',
  isView: (x): x is View => typeof x === 'object' && x !== null && 'track' in x,
  isAction: (x): x is Action => typeof x === 'object' && x !== null && 'type' in x,
  choose: (legal, view) => best(legal, (action) => worth(action, view)),
}
