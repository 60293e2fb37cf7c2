import type { Plan } from './sample-play.ts'

const PORTS = ['basicExchange', 'priceShift', 'swapUnits', 'copyPort'] as const
const MORE_PORTS = ['lessMeat', 'processedExchange', 'upgradeGlory', 'moneyBuilding'] as const
const kickstarter = { kickstarterTiles: true }

export const GAMES: readonly Plan[] = [
  {
    seats: 2,
    seed: 'c',
    sense: 0.95,
    clans: ['mackenzie', 'cunningham'],
    ports: MORE_PORTS,
    fond: ['distillery', 'field', 'woodcutter'],
  },
  {
    seats: 4,
    seed: 'ports-4',
    sense: 0.8,
    clans: ['mackenzie', 'macdonald', 'macewen', 'cunningham'],
    ports: PORTS,
    options: kickstarter,
  },
  {
    seats: 3,
    seed: 'contracts',
    sense: 0.95,
    clans: ['buchanan', 'campbell', 'stewart'],
    ports: ['moneyBuilding', 'money', 'upgradeGlory', 'lessMeat'],
    fond: ['bakery', 'dairy'],
  },
  { seats: 2, seed: 'bids-2', sense: 0.7, options: { clans: 'auction' } },
  { seats: 1, seed: 'solo', sense: 0.9 },
]
