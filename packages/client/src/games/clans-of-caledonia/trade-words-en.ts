import { words as en } from '@bothy/clans-of-caledonia/messages/en'
import type { TradeWords } from './trade-words.ts'

const upTo = (most: number): string => (most > 0 ? `, up to ${most}` : '')

export const trade: TradeWords = {
  sell: 'sell',
  buy: 'buy',
  ready: (n) => `${en.merchants(n)} ready`,
  noneReady: 'no merchant ready',
  priceOf: (good, price) => `${en.goodName(good)}, ${price}`,
  inStock: (goods) => `you have ${goods}`,
  buyAt: (good, price, most) => `Buy ${en.goodName(good)} at ${price} each${upTo(most)}`,
  sellAt: (good, price, most) => `Sell ${en.goodName(good)} at ${price} each${upTo(most)}`,
  recall: (good) => `Take a merchant back from ${en.goodName(good)}`,
  raise: (good) => `Raise the price of ${en.goodName(good)}`,
  lower: (good) => `Lower the price of ${en.goodName(good)}`,
  merchantsOf: (name, n, isBuying) => `${name}: ${en.merchants(n)} ${isBuying ? 'bought' : 'sold'} here`,
  buying: (good, price) => `Buy ${en.goodName(good)} at ${price} each:`,
  selling: (good, price) => `Sell ${en.goodName(good)} at ${price} each:`,
  nearby: (usual) => `(neighbours’ price, not ${usual})`,
  buyNumber: (n, good, money, then) => `Buy ${en.goodCount(n, good)} for ${money}, price then ${then}`,
  sellNumber: (n, good, money, then) => `Sell ${en.goodCount(n, good)} for ${money}, price then ${then}`,
  noMore: {
    money: 'too expensive',
    noMerchant: 'no merchant',
    noGood: 'none left',
    nearbyLimit: 'limit',
  },
  mine: (n) => (n > 1 ? 'Your contracts' : 'Your contract'),
  offers: 'On offer',
  others: 'Other players’ contracts',
  drawn: 'Drawn from the pile',
  emptyBox: 'empty box',
  pile: (n) => `${n} in the pile`,
  takingCosts: (money) => `${money} each`,
  takingBrings: (money) => `+${money} each`,
  hasAll: 'you have it all',
  lacks: (what) => `lacks ${what}`,
  ownedBy: (name) => `${name}’s contract`,
  fulfilled: (n) => `${n} fulfilled`,
}
