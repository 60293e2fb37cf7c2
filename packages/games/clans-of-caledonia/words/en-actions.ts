import { listedText, type Message, type Part, type Sentences } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { BUCHANAN_DRAW } from '../data/clans.ts'
import { BUILDING_BONUS_DRAW } from '../data/limits.ts'
import type { Unit } from '../data/units.ts'
import type { Action, AskKind, View } from '../rules/types.ts'
import { contract, onLand, port, position } from './en-grammar.ts'
import {
  aUnit,
  CLAN_NAMES,
  forMoney,
  GOOD_NAMES,
  goodCount,
  goods,
  money,
  shipping,
  TERRAIN_NAMES,
  unitName,
  vp,
} from './en-names.ts'
import { words } from './en-words.ts'
import {
  boxOf,
  buyingPrice,
  hexThing,
  isEverything,
  landAt,
  needsIn,
  priceAfter,
  priceThere,
  sellingPrice,
  tallied,
  unitAt,
} from './parts.ts'

const SKIP: { readonly [K in AskKind]?: string } = {
  obtainMore: 'No second contract',
  fulfilMore: 'No second contract',
  bonus: 'Give up bonuses',
  placed: 'Carry on',
  keep: 'Keep none',
  milk: 'Keep the milk',
  barrel: 'Store no barrel',
}

const inBrackets = (n: number | null): string => (n === null ? '' : n === 0 ? ' (free)' : ` (${money(n)})`)
const terms = (n: number): string => (n === 0 ? '' : n > 0 ? ` and receive ${money(n)}` : ` for ${money(-n)}`)
const then = (view: View, trade: Extract<Action, { type: 'buy' | 'sell' }>): string => {
  const price = priceAfter(view, trade)
  return price === null ? '' : ` (price then ${money(price)})`
}
const upgraded = (view: View): string =>
  view.pending === null ? words.button('ship') : `Upgrade to ${shipping(view.players[view.pending.seat].shipping + 1)}`
const drawn = (view: View): number =>
  view.pending !== null && view.players[view.pending.seat].clan === 'buchanan' ? BUCHANAN_DRAW : BUILDING_BONUS_DRAW

// Spaces have no names on the map: in a list of choices, column and row tell them apart.
const there = (hex: Hex): Part => hexThing(hex, position(hex))
function landThere(view: View, hex: Hex): Message {
  const land = landAt(view, hex)
  if (land.length === 0) return [there(hex)]
  const names = land.map((terrain) => TERRAIN_NAMES[terrain])
  return [hexThing(hex, listedText(names, 'and')), `, ${position(hex)}`]
}
const placeLabel = (unit: Unit, hex: Hex, view: View): Message => [
  `Place ${aUnit(unit)} `,
  ...onLand(unit, hex),
  `, ${position(hex)}${inBrackets(priceThere(view, unit, hex))}`,
]

function pairLabel(view: View, place: number): Message {
  const pair = view.pairs[place] ?? null
  if (pair === null) return [`Take pair ${place + 1}`]
  const start = words.startingText(pair.tile, boxOf(view))
  return pair.clan === null
    ? [`Take starting tile ${pair.tile + 1}: ${start}`]
    : [`Take clan ${CLAN_NAMES[pair.clan]} with starting tile ${pair.tile + 1}: ${start}`]
}

export const actions: Sentences<Action, 'type', [view: View]> = {
  bid: (a) => [`Bid ${vp(a.vp)}`],
  out: () => [words.button('out')],
  take: (a, view) => pairLabel(view, a.pair),
  place: (a, view) => placeLabel(a.unit, a.hex, view),
  expand: (a, view) => {
    if (a.unit === null) return a.hex === null ? ['Expand'] : ['Expand to ', ...landThere(view, a.hex)]
    if (a.hex === null) return [`Place ${aUnit(a.unit)}`]
    return placeLabel(a.unit, a.hex, view)
  },
  buy: (a, view) => {
    const { price, nearby } = buyingPrice(view, a.good)
    return [
      `Buy ${goodCount(a.n, a.good)}${nearby ? ' from neighbours' : ''} for ${money(a.n * price)}${then(view, a)}`,
    ]
  },
  sell: (a, view) => [`Sell ${goodCount(a.n, a.good)} for ${money(a.n * sellingPrice(view, a.good))}${then(view, a)}`],
  obtain: (a, view) => ['Take ', ...contract(a.contract, needsIn(boxOf(view), a.contract)), terms(view.contractMoney)],
  ship: (_, view) => [`${upgraded(view)} ${forMoney(view.upgradeCosts.shipping)}`],
  improve: (a, view) => [`Upgrade ${words.technologyName(a.technology)} ${forMoney(view.upgradeCosts.technology)}`],
  hire: (_, view) => [`${words.button('hire')} ${forMoney(view.upgradeCosts.merchant)}`],
  recall: (a) => [`Take a merchant back from ${GOOD_NAMES[a.good]}`],
  fulfil: (a, view) => ['Fulfil ', ...contract(a.contract, needsIn(boxOf(view), a.contract))],
  slaughter: (a, view) => [`Slaughter the ${unitName(unitAt(view, a.hex) ?? 'cow')} in `, there(a.hex)],
  pass: (_, view) => [`${words.button('pass')} and receive ${money(view.passMoney)}`],
  port: (a, view) =>
    a.copy === null
      ? ['Use ', port(a.port)]
      : ['Use ', port(a.port), ` for ${money(boxOf(view).portTiles.copyPort.cost)} to copy `, port(a.copy)],
  exchange: (a) => [`Exchange ${goodCount(1, a.give)} for ${goods(tallied(a.gain))}`],
  shift: (a) => [`Move the price of ${GOOD_NAMES[a.good]} ${a.up ? 'up' : 'down'}`],
  swap: (a, view) => [`Swap the ${unitName(unitAt(view, a.hex) ?? 'cow')} in `, there(a.hex), ` for ${aUnit(a.unit)}`],
  draw: (_, view) => [`Draw ${words.exports(drawn(view))}`],
  keep: (a, view) => ['Keep ', ...contract(a.contract, needsIn(boxOf(view), a.contract)), terms(view.contractMoney)],
  row: (a) => ['Row the fisherman in ', there(a.from), ' to ', there(a.to)],
  withdraw: (a, view) => [
    `Take the barrel from cellar spot ${a.spot} (${money(boxOf(view).clans.mackenzie.cellar[a.spot - 1])})`,
  ],
  store: () => [words.button('store')],
  discard: (a, view) => {
    const { cunningham, macewen } = boxOf(view).clans
    return a.good === 'milk'
      ? [`Make butter from ${goodCount(a.n, 'milk')} for ${money(a.n * cunningham.milk)}`]
      : [`Make beer from ${goodCount(a.n, 'grain')} for ${money(a.n * macewen.grain)}`]
  },
  process: (a, view) => {
    if (a.bread + a.cheese + a.whisky === 0) return ['Process nothing']
    const made = goods([0, 0, 0, a.bread, a.cheese, a.whisky])
    return [isEverything(view, a) ? `Process everything: ${made}` : `Make ${made}`]
  },
  skip: (_, view) => [(view.pending === null ? undefined : SKIP[view.pending.kind]) ?? words.button('skip')],
  end: () => [words.button('end')],
}
