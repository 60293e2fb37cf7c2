import { remarksOf } from '@bothy/kernel/coach'
import { typeset } from '@bothy/kernel/french'
import type { BasicGood, Good } from '../../data/goods.ts'
import { MADE_FROM } from '../../data/goods.ts'
import { type Factory, FACTORIES, PRODUCT_OF, type Technology, TECHNOLOGIES, type Unit } from '../../data/units.ts'
import type { Types } from '../../rules/types.ts'
import * as english from '../../words/en-names.ts'
import * as french from '../../words/fr-names.ts'
import { asks, can, hex, kindChosen, openSites, own, placing, type Sight } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

/** COC-42: the dearest good that a neighbour of the chosen space would sell. */
function nearby(sight: Sight): { readonly seat: number; readonly good: Good; readonly price: number } | null {
  const sales = placing(sight)?.site.nearby.filter(({ most, sellers }) => most > 0 && sellers.length > 0) ?? []
  const [best] = sales.toSorted((a, b) => b.price - a.price)
  return best === undefined ? null : { seat: best.sellers[0], good: best.good, price: best.price }
}

const isFactory = (unit: Unit | null): unit is Factory => FACTORIES.some((factory) => factory === unit)

/** COC-66: with this factory there would be less milk or grain than all of them use. */
function idle(sight: Sight): { readonly good: BasicGood; readonly unit: Unit } | null {
  const factory = kindChosen(sight)
  if (!isFactory(factory)) return null
  const { goods, placed, income } = own(sight)
  const good = MADE_FROM[PRODUCT_OF[factory]]
  const used = FACTORIES.reduce((all, one) => all + (MADE_FROM[PRODUCT_OF[one]] === good ? placed[one] : 0), 1)
  return goods[good] + income.made[good] < used ? { good, unit: good === 'milk' ? 'cow' : 'field' } : null
}

/** COC-68: what every unit that can still be chosen would add. */
function glory(sight: Sight): { readonly n: number } | null {
  const found = placing(sight)
  if (found === null) return null
  const n = Math.min(...found.units.map((unit) => found.site.prices.find((one) => one.unit === unit)?.glory ?? 0))
  return n > 0 ? { n } : null
}

type Bargain = { readonly unit: Technology; readonly price: number; readonly income: number; readonly hex: number }

/** COC-66: a worker who has paid for himself after two productions; the one with most income, then the cheapest. */
function bargain(sight: Sight): Bargain | null {
  if (!asks(sight, 'turn') || sight.view.round > 2) return null
  const { each } = own(sight).income
  const found = sight.view.sites.flatMap((site) =>
    site.prices.flatMap(({ unit, price, reason }): readonly Bargain[] => {
      const worker = TECHNOLOGIES.find((one) => one === unit)
      if (worker === undefined || reason !== null || price > 2 * each[worker]) return []
      return [{ unit: worker, price, income: each[worker], hex: site.hex }]
    }),
  )
  return found.toSorted((a, b) => b.income - a.income || a.price - b.price || a.hex - b.hex)[0] ?? null
}

type Improvement = { readonly technology: Technology; readonly n: number; readonly cost: number }

function improvement(sight: Sight): Improvement | null {
  if (!asks(sight, 'turn') || sight.view.round > 3) return null
  const found = sight.legal.find((one) => one.type === 'improve' && own(sight).placed[one.technology] >= 3)
  if (found?.type !== 'improve') return null
  const { technology } = found
  return { technology, n: own(sight).placed[technology], cost: sight.view.upgradeCosts.technology }
}

/** COC-49: little land is in reach, and the next level opens more. */
function beyond(sight: Sight): { readonly few: number; readonly n: number; readonly cost: number } | null {
  const { sites, upgradeCosts } = sight.view
  if (!asks(sight, 'turn') || !can(sight, 'ship')) return null
  const few = sites.filter(({ reason }) => reason === null).length
  const next = own(sight).shipping + 1
  const n = sites.filter(({ reason, level }) => reason?.why === 'reach' && level === next).length
  return few <= 3 && n >= 2 ? { few, n, cost: upgradeCosts.shipping } : null
}

/** COC-55: spaces for one more linked settlement, the cheapest first. */
function founding(sight: Sight): readonly string[] {
  if (!asks(sight, 'turn') || sight.view.round < 4) return []
  const linked = own(sight).settlements.linked.length
  const price = (site: (typeof sites)[number]): number => Math.min(...site.prices.map((one) => one.price))
  const sites = openSites(sight).filter((site) => (site.linked ?? 0) > linked)
  return sites
    .toSorted((a, b) => price(a) - price(b) || a.hex - b.hex)
    .slice(0, 3)
    .map((site) => hex(site.hex))
}

