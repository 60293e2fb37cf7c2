import { type Grey, greyed, type Seat } from '@bothy/kernel'
import { countIn } from '@bothy/kit'
import { activateOf, BUILD, BUY, CLAIM, DISCARD, END, GIVE, MOVE, placeAt, PUT, REMOVE, SELL, TAKE } from './actions.ts'
import { blockedByModules } from '../modules/module-states.ts'
import { FIELD_COUNT } from '../data/fields.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { THE_END } from '../data/tiles.ts'
import { askedOf } from './frames/frame.ts'
import { whyNotBuy } from './frames/payment.ts'
import { on } from './hooks.ts'
import { FULL, notNow } from './reasons.ts'
import { type Activating, whyNotActivate, whyNotMove, whyNotReach, whyNotWay } from './topics/activation.ts'
import { whyNotGive } from './topics/bill.ts'
import { whyNotBuild } from './topics/build.ts'
import { whyNotClaim } from './topics/clan.ts'
import { eachGood, whyNotSell } from './topics/market.ts'
import { refusedCells } from './topics/placement.ts'
import { whyNotRemove } from './topics/removal.ts'
import { eachTileAhead } from './topics/rondel.ts'
import { whyNotDiscard, whyNotTake } from './topics/take.ts'
import { roomOn, stockOf, tilesAround } from './topics/territory.ts'
import { waysOf } from './topics/ways.ts'
import type { FrameOf, Reason, State, Types } from './types.ts'

type Greyer = Grey<Types>
/** Up to this many ways of a tile are greyed one by one; a fair or the grocer is greyed as a whole. */
const FEW_WAYS = 3

function eachCandidate(s: State, seat: Seat, grey: Greyer): void {
  const f = askedOf(s)
  if (f === null)
    return blockedByModules(s, seat, {
      grey,
      sales: () => greySales(s, seat, null, grey),
      freeActions: () => greyAsides(s, seat, grey),
      elsewhere: (reason) => elsewhere(s, seat, reason, grey),
    })
  if (f.seat !== seat) return
  switch (f.kind) {
    case 'turn':
      greyTurn(s, seat, grey)
      greySales(s, seat, null, grey)
      greyAsides(s, seat, grey)
      grey(END, () => notNow(f.kind)) // GM2-22: there is no pass
      return
    case 'pay':
      for (let good = 0; good < GOOD_KINDS; good++)
        if (countIn(f.bill.goods, good) > 0) grey(BUY[good], () => whyNotBuy(s, seat, good, f.bill.goods, f.bill.coins))
      greySales(s, seat, null, grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'give':
      for (const from of s.tiles[seat])
        if (s.scotsmen[from] > 0) grey(GIVE[from], () => whyNotGive(s, seat, f.tile, from, f.left))
      greySales(s, seat, notNow(f.kind), grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'place':
      for (const { cell, reason } of refusedCells(s, seat, f.tile)) grey(placeAt(cell), () => reason)
      greySales(s, seat, null, grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'bring':
      return greyBring(s, f, grey)
    case 'claim':
      for (let field = 0; field < FIELD_COUNT; field++) grey(CLAIM[field], () => whyNotClaim(s, seat, field, f))
      greySales(s, seat, null, grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'remove':
      for (const tile of s.tiles[seat])
        if (!f.chosen.includes(tile)) grey(REMOVE[tile], () => whyNotRemove(s, seat, tile, f.chosen, f.left))
      greySales(s, seat, null, grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'build':
      for (const tile of s.discards) grey(BUILD[tile], () => whyNotBuild(s, seat, tile))
      greySales(s, seat, null, grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
    case 'grant':
    case 'activate':
      return greyActivate(s, f, grey)
    case 'reward':
    case 'effects':
    case 'choose':
    case 'keep':
      greySales(s, seat, notNow(f.kind), grey)
      return elsewhere(s, seat, notNow(f.kind), grey)
  }
}

export const { blocked, whyNot } = greyed<Types>(eachCandidate)

function greyTurn(s: State, seat: Seat, grey: Greyer): void {
  eachTileAhead(s, seat, (tile) => {
    grey(TAKE[tile], () => whyNotTake(s, seat, tile))
    if (tile !== THE_END) grey(DISCARD[tile], () => whyNotDiscard(s, seat, tile))
  })
}

/** GM2-5. */
function greyBring(s: State, f: FrameOf<'bring'>, grey: Greyer): void {
  for (const tile of s.tiles[f.seat])
    for (let good = 0; good < GOOD_KINDS; good++)
      if (countIn(f.goods, good) > 0) grey(PUT[tile][good], () => (roomOn(s, tile) > 0 ? null : FULL))
  greySales(s, f.seat, null, grey)
  elsewhere(s, f.seat, notNow(f.kind), grey)
}

function greyActivate(s: State, f: Activating, grey: Greyer): void {
  const stock = stockOf(s, f.seat)
  for (const tile of s.tiles[f.seat]) {
    // A part of a tile's gain is offered only where not all of it fits.
    const ways = waysOf(s)[tile].filter((way) => way.by === null && way.size === way.whole)
    const far = whyNotReach(s, f, tile)
    if (ways.length > 0 && ways.length <= FEW_WAYS)
      for (const way of ways) grey(way.action, () => far ?? whyNotWay(s, f.seat, tile, way, stock))
    else grey(activateOf(tile, 0, null), () => whyNotActivate(s, f, tile, stock))
  }
  greyScotsmen(s, f.seat, grey)
  greySales(s, f.seat, null, grey)
  greyAsides(s, f.seat, grey)
  if (f.kind === 'grant' || f.inner) grey(END, () => notNow(f.kind))
  eachTileAhead(s, f.seat, (tile) => grey(TAKE[tile], () => notNow(f.kind)))
}

function greyScotsmen(s: State, seat: Seat, grey: Greyer): void {
  for (const from of s.tiles[seat]) {
    if (s.scotsmen[from] === 0) continue
    for (const to of tilesAround(s, seat, s.cell[from])) grey(MOVE[from][to], () => whyNotMove(s))
  }
}

function greyAsides(s: State, seat: Seat, grey: Greyer): void {
  for (const freeAction of on(s).freeActions) freeAction.grey?.(s, seat, grey)
}

function elsewhere(s: State, seat: Seat, reason: Reason, grey: Greyer): void {
  eachTileAhead(s, seat, (tile) => grey(TAKE[tile], () => reason))
  grey(END, () => reason)
}

function greySales(s: State, seat: Seat, always: Reason | null, grey: Greyer): void {
  eachGood(s, seat, (tile, good) => grey(SELL[tile][good], () => whyNotSell(s, good) ?? always))
}
