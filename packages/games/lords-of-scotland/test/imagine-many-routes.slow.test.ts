import { peek, type Seat, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type CardId, LINEAGE_OF, lordsOfScotland as game, SLUG_OF, type State } from '../rules/index.ts'
import { opening, playOn } from './random-play.ts'

const DECK = SLUG_OF.flatMap((_, card) => (['wemyss', 'fergusson', 'forsyth'].includes(LINEAGE_OF[card]) ? [card] : []))
const SEATS = 3
const WORLDS = 20

const POSITIONS: readonly { readonly game: number; readonly plies: number; readonly seat: Seat | null }[] = [
  { game: 113, plies: 168, seat: 2 },
  { game: 1271, plies: 157, seat: null },
  { game: 1271, plies: 159, seat: null },
  { game: 1323, plies: 89, seat: 2 },
]

const cardsOf = (s: State): readonly CardId[] =>
  [
    ...s.hands.flatMap((hand) => peek(hand)),
    ...s.armies.flat().map((piece) => peek(piece.card)),
    ...s.secretDiscards.map((discard) => peek(discard.card)),
    ...s.recruits.map((card) => peek(card)),
    ...peek(s.draw),
  ].toSorted((a, b) => a - b)

test.each(POSITIONS)('LOS-92 imagine: worlds with many strays are possible, game $game after $plies plies', (at) => {
  const rng = stream('find', String(at.game))
  const s = opening(SEATS, DECK, rng)
  for (let ply = 0; ply < at.plies; ply++) playOn(s, rng)
  const seen = s.sightings.flat().map(({ card }) => card)
  const own = stream('worlds', String(at.game))
  for (let n = 0; n < WORLDS; n++) {
    const world = game.imagine(s, at.seat, own)
    expect(cardsOf(world)).toEqual(cardsOf(s))
    expect(world.memory.known.strays.map((stray) => peek(stray.card))).not.toContain(-1)
    const unseen = [...peek(world.draw), ...world.recruits.map((card) => peek(card))]
    for (const card of seen) expect(unseen).not.toContain(card)
  }
})
