import { peek, type RngState, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { LINEAGE_OF, lordsOfScotland as game, SLUG_OF, type State } from '../rules/index.ts'
import { lookBack, recall } from '../rules/topics/recall.ts'
import { opening, playOn } from './random-play.ts'

const DECK = SLUG_OF.flatMap((_, card) => (['wemyss', 'fergusson', 'forsyth'].includes(LINEAGE_OF[card]) ? [card] : []))
const GAMES = 12
const PLIES = 120

const begin = (n: number): { readonly s: State; readonly rng: RngState } => {
  const rng = stream('recall', String(n))
  return { s: opening(2 + (n % 2), DECK, rng), rng }
}

test('LOS-92 what is recalled at last is what was recalled after every ply', () => {
  let strays = 0
  let found = 0
  for (let n = 0; n < GAMES; n++) {
    const late = begin(n)
    const early = begin(n)
    for (let ply = 0; ply < PLIES; ply++) {
      if (playOn(late.s, late.rng) === null) break
      playOn(early.s, early.rng)
      lookBack(early.s.memory)
    }
    expect(early.s.memory.facts).toEqual([])
    expect(late.s.memory.facts.length).toBeGreaterThan(PLIES / 4)
    expect(recall(late.s.memory)).toEqual(early.s.memory.known)
    strays += early.s.memory.known.strays.length
    found += early.s.memory.known.found.length
  }
  expect(strays).toBeGreaterThan(GAMES)
  expect(found).toBeGreaterThan(0)
})

test('LOS-85 what was recalled once is not taken for what is known later', () => {
  const { s, rng } = begin(0)
  for (let ply = 0; ply < PLIES; ply++) {
    if (playOn(s, rng) === null) break
    const copy = game.clone(s)
    expect(recall(s.memory)).toEqual(recall(copy.memory))
  }
})

test('LOS-92 an imagined state remembers its own strays, and the true one keeps its own', () => {
  const { s, rng } = begin(1)
  while (!s.memory.hasStrays) playOn(s, rng)
  const truth = recall(s.memory).strays.map(({ card }) => peek(card))
  const cards = Array.from({ length: 40 }, () =>
    recall(game.imagine(s, null, rng).memory).strays.map(({ card }) => peek(card)),
  )
  expect(new Set(cards.map((list) => list.join())).size).toBeGreaterThan(1)
  expect(recall(s.memory).strays.map(({ card }) => peek(card))).toEqual(truth)
})
