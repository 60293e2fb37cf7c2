import { expect, test, vi } from 'vitest'
import { greyed } from './greyed.ts'
import { Match } from './match.ts'
import { toy } from '../toy/toy.ts'
import type { Reason, Toy } from '../toy/types.ts'

const EMPTY: Reason = { why: 'pileEmpty' }
const why = vi.fn((stone: number): Reason | null => (stone % 2 === 0 ? EMPTY : null))
const many = greyed<Toy>((_s, _seat, grey) => {
  for (let stone = 0; stone < 500; stone++) grey({ type: 'pick', stone }, () => why(stone))
})
const setup = toy.setup({}, 2)
if (!setup.ok) throw new Error(setup.problem.at)
const state = toy.create(setup.value, 2, 'seed', 1)

test('all reasons, or the one that is wanted', () => {
  expect(many.blocked(state, 0)).toHaveLength(250)
  expect(many.whyNot(state, 0, { stone: 8, type: 'pick' })).toBe(EMPTY)
  expect(many.whyNot(state, 0, { type: 'pick', stone: 9 })).toBeNull()
  for (const odd of [null, undefined, 'pick', [], { type: 'pick' }, { type: 'pick', stone: 8, extra: 1 }])
    expect(many.whyNot(state, 0, odd)).toBeNull()
})

test('one refusal asks for one reason, not for all', () => {
  why.mockClear()
  const table = new Match({ ...toy, ...many }, { game: 'toy', revision: 1, setup: setup.value, seats: 2, seed: 'seed' })
  const answer = table.submit(0, 0, { type: 'pick', stone: 398 })
  expect(answer).toEqual({ ok: false, rejection: { why: 'illegal', reason: EMPTY } })
  expect(why).toHaveBeenCalledTimes(1)
})
