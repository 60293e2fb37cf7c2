import { listedText, type Message, type Part, type Sentences } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { BUCHANAN_DRAW } from '../data/clans.ts'
import { BUILDING_BONUS_DRAW } from '../data/limits.ts'
import type { Unit } from '../data/units.ts'
import type { Action, AskKind, View } from '../rules/types.ts'
import { contrat, port, position, surTerrain } from './fr-grammar.ts'
import {
  aUnit,
  CLAN_NAMES,
  forMoney,
  goodCount,
  goodName,
  goods,
  money,
  shippingName,
  SOME_GOOD,
  TERRAIN_NAMES,
  theUnit,
  vp,
} from './fr-names.ts'
import { words } from './fr-words.ts'
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
  obtainMore: 'Pas de second contrat',
  fulfilMore: 'Pas de second contrat',
  bonus: 'Renoncer aux bonus',
  placed: 'Continuer',
  keep: 'Ne garder aucun contrat',
  milk: 'Garder le lait',
  barrel: 'Ne rien mettre en cave',
}

const inBrackets = (n: number | null): string => (n === null ? '' : n === 0 ? ' (gratuit)' : ` (${money(n)})`)
const terms = (n: number): string => (n === 0 ? '' : n > 0 ? ` et recevoir ${money(n)}` : ` pour ${money(-n)}`)
const then = (view: View, trade: Extract<Action, { type: 'buy' | 'sell' }>): string => {
  const price = priceAfter(view, trade)
  return price === null ? '' : ` (prix ensuite : ${money(price)})`
}
const shipping = (view: View): string => {
  const level = view.pending === null ? null : view.players[view.pending.seat].shipping
  return level === null ? '' : ` : ${shippingName(level + 1)}`
}
const drawn = (view: View): number =>
  view.pending !== null && view.players[view.pending.seat].clan === 'buchanan' ? BUCHANAN_DRAW : BUILDING_BONUS_DRAW

const there = (hex: Hex): Part => hexThing(hex, position(hex))
function landThere(view: View, hex: Hex): Message {
  const land = landAt(view, hex)
  if (land.length === 0) return [there(hex)]
  const names = land.map((terrain) => TERRAIN_NAMES[terrain])
  return [hexThing(hex, listedText(names, 'et')), `, ${position(hex)}`]
}
const placeLabel = (verb: string, unit: Unit, hex: Hex, view: View): Message => [
  `${verb} ${aUnit(unit)} `,
  ...surTerrain(unit, hex),
  `, ${position(hex)}${inBrackets(priceThere(view, unit, hex))}`,
]

function pairLabel(view: View, place: number): Message {
  const pair = view.pairs[place] ?? null
  if (pair === null) return [`Prendre la paire ${place + 1}`]
  const start = words.startingText(pair.tile, boxOf(view))
  return pair.clan === null
    ? [`Prendre la tuile de départ ${pair.tile + 1} : ${start}`]
    : [`Prendre le clan ${CLAN_NAMES[pair.clan]} avec la tuile de départ ${pair.tile + 1} : ${start}`]
}

export const actions: Sentences<Action, 'type', [view: View]> = {
  bid: (x) => [`Enchérir à ${vp(x.vp)}`],
  out: () => [words.button('out')],
  take: (x, view) => pairLabel(view, x.pair),
  place: (x, view) => placeLabel('Placer', x.unit, x.hex, view),
  expand: (x, view) => {
    if (x.unit === null) return x.hex === null ? ['Se développer'] : ['Se développer : ', ...landThere(view, x.hex)]
    if (x.hex === null) return [`Déployer ${aUnit(x.unit)}`]
    return placeLabel('Déployer', x.unit, x.hex, view)
  },
  buy: (x, view) => {
    const { price, nearby } = buyingPrice(view, x.good)
    return [
      `Acheter ${goodCount(x.n, x.good)}${nearby ? ' à vos voisins' : ''} pour ${money(x.n * price)}${then(view, x)}`,
    ]
  },
  sell: (x, view) => [
    `Vendre ${goodCount(x.n, x.good)} pour ${money(x.n * sellingPrice(view, x.good))}${then(view, x)}`,
  ],
  obtain: (x, view) => [
    'Obtenir ',
    ...contrat(x.contract, needsIn(boxOf(view), x.contract)),
    terms(view.contractMoney),
  ],
  ship: (_, view) => [`${words.button('ship')} ${forMoney(view.upgradeCosts.shipping)}${shipping(view)}`],
  improve: (x, view) => [
    `Améliorer la ${words.technologyName(x.technology)} ${forMoney(view.upgradeCosts.technology)}`,
  ],
  hire: (_, view) => [`${words.button('hire')} ${forMoney(view.upgradeCosts.merchant)}`],
  recall: (x) => [`Reprendre un marchand du marché (${goodName(x.good)})`],
  fulfil: (x, view) => ['Remplir ', ...contrat(x.contract, needsIn(boxOf(view), x.contract))],
  slaughter: (x, view) => [`Abattre ${theUnit(unitAt(view, x.hex) ?? 'cow')} (`, there(x.hex), ')'],
  pass: (_, view) => [`${words.button('pass')} et recevoir ${money(view.passMoney)}`],
  port: (x, view) =>
    x.copy === null
      ? ['Utiliser le ', port(x.port)]
      : [
          'Utiliser le ',
          port(x.port),
          ` pour ${money(boxOf(view).portTiles.copyPort.cost)} et copier le `,
          port(x.copy),
        ],
  exchange: (x) => [`Échanger ${goodCount(1, x.give)} contre ${goods(tallied(x.gain))}`],
  shift: (x) => [`Faire ${x.up ? 'monter' : 'baisser'} le prix ${SOME_GOOD[x.good]}`],
  swap: (x, view) => [`Remplacer ${theUnit(unitAt(view, x.hex) ?? 'cow')} (`, there(x.hex), `) par ${aUnit(x.unit)}`],
  draw: (_, view) => [`Piocher ${words.exports(drawn(view))}`],
  keep: (x, view) => ['Garder ', ...contrat(x.contract, needsIn(boxOf(view), x.contract)), terms(view.contractMoney)],
  row: (x) => ['Déplacer le pêcheur (', there(x.from), ') à la rame : ', there(x.to)],
  withdraw: (x, view) => [
    `Sortir le fût de la case ${x.spot} (${money(boxOf(view).clans.mackenzie.cellar[x.spot - 1])})`,
  ],
  store: () => [words.button('store')],
  discard: (x, view) => {
    const { cunningham, macewen } = boxOf(view).clans
    return x.good === 'milk'
      ? [`Transformer ${goodCount(x.n, 'milk')} en beurre pour ${money(x.n * cunningham.milk)}`]
      : [`Transformer ${goodCount(x.n, 'grain')} en bière pour ${money(x.n * macewen.grain)}`]
  },
  process: (x, view) => {
    if (x.bread + x.cheese + x.whisky === 0) return ['Ne rien transformer']
    const made = goods([0, 0, 0, x.bread, x.cheese, x.whisky])
    return [isEverything(view, x) ? `Tout transformer : ${made}` : `Produire ${made}`]
  },
  skip: (_, view) => [(view.pending === null ? undefined : SKIP[view.pending.kind]) ?? words.button('skip')],
  end: () => [words.button('end')],
}
