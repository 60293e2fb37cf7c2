import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/clans-of-caledonia/words/en'

const SETTLE = `Settle the Highlands with herds, ${terms.field.many} and ${terms.factory.many}, and turn what they make into money and ${terms.exportContract.many}.`
const ROUNDS = 'In five rounds, each scored by its own tile, you build an economy that pays for the next round.'
const EXPAND = `Expand: place a ${terms.unit.one} next to your own, or across water if your ${terms.shipping.one} reaches. You pay for the ${terms.unit.one} and for the land. Sheep, cows, ${terms.field.many} and ${terms.factory.many} need grassland, woodcutters forest, miners mountain.`
const TRADE = `Trade: buy or sell one kind of good at the market. Every good takes one of your ${terms.merchant.many} until the round ends, and moves the price.`
const CONTRACTS = `Contracts: take one, collect what it asks for, and fulfil it. Beef and mutton are your own ${terms.animal.many} on the map. Imports are worth more the rarer they stay.`
const PRODUCTION = `${terms.worker.many} bring money, ${terms.animal.many} and ${terms.field.many} bring goods, and ${terms.factory.many} process them. Then the round’s tile gives ${terms.glory.one}.`
const BOARD = `Your board shows what every ${terms.unit.one} will bring; ${terms.port.many} on the coast give a bonus once each.`

export const primer: Primer = {
  aim: [
    SETTLE,
    ROUNDS,
    `The most victory points win: ${terms.glory.one}, goods and money, imports from contracts, and linked settlements.`,
  ],
  minutes: [
    'Players take turns, one action at a time, until everyone has passed. Passing early pays more and decides the next turn order.',
    EXPAND,
    `Next to another player’s ${terms.unit.one} you can then buy what it makes, cheaper than at the market.`,
    TRADE,
    CONTRACTS,
    `When all have passed, ${PRODUCTION}`,
    BOARD,
  ],
  alone: {
    aim: [
      SETTLE,
      ROUNDS,
      `You play for points: ${terms.glory.one}, goods and money, imports, many contracts and linked settlements; a scale says how well you did.`,
    ],
    minutes: [
      'Take one action after another, as many as you can pay for. When you pass, you receive money and the round ends.',
      `${EXPAND} Spaces with a cairn are blocked.`,
      TRADE,
      CONTRACTS,
      `When you have passed, ${PRODUCTION}`,
      'Before the next round the dice change three prices, and one contract leaves the game.',
      BOARD,
    ],
  },
}
