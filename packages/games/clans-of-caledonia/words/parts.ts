import type { Message, OptionText, Part, Tagged } from '@bothy/kernel'
import { columnOf, type Hex, rowOf } from '@bothy/kit'
import { type Content, content } from '../data/content.ts'
import type { ContractId } from '../data/contracts.ts'
import type { Clan } from '../data/clans.ts'
import { GOODS, type Good } from '../data/goods.ts'
import { GRID } from '../data/grid.ts'
import { PORT_TILES, type PortTile } from '../data/port-tiles.ts'
import { SCORE_ROWS } from '../data/scoring.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import { TERRAINS, type Terrain, type Unit, UNIT_FACTS } from '../data/units.ts'
import type { Action, ActionType, Event, Needs, ScoreCategory, Setup, Site, View } from '../rules/types.ts'

/** An arranged or corrected table is not offered as an option. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

export type LastMove = readonly [what: string, price?: string]
export type LastMoves = { readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => LastMove }

export const lastMoveBy = <K extends Event['type']>(
  texts: LastMoves,
  event: Tagged<Event, 'type', K>,
): LastMove | null => texts[event.type]?.(event) ?? null

export type Button = Extract<ActionType, 'out' | 'ship' | 'hire' | 'pass' | 'draw' | 'store' | 'skip' | 'end'>

// Ids are those of the board.
export const hexThing = (hex: Hex, text: string): Part => ({ part: 'thing', id: `hex:${hex}`, text })
export const contractThing = (contract: ContractId, text: string): Part => ({
  part: 'thing',
  id: `contract:${contract}`,
  text,
})
export const clanThing = (clan: Clan, text: string): Part => ({ part: 'thing', id: `clan:${clan}`, text })
export const portThing = (port: PortTile, text: string): Part => ({ part: 'thing', id: `port:${port}`, text })
export const scoringThing = (tile: ScoringTile, text: string): Part => ({ part: 'thing', id: `scoring:${tile}`, text })

/** Counted from 1 at the top left; no name is printed on the map. */
export const columnAndRow = (hex: Hex): readonly [column: number, row: number] => [
  columnOf(GRID, hex) + 1,
  rowOf(GRID, hex) + 1,
]

export function landAt(view: View, hex: Hex): readonly Terrain[] {
  const land = siteAt(view, hex)?.prices.map(({ unit }) => UNIT_FACTS[unit].terrain) ?? []
  return TERRAINS.filter((terrain) => land.includes(terrain))
}

export const sentences = (list: readonly Message[]): Message =>
  list.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]))

export const portNumber = (port: PortTile): number => PORT_TILES.indexOf(port) + 1

export const boxOf = ({ corrections }: View): Content => content.contentOf(corrections)
export function needsIn(box: Content, contract: ContractId): Needs {
  const { goods, beef, mutton } = box.contractList[contract]
  return { goods, beef, mutton }
}

export const tallied = (goods: readonly Good[]): readonly number[] =>
  GOODS.map((kind) => goods.filter((good) => good === kind).length)

export const unitAt = (view: View, hex: Hex): Unit | null =>
  view.spaces.find((space) => space.hex === hex)?.unit ?? null

const siteAt = (view: View, hex: Hex): Site | undefined => view.sites.find((site) => site.hex === hex)

export const priceThere = (view: View, unit: Unit, hex: Hex): number | null =>
  siteAt(view, hex)?.prices.find((offer) => offer.unit === unit)?.price ?? null

/** After an Expand this is the price of the neighbours. */
export function buyingPrice(view: View, good: Good): { readonly price: number; readonly nearby: boolean } {
  const offer = view.pending?.kind === 'placed' ? view.pending.nearby.find((one) => one.good === good) : undefined
  return offer === undefined ? { price: sellingPrice(view, good), nearby: false } : { price: offer.price, nearby: true }
}
export const sellingPrice = (view: View, good: Good): number =>
  view.prices.find((shown) => shown.good === good)?.price ?? 0

export function priceAfter(view: View, action: Extract<Action, { type: 'buy' | 'sell' }>): number | null {
  const trade = view.trades.find(({ good }) => good === action.good)
  const steps = action.type === 'buy' ? trade?.buys : trade?.sells
  return steps?.find(({ n }) => n === action.n)?.price ?? null
}

/** COC-66: every factory that has something to process works. */
export function isEverything(view: View, made: Extract<Action, { type: 'process' }>): boolean {
  if (view.pending === null) return false
  const { goods, placed } = view.players[view.pending.seat]
  return (
    made.bread === Math.min(goods.grain, placed.bakery) &&
    made.cheese === Math.min(goods.milk, placed.dairy) &&
    made.whisky === Math.min(goods.grain, placed.distillery)
  )
}

const CATEGORIES: readonly string[] = [...SCORE_ROWS, 'moneyLeft'] satisfies ScoreCategory[]
export const isCategory = (category: string): category is ScoreCategory => CATEGORIES.includes(category)
