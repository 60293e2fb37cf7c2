import type { Primer } from '../../board/game-client.ts'

/** The game before the first game of it. */
export const primer: Primer = {
  aim: [
    'Settle the Highlands with herds, fields and factories, and turn what they make into money and export contracts.',
    'In five rounds, each scored by its own tile, you build an economy that pays for the next round.',
    'Most victory points wins: Glory, goods and money, imports from contracts, and linked settlements.',
  ],
  minutes: [
    'Players take turns, one action at a time, until everyone has passed. Passing early pays more and decides the next turn order.',
    'Expand: place a unit next to your own, or across water if your shipping reaches. You pay for the unit and for the land. Sheep, cows, fields and factories need grassland, woodcutters forest, miners mountain.',
    'Next to another player’s unit you can then buy what it makes, cheaper than at the market.',
    'Trade: buy or sell one kind of good at the market. Every good takes one of your merchants until the round ends, and moves the price.',
    'Contracts: take one, collect what it asks for, and fulfil it. Beef and mutton are your own animals on the map. The imports are worth more the rarer they stay.',
    'When all have passed, workers bring money, animals and fields bring goods, and factories process them. Then the round’s tile gives Glory.',
    'Your board shows what every unit will bring; ports on the coast give a bonus once each.',
  ],
}
