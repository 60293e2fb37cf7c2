import { below, peek, type Seat, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type CardId, LINEAGE_OF, lordsOfScotland as game, SLUG_OF, type State } from '../rules/index.ts'
import { isSighting } from '../rules/topics/passages.ts'
import { recall } from '../rules/topics/recall.ts'
import { opening, playOn } from './random-play.ts'

/**
 * In random play by public facts only, the true world is distributed as `imagine` draws it, so no count differs on average. A small deck
 * with many secret discards reaches cases that hand-made positions miss.
 */
const GAMES = 1000
const MOST_PLIES = 90
const DECK = SLUG_OF.flatMap((_, card) => (['wemyss', 'fergusson', 'forsyth'].includes(LINEAGE_OF[card]) ? [card] : []))
/** In standard errors, for the largest of about 40 counts. */
const MOST_ERROR = 3.5

type Counts = Map<string, number>
const add = (counts: Counts, what: string, n: number): void => void counts.set(what, (counts.get(what) ?? 0) + n)

function labelsOf({ memory, sightings }: State): (card: CardId) => string {
  const { generation } = memory
  const { source } = recall(memory)
  const seen = new Set(sightings.flat().map(({ card }) => card))
  return (card) =>
    seen.has(card) ? 'seen' : isSighting(source[card]) ? 'lost' : `${Math.min(2, generation - source[card])} ago`
}

function count(world: State, s: State, seat: Seat | null, sign: number, out: Counts): void {
  const label = labelsOf(s)
  const age = (slot: number): number => Math.min(2, s.memory.generation - s.memory.recruits[slot])
  world.hands.forEach((hand, owner) => {
    if (owner !== seat) for (const card of peek(hand)) add(out, `hand ${label(card)}`, sign)
  })
  for (const piece of world.armies.flat()) if (!piece.faceUp) add(out, `piece ${label(peek(piece.card))}`, sign)
  for (const discard of world.secretDiscards) add(out, `discard ${label(peek(discard.card))}`, sign)
  world.recruits.forEach((card, slot) => {
    if (!s.recruitsUp[slot] && peek(card) >= 0) add(out, `recruit of ${age(slot)} ago: ${label(peek(card))}`, sign)
  })
  for (const card of peek(world.draw)) add(out, `draw ${label(card)}`, sign)
}

const isImpossible = (world: State, s: State): boolean => {
  const label = labelsOf(s)
  return [...peek(world.draw), ...world.recruits.map((card) => peek(card))].some(
    (card) => card >= 0 && label(card) === 'seen',
  )
}

test('LOS-82 LOS-92 imagine: in random play nothing tells the truth from the worlds imagined', () => {
  const squares: Counts = new Map()
  const sums: Counts = new Map()
  let impossible = 0
  for (let n = 0; n < GAMES; n++) {
    const rng = stream('random-play', String(n))
    const s = opening(2 + (n % 2), DECK, rng)
    const difference: Counts = new Map()
    for (let ply = 0; ply < MOST_PLIES && playOn(s, rng) !== null; ply++) {
      if (s.memory.generation === 0) continue
      const seat = below(rng, 4) === 0 ? null : below(rng, s.seats)
      const world = game.imagine(s, seat, rng)
      if (isImpossible(world, s)) impossible++
      count(world, s, seat, 1, difference)
      count(s, s, seat, -1, difference)
    }
    for (const [what, sum] of difference) {
      add(sums, what, sum)
      add(squares, what, sum * sum)
    }
  }
  expect(impossible).toBe(0)
  for (const [what, sum] of sums)
    expect.soft(Math.abs(sum) / Math.sqrt(Math.max(1, squares.get(what) ?? 0)), what).toBeLessThan(MOST_ERROR)
})