const WORKERS = { woodcutter: 'bûcherons', miner: 'mineurs' } as const satisfies Record<Technology, string>
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const placed = [
  filled({
    id: 'neighbourGoods',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-42'],
    when: nearby,
    say: ({ seat, good, price }) => ({
      en: [
        'Beside ',
        { part: 'seat', seat, text: null },
        ` you could then buy ${english.GOOD_NAMES[good]} for £${price} each.`,
      ],
      fr: [
        'À côté de chez ',
        { part: 'seat', seat, text: null },
        typeset(`, vous pourriez acheter ${french.SOME_GOOD[good]} à £${price} pièce.`),
      ],
    }),
    point: ({ good }) => `good ${good}`,
  }),
  filled({
    id: 'factoryIdle',
    kind: 'hint',
    often: 'twice',
    rules: ['COC-66'],
    when: idle,
    say: ({ good, unit }) => ({
      en: `You make too little ${english.GOOD_NAMES[good]} for one more factory. A ${english.unitName(unit)} would help more.`,
      fr: typeset(
        `Vous produisez trop peu ${french.NO_GOOD[good]} pour une usine de plus. ${capital(french.aUnit(unit))} aiderait davantage.`,
      ),
    }),
    point: ({ unit }) => `unit ${unit}`,
  }),
  filled({
    id: 'tileGlory',
    kind: 'praise',
    often: 'oncePerRound',
    rules: ['COC-68'],
    when: glory,
    say: ({ n }) => ({
      en: `This round’s tile rewards that: ${n} more Glory.`,
      fr: typeset(`La tuile de la manche récompense cela : ${n} ${n < 2 ? 'point' : 'points'} de Gloire de plus.`),
    }),
    point: (_, { view: { round } }) => `scoring ${round}`,
  }),
]

export const seeing = [
  filled({
    id: 'technology',
    kind: 'hint',
    often: 'once',
    rules: ['COC-35'],
    when: improvement,
    say: ({ technology, n, cost }) => ({
      en: `For £${cost}, technology brings £2 more each round for each of your ${n} ${technology}s.`,
      fr: typeset(
        `Pour £${cost}, la technologie rapporte £2 de plus par manche pour chacun de vos ${n} ${WORKERS[technology]}.`,
      ),
    }),
    point: ({ technology }) => `upgrade ${technology}`,
  }),
  filled({
    id: 'earlyWorker',
    kind: 'hint',
    often: 'twice',
    rules: ['COC-31', 'COC-66'],
    when: bargain,
    say: ({ unit, price, income }) => ({
      en: `A ${unit} for £${price} is in reach. It earns £${income} every round, so it is paid back in two.`,
      fr: typeset(
        `${capital(french.aUnit(unit))} est à portée pour £${price}, et rapporte £${income} par manche : remboursé en 2 manches.`,
      ),
    }),
    point: (args) => hex(args.hex),
  }),
  plain({
    id: 'portOpen',
    kind: 'hint',
    often: 'twice',
    rules: ['COC-56'],
    when: (sight) => asks(sight, 'turn') && useful(sight).length > 0,
    say: {
      en: 'A port is in reach: you can use it this turn, once per game.',
      fr: 'Un port est à portée\u00a0: vous pouvez l’utiliser ce tour-ci, une fois par partie.',
    },
    point: (sight) => useful(sight).map((port) => `port ${port}`),
  }),
  filled({
    id: 'shippingOpens',
    kind: 'hint',
    often: 'twice',
    rules: ['COC-34', 'COC-49'],
    when: beyond,
    say: ({ few, n, cost }) => ({
      en: `Little land is left in reach: ${few === 1 ? '1 space' : `${few} spaces`}. Shipping for £${cost} would open ${n} more.`,
      fr: typeset(`Peu de cases à portée : ${few}. L’expédition pour £${cost} en ouvrirait ${n} de plus.`),
    }),
    point: 'upgrade shipping',
  }),
  plain({
    id: 'newSettlement',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-55', 'COC-72'],
    when: (sight) => founding(sight).length > 0,
    say: {
      en: 'A well-placed unit would add a linked settlement to the final scoring.',
      fr: 'Une unité bien placée ajouterait un village relié au décompte final.',
    },
    point: founding,
  }),
]

/** COC-62, COC-63: a price to move or units to swap are for later games. */
function useful({ legal }: Sight): readonly string[] {
  return legal.flatMap((one) =>
    one.type === 'port' && one.copy === null && one.port !== 'priceShift' && one.port !== 'swapUnits' ? [one.port] : [],
  )
}
