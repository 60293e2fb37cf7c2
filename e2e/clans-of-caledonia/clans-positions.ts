import type { Action, Clan, Unit, View } from '@bothy/clans-of-caledonia'
import type { StateMessage } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { CLANS } from '../clans-of-caledonia.ts'
import type { House, Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { best, type BOT, makeTable, ME, type Player, playUntil } from '../tables.ts'

/** Contract 14: 1 wool and 1 mutton, for tobacco, hops and a free space; contract 18: 1 bread and 3 beef. */
export const [MUTTON, BEEF] = [13, 17]
/** Starting tiles by their goods: wool and bread, grain and bread. */
export const [WOOL, GRAIN] = [1, 4]

const price = ({ sites }: View, unit: Unit, hex: number): number =>
  sites.find((site) => site.hex === hex)?.prices.find((it) => it.unit === unit)?.price ?? 99

const REST: { readonly [T in Action['type']]?: number } = { process: 30, end: 10, skip: 10, pass: 5 }

export function fondOf(units: readonly Unit[], wants: 'mutton' | 'money'): Player<View, Action> {
  const worth = (action: Action, view: View): number => {
    if (action.type === 'place' || action.type === 'expand') {
      const isWanted = action.unit !== null && units.includes(action.unit)
      if (action.unit === null || (action.type === 'expand' && !isWanted)) return 0
      return (isWanted ? 90 : 60) - (action.hex === null ? 0 : price(view, action.unit, action.hex))
    }
    if (action.type === 'obtain') return wants === 'mutton' && action.contract === MUTTON ? 99 : 0
    if (action.type === 'sell') return wants === 'money' ? 20 : 0
    return REST[action.type] ?? 0
  }
  return { ...CLANS, choose: (legal, view) => best(legal, (action) => worth(action, view)) }
}

export type When = (view: View, state: StateMessage) => boolean
export const isTurn: When = ({ pending }) => pending?.kind === 'turn'

type Wanted = {
  readonly setup: Parameters<typeof makeTable>[4]
  readonly seats?: readonly (typeof ME | typeof BOT)[]
  readonly until?: { readonly player: Player<View, Action>; readonly isSo: When }
}

export async function sitWhen(house: House, person: Person, wanted: Wanted): Promise<Page> {
  const { setup, seats = [ME], until } = wanted
  const table = await makeTable(house, person, CLANS.game, seats, setup)
  if (until !== undefined) await playUntil(house, table, until.player, until.isSo)
  const { page } = person
  await page.goto(`/table/${table}`)
  await uncoverWhenAsked(page)
  return page
}

export const asClan = (clan: Clan, tile: number, seats = 1) => ({
  portTiles: false,
  kickstarterTiles: clan === 'macewen',
  arranged: {
    contracts: [MUTTON + 1, BEEF + 1, 10, 31, 22, 8, 4],
    pairs: [{ clan, tile }],
    ...(seats > 1 ? { first: [0] } : {}),
  },
})

const isRow = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'row'

export const canRow: When = (view, state) => isTurn(view, state) && state.legal.some(isRow)
