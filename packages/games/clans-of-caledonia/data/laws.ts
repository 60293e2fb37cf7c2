import { laws, leavesOf } from '@bothy/kernel'
import { type Box, BOX } from './box.ts'
import { CONTRACT_GOODS } from './contracts.ts'
import { GOODS, MEATS, RARE_IMPORTS } from './goods.ts'
import { type Fault, fault } from './law.ts'
import { MAP_SIZES, MERCHANTS } from './limits.ts'
import { brokenMap } from './map-laws.ts'
import { PRICE_STEPS } from './market.ts'
import { SCORING_TILES } from './scoring-tiles.ts'
import { MAX_SHIPPING } from './upgrades.ts'

const MOST = 999
const MOST_SHOWN = 12
const MOST_EXCHANGED = 5
const MOST_OF_FEW = 9
const LEAST_NEEDED = 2
const MOST_NEEDED = 6

const brokenLaw = (box: Box): Fault | null =>
  outOfRange(box) ??
  tooMany(box) ??
  brokenMarket(box) ??
  brokenContract(box) ??
  brokenBoards(box) ??
  brokenSolo(box) ??
  brokenMap(box)

function outOfRange(box: Box): Fault | null {
  for (const { at, value } of leavesOf(box)) {
    const least = at.startsWith('exportBoard.contractMoney.') ? -MOST : 0
    if (typeof value === 'number' && (value < least || value > MOST)) return fault(at, 'range')
  }
  return null
}

/** Places whose numbers lengthen lists of choices, or turns. */
const FEW = [
  /^units\.yield\./,
  /^startingTiles\.\d+\.(?!money$)/,
  /^contracts\.\d+\.(freeSpace|upgrade)$/,
  /^portTiles\.(lessMeat|priceShift)\./,
  /^portTiles\.upgradeGlory\.upgrades$/,
]

function tooMany({ units, startingTiles, contracts, portTiles }: Box): Fault | null {
  for (const tile of ['basicExchange', 'processedExchange'] as const)
    if (portTiles[tile].gain > MOST_EXCHANGED) return fault(`portTiles.${tile}.gain`, 'exchange')
  for (const { at, value } of leavesOf({ units, startingTiles, contracts, portTiles }))
    if (typeof value === 'number' && value > MOST_OF_FEW && FEW.some((place) => place.test(at)))
      return fault(at, 'atMostNine')
  return null
}

function brokenMarket({ market }: Box): Fault | null {
  for (const size of MAP_SIZES)
    for (const good of GOODS) {
      const { track, start } = market[size]
      const falls = track[good].findIndex((price, step) => price < (step === 0 ? 1 : track[good][step - 1]))
      if (falls >= 0) return fault(`market.${size}.track.${good}`, 'risingPrices')
      if (start[good] >= PRICE_STEPS) return fault(`market.${size}.start.${good}`, 'priceStart')
    }
  return null
}

function brokenContract({ contracts }: Box): Fault | null {
  for (const [number, contract] of Object.entries(contracts)) {
    const needed = [...CONTRACT_GOODS, ...MEATS].reduce((sum, kind) => sum + contract[kind], 0)
    if (needed < LEAST_NEEDED || needed > MOST_NEEDED) return fault(`contracts.${number}`, 'contractNeeds')
    if (RARE_IMPORTS.filter((kind) => contract[kind] > 0).length > 1)
      return fault(`contracts.${number}`, 'oneRareImport')
  }
  return null
}

function brokenBoards({ exportBoard, upgrades, clans, finalScoring, scoringTiles }: Box): Fault | null {
  for (const [at, divisor] of [
    ['exportBoard.importMark.steps', exportBoard.importMark.steps],
    ['finalScoring.moneyPerVp', finalScoring.moneyPerVp],
    ...SCORING_TILES.map((tile) => [`scoringTiles.${tile}.per`, scoringTiles[tile].per] as const),
  ] as const)
    if (divisor < 1) return fault(at, 'atLeastOne')
  for (const [players, shown] of Object.entries(exportBoard.shown))
    if (shown < 1 || shown > MOST_SHOWN) return fault(`exportBoard.shown.${players}`, 'contractsShown')
  for (const clan of ['fergusson', 'macdonald', 'stewart'] as const)
    for (const size of MAP_SIZES)
      if (clans[clan].shipping[size] > MAX_SHIPPING) return fault(`clans.${clan}.shipping.${size}`, 'shippingLevel')
  if (upgrades.startMerchants > MERCHANTS) return fault('upgrades.startMerchants', 'merchants')
  return clans.stewart.merchants > MERCHANTS ? fault('clans.stewart.merchants', 'merchants') : null
}

function brokenSolo({ solo }: Box): Fault | null {
  const { first, last } = solo.bracket
  if (first > last || last >= PRICE_STEPS) return fault('solo.bracket', 'bracket')
  const boxes = Object.values(solo.boxes)
  if (boxes.some((box) => box >= boxes.length) || new Set(boxes).size < boxes.length)
    return fault('solo.boxes', 'soloBoxes')
  for (const part of ['exports', 'settlements'] as const)
    if (!rises(solo[part].map(({ from }) => -from))) return fault(`solo.${part}`, 'soloScale')
  return rises(Object.values(solo.verdictFrom)) ? null : fault('solo.verdictFrom', 'soloScale')
}

const rises = (numbers: readonly number[]): boolean => numbers.every((n, i) => i === 0 || n > numbers[i - 1])

export const boxLaws = laws({ data: BOX, broken: brokenLaw })
