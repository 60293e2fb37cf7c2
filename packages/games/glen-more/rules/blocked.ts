import { type Grey, greyed, type Seat } from '@bothy/kernel'
import { END, GIVE, GIVE_CHIEFTAIN, MOVE, PAY, placeAt, PROMOTE, SELL, TAKE } from './actions.ts'
import { COST_OF } from '../data/tiles.ts'
import { notNow } from './reasons.ts'
import { whyNotActivate, whyNotReach, whyNotWay } from './topics/activation.ts'
import { whyNotMove, whyNotPromote } from './topics/clan.ts'
import { whyNotGive, whyNotGiveChieftain, whyNotPayWith, whyNotTake } from './topics/cost.ts'
import { eachCube, whyNotSell } from './topics/market.ts'
import { refusedCells } from './topics/placement.ts'
import { tilesAround } from './topics/sketch.ts'
import { stockOf } from './topics/tableau.ts'
import { eachTrackTile } from './topics/track.ts'
import { ACTIVATE_PLAIN, WAYS } from './topics/ways.ts'
import type { AskKind, Reason, State, Types } from './types.ts'

const FEW_WAYS = 2

function eachCandidate(s: State, seat: Seat, grey: Grey<Types>): void {
  const f = s.stack.at(-1)
  if (f === undefined || !('seat' in f) || f.seat !== seat) return
  switch (f.kind) {
    case 'turn':
      eachTrackTile(s, (tile) => grey(TAKE[tile], () => whyNotTake(s, seat, tile)))
      greySales(s, seat, null, grey)
      grey(END, () => notNow(f.kind)) // GM-13: there is no pass
      return
    case 'pay': {
      const stock = stockOf(s, seat)
      if (COST_OF[s.taken].any > 0)
        for (const { action, bundle } of PAY) grey(action, () => whyNotPayWith(s, seat, stock, bundle))
      return elsewhere(s, seat, f.kind, grey)
    }
    case 'give':
      for (const from of s.tiles[seat]) if (s.clan[from] > 0) grey(GIVE[from], () => whyNotGive(s, seat, s.taken, from))
      grey(GIVE_CHIEFTAIN, () => whyNotGiveChieftain(s, seat))
      return elsewhere(s, seat, f.kind, grey)
    case 'spend':
    case 'choose':
      return elsewhere(s, seat, f.kind, grey)
    case 'place':
      for (const { cell, reason } of refusedCells(s, seat, s.taken)) grey(placeAt(cell), () => reason)
      greySales(s, seat, null, grey)
      eachTrackTile(s, (tile) => grey(TAKE[tile], () => notNow(f.kind)))
      grey(END, () => notNow(f.kind))
      return
    case 'activate':
      for (const tile of s.tiles[seat]) greyActivations(s, seat, tile, grey)
      greyClan(s, seat, grey)
      greySales(s, seat, null, grey)
      eachTrackTile(s, (tile) => grey(TAKE[tile], () => notNow(f.kind)))
      return
    case 'afford':
      greySales(s, seat, null, grey)
      eachTrackTile(s, (tile) => grey(TAKE[tile], () => notNow(f.kind)))
      grey(END, () => notNow(f.kind))
      return
    case 'endTurn':
      greySales(s, seat, null, grey)
      eachTrackTile(s, (tile) => grey(TAKE[tile], () => notNow(f.kind)))
      return
    case 'receive':
      return
  }
}

export const { blocked, whyNot } = greyed<Types>(eachCandidate)

/** In the middle of a payment or a bonus: nothing else now (GM-98). */
function elsewhere(s: State, seat: Seat, kind: AskKind, grey: Grey<Types>): void {
  greySales(s, seat, notNow(kind), grey)
  eachTrackTile(s, (tile) => grey(TAKE[tile], () => notNow(kind)))
  grey(END, () => notNow(kind))
}

function greySales(s: State, seat: Seat, always: Reason | null, grey: Grey<Types>): void {
  eachCube(s, seat, (tile, good) => grey(SELL[tile][good], () => whyNotSell(s, good) ?? always))
}

function greyActivations(s: State, seat: Seat, tile: number, grey: Grey<Types>): void {
  const stock = stockOf(s, seat)
  const ways = WAYS[tile]
  if (ways.length > 0 && ways.length <= FEW_WAYS) {
    const far = whyNotReach(s, seat, tile)
    for (const way of ways) grey(way.action, () => far ?? whyNotWay(s, seat, tile, way, stock))
  } else grey(ACTIVATE_PLAIN[tile], () => whyNotActivate(s, seat, tile, stock))
}

function greyClan(s: State, seat: Seat, grey: Grey<Types>): void {
  for (const from of s.tiles[seat]) {
    if (s.clan[from] === 0) continue
    grey(PROMOTE[from], () => whyNotPromote(s, seat))
    for (const to of tilesAround(s, seat, s.cell[from])) grey(MOVE[from][to], () => whyNotMove(s))
  }
}
