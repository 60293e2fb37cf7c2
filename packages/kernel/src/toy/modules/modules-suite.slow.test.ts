import { expect, test } from 'vitest'
import { examine, type QuestionName } from '../../contract-suite/index.ts'
import type { Game } from '../../index.ts'
import { disguise, invariants, toy } from '../toy.ts'
import type { Toy } from '../types.ts'
import { ORDER } from './types.ts'

const COMBINATIONS = [0, 1, 2, 3].map((bits) => Object.fromEntries(ORDER.map((id, i) => [id, (bits >> i) % 2 === 1])))
const HIDDEN = ['hands', 'pile', 'cairns', 'council'] as const
const DEMANDS = { bound: 120, games: 4, invariants, disguise }

test.each(COMBINATIONS)('the suite finds nothing in %j', (chosen) => {
  for (const seats of chosen['raven'] ? [2, 3, 4] : [1, 2, 4])
    expect(examine(toy, { ...DEMANDS, setups: () => [chosen] }, seats).findings).toEqual([])
  if (chosen['council'])
    expect(examine(toy, { ...DEMANDS, hidden: HIDDEN, setups: () => [chosen] }, 3).findings).toEqual([])
})
test.each<[string, Partial<Game<Toy>>, QuestionName]>([
  [
    'votes that are told',
    { witness: (e, viewer) => (e.type === 'voted' ? e : toy.witness(e, viewer)) },
    'witnessed events look the same',
  ],
  [
    'votes that are imagined as they are',
    {
      imagine(s, viewer, rng) {
        const w = toy.imagine(s, viewer, rng)
        return { ...w, council: toy.clone(s).council }
      },
    },
    'imagined states really differ',
  ],
  ['a slice that clones share', { clone: (s) => ({ ...toy.clone(s), raven: s.raven }) }, 'a clone is independent'],
])('caught: %s', (_, changes, question) => {
  const game = { ...toy, ...changes }
  const demands = { ...DEMANDS, share: 1, hidden: HIDDEN, setups: () => [{ council: true, raven: true }] }
  expect(examine(game, demands, 3).findings.map((finding) => finding.question)).toContain(question)
})
