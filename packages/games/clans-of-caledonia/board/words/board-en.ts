import type { Unit, Good, Reason } from '@bothy/clans-of-caledonia/data'
import { listedText } from '@bothy/kernel'
import { words as en } from '@bothy/clans-of-caledonia/words/en'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const board = {
  you: 'You',
  seat: (seat: number) => `Seat ${seat + 1}`,
  total: 'Total',
  canBeChosen: 'Can be chosen',
  picked: 'Picked',
  ifEnded: 'If the game ended now',
  final: 'Final score',
  /** Solo game, with the word for the result. */
  finalCalled: (verdict: string) => `Final score: ${verdict}`,
  roundTitle: (round: number, tile: string) => `Round ${round}: ${tile}`,
  gloryInAll: 'Total Glory',
  roundOver: (round: number) => `Round ${round} is over`,
  gloryThisRound: 'Glory this round',
  mostGlory: (names: string, glory: string) => `Most Glory this round: ${names}, ${glory}.`,
  nobodyGlory: 'Nobody gains Glory this round.',
  finalFollows: 'The final score comes next.',
  processAll: (goods: string) => `Process everything: ${goods}`,
  make: (goods: string) => `Make ${goods}`,
  allButter: (n: number, money: string) => `All ${n} milk for ${money}`,
  placeUnit: (unit: Unit, spaces: number, least: string, most: string) =>
    `Place the ${en.unitName(unit)}: ${plural(spaces, 'space', 'spaces')}, ${least === most ? least : `${least} to ${most}`}.`,
  placeFree: (unit: Unit) => `Choose a space for the ${en.unitName(unit)}.`,
  chooseUnit: (n: number) => `Choose what to place here: ${plural(n, 'unit fits', 'units fit')}.`,
  howManyBuy: (good: Good, price: string) => `Choose how much ${en.goodName(good)} to buy, at ${price} each.`,
  howManySell: (good: Good, price: string) => `Choose how much ${en.goodName(good)} to sell, at ${price} each.`,
  howManyDiscard: (good: Good, price: string) => `Choose how much ${en.goodName(good)} to discard, for ${price} each.`,
  whichPort: 'Choose the port to copy.',
  whichGain: (good: Good) => `Choose what you gain for 1 ${en.goodName(good)}.`,
  swapFor: (unit: Unit) => `Choose what replaces the ${en.unitName(unit)}.`,
  swapWhich: (unit: Unit) => `Choose the unit that the ${en.unitName(unit)} replaces.`,
  rowWhere: 'Choose the loch to row to.',
  /** The second line of the prompt; `new…` replaces it for a newcomer. */
  helpTurn: (money: string, merchants: number) => `You have ${money} and ${en.merchants(merchants)} ready to trade.`,
  newTurn:
    'One action a turn: place a unit, trade, take or fulfil a contract, or upgrade. Passing ends the round for you.',
  newSite: 'Each price includes the land. Next to other players you can then buy what their units make, at a discount.',
  helpUnits: 'Each price includes the land.',
  helpBuy: 'Each costs the current price, which then rises one step per good.',
  helpSell: 'Each brings the current price, which then falls one step per good.',
  helpBid: 'The winner chooses first and loses the points at the end of the game.',
  helpPair: 'The tile beside each clan shows your starting money and goods.',
  newPair: 'Each clan bends one rule in your favour. The tile beside it shows your starting money and goods.',
  helpStart: 'You expand from here.',
  newStart: (woodcutter: string, miner: string) =>
    `You expand from here. A woodcutter brings ${woodcutter} each round, a miner ${miner}, but cheap grassland next to it matters more.`,
  helpPorts: 'Each port can be used once in the game.',
  newPorts: 'Your action is done. Ports in reach cost no action, but each can be used only once in the game.',
  helpShift: 'That trade is your action this turn.',
  helpSlaughter: (linked: number) =>
    `The number on each animal shows how many settlements stay linked without it (${linked} now).`,
  newSlaughter: (linked: number) =>
    `The animals leave the map and can be placed again later. The number on each shows how many settlements stay linked without it (${linked} now).`,
  helpBonus: 'Bonuses you don’t use are lost.',
  newBonus: 'Without land cost you pay only for the unit. Bonuses you don’t use are lost.',
  helpPlaced: 'You need a merchant for each good you buy, as at the market.',
  newPlaced:
    'Because you placed a unit next to theirs, you can buy what their units make below the market price. Each good needs a merchant.',
  helpKeep: 'Contracts you don’t keep go under the pile.',
  keepCosts: (money: string) => `Keeping one costs ${money}.`,
  keepBrings: (money: string) => `Keeping one brings ${money}.`,
  helpExchange: 'Choose a good from your stock to discard.',
  helpSwap: 'Both swaps are free. Fields cannot be swapped.',
  helpProcess: 'Grain and milk you don’t process stay in stock.',
  newProcess:
    'Each factory makes one good from one grain or milk. Processed goods are worth more; the rest stays in stock.',
  helpMore: 'It’s part of the same action.',
  helpBarrel: (money: readonly string[]) => `A barrel brings ${listedText(money, 'or')} when it leaves the cellar.`,
  unitPrice: (unit: Unit, price: string) => `${en.unitName(unit)} ${price}`,
  landPrice: (price: string) => `land ${price}`,
  noLandPrice: 'free land',
  saving: (money: string, delta: boolean) => (delta ? `delta ${money}` : `clan ${money}`),
  sale: (owners: string, good: Good, price: string, usual: string, most: number) =>
    `${owners} ${en.goodName(good)} at ${price} instead of ${usual}: ${most === 0 ? 'you can’t afford any' : `up to ${most}`}`,
  owned: (names: readonly string[]) =>
    listedText(
      names.map((name) => `${name}’s`),
      'and',
    ),
  /** COC-55: how many are linked, which is what counts. */
  settlements: (before: number, after: number) => `linked settlements: ${after} instead of ${before}`,
  sameSettlements: (n: number) => `still ${plural(n, 'linked settlement', 'linked settlements')}`,
  joins: (n: number) => (n === 1 ? 'joins a settlement' : `joins ${n} settlements into one`),
  founds: 'founds a settlement',
  gloryNow: (n: number) => `+${n} this round`,
  wouldFill: (n: number, good: Good) => `${n} ${en.goodName(good)} would complete your contract`,
  border: 'border space',
  delta: 'river delta',
  expensive: 'expensive land',
  /** Distance of a space: by land, across a river, across lochs. */
  level: (level: number) =>
    level === 0
      ? 'next to your units'
      : level === 1
        ? 'across a river'
        : `across ${plural(level - 1, 'loch', 'lochs')}`,
  /** One or two words, shown on the space. */
  short: {
    money: 'too expensive',
    terrain: 'wrong terrain',
    occupied: 'occupied',
    blocked: 'blocked',
    mist: 'mist',
    loch: 'loch',
    reach: 'out of reach',
    noUnit: 'none left',
    noSite: 'no space',
    fishermen: 'next to a fisherman',
    notBorder: 'not a border space',
    noMerchant: 'no merchant',
    noGood: 'none in stock',
    otherArea: 'already traded',
    nearbyLimit: 'limit reached',
    noBox: 'no empty box',
    noPile: 'none left',
    noContract: 'not yours',
    missing: 'incomplete',
    lastLevel: 'highest level',
    hasTechnology: 'owned',
    noTechnology: 'not for MacDonald',
    allHired: 'all hired',
    noneThere: 'none here',
    portUsed: 'used',
    portReach: 'out of reach',
    portIdle: 'can’t be used now',
    mainDone: 'action done',
    rowed: 'already rowed',
    notWanted: 'not wanted',
    wouldFail: 'needed',
    notNow: 'not now',
  } satisfies { readonly [W in Reason['why']]: string },
  moneyShort: (money: string) => `${money} short`,
  /** COC-27: sold, or bought, earlier in this round. */
  tradedBefore: (selling: boolean) => (selling ? 'already sold this round' : 'already bought this round'),
  levelsShort: (n: number) => `${plural(n, 'shipping level', 'shipping levels')} short`,
  ready: 'ready to fulfil',
  lacks: (what: string) => `lacks ${what}`,
  buyRest: (money: string) => `${money} buys the rest`,
  /** Where animals are missing too, which are not for sale. */
  buyGoods: (money: string) => `${money} buys the goods`,
  brings: (what: string) => `brings ${what}`,
  gloryLost: (n: number) => `−${n} this round`,
  priceAfter: (price: string) => `price then ${price}`,
  nextProduction: 'Next production',
  grainShort: (n: number) => `${n} grain short for all factories`,
  noScoring: 'no scoring tile',
  done: 'scored',
  goodsHeld: (n: number) => plural(n, 'good', 'goods'),
  imported: (n: number, each: number) => `${n} × ${each}`,
}
