import type { Good } from '@bothy/clans-of-caledonia/data'
import { words as fr } from '@bothy/clans-of-caledonia/messages/fr'
import { counted, de, typeset } from '@bothy/kernel/french'
import type { TradeWords } from './trade-words.ts'

const upTo = (most: number): string => (most > 0 ? `, jusqu’à ${most}` : '')

/** After « le prix ». */
const OF_THE_GOOD = {
  wool: 'de la laine',
  grain: 'des céréales',
  milk: 'du lait',
  bread: 'du pain',
  cheese: 'du fromage',
  whisky: 'du whisky',
} as const satisfies Record<Good, string>

export const trade: TradeWords = {
  sell: 'vente',
  buy: 'achat',
  ready: (n) => `${fr.merchants(n)} en stock`,
  noneReady: 'aucun marchand en stock',
  priceOf: (good, price) => `${fr.goodName(good)}, ${price}`,
  inStock: (goods) => `vous avez ${goods}`,
  buyAt: (good, price, most) => `Acheter ${OF_THE_GOOD[good]} à ${price} pièce${upTo(most)}`,
  sellAt: (good, price, most) => `Vendre ${OF_THE_GOOD[good]} à ${price} pièce${upTo(most)}`,
  recall: (good) => typeset(`Reprendre un marchand du marché : ${fr.goodName(good)}`),
  raise: (good) => `Monter le prix ${OF_THE_GOOD[good]}`,
  lower: (good) => `Baisser le prix ${OF_THE_GOOD[good]}`,
  merchantsOf: (name, n, isBuying) => typeset(`${name} : ${fr.merchants(n)} ${isBuying ? 'à l’achat' : 'à la vente'}`),
  buying: (good, price) => typeset(`Acheter ${OF_THE_GOOD[good]} à ${price} pièce :`),
  selling: (good, price) => typeset(`Vendre ${OF_THE_GOOD[good]} à ${price} pièce :`),
  nearby: (usual) => `(prix de voisinage, au lieu de ${usual})`,
  buyNumber: (n, good, money, then) => `Acheter ${fr.goodCount(n, good)} pour ${money}, prix ensuite ${then}`,
  sellNumber: (n, good, money, then) => `Vendre ${fr.goodCount(n, good)} pour ${money}, prix ensuite ${then}`,
  noMore: {
    money: 'trop cher',
    noMerchant: 'sans marchand',
    noGood: 'plus rien',
    nearbyLimit: 'limite',
  },
  mine: (n) => (n > 1 ? 'Vos contrats' : 'Votre contrat'),
  offers: 'Disponibles',
  others: 'Contrats des autres',
  drawn: 'Contrats piochés',
  emptyBox: 'caisse vide',
  pile: (n) => `${n} dans la pioche`,
  takingCosts: (money) => `${money} pièce`,
  takingBrings: (money) => `+${money} pièce`,
  hasAll: 'vous avez tout',
  lacks: (what) => `manque ${what}`,
  ownedBy: (name) => `Contrat ${de(name)}`,
  fulfilled: (n) => counted(n, 'rempli', 'remplis'),
}
