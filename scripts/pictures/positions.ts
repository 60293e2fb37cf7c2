import type { Action as ClansAction, View as ClansView } from '@bothy/clans-of-caledonia'
import type { View as GlenView } from '@bothy/glen-more'
import type { View as Glen2View } from '@bothy/glen-more-2'
import type { View as LordsView } from '@bothy/lords-of-scotland'
import { CLANS } from '../../e2e/clans-of-caledonia.ts'
import { GLEN } from '../../e2e/glen-more.ts'
import { GLEN_2 } from '../../e2e/glen-more-2.ts'
import { LORDS } from '../../e2e/lords-of-scotland.ts'
import type { House, Person } from '../../e2e/people.ts'
import { best, type Player, tableWhere } from '../../e2e/tables.ts'
import type { Pictured } from './age.ts'

export const BOT = { kind: 'bot', level: 'medium' } as const

const isRich = (view: LordsView): boolean =>
  view.skirmish >= 3 &&
  view.round >= 4 &&
  view.pending?.kind === 'turn' &&
  view.armies.every((army) => army.length >= 2) &&
  view.hand.length >= 4 &&
  view.hand.some(({ blocked }) => blocked !== null) &&
  view.hand.some(({ blocked }) => blocked === null)

const isLong = (view: LordsView): boolean =>
  view.pending?.kind === 'turn' &&
  view.armies.some((_, i) => i > 1 && [0, 1, 2].every((back) => view.armies[i - back].length >= 4))

const isGrown = (view: GlenView): boolean => {
  const { tiles } = view.players[0]
  return (
    view.pending?.kind === 'turn' &&
    tiles.length >= 10 &&
    view.stacks[3] > 5 &&
    tiles.filter(({ cubes }) => cubes.length > 0).length >= 3 &&
    view.offers.filter(({ reason }) => reason === null).length >= 4
  )
}

const isGrown2 = (view: Glen2View): boolean => {
  const { tiles, persons, cards } = view.players[0]
  return (
    view.pending?.kind === 'turn' &&
    tiles.length >= 7 &&
    persons.length >= 2 &&
    cards.length >= 1 &&
    view.offers.filter(({ reason, spots }) => reason === null && spots.length > 1).length >= 2
  )
}

const SETTLER: Player<ClansView, ClansAction> = {
  ...CLANS,
  choose: (legal, view) =>
    best(legal, (action) => {
      if (action.type === 'obtain') return view.offers.findIndex(({ contract }) => contract === action.contract) + 60
      if (action.type === 'ship') return view.players[0].shipping < 2 ? 58 : 0
      if (action.type !== 'expand' || action.unit === null) return WORTH[action.type] ?? 0
      const site = view.sites.find(({ hex }) => hex === action.hex)
      const price = site?.prices.find(({ unit }) => unit === action.unit)?.price ?? 99
      return 50 - price - 4 * view.players[0].placed[action.unit]
    }),
}
const WORTH: { readonly [T in ClansAction['type']]?: number } = {
  take: 90,
  place: 90,
  fulfil: 80,
  slaughter: 80,
  process: 80,
  end: 55,
  skip: 55,
  pass: 10,
}

const isSettled = (view: ClansView): boolean =>
  view.round >= 3 &&
  view.pending?.kind === 'turn' &&
  view.players[0].money >= 20 &&
  view.players[0].boxes.length > 0 &&
  view.spaces.filter(({ seat }) => seat === 0).length >= 8 &&
  view.sites.filter(({ reason }) => reason === null).length >= 8

export type Position = Pictured | 'long-armies'

export function tablesFor(house: House, host: Person): (position: Position) => Promise<string> {
  const made = new Map<Position, Promise<string>>()
  const set = {
    'lords-of-scotland': () => tableWhere(house, host, LORDS, { bot: BOT, stop: isRich }),
    'long-armies': () => tableWhere(house, host, LORDS, { bot: BOT, stop: isLong }),
    'glen-more': () => tableWhere(house, host, GLEN, { bot: BOT, stop: isGrown }),
    'glen-more-2': () => tableWhere(house, host, GLEN_2, { bot: BOT, stop: isGrown2 }),
    'clans-of-caledonia': () => tableWhere(house, host, SETTLER, { bot: BOT, stop: isSettled }),
  } satisfies { readonly [position in Position]: () => Promise<string> }
  return (position) => {
    const table = made.get(position) ?? set[position]()
    made.set(position, table)
    return table
  }
}
