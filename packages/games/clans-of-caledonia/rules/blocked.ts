import { type Grey, greyed, type Seat } from '@bothy/kernel'
import {
  BUY,
  DRAW,
  END,
  EXPAND,
  EXPAND_HEX,
  EXPAND_UNIT,
  FULFIL,
  HIRE,
  IMPROVE,
  KEEP,
  OBTAIN,
  OUT,
  PASS,
  PLACE,
  PORT,
  PORT_COPY,
  RECALL,
  rowAction,
  SELL,
  SHIP,
  SLAUGHTER,
} from './actions.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { lowestBit } from '../data/hex-sets.ts'
import { MERCHANTS } from '../data/limits.ts'
import { TECHNOLOGIES, UNIT_KINDS, type UnitId } from '../data/units.ts'
import { MAIN_DONE, notNow } from './reasons.ts'
import { CLAN, COW, FISHERMAN, isWorkerUnit, kindsLeft, SHEEP } from './topics/board.ts'
import {
  animalsOf,
  NO_CONTRACT_THERE,
  whyNotAfford,
  whyNotDraw,
  whyNotFulfil,
  whyNotObtain,
  whyNotTake,
} from './topics/contracts.ts'
import { whyNotExpand, whyNotSite, whyNotStart, whyNotUnitThere } from './topics/expand.ts'
import { whyNotUnit } from './topics/list-placements.ts'
import { priceNow, whyNotBuy, whyNotBuyNearby, whyNotRecall, whyNotSell } from './topics/market.ts'
import { COPY_PORT, whyNotPort } from './topics/ports.ts'
import { levelsOf } from './topics/reach.ts'
import { eachRow, whyNotRow } from './topics/rowing.ts'
import { whyNotHire, whyNotImprove, whyNotShip } from './topics/upgrades.ts'
import type { AskKind, FrameOf, Reason, State, Types } from './types.ts'

type Greyer = Grey<Types>
/** Most pairs of unit and space that are greyed one by one: with everything else of a turn they stay below 512. */
const MOST_GREYED_PAIRS = 200

function eachCandidate(s: State, seat: Seat, grey: Greyer): void {
  const f = s.stack.at(-1)
  if (f === undefined || !('seat' in f) || f.seat !== seat) return
  switch (f.kind) {
    case 'turn':
      return greyTurn(s, seat, grey)
    case 'after':
      greyPorts(s, seat, grey)
      greyMainActions(s, seat, MAIN_DONE, grey)
      if (!s.passed.includes(seat)) grey(PASS, () => MAIN_DONE) // not told to a seat that has passed
      return
    case 'start':
      return greyStarts(s, seat, grey)
    case 'bid':
      if (f.leader === null) grey(OUT, () => notNow(f.kind)) // COC-98: the first bidder must bid
      return
    case 'placed':
      return greyPlaced(s, f, grey)
    case 'bonus':
      if (f.spaces > 0) greySites(s, seat, true, grey)
      if (f.upgrades > 0) {
        greyUpgrades(s, seat, true, grey)
        for (let good = 0; good < GOOD_KINDS; good++) grey(RECALL[good], () => whyNotRecall(s, seat, good))
      }
      return elsewhere(f.kind, grey)
    case 'site':
      for (let hex = 0; hex < HEXES; hex++) grey(EXPAND[f.unit][hex], () => whyNotExpand(s, seat, f.unit, hex, f.free))
      return elsewhere(f.kind, grey)
    case 'keep':
      for (const contract of f.drawn) grey(KEEP[contract], () => whyNotAfford(s, seat, f.paid))
      return elsewhere(f.kind, grey)
    case 'slaughter':
      for (const hex of [...animalsOf(s, seat, COW), ...animalsOf(s, seat, SHEEP)])
        grey(SLAUGHTER[hex], () => whyNotTake(s, seat, hex, f))
      greyPorts(s, seat, grey)
      return elsewhere(f.kind, grey)
    case 'obtainMore':
      greyObtains(s, seat, true, grey)
      return elsewhere(f.kind, grey)
    case 'fulfilMore':
      for (const contract of s.boxes[seat]) grey(FULFIL[contract], () => whyNotFulfil(s, seat, contract))
      return elsewhere(f.kind, grey)
    case 'trade':
      greyTrades(s, seat, f.good, grey)
      greyPorts(s, seat, grey)
      return elsewhere(f.kind, grey)
    case 'shift':
    case 'exchange':
    case 'swap':
      return elsewhere(f.kind, grey)
    case 'pair':
    case 'process':
    case 'milk':
    case 'barrel':
    case 'auction':
    case 'starter':
    case 'offerFulfil':
    case 'offerBonus':
    case 'offerPlaced':
      return
  }
}

export const { blocked, whyNot } = greyed<Types>(eachCandidate)

/** In the middle of a turn: something else must be answered first (COC-99). */
function elsewhere(kind: AskKind, grey: Greyer): void {
  grey(END, () => notNow(kind))
  grey(PASS, () => notNow(kind))
}

