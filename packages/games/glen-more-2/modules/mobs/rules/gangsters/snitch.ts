import { itsSeat, type Seat } from '@bothy/kernel'
import { countIn, EMPTY, isAround, single } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import { GOOD_KINDS, goodId } from '../../../../data/goods.ts'
import type { TileId } from '../../../../data/tiles.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { FreeAction } from '../../../../rules/hooks.ts'
import { NO_POINT } from '../../../../rules/reasons.ts'
import { roomOn } from '../../../../rules/topics/territory.ts'
import type { Event, FrameOf, State } from '../../../../rules/types.ts'
import { type Of, SNEAK, STEAL } from '../action-list.ts'
import { SNITCH } from '../../data/index.ts'
import { hasGangster, mobsOf, spotOf } from '../queries.ts'
import { lairsOf } from './lurkers.ts'

/** Kenneth McSnitch: movement points of his boss move him through the territory of a rival, where he steals. */

function stepsOf(s: State, seat: Seat): readonly TileId[] {
  const spot = hasGangster(s, seat, SNITCH) ? spotOf(s, SNITCH) : null
  if (spot === null || spot.of === seat) return []
  return s.tiles[spot.of].filter((tile) => isAround(s.cell[tile], spot.cell))
}

export const sneaking: FreeAction = {
  list(s, seat, window, out) {
    if (s.points > 0 && window === 'activate') for (const tile of stepsOf(s, seat)) out.push(SNEAK[tile])
  },
  grey(s, seat, grey) {
    if (s.stack.at(-1)?.kind === 'turn') return
    for (const tile of stepsOf(s, seat)) grey(SNEAK[tile], () => (s.points > 0 ? null : NO_POINT))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'sneak') return false
    const { tile } = a
    const of = s.owner[tile]
    s.points--
    mobsOf(s).at[SNITCH] = { of, cell: s.cell[tile] }
    events?.push({ type: 'sneaked', seat, of, tile })
    const f: FrameOf<'steal'> = { kind: 'steal', seat, tile }
    if (loots(s, f).length > 0) s.stack.push(f)
    return true
  },
}

/** GM2-C8-4: unguarded resources, each onto any own tile with room (GM2-C8-6). */
function loots(s: State, { seat, tile }: FrameOf<'steal'>): readonly Of<'steal'>[] {
  if (s.goods[tile] === EMPTY || s.scotsmen[tile] > 0) return []
  const out: Of<'steal'>[] = []
  for (let good = 0; good < GOOD_KINDS; good++)
    if (countIn(s.goods[tile], good) > 0)
      for (const own of s.tiles[seat]) if (roomOn(s, own) > 0) out.push(STEAL[own][good])
  return out
}

export const steal: AskOf<'steal'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    out.push(...loots(s, f), DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'steal') return notAsked(a, f.kind)
    takeLoot(s, f, a, events)
    const not = s.owner[f.tile]
    if (lairsOf(s, SNITCH, not).length > 0) s.stack.push({ kind: 'lurk', seat, gangster: SNITCH, not, may: true })
  },
}

function takeLoot(
  s: State,
  { seat, tile }: FrameOf<'steal'>,
  { good, tile: onto }: Of<'steal'>,
  events?: Event[],
): void {
  s.goods[tile] -= single(goodId(good))
  s.goods[onto] += single(goodId(good))
  events?.push({ type: 'stolen', seat, of: s.owner[tile], good, tile, onto })
}
