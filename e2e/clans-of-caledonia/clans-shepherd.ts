import type { Action, View } from '@bothy/clans-of-caledonia'
import { CLANS } from '../clans-of-caledonia.ts'
import { best, type Player } from '../tables.ts'

/** Contract 14: 1 wool and 1 mutton, for tobacco, hops and a free space. */
export const MUTTON = 14
/** Contract 18: 1 bread and 3 beef; contract 10 brings two upgrades. */
const REST = [18, 10, 31, 22, 8, 4]
/** Starting tiles 1 to 3 have wool, which the contract asks for. */
const PAIRS = [
  { clan: 'robertson', tile: 1 },
  { clan: 'campbell', tile: 2 },
  { clan: 'stewart', tile: 3 },
] as const
const arranged = (pairs: number) => ({
  contracts: [MUTTON, ...REST],
  pairs: PAIRS.slice(0, pairs),
  ports: ['money', 'basicExchange', 'processedExchange', 'upgradeGlory'],
  first: [0],
})
export const DRAFT = { arranged: arranged(3) }
export const AUCTION = { clans: 'auction', arranged: arranged(2) }

const price = ({ sites }: View, action: Action): number =>
  action.type === 'expand' || action.type === 'place'
    ? (sites.find(({ hex }) => hex === action.hex)?.prices.find(({ unit }) => unit === action.unit)?.price ?? 99)
    : 0

export const sheepOf = (view: View): number => view.players[0].placed.sheep

function worth(action: Action, view: View): number {
  if (action.type === 'place') return 50 - price(view, action)
  if (action.type === 'obtain') return action.contract === MUTTON - 1 ? 90 : 0
  if (action.type === 'fulfil') return sheepOf(view) > 1 ? 95 : 0
  if (action.type === 'expand') return action.unit === 'sheep' ? 80 - price(view, action) : 0
  return action.type === 'end' || action.type === 'skip' ? 5 : 0
}
export const SHEPHERD: Player<View, Action> = {
  ...CLANS,
  choose: (legal, view) => best(legal, (action) => worth(action, view)),
}
