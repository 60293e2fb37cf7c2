import { remarksOf } from '@bothy/kernel/coach'
import { typeset } from '@bothy/kernel/french'
import { CONTRACT_GOODS, type ContractGood } from '../../data/contracts.ts'
import { BASIC_GOODS, type Good, GOODS, MADE_FROM } from '../../data/goods.ts'
import { FACTORIES, PRODUCT_OF } from '../../data/units.ts'
import type { Types } from '../../rules/types.ts'
import { asks, can, contract, isPassing, lacking, needsOf, own, type Sight } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

const isOnContracts = (good: Good): good is ContractGood => CONTRACT_GOODS.some((one) => one === good)
const isBasic = (good: Good): boolean => BASIC_GOODS.some((one) => one === good)

/** COC-69: what is bought is worth more points than the money. */
function buysPoints(sight: Sight): boolean {
  const { money } = own(sight)
  return sight.view.trades.some(({ good, buys }) => {
    const [first] = buys
    if (first === undefined) return false
    const lost = Math.floor(money / 10) - Math.floor((money + first.money) / 10)
    return (isBasic(good) ? 1 : 2) > lost
  })
}

const withinReach = (sight: Sight) =>
  sight.view.offers.filter((offer) => lacking(offer) <= 1 && sight.view.display.includes(offer.contract))

/** COC-66: milk and grain that no factory will use. */
function isIdleStock(sight: Sight, good: Good): boolean {
  return !FACTORIES.some((factory) => MADE_FROM[PRODUCT_OF[factory]] === good && own(sight).placed[factory] > 0)
}

const wanted = (sight: Sight, good: Good): number =>
  own(sight).boxes.reduce((all, box) => all + (isOnContracts(good) ? (needsOf(box.contract)[good] ?? 0) : 0), 0)

function spare(sight: Sight): readonly Good[] {
  const { round, scoring, corrections } = sight.view
  const tile = scoring[round - 1]
  if (corrections !== null) return []
  return GOODS.filter((good) => {
    if (tile === (isBasic(good) ? 'basicGoods' : 'processedGoods')) return false
    const isSold = sight.legal.some((one) => one.type === 'sell' && one.good === good)
    return isSold && own(sight).goods[good] > wanted(sight, good) && isIdleStock(sight, good)
  })
}

export const passing = [
  plain({
    id: 'portLost',
    kind: 'warning',
    often: 'always',
    rules: ['COC-56', 'COC-99'],
    when: (sight) => isPassing(sight, 5, 5) && can(sight, 'port'),
    say: {
      en: 'Use the port before you finish: after this round it is lost.',
      fr: 'Utilisez le port avant de terminer\u00a0: après cette manche, il est perdu.',
    },
    point: ({ legal }) => legal.flatMap((one) => (one.type === 'port' ? [`port ${one.port}`] : [])),
  }),
  plain({
    id: 'lastMoney',
    kind: 'warning',
    often: 'once',
    rules: ['COC-69'],
    when: (sight) => isPassing(sight, 5, 5) && buysPoints(sight),
    say: {
      en: 'Last round: £10 is 1 point, a processed good 2, a basic good 1. Buy goods first.',
      fr: 'Dernière manche\u00a0: 1\u00a0PV pour £10\u00a0ou une marchandise de base, 2\u00a0pour un produit transformé. Achetez.',
    },
    point: 'market',
  }),
  plain({
    id: 'emptyBoxPass',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-28'],
    when: (sight) =>
      isPassing(sight, 1, 4) && own(sight).freeBoxes > 0 && can(sight, 'obtain') && withinReach(sight).length > 0,
    say: {
      en: 'Your export box is empty. Next round a contract costs £5 more: take one first?',
      fr: 'Votre caisse est vide. À la manche suivante, un contrat coûtera £5\u00a0de plus\u00a0: en prendre un\u202f?',
    },
    point: (sight) => withinReach(sight).map((offer) => contract(offer.contract)),
  }),
  filled({
    id: 'idleMoney',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-30', 'COC-66'],
    when: (sight) => {
      const { money } = own(sight)
      return isPassing(sight, 1, 3) && money >= 10 && can(sight, 'expand') ? { money } : null
    },
    say: ({ money }) => ({
      en: `You still have £${money}. A unit placed now earns in every round to come.`,
      fr: typeset(`Il vous reste £${money}. Une unité déployée maintenant rapporte à chaque manche.`),
    }),
    point: 'money',
  }),
  plain({
    id: 'unusedMerchant',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['COC-25'],
    when: (sight) => isPassing(sight, 1, 4) && spare(sight).length > 0,
    say: {
      en: 'A merchant is still free. Sell a spare good before you pass?',
      fr: 'Un marchand est encore libre. Vendre une marchandise en trop avant de passer\u202f?',
    },
    point: (sight) => spare(sight).map((good) => `stock ${good}`),
  }),
]

export const beginning = [
  plain({
    id: 'pickClan',
    kind: 'prompt',
    often: 'once',
    rules: ['COC-19'],
    when: (sight) => asks(sight, 'pair') && sight.view.pairs.some((pair) => pair !== null && pair.clan !== null),
    say: {
      en: 'Each clan bends one rule. Tap a clan to read it; there is no wrong choice.',
      fr: 'Chaque clan change une règle. Touchez un clan pour la lire\u202f; il n’y a pas de mauvais choix.',
    },
    point: ({ view: { pairs } }) => pairs.flatMap((pair, i) => (pair === null ? [] : [`pair ${i + 1}`])),
  }),
  plain({
    id: 'startCheap',
    kind: 'prompt',
    often: 'once',
    rules: ['COC-20'],
    when: (sight) => asks(sight, 'start'),
    say: {
      en: 'Choose cheap land with more forest or mountain nearby, and grassland beside it.',
      fr: 'Choisissez un terrain bon marché, près d’autres forêts ou montagnes et d’une prairie.',
    },
    point: 'map',
  }),
]
