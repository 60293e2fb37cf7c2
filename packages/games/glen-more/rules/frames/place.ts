import { itsSeat, type Seat } from '@bothy/kernel'
import { AROUND, type Cell, cellAt } from '@bothy/kit'
import { notAsked, placeAt } from '../actions.ts'
import { type TileId } from '../../data/tiles.ts'
import { READY } from '../topics/activation.ts'
import { legalCells } from '../topics/placement.ts'
import { drawSketch, sketch, wipeSketch } from '../topics/sketch.ts'
import type { State } from '../types.ts'
import { receiveBonus } from './bonus.ts'
import { ACTIVATE, type AskOf } from './frame.ts'
import { listSales, sell } from './trade.ts'

/** GM-33 to GM-39. */
export const place: AskOf<'place'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const cells: Cell[] = []
    legalCells(s, f.seat, s.taken, cells)
    for (let i = 0; i < cells.length; i++) out.push(placeAt(cells[i]))
    listSales(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (a.type !== 'place') return notAsked(a, f.kind)
    s.stack.pop()
    const tile = s.taken
    const cell = cellAt(a.x, a.y)
    s.owner[tile] = seat
    s.cell[tile] = cell
    s.tiles[seat].push(tile)
    events?.push({ type: 'placed', seat, tile, x: a.x, y: a.y })
    s.stack.push(ACTIVATE[seat])
    readyAround(s, seat, tile)
    receiveBonus(s, seat, tile, events)
  },
}

/** GM-41, GM-43: the new tile and its neighbours, fixed by position. */
function readyAround(s: State, seat: Seat, tile: TileId): void {
  drawSketch(s, seat)
  s.reach[tile] = READY
  for (let i = 0; i < AROUND.length; i++) {
    const near = sketch[s.cell[tile] + AROUND[i]] - 1
    if (near >= 0) s.reach[near] = READY
  }
  wipeSketch(s, seat)
}
