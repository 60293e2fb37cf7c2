import type { Seat } from '@bothy/kernel'
import { contentOf } from '../rules/content.ts'
import type { ContractId } from '../data/contracts.ts'
import type { ContractTables } from '../data/content.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import { CLAN, COW, SHEEP, unitsOf } from '../rules/topics/board.ts'
import { contractMoney, contractOf, freeBoxes } from '../rules/topics/contracts.ts'
import { merchantsOn, priceNow } from '../rules/topics/market.ts'
import { sparable } from '../rules/topics/ports.ts'
import { GRAIN } from '../rules/topics/production.ts'
import type { State } from '../rules/types.ts'
import { goodRate, moneyRate, roundOf } from './rates.ts'
import { exportsWorth, importPrices } from './standing.ts'

type Left = { money: number; merchants: number; unhired: number; cows: number; sheep: number; spare: number }

type Means = {
  readonly left: Left
  hireCost: number
  rate: number
  readonly stock: Float64Array
  readonly price: Float64Array
  readonly kept: Float64Array
  cowWorth: number
  sheepWorth: number
  imports: Float64Array
  importTiles: number
  meatTiles: number
  nextExport: number
}

const NEVER_BOUGHT = 1e6

const means: Means = {
  left: { money: 0, merchants: 0, unhired: 0, cows: 0, sheep: 0, spare: 0 },
  hireCost: 0,
  rate: 0,
  stock: new Float64Array(GOOD_KINDS),
  price: new Float64Array(GOOD_KINDS),
  kept: new Float64Array(GOOD_KINDS),
  cowWorth: 0,
  sheepWorth: 0,
  imports: new Float64Array(3),
  importTiles: 0,
  meatTiles: 0,
  nextExport: 0,
}

/** VP for having an animal when a contract asks for meat. */
export const MEAT: readonly number[] = [1.4, 1.4, 1.4, 1.4, 1.4, 0]
/** In pounds: an upgrade and a free space of a contract. */
const UPGRADE = 4
const SPACE = 4
/** In pounds: an animal placed only to be slaughtered. */
const ANIMAL = 12

function animalWorth(round: number, good: number): number {
  let sum = MEAT[round]
  for (let later = round; later <= ROUNDS; later++) sum += goodRate(later, good)
  return sum
}

function read(s: State, seat: Seat): void {
  const round = roundOf(s)
  const { upgrades } = contentOf(s)
  const { left } = means
  left.money = s.money[seat]
  left.merchants = s.merchants[seat]
  left.unhired = s.unhired[seat]
  left.cows = unitsOf(s, seat, COW)
  left.sheep = unitsOf(s, seat, SHEEP)
  left.spare = s.ports.length === 0 ? 0 : sparable(s, seat)
  means.hireCost = upgrades.cost.merchant
  means.rate = moneyRate(round + 1)
  for (let good = 0; good < GOOD_KINDS; good++) {
    means.stock[good] = s.goods[seat * GOOD_KINDS + good]
    means.price[good] = merchantsOn(s, seat, good) < 0 ? NEVER_BOUGHT : priceNow(s, good)
    means.kept[good] = goodRate(round, good)
  }
  means.cowWorth = animalWorth(round, 2)
  means.sheepWorth = animalWorth(round, 0)
  means.imports = importPrices(s)
  means.importTiles = 0
  means.meatTiles = 0
  for (let later = round - 1; later < s.scoring.length; later++) {
    const tile = SCORING_TILES[s.scoring[later]]
    if (tile === 'imports') means.importTiles++
    else if (tile === 'meat') means.meatTiles++
  }
  const done = s.fulfilled[seat].length
  means.nextExport = exportsWorth(s, seat, done + 1) - exportsWorth(s, seat, done)
}

