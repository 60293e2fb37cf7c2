import { hide, peek } from '@bothy/kernel'
import type { State } from './types.ts'

/** Field by field; frames never change, so they are shared. */
export function clone(s: State): State {
  const tiles: State['tiles'] = []
  const scored: State['scored'] = []
  for (let seat = 0; seat < s.seats; seat++) {
    tiles.push(s.tiles[seat].slice())
    scored.push(s.scored[seat].slice())
  }
  const { die } = s.rng
  const { stacks } = s
  const copy: State = {
    revision: s.revision,
    rng: { die: [die[0], die[1], die[2], die[3]] },
    seats: s.seats,
    orthogonal: s.orthogonal,
    mustAfford: s.mustAfford,
    oichDifferent: s.oichDifferent,
    grocerDifferent: s.grocerDifferent,
    track: s.track.slice(),
    gap: s.gap,
    stacks: [
      hide(peek(stacks[0]).slice()),
      hide(peek(stacks[1]).slice()),
      hide(peek(stacks[2]).slice()),
      hide(peek(stacks[3]).slice()),
    ],
    discards: s.discards.slice(),
    market: s.market.slice(),
    coins: s.coins.slice(),
    vp: s.vp.slice(),
    barrels: s.barrels.slice(),
    chieftains: s.chieftains.slice(),
    tiles,
    owner: s.owner.slice(),
    cell: s.cell.slice(),
    clan: s.clan.slice(),
    cubes: s.cubes.slice(),
    taken: s.taken,
    reach: s.reach.slice(),
    points: s.points,
    extraUsed: s.extraUsed,
    turns: s.turns,
    scorings: s.scorings,
    scored,
    rolls: hide(peek(s.rolls).slice()),
    ranks: s.ranks === null ? null : s.ranks.slice(),
    stack: s.stack.slice(),
  }
  if (s.mayDecline !== undefined) copy.mayDecline = s.mayDecline
  return copy
}
