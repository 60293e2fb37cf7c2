import { below, peek, type RngState, sameJson, type Seat } from '@bothy/kernel'
import { type Action, type Event, lordsOfScotland as game, type State } from '../rules/index.ts'
import type { Played } from './play.ts'

export function replayedWorlds(
  t: Played,
  opening: State,
  seat: Seat | null,
  { n, pinned, rng }: { readonly n: number; readonly pinned: readonly number[]; readonly rng: RngState },
): State[] {
  const out: State[] = []
  for (let tries = 0; out.length < n; tries++) {
    if (tries > n * 400) throw new Error(`only ${out.length} worlds in ${tries} tries`)
    const world = game.imagine(opening, seat, rng)
    if (pinned.some((slot) => peek(world.recruits[slot]) !== peek(opening.recruits[slot]))) pin(world, opening, pinned)
    if (isPlayedThrough(t, world, seat, rng)) out.push(world)
  }
  return out
}

function pin(world: State, opening: State, slots: readonly number[]): void {
  for (const slot of slots) {
    const here = peek(world.recruits[slot])
    const wanted = peek(opening.recruits[slot])
    const swapIn = (cards: number[]): void => {
      const at = cards.indexOf(wanted)
      if (at >= 0) cards[at] = here
    }
    swapIn(peek(world.draw))
    for (const hand of world.hands) swapIn(peek(hand))
    const other = world.recruits.findIndex((card) => peek(card) === wanted)
    if (other >= 0) world.recruits[other] = world.recruits[slot]
    world.recruits[slot] = opening.recruits[slot]
  }
}

function isPlayedThrough(t: Played, s: State, seat: Seat | null, rng: RngState): boolean {
  for (const [ply, { seat: actor, action }] of t.table.plies.entries()) {
    const legal: Action[] = []
    game.legal(s, actor, legal)
    const same = legal.filter((a) => (actor === seat ? sameJson(a, action) : sameJson(disguised(a), disguised(action))))
    if (same.length === 0) return false
    const events: Event[] = []
    game.apply(s, actor, same[below(rng, same.length)], events)
    if (!sameJson(seen(events, seat), seen(t.table.events[ply], seat))) return false
  }
  return true
}

const disguised = (a: Action): unknown => (a.type === 'muster' && !a.faceUp ? 'face down' : a)
const seen = (events: readonly Event[], seat: Seat | null): unknown => events.map((e) => game.witness(e, seat))

export function shares(worlds: readonly State[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>()
  const add = (place: string, card: number): void => {
    const key = `${card} in ${place}`
    out.set(key, (out.get(key) ?? 0) + 1 / worlds.length)
  }
  for (const s of worlds) {
    s.hands.forEach((hand, seat) => peek(hand).forEach((card) => add(`hand ${seat}`, card)))
    for (const piece of s.armies.flat()) add(`piece ${piece.id}`, peek(piece.card))
    for (const discard of s.secretDiscards) add(`discard ${discard.id}`, peek(discard.card))
    s.recruits.forEach((card, slot) => add(`recruit ${slot}`, peek(card)))
    peek(s.draw).forEach((card) => add('draw', card))
  }
  return out
}
