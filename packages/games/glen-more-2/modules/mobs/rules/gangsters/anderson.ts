import { itsSeat, type Seat } from '@bothy/kernel'
import { type Cell, cellAt, xOf, yOf } from '@bothy/kit'
import { notAsked } from '../../../../rules/actions.ts'
import { contentOf } from '../../../../rules/content.ts'
import type { TileId } from '../../../../data/tiles.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import { keepOnCastle, lift } from '../../../../rules/frames/remove.ts'
import { type FreeAction, runHook } from '../../../../rules/hooks.ts'
import { findFront, front, whyNotFit } from '../../../../rules/topics/placement.ts'
import { whyNotRemove } from '../../../../rules/topics/removal.ts'
import { drawSketch, pileOf, wipeSketch } from '../../../../rules/topics/territory.ts'
import type { Event, Reason, State } from '../../../../rules/types.ts'
import { type Of, SHIFT } from '../action-list.ts'
import { ANDERSON } from '../../data/index.ts'
import { canStill, spendToken } from '../queries.ts'

/** Derek Anderson: once, a tile of any player goes to any other player. */

const TRADE_TILE: Reason = { why: 'tradeTile', rule: 'GM2-C8-4' }
const NO_NEW_HOME: Reason = { why: 'noNewHome', rule: 'GM2-C8-4' }

function spotsIn(s: State, seat: Seat, river: boolean): readonly Cell[] {
  const out: Cell[] = []
  drawSketch(s, seat)
  const found = findFront(s, seat, true)
  for (let i = 0; i < found; i++) if (whyNotFit(s, front[i], river) === null) out.push(front[i])
  wipeSketch(s, seat)
  return out
}

const others = (s: State, seat: Seat): readonly Seat[] => s.coins.map((_, other) => other).filter((it) => it !== seat)

/** GM2-C8-4: not a trade tile, not a home tile; both territories stay legal. */
function whyNotShift(s: State, tile: TileId): Reason | null {
  const { type, river } = contentOf(s).tiles[tile]
  if (type === 'trade') return TRADE_TILE
  const from = s.owner[tile]
  const why = whyNotRemove(s, from, tile, [], 1)
  if (why !== null) return why
  return others(s, from).some((seat) => spotsIn(s, seat, river).length > 0) ? null : NO_NEW_HOME
}

export const shifting: FreeAction = {
  list(s, seat, window, out) {
    if (window === 'claim' || window === 'build' || !canStill(s, seat, ANDERSON)) return
    for (const tiles of s.tiles) for (const tile of tiles) if (whyNotShift(s, tile) === null) out.push(SHIFT[tile])
  },
  grey(s, seat, grey) {
    if (!canStill(s, seat, ANDERSON)) return
    for (const tiles of s.tiles) for (const tile of tiles) grey(SHIFT[tile], () => whyNotShift(s, tile))
  },
  apply(s, seat, a) {
    if (a.type !== 'shift') return false
    spendToken(s, ANDERSON, 0)
    s.stack.push({ kind: 'rehome', seat, tile: a.tile })
    return true
  },
}

const homes = new Map<string, Of<'rehome'>>()
function rehomeAt(to: Seat, cell: Cell): Of<'rehome'> {
  const key = `${to} ${cell}`
  const known = homes.get(key)
  if (known !== undefined) return known
  const action: Of<'rehome'> = { type: 'rehome', to, x: xOf(cell), y: yOf(cell) }
  homes.set(key, action)
  return action
}

export const rehome: AskOf<'rehome'> = {
  actors: itsSeat,
  legal(s, { tile }, _seat, out) {
    const { river } = contentOf(s).tiles[tile]
    for (const to of others(s, s.owner[tile])) for (const cell of spotsIn(s, to, river)) out.push(rehomeAt(to, cell))
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'rehome') return notAsked(a, f.kind)
    s.stack.pop()
    giveAway(s, seat, f.tile, a, events)
  },
}

/** Piles move whole; what stands on them goes to the loser's Home Castle, cards stay (GM2-C8-6). Nothing is activated. */
function giveAway(s: State, seat: Seat, top: TileId, { to, x, y }: Of<'rehome'>, events?: Event[]): void {
  const from = s.owner[top]
  const pile = pileOf(s, top)
  const old = s.cell[top]
  const left = lift(s, from, top)
  for (const tile of pile) {
    s.owner[tile] = to
    s.cell[tile] = cellAt(x, y)
  }
  s.tiles[to].push(top)
  events?.push({ type: 'shifted', seat, from, to, tiles: pile, x, y, ...left })
  runHook(s, 'landChanged', { seat: from, cell: old })
  keepOnCastle(s, from, events)
}
