import type { Primer } from '@bothy/board-kit/board/game-board.ts'

const SETTLE =
  'Settle the Highlands with herds, fields and factories, and turn what they make into money and export contracts.'
const ROUNDS = 'In five rounds, each scored by its own tile, you build an economy that pays for the next round.'
const EXPAND =
  'Expand: place a unit next to your own, or across water if your shipping reaches. You pay for the unit and for the land. Sheep, cows, fields and factories need grassland, woodcutters forest, miners mountain.'
const TRADE =
  'Trade: buy or sell one kind of good at the market. Every good takes one of your merchants until the round ends, and moves the price.'
const CONTRACTS =
  'Contracts: take one, collect what it asks for, and fulfil it. Beef and mutton are your own animals on the map. Imports are worth more the rarer they stay.'
const PRODUCTION =
  'workers bring money, animals and fields bring goods, and factories process them. Then the round’s tile gives Glory.'
const BOARD = 'Your board shows what every unit will bring; ports on the coast give a bonus once each.'

export const primer: Primer = {
  aim: [
    SETTLE,
    ROUNDS,
    'The most victory points win: Glory, goods and money, imports from contracts, and linked settlements.',
  ],
  minutes: [
    'Players take turns, one action at a time, until everyone has passed. Passing early pays more and decides the next turn order.',
    EXPAND,
    'Next to another player’s unit you can then buy what it makes, cheaper than at the market.',
    TRADE,
    CONTRACTS,
    `When all have passed, ${PRODUCTION}`,
    BOARD,
  ],
  alone: {
    aim: [
      SETTLE,
      ROUNDS,
      'You play for points: Glory, goods and money, imports, many contracts and linked settlements; a scale says how well you did.',
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
