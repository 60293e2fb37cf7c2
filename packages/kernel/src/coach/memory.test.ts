import { expect, test } from 'vitest'
import type { GameTypes } from '../contract.ts'
import type { Coach, CoachSight, Often } from './coach.ts'
import { remarksOf } from './coach.ts'
import { type CoachMemory, NOTHING_SAID, pick, remember } from './memory.ts'

type Types = Omit<GameTypes, 'view' | 'action'> & {
  view: { readonly turn: number; readonly round: number; readonly fits: readonly string[] }
  action: string
}

const { plain, filled } = remarksOf<Types>()
const told = { en: 'Look.', fr: 'Regardez.' }
const often = (id: string, times: Often) =>
  plain({ id, kind: 'hint', often: times, rules: [], when: ({ view }) => view.fits.includes(id), say: told })

const coach: Coach<Types> = {
  remarks: [
    often('first', 'once'),
    often('second', 'twice'),
    often('round', 'oncePerRound'),
    often('ever', 'always'),
    filled({
      id: 'chosen',
      kind: 'warning',
      often: 'always',
      rules: [],
      when: ({ choice }) => (choice.length === 0 ? null : { n: choice.length }),
      say: ({ n }) => ({ en: `${n} of them.`, fr: `${n}\u00a0en tout.` }),
      point: (_, { choice }) => choice.map(String),
    }),
  ],
  turn: ({ view }) => String(view.turn),
  round: ({ view }) => String(view.round),
}

const sight = (
  turn: number,
  fits: readonly string[],
  round = 1,
  choice: readonly string[] = [],
): CoachSight<Types> => ({
  view: { turn, round, fits },
  me: 0,
  legal: [],
  blocked: [],
  warned: [],
  choice,
})

function hear(sights: readonly CoachSight<Types>[], silenced: readonly string[] = []): string {
  let memory: CoachMemory = NOTHING_SAID
  const ids = sights.map((one) => {
    const found = pick(coach, one, memory, silenced)
    if (found === null) return '-'
    memory = remember(coach, one, memory, found.remark.id)
    return found.remark.id
  })
  return ids.join(' ')
}

test('the first that applies is said, each as often as it may be', () => {
  const both = ['second', 'first']
  expect(hear([sight(1, both), sight(2, both), sight(3, both)])).toBe('first second second')
  expect(hear([1, 2, 3].map((turn) => sight(turn, ['first'])))).toBe('first - -')
  expect(hear([1, 2, 3].map((turn) => sight(turn, ['second'], turn)))).toBe('second second -')
})

test('one remark in a turn: it stays while it is true, comes back, and no other follows', () => {
  expect(hear([sight(1, ['first']), sight(1, ['first', 'ever']), sight(1, ['ever']), sight(1, ['first'])])).toBe(
    'first first - first',
  )
  expect(hear([sight(1, ['ever']), sight(2, ['ever']), sight(1, ['second'])])).toBe('ever ever second')
})

test('three remarks in a round, then silence until the next', () => {
  const turns = [1, 2, 3, 4, 5].map((turn) => sight(turn, ['ever'], turn < 5 ? 1 : 2))
  expect(hear(turns)).toBe('ever ever ever - ever')
  expect(hear([sight(1, ['round']), sight(2, ['round']), sight(3, ['round'], 2)])).toBe('round - round')
})

test('a warning is heard after three remarks of a round, and takes none of them', () => {
  const at = (turn: number) => sight(turn, ['ever'])
  const warned = (turn: number) => sight(turn, [], 1, ['a'])
  expect(hear([at(1), at(2), at(3), at(4), warned(5), at(6)])).toBe('ever ever ever - chosen -')
  expect(hear([warned(1), at(2), warned(3), at(4), at(5), at(6)])).toBe('chosen ever chosen ever ever -')
})

test('the third remark of a round stays through its turn', () => {
  expect(hear([1, 2, 3, 3].map((turn) => sight(turn, ['ever'])))).toBe('ever ever ever ever')
})

test('one that is silenced lets the next speak, but not in the turn that it was said in', () => {
  expect(hear([sight(1, ['first', 'second'])], ['first'])).toBe('second')
  const memory = remember(coach, sight(1, ['first']), NOTHING_SAID, 'first')
  expect(pick(coach, sight(1, ['first', 'second']), memory, ['first'])).toBeNull()
})

test('to remember the same remark once more changes nothing', () => {
  const memory = remember(coach, sight(1, []), NOTHING_SAID, 'first')
  expect(remember(coach, sight(1, []), memory, 'first')).toBe(memory)
})

test('words are filled and things pointed at from the choice under way', () => {
  const found = pick(coach, sight(1, [], 1, ['a', 'b']), NOTHING_SAID)
  expect(found).toMatchObject({ args: { n: 2 }, say: { en: '2 of them.' }, point: ['a', 'b'] })
})
