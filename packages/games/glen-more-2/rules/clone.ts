import { hide, peek } from '@bothy/kernel'
import { cloneModuleStates } from '../modules/module-states.ts'
import type { State } from './types.ts'

/** By hand, field by field. Frames never change once made, so they are shared. */
export function clone(s: State): State {
  const gained: State['gained'] = []
  const tiles: State['tiles'] = []
  const cards: State['cards'] = []
  const persons: State['persons'] = []
  const fields: State['fields'] = []
  for (let seat = 0; seat < s.seats; seat++) {
    gained.push(s.gained[seat].slice())
    tiles.push(s.tiles[seat].slice())
    cards.push(s.cards[seat].slice())
    persons.push(s.persons[seat].slice())
    fields.push(s.fields[seat].slice())
  }
  const { stacks } = s
  return {
    revision: s.revision,
    rng: cloneStreams(s),
    seats: s.seats,
    corrections: s.corrections,
    options: s.options,
    inPlay: s.inPlay,
    chronicles: s.inPlay === 0 ? {} : cloneModuleStates(s),
    rondel: s.rondel.slice(),
    at: s.at.slice(),
    front: s.front,
    end: s.end,
    arrivals: s.arrivals.slice(),
    stacks: [
      hide(peek(stacks[0]).slice()),
      hide(peek(stacks[1]).slice()),
      hide(peek(stacks[2]).slice()),
      hide(peek(stacks[3]).slice()),
    ],
    sizes: s.sizes,
    discards: s.discards.slice(),
    removed: s.removed.slice(),
    market: s.market.slice(),
    coins: s.coins.slice(),
    vp: s.vp.slice(),
    gained,
    casks: s.casks.slice(),
    supply: s.supply.slice(),
    markers: s.markers.slice(),
    tiles,
    cards,
    persons,
    fields,
    marked: s.marked,
    owner: s.owner.slice(),
    cell: s.cell.slice(),
    under: s.under.slice(),
    scotsmen: s.scotsmen.slice(),
    goods: s.goods.slice(),
    activated: s.activated.slice(),
    points: s.points,
    extras: s.extras,
    turns: s.turns,
    scorings: s.scorings,
    rolls: hide(peek(s.rolls).slice()),
    ranks: s.ranks === null ? null : s.ranks.slice(),
    stack: s.stack.slice(),
  }
}

function cloneStreams({ rng, inPlay }: State): State['rng'] {
  const { die } = rng
  const out: State['rng'] = { die: [die[0], die[1], die[2], die[3]] }
  if (inPlay !== 0) for (const name of Object.keys(rng)) out[name] = [...rng[name]]
  return out
}