function greyTurn(s: State, seat: Seat, grey: Greyer): void {
  greySites(s, seat, false, grey)
  for (let good = 0; good < GOOD_KINDS; good++) greyTrades(s, seat, good, grey)
  greyObtains(s, seat, false, grey)
  for (const contract of s.boxes[seat]) grey(FULFIL[contract], () => whyNotFulfil(s, seat, contract))
  greyUpgrades(s, seat, false, grey)
  greyPorts(s, seat, grey)
  eachRow(s, seat, (from, to) => grey(rowAction(from, to), () => whyNotRow(s, from, to)))
  grey(END, () => notNow('turn'))
}

function greySites(s: State, seat: Seat, free: boolean, grey: Greyer): void {
  for (let unit = 0; unit < UNIT_KINDS; unit++)
    if (isOfSeat(s, seat, unit)) grey(EXPAND_UNIT[unit], () => whyNotUnit(s, seat, unit, free))
  const left = kindsLeft(s, seat)
  const levels = levelsOf(s, seat)
  let pairs = 0
  for (let hex = 0; hex < HEXES; hex++) {
    const reason = whyNotSite(s, seat, hex, levels[hex])
    if (reason !== null) {
      grey(EXPAND_HEX[hex], () => reason)
      continue
    }
    for (let units = left; units !== 0 && pairs < MOST_GREYED_PAIRS; units &= units - 1) {
      const unit = lowestBit(units)
      const why = whyNotUnitThere(s, seat, unit, hex, free)
      if (why === null) continue
      pairs++
      grey(EXPAND[unit][hex], () => why)
    }
  }
}

const isOfSeat = (s: State, seat: Seat, unit: UnitId): boolean => unit !== FISHERMAN || s.clan[seat] === CLAN.macdonald

function greyStarts(s: State, seat: Seat, grey: Greyer): void {
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    if (!isWorkerUnit(unit) || !isOfSeat(s, seat, unit)) continue
    for (let hex = 0; hex < HEXES; hex++) grey(PLACE[unit][hex], () => whyNotStart(s, seat, unit, hex))
  }
}

function greyTrades(s: State, seat: Seat, good: number, grey: Greyer): void {
  for (let n = 1; n <= MERCHANTS; n++) {
    grey(BUY[good][n], () => whyNotBuy(s, seat, good, n, priceNow(s, good)))
    grey(SELL[good][n], () => whyNotSell(s, seat, good, n))
  }
}

function greyPlaced(s: State, f: FrameOf<'placed'>, grey: Greyer): void {
  const { seat } = f
  for (let good = 0; good < GOOD_KINDS; good++)
    if (f.must < 0 ? (f.goods & (1 << good)) !== 0 : f.must === good)
      for (let n = 1; n <= MERCHANTS; n++) grey(BUY[good][n], () => whyNotBuyNearby(s, seat, good, n))
  if (f.must < 0 && f.draws > 0) grey(DRAW, () => whyNotDraw(s, seat))
  greyPorts(s, seat, grey)
  elsewhere(f.kind, grey)
}

function greyObtains(s: State, seat: Seat, again: boolean, grey: Greyer): void {
  for (const contract of s.display)
    if (contract !== NO_CONTRACT_THERE) grey(OBTAIN[contract], () => whyNotObtain(s, seat, again))
}

function greyUpgrades(s: State, seat: Seat, bonus: boolean, grey: Greyer): void {
  grey(SHIP, () => whyNotShip(s, seat, bonus))
  for (let i = 0; i < TECHNOLOGIES.length; i++) grey(IMPROVE[i], () => whyNotImprove(s, seat, i, bonus))
  grey(HIRE, () => whyNotHire(s, seat, bonus))
}

function greyPorts(s: State, seat: Seat, grey: Greyer): void {
  for (const tile of s.ports) {
    if (tile !== COPY_PORT) grey(PORT[tile], () => whyNotPort(s, seat, tile, -1))
    else
      for (const other of s.ports)
        if (other !== COPY_PORT) grey(PORT_COPY[other], () => whyNotPort(s, seat, tile, other))
  }
}

/** COC-23: exactly one main action in a turn. */
function greyMainActions(s: State, seat: Seat, reason: Reason, grey: Greyer): void {
  const done = (): Reason => reason
  for (let unit = 0; unit < UNIT_KINDS; unit++) if (isOfSeat(s, seat, unit)) grey(EXPAND_UNIT[unit], done)
  for (let good = 0; good < GOOD_KINDS; good++) {
    grey(BUY[good][1], done)
    grey(SELL[good][1], done)
  }
  for (const contract of s.display) if (contract !== NO_CONTRACT_THERE) grey(OBTAIN[contract], done)
  for (const contract of s.boxes[seat]) grey(FULFIL[contract], done)
  grey(SHIP, done)
  for (const action of IMPROVE) grey(action, done)
  grey(HIRE, done)
  eachRow(s, seat, (from, to) => grey(rowAction(from, to), done))
}
