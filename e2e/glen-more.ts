import type { Action, View } from '@bothy/glen-more'
import { type Sight, targetsOf } from './play.ts'
import { best, type Finisher } from './tables.ts'

const SPACES = 14
/** Tiles in the last stack of those drawn before the end. */
const FEW = 3

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

export const GLEN: Finisher<View, Action> = {
  game: 'glen-more',
  title: 'Glen More',
  isView: (x): x is View => typeof x === 'object' && x !== null && 'track' in x,
  isAction: (x): x is Action => typeof x === 'object' && x !== null && 'type' in x,
  choose: (legal, view) => best(legal, (action) => worth(action, view)),
  isLate: ({ stacks }) => stacks.reduce((sum, left) => sum + left) <= FEW,
}

const lost = (page: Sight): Promise<readonly string[]> => page.evaluate(targetsOf, '.gm-offer:has([data-good="no"])')

export async function chooseLit(lit: readonly string[], roll: (sides: number) => number, page: Sight): Promise<string> {
  const of = (kind: string): readonly string[] => lit.filter((target) => target.startsWith(kind))
  const any = (from: readonly string[]): string => from[roll(from.length)]
  for (const kind of ['do:confirm', 'way:', 'cell:', 'macro:', 'do:parliament', 'do:chieftain']) {
    if (of(kind).length > 0) return any(of(kind))
  }
  const [tiles, clan, sales] = [of('tile:'), of('clan:'), of('sell:')]
  if (lit.includes('do:end') || lit.includes('do:discard')) {
    if (sales.length > 0 && roll(6) === 0) return any(sales)
    if (tiles.length > 0) return any(tiles)
    return clan.length > 0 && roll(2) === 0 ? any(clan) : any(of('do:'))
  }
  if (tiles.length === 0) return any(lit)
  const gone = await lost(page)
  const kept = tiles.filter((target) => !gone.includes(target))
  return any(kept.length > 0 ? kept : tiles)
}
