import { itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import { NO_TILE, type TileId } from '../../../data/tiles.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import { gainVp, sourceNamed } from '../../../rules/frames/gain.ts'
import { startPayment } from '../../../rules/frames/payment.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import {
  type CaskSpace,
  CELLARS,
  type CellarId,
  LAST_SPACE,
  SALE_SPACES,
  SALE_TILES,
  type SaleSpace,
  ZERO_AREA,
} from '../data/index.ts'
import {
  ageable,
  canSpare,
  cellarsOf,
  freeSpaces,
  placesOf,
  setEmpty,
  setFilled,
  spaceForNew,
  vpOfSale,
  zeroOf,
} from './queries.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

const perSpace = <V>(make: (space: CaskSpace) => V): readonly V[] =>
  Array.from({ length: LAST_SPACE + 1 }, (_, space: CaskSpace) => make(space))
export const PAY_CASK = perSpace((space): Of<'payCask'> => ({ type: 'payCask', space }))
export const AGE_CASK = perSpace((space): Of<'ageCask'> => ({ type: 'ageCask', space }))
export const SELL_CASK = perSpace((space): { readonly [S in SaleSpace]: Of<'sellCask'> } => ({
  bonus: { type: 'sellCask', space, onto: 'bonus' },
  right: { type: 'sellCask', space, onto: 'right' },
}))
export const BUY_CELLAR = CELLARS.map((_, cellar: CellarId): Of<'buyCellar'> => ({ type: 'buyCellar', cellar }))

/** GM2-C3-2: into the First Cellar while there is room. */
export function storeCasks(s: State, seat: Seat, count: number, events?: Event[]): void {
  for (let left = Math.min(count, zeroOf(s, seat, 0)); left > 0; left--) {
    const space = spaceForNew(s, seat)
    if (space !== ZERO_AREA) setFilled(s, seat, space)
    events?.push({ type: 'caskStored', seat, space })
  }
}

/** GM2-C3-2, GM2-X4, GM2-X5: from any space; a question only where there is a choice. */
export function payCasks(s: State, seat: Seat, count: number, events?: Event[]): void {
  for (let left = count; left > 0; left--) {
    const places = placesOf(s, seat, left)
    if (places.length > 1 && s.casks[seat] > 0) {
      s.stack.push({ kind: 'payCask', seat, left })
      return
    }
    takeCask(s, seat, places[0], events)
  }
}

function takeCask(s: State, seat: Seat, space: CaskSpace, events?: Event[]): void {
  if (space !== ZERO_AREA) setEmpty(s, seat, space)
  events?.push({ type: 'caskTaken', seat, space })
}

export const payCask: AskOf<'payCask'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (const space of placesOf(s, seat, f.left)) out.push(PAY_CASK[space])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'payCask') return notAsked(a, f.kind)
    s.stack.pop()
    takeCask(s, seat, a.space, events)
    payCasks(s, seat, f.left - 1, events)
  },
}

/** GM2-C3-3, GM2-C3-4. A single cask that must be moved is moved at once. */
export function startAgeing(s: State, seat: Seat, left: number, must: boolean, events?: Event[]): void {
  if (left === 0) return
  const open = ageable(s, seat)
  if (must && open.length === 1) moveOn(s, seat, open[0], left, events)
  else if (open.length > 0) s.stack.push({ kind: 'ageCask', seat, left, must })
}

function moveOn(s: State, seat: Seat, space: CaskSpace, left: number, events?: Event[]): void {
  if (space !== ZERO_AREA) setEmpty(s, seat, space)
  setFilled(s, seat, space + 1)
  events?.push({ type: 'caskAged', seat, from: space, to: space + 1 })
  startAgeing(s, seat, left - 1, false, events)
}

export const ageCask: AskOf<'ageCask'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (const space of ageable(s, seat)) out.push(AGE_CASK[space])
    if (!f.must) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'ageCask') moveOn(s, seat, a.space, f.left, events)
    else if (a.type !== 'decline') notAsked(a, f.kind)
  },
}

/** GM2-C3-6: a passing seat may sell one cask if the cost at the end of its way stays payable. */
export function askOnPassing(s: State, seat: Seat, tile: TileId): void {
  if (!canSpare(s, seat)) return
  const spaces = freeSpaces(s, seat, tile)
  if (spaces.length > 0) s.stack.push({ kind: 'sellCask', seat, tile, spaces, must: false })
}

/** GM2-C3-6: one cask on each space, at least one; without a choice it is sold at once. */
export function askOnEntering(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const spaces = freeSpaces(s, seat, tile)
  const places = placesOf(s, seat)
  if (spaces.length * places.length > 1) s.stack.push({ kind: 'sellCask', seat, tile, spaces, must: true })
  else sell(s, seat, tile, places[0], spaces[0], events)
}

function sell(s: State, seat: Seat, tile: TileId, space: CaskSpace, onto: SaleSpace, events?: Event[]): void {
  const vp = vpOfSale(s, tile, space, onto)
  const sale = SALE_TILES.indexOf(tile)
  if (space !== ZERO_AREA) setEmpty(s, seat, space)
  s.casks[seat]--
  cellarsOf(s)[onto][sale]++
  events?.push({ type: 'caskSold', seat, tile, space, onto, vp })
  gainVp(s, seat, vp, sourceNamed(s, 'sale'), events)
}

export const sellCask: AskOf<'sellCask'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (const space of placesOf(s, seat)) for (const onto of f.spaces) out.push(SELL_CASK[space][onto])
    if (!f.must) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'sellCask') return notAsked(a, f.kind)
    const { tile } = f
    const spaces = f.spaces.filter((onto) => onto !== a.onto)
    // The stack runs from its top: the VP are counted before the next question.
    if (spaces.length > 0 && canSpare(s, seat, 1)) s.stack.push({ kind: 'sellCask', seat, tile, spaces, must: false })
    sell(s, seat, tile, a.space, a.onto, events)
  },
}

/** GM2-C3-7: the casks on it return to the pool. */
export function closeSale(s: State, tile: TileId, events?: Event[]): void {
  const mine = cellarsOf(s)
  const sale = SALE_TILES.indexOf(tile)
  events?.push({ type: 'saleClosed', tile, casks: SALE_SPACES.reduce((sum, onto) => sum + mine[onto][sale], 0) })
  for (const onto of SALE_SPACES) mine[onto][sale] = 0
}

/** GM2-C3-5: leaves the questions of the payment on the stack. */
export function buyCellar(s: State, seat: Seat, cellar: CellarId, events?: Event[]): void {
  cellarsOf(s).owned[seat]++
  events?.push({ type: 'cellarBought', seat, cellar })
  startPayment(s, seat, NO_TILE, contentOf(s).cellars.costs[cellar], events)
}
