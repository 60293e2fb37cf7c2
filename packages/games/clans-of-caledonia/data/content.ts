import { printed } from '@bothy/kernel'
import { type Box, BOX } from './box.ts'
import type { BoxContract } from './contracts.ts'
import { GOODS } from './goods.ts'
import { COMPOSITIONS, type Composition } from './grid.ts'
import { printingsOf } from './land.ts'
import { MAP_SIZES, mapSizeFor, type MapSize } from './limits.ts'
import { type MapTables, mapTables } from './map.ts'
import { isWorker, UNITS } from './units.ts'

export type MarketTables = {
  readonly prices: readonly (readonly number[])[]
  readonly start: readonly number[]
}

export type StartingTables = { readonly money: number; readonly goods: readonly number[] }

export type ContractTables = BoxContract & {
  /** By good id; 0 for grain and milk. */
  readonly goods: readonly number[]
  readonly meat: number
}

export type Content = Omit<Box, 'sides' | 'ports' | 'market' | 'contracts' | 'startingTiles'> & {
  /** COC-31, by unit id, and the same for MacDonald (COC-87). */
  readonly unitCost: readonly number[]
  readonly macdonaldCost: readonly number[]
  /** By money, up to the sum that is enough for all: the units that cost no more, as bits. */
  readonly within: readonly number[]
  readonly macdonaldWithin: readonly number[]
  readonly contractList: readonly ContractTables[]
  readonly startingList: readonly StartingTables[]
  marketFor(seats: number): MarketTables
  /** COC-68: land as dear as a scoring tile asks for. */
  isExpensive(cost: number): boolean
  passMoneyFor(seats: number): readonly number[]
  mapFor(composition: Composition, seats: number): MapTables
}

function compile(box: Box): Content {
  const small = marketTables(box, 'small')
  const large = marketTables(box, 'large')
  const printings = printingsOf(box)
  const maps: (MapTables | null)[] = Array.from({ length: COMPOSITIONS * MAP_SIZES.length }, () => null)
  const { neighbourhood, units, upgrades, exportBoard, portTiles, scoringTiles, clans, finalScoring } = box
  const { solo, variants } = box
  const { workerCost } = clans.macdonald
  const passMoney = Array.from({ length: exportBoard.passMoney.length + 1 }, (_, seats) =>
    seats === 1 ? [solo.passMoney] : exportBoard.passMoney.slice(0, seats),
  )
  const unitCost = UNITS.map((unit) => (unit === 'fisherman' ? workerCost : units.cost[unit]))
  const macdonaldCost = UNITS.map((unit, id) => (isWorker(unit) ? workerCost : unitCost[id]))
  return {
    neighbourhood,
    units,
    upgrades,
    exportBoard,
    portTiles,
    scoringTiles,
    clans,
    finalScoring,
    solo,
    variants,
    unitCost,
    macdonaldCost,
    within: unitsWithin(unitCost),
    macdonaldWithin: unitsWithin(macdonaldCost),
    contractList: Object.values(box.contracts).map(contractTables),
    startingList: Object.values(box.startingTiles).map((tile) => ({
      money: tile.money,
      goods: GOODS.map((good) => tile[good]),
    })),
    marketFor: (seats) => (mapSizeFor(seats) === 'small' ? small : large),
    isExpensive: (cost) => cost >= scoringTiles.expensiveFrom,
    passMoneyFor: (seats) => passMoney[seats],
    mapFor(composition, seats) {
      const size = mapSizeFor(seats)
      const place = composition * MAP_SIZES.length + MAP_SIZES.indexOf(size)
      return (maps[place] ??= mapTables(box, printings, composition, size))
    },
  }
}

const unitsWithin = (costs: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(...costs) + 1 }, (_, money) =>
    costs.reduce((bits, cost, unit) => (cost <= money ? bits | (1 << unit) : bits), 0),
  )

const marketTables = ({ market }: Box, size: MapSize): MarketTables => ({
  prices: GOODS.map((good) => market[size].track[good]),
  start: GOODS.map((good) => market[size].start[good]),
})

const contractTables = (contract: BoxContract): ContractTables => ({
  ...contract,
  goods: GOODS.map((good) => (good === 'grain' || good === 'milk' ? 0 : contract[good])),
  meat: contract.beef + contract.mutton,
})

/** Tables without corrections read `content.builtIn`; the laws are in `laws.ts`. */
export const content = printed({ data: BOX, compile })
