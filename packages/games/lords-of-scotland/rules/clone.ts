import { hide, peek } from '@bothy/kernel'
import type { ArmyCard, Memory, State } from './types.ts'

/** Frames, standings, secret discards and knowledge of hidden cards never change, so they are shared. */
export function clone(s: State): State {
  const hands: State['hands'] = []
  const armies: State['armies'] = []
  const piles: State['piles'] = []
  const sightings: State['sightings'] = []
  for (let seat = 0; seat < s.seats; seat++) {
    hands.push(hide(peek(s.hands[seat]).slice()))
    armies.push(cloneArmy(s.armies[seat]))
    piles.push(s.piles[seat].slice())
    sightings.push(s.sightings[seat].slice())
  }
  const { deck } = s.rng
  return {
    revision: s.revision,
    rng: { deck: [deck[0], deck[1], deck[2], deck[3]] },
    seats: s.seats,
    royal: s.royal,
    lineageTest: s.lineageTest,
    flipLeftmost: s.flipLeftmost,
    skirmish: s.skirmish,
    round: s.round,
    turns: s.turns,
    initiative: s.initiative,
    nextPiece: s.nextPiece,
    draw: hide(peek(s.draw).slice()),
    discards: s.discards.slice(),
    secretDiscards: s.secretDiscards.slice(),
    recruits: s.recruits.slice(),
    recruitsUp: s.recruitsUp.slice(),
    supporters: s.supporters.slice(),
    hands,
    armies,
    piles,
    points: s.points.slice(),
    sightings,
    memory: cloneMemory(s.memory),
    order: s.order.slice(),
    ranks: s.ranks === null ? null : s.ranks.slice(),
    stack: s.stack.slice(),
  }
}

function cloneMemory(m: Memory): Memory {
  return {
    generation: m.generation,
    recruits: m.recruits.slice(),
    hasStrays: m.hasStrays,
    known: m.known,
    facts: m.facts.slice(),
    shuffled: m.shuffled.slice(),
  }
}

function cloneArmy(army: readonly ArmyCard[]): ArmyCard[] {
  const out: ArmyCard[] = []
  for (let i = 0; i < army.length; i++) {
    const { id, card, faceUp, mark, origin, seenBy } = army[i]
    out.push({ id, card, faceUp, mark, origin, seenBy })
  }
  return out
}
