import type { Good, Meat } from '@bothy/clans-of-caledonia/data'
import { ordinal } from '@bothy/kernel/english'
import { words as en } from '@bothy/clans-of-caledonia/words/en'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const upTo = (most: number): string => (most > 0 ? `, up to ${most}` : '')

/** Words of market and contracts. */
export const trade = {
  /** Above the two ends of the ladders. */
  sell: 'sell',
  buy: 'buy',
  ready: (n: number) => `${en.merchants(n)} ready`,
  noneReady: 'no merchant ready',
  priceOf: (good: Good, price: string) => `${en.goodName(good)}, ${price}`,
  inStock: (goods: string) => `you have ${goods}`,
  /** An end of a ladder: what can be done there, and who has. */
  buyAt: (good: Good, price: string, most: number) => `Buy ${en.goodName(good)} at ${price} each${upTo(most)}`,
  sellAt: (good: Good, price: string, most: number) => `Sell ${en.goodName(good)} at ${price} each${upTo(most)}`,
  recall: (good: Good) => `Take a merchant back from ${en.goodName(good)}`,
  raise: (good: Good) => `Raise the price of ${en.goodName(good)}`,
  lower: (good: Good) => `Lower the price of ${en.goodName(good)}`,
  merchantsOf: (name: string, n: number, isBuying: boolean) =>
    `${name}: ${en.merchants(n)} ${isBuying ? 'buying' : 'selling'}`,
  /** How many. */
  buying: (good: Good, price: string) => `Buy ${en.goodName(good)} at ${price} each:`,
  selling: (good: Good, price: string) => `Sell ${en.goodName(good)} at ${price} each:`,
  nearby: (usual: string) => `(neighbours’ price, instead of ${usual})`,
  buyNumber: (n: number, good: Good, money: string, then: string) =>
    `Buy ${en.goodCount(n, good)} for ${money}, price then ${then}`,
  sellNumber: (n: number, good: Good, money: string, then: string) =>
    `Sell ${en.goodCount(n, good)} for ${money}, price then ${then}`,
  /** Why not one more, by the rules' own name of the reason. */
  noMore: {
    money: 'too expensive',
    noMerchant: 'no merchant',
    noGood: 'none left',
    nearbyLimit: 'limit',
  },
  /** Contracts. */
  mine: (n: number) => (n > 1 ? 'Your contracts' : 'Your contract'),
  offers: 'On display',
  others: 'Other players’ contracts',
  drawn: 'Drawn from the pile',
  emptyBox: 'empty box',
  pile: (n: number) => `${n} in the pile`,
  takingCosts: (money: string) => `${money} each`,
  takingBrings: (money: string) => `+${money} each`,
  hasAll: 'you have it all',
  allThere: 'all in stock',
  lacks: (what: string) => `lacks ${what}`,
  ownedBy: (name: string, n: number) => `${name}’s ${n > 1 ? 'contracts' : 'contract'}`,
  fulfilled: (n: number) => `${n} fulfilled`,
  /** Imports. */
  imports: 'Imports',
  worthEach: 'value each',
  inAll: (n: number) => `${n} in total`,
  yours: (n: number) => `${n} yours`,
  falls: (n: number) => `−1 VP after ${n} more`,
  importWorth: (name: string, vp: string) => `${name}: ${vp} each`,
  /** Order of passing. */
  orderOf: (round: number) => `Round ${round} order`,
  passing: 'Passing',
  passingPays: 'passing pays',
  place: ordinal,
  /** The cellar. */
  barrel: (spot: number, isFull: boolean, money: string) =>
    `Cellar, spot ${spot}: ${isFull ? 'a barrel' : 'empty'}, ${money}`,
  /** Draft and auction, each for a player who chooses and for others. */
  draft: 'Choose your clan',
  draftSeen: 'Clans to choose from',
  tiles: 'Choose your starting tile',
  tilesSeen: 'Starting tiles to choose from',
  auction: 'Clan auction',
  startsWith: (what: string) => `Starts with ${what}`,
  bids: 'bidding',
  chooses: 'choosing',
  isOut: 'out',
  auctionOf: (place: string) => `For first choice and ${place} place in turn order:`,
  noBid: 'no bid yet.',
  highest: (name: string, vp: string) => `${name}: ${vp}.`,
  bidsLabel: 'Bids in victory points',
  bid: (vp: string) => `Bid ${vp}`,
  /** Numbers of the prompt bar. */
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  /** COC-66: raw goods that stay, alone and beside what is made. */
  keep: (goods: string) => `Keep ${goods}`,
  makeAndKeep: (made: string, kept: string) => `Make ${made}, keep ${kept}`,
  take: (goods: string) => `Take ${goods}`,
  chooseMore: (n: number) => `Choose ${n} more`,
  discard: (good: string) => `Discard ${good}`,
  discardFor: (goods: string, money: string) => `Discard ${goods} for ${money}`,
  /** The dice of the solo game. */
  diceTitle: (round: number) => `Round ${round}: the dice move the market`,
  diceRolling: 'The dice are rolling…',
  diceWay: {
    below: (good: string, roll: string) => `${capital(good)} ${roll}: below the bracket, the price rises.`,
    above: (good: string, roll: string) => `${capital(good)} ${roll}: above the bracket, the price falls.`,
    inside: (good: string, roll: string) => `${capital(good)} ${roll}: inside the bracket, as rolled.`,
  },
  diceMoved: (good: string, from: string, to: string) =>
    from === to ? `${capital(good)} stays at ${from}.` : `${capital(good)}: from ${from} to ${to}.`,
  diceRemoved: (box: number) => `The last die removes the contract in box ${box}.`,
  diceDone: 'Three prices and one contract have changed.',
  /** A contract while it is paid for, and its bonuses. */
  pay: 'To pay',
  get: 'To receive',
  setAside: 'paid',
  chosenOf: (n: number, of: number) => `${n} of ${of}`,
  fromMap: (n: number, meat: Meat) => `${en.unitCount(n, meat === 'beef' ? 'cow' : 'sheep')} from the map`,
  spared: 'Port: fewer animals',
  fromTrack: 'Import track',
  moneyBonus: 'Money',
  freeSpace: (n: number) => (n === 1 ? 'Free land' : `Free land × ${n}`),
  freeSpaceText: 'place a unit without paying for the land',
  upgrades: (n: number) => (n === 1 ? 'Upgrade' : `${n} upgrades`),
  upgradeText: 'free, technology half price',
  upgradeChoice: (technology: string) =>
    `shipping or a merchant for free, a technology for ${technology}, or a merchant back from the market`,
  grainLeft: (grain: string) => `Discard up to ${grain} for money`,
  bonuses: 'Bonuses',
}
