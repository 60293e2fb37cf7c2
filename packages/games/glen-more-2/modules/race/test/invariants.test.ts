import { hide, peek } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore2, invariants, RACE_START, type State } from '../../../rules/index.ts'
import { boats } from './play.ts'

type Slice = NonNullable<State['chronicles']['race']>

function broken(s: State, change: (race: Slice, s: State) => void): string {
  const copy = glenMore2.clone(s)
  if (copy.chronicles.race === undefined) throw new Error('there is no race')
  change(copy.chronicles.race, copy)
  try {
    invariants(copy)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('GM2-C1-1 every law of the race notices when it is broken', () => {
  const under = boats({ seats: 3, line: 'a b c # S1 S2', race: { boats: ['0 0', '1 0', '3 3'] } }).state
  const before = boats({ seats: 3, line: 'a b c # R1 S2' }).state
  const checked = glenMore2.setup({ race: true }, 2)
  if (!checked.ok) throw new Error(checked.problem.at)
  const opening = glenMore2.create(checked.value, 2, 'seed', 1)
  for (const s of [under, before, opening]) expect(broken(s, () => {})).toBe('')

  expect(broken(under, (race) => (race.x[0] = 2))).toContain('GM2-C1-9')
  expect(broken(under, (race) => (race.x[2] = -2))).toContain('GM2-C1-9')
  expect(broken(before, (race) => (race.x[0] = 0))).toContain('GM2-C1-3 nobody')
  expect(broken(before, (race) => (race.looked[1] = 1))).toContain('GM2-C1-3 nobody')
  expect(broken(under, (race) => (race.begun = false))).toContain('GM2-C1-3 the race has begun')
  expect(broken(under, (race) => race.home.push(0))).toContain('GM2-C1-7 a boat')
  expect(broken(under, (race) => race.last.push(1, 1))).toContain('GM2-C1-7 everybody')
  expect(
    broken(under, (race) => {
      race.x = [1, 1, 1]
      race.river = [0, 1, 2]
      race.home = [0, 1, 2]
    }),
  ).toContain('GM2-C1-7 everybody')
  expect(
    broken(under, (race) => {
      race.x = [1, 1, 0]
      race.home = [0, 1]
    }),
  ).toContain('GM2-C1-7 a player beaten')
  expect(broken(under, (_, s) => (s.ranks = [1, 1, 1]))).toContain('GM2-C1-7 at the end')
  expect(broken(under, (race) => (race.tokens = hide([[], []])))).toContain('GM2-C1-1 tokens are on four castles')
  expect(broken(under, (race) => (race.tokens = hide([[0, 0, 0, 1], [], [], []])))).toContain('on four castles')
  expect(broken(under, (race) => race.taken[0].push(7, 7))).toContain('GM2-C1-1 tokens are those of the box')
  expect(
    broken(opening, (_, s) => {
      const others = peek(s.stacks[1]).filter((tile) => tile !== RACE_START)
      s.stacks[1] = hide([...others.slice(0, 2), RACE_START, ...others.slice(2)])
    }),
  ).toContain('GM2-C1-1 Race Start')
})