function reward(s: State, seat: Seat, face: ContractTables): number {
  const { imports, rate } = means
  const rare = face.cotton + face.tobacco + face.sugarCane
  const grain = s.clan[seat] === CLAN.macewen ? grainMoney(s, face.hops) : 0
  return (
    face.hops +
    face.cotton * imports[0] +
    face.tobacco * imports[1] +
    face.sugarCane * imports[2] +
    rare * means.importTiles +
    2 * face.meat * means.meatTiles +
    means.nextExport +
    rate * (face.money + UPGRADE * face.upgrade + SPACE * face.freeSpace + grain)
  )
}

/** COC-90: what grain brings beyond its own worth, more if it is there already. */
function grainMoney(s: State, hops: number): number {
  const { grain, most } = contentOf(s).clans.macewen
  const n = Math.min(hops, most)
  const own = Math.min(n, means.stock[GRAIN])
  return own * (grain - 4.5) + (n - own) * (grain - 6.5)
}

function takeGrain(s: State, hops: number): number {
  const { grain, most } = contentOf(s).clans.macewen
  const n = Math.min(hops, most, means.stock[GRAIN])
  means.stock[GRAIN] -= n
  return n * grain
}

const NO_PLAN = -1e9

/** In VP; negative if it does not pay, `NO_PLAN` if it cannot be done. Takes the price out of `left` and the stock. */
function pay(s: State, seat: Seat, face: ContractTables, fee: number, left: Left): number {
  const { stock, price, kept, rate } = means
  let gain = reward(s, seat, face)
  left.money += fee
  gain += rate * fee
  for (let good = 0; good < GOOD_KINDS; good++) {
    const wanted = face.goods[good]
    if (wanted === 0) continue
    const own = Math.min(wanted, stock[good])
    const bought = wanted - own
    stock[good] -= own
    gain -= own * kept[good] + bought * price[good] * rate
    left.money -= bought * price[good]
    left.merchants -= bought
  }
  if (left.merchants < 0) {
    const hired = -left.merchants
    left.merchants = 0
    left.unhired -= hired
    if (left.unhired < 0) return NO_PLAN
    left.money -= hired * means.hireCost
    gain -= hired * means.hireCost * rate
  }
  let { beef, mutton } = face
  const spared = Math.min(left.spare, beef + mutton)
  if (spared > 0) {
    left.spare -= spared
    const saved = Math.min(spared, beef)
    beef -= saved
    mutton -= spared - saved
  }
  const cows = Math.min(beef, left.cows)
  const sheep = Math.min(mutton, left.sheep)
  const placed = beef - cows + mutton - sheep
  left.cows -= cows
  left.sheep -= sheep
  left.money -= placed * ANIMAL
  gain -= cows * means.cowWorth + sheep * means.sheepWorth + placed * ANIMAL * rate
  if (left.money < 0) return NO_PLAN
  left.money += face.money + (s.clan[seat] === CLAN.macewen ? takeGrain(s, face.hops) : 0)
  return gain
}

/** Contracts of a plan; lists are kept at their length, since V8 gives up the memory of one that is emptied. */
const MOST_KNOWN = 64
const options = new Int32Array(MOST_KNOWN)
const fees = new Float64Array(MOST_KNOWN)
const gains = new Float64Array(MOST_KNOWN)
const isOwn = new Uint8Array(MOST_KNOWN)
const isUsed = new Uint8Array(MOST_KNOWN)
let known = 0

const DEEPEST = 3
const stocks = Array.from({ length: DEEPEST + 1 }, () => new Float64Array(GOOD_KINDS))
const lefts = Array.from({ length: DEEPEST + 1 }, (): Left => ({ ...means.left }))

export function planWorth(s: State, seat: Seat): number {
  if (s.round === 0) return 0
  read(s, seat)
  known = 0
  const fee = contractMoney(s, seat, false)
  for (const contract of s.boxes[seat]) add(contract, true, 0)
  for (const contract of s.display) if (contract >= 0) add(contract, false, fee)
  const top = s.stack.at(-1)
  if (top?.kind === 'keep') for (const contract of top.drawn) add(contract, false, fee)
  leaveOut(s, seat)
  return known === 0 ? 0 : best(s, seat, means.left, freeBoxes(s, seat), 0)
}

function add(contract: ContractId, own: boolean, fee: number): void {
  options[known] = contract
  isOwn[known] = own ? 1 : 0
  fees[known++] = fee
}

const MOST_OPTIONS = 5

function leaveOut(s: State, seat: Seat): void {
  const saved = stocks[DEEPEST]
  const left = lefts[DEEPEST]
  copyStock(means.stock, saved)
  const all = known
  known = 0
  for (let i = 0; i < all; i++) {
    copyLeft(means.left, left)
    left.money = RICH
    const gain = pay(s, seat, contractOf(s, options[i]), fees[i], left)
    copyStock(saved, means.stock)
    if (gain <= 0) continue
    move(i, known)
    gains[known++] = gain
  }
  while (known > MOST_OPTIONS) dropLeast()
}
const RICH = 1000

function move(from: number, to: number): void {
  options[to] = options[from]
  isOwn[to] = isOwn[from]
  fees[to] = fees[from]
}

function dropLeast(): void {
  let least = 0
  for (let i = 1; i < known; i++) if (gains[i] < gains[least]) least = i
  known--
  for (let i = least; i < known; i++) {
    move(i + 1, i)
    gains[i] = gains[i + 1]
  }
}

function copyStock(from: Float64Array, to: Float64Array): void {
  for (let good = 0; good < GOOD_KINDS; good++) to[good] = from[good]
}

function copyLeft(from: Left, to: Left): void {
  to.money = from.money
  to.merchants = from.merchants
  to.unhired = from.unhired
  to.cows = from.cows
  to.sheep = from.sheep
  to.spare = from.spare
}

function best(s: State, seat: Seat, left: Left, boxes: number, depth: number): number {
  let most = 0
  if (depth >= DEEPEST) return most
  const saved = stocks[depth]
  const after = lefts[depth]
  copyStock(means.stock, saved)
  for (let i = 0; i < known; i++) {
    if (isUsed[i] === 1 || (isOwn[i] === 0 && boxes <= 0)) continue
    copyLeft(left, after)
    const gain = pay(s, seat, contractOf(s, options[i]), fees[i], after)
    if (gain > NO_PLAN) {
      isUsed[i] = 1
      const whole = gain + best(s, seat, after, isOwn[i] === 1 ? boxes + 1 : boxes, depth + 1)
      isUsed[i] = 0
      if (whole > most) most = whole
    }
    copyStock(saved, means.stock)
  }
  return most
}

/** How likely a contract that is kept for the next round comes off. */
const HELD = 0.7
/** The more of the next round's money a contract would take, the less likely it comes off. */
const SPARE_CASH = 0.7

export function holdWorth(s: State, seat: Seat, goods: Float64Array, cash: number): number {
  const round = roundOf(s)
  if (round >= ROUNDS || s.boxes[seat].length === 0) return 0
  read(s, seat)
  const rate = moneyRate(round + 1)
  let sum = 0
  for (const contract of s.boxes[seat]) {
    const face = contractOf(s, contract)
    let gain = reward(s, seat, face)
    let cost = 0
    for (let good = 0; good < GOOD_KINDS; good++) {
      const own = Math.min(face.goods[good], goods[good])
      gain -= own * means.kept[good] + (face.goods[good] - own) * Math.min(means.price[good], 15) * rate
      cost += (face.goods[good] - own) * Math.min(means.price[good], 15)
    }
    const cows = Math.min(face.beef, means.left.cows)
    const sheep = Math.min(face.mutton, means.left.sheep)
    gain -= cows * means.cowWorth + sheep * means.sheepWorth
    const animals = face.beef - cows + face.mutton - sheep
    gain -= animals * ANIMAL * rate
    cost += animals * ANIMAL
    const share = Math.max(0, Math.min(1, (cash - cost) / (SPARE_CASH * cash + 1)))
    sum += HELD * share * Math.max(0, gain)
  }
  return sum
}
