import { expect, test } from 'vitest'
import type { Blocked, Game, Result } from '../contract.ts'
import { peek } from '../secret.ts'
import { disguise, invariants, toy } from '../toy/toy.ts'
import type { State, Toy, Verdict } from '../toy/types.ts'
import { examine } from './examine.ts'
import type { QuestionName } from './questions.ts'

const DEMANDS = { bound: 80, games: 3, share: 1, setups: () => [{ doubled: true }], invariants, disguise }
const found = (changes: Partial<Game<Toy>>, seats = 3): readonly QuestionName[] =>
  examine({ ...toy, ...changes }, DEMANDS, seats).findings.map(({ question }) => question)

test.each([1, 2, 3])('the toy game passes with %i seats', (seats) => {
  expect(found({}, seats)).toEqual([])
})

const TOO_MANY: readonly Blocked<Toy>[] = Array.from({ length: 513 }, (_, i) => ({
  action: { type: 'pick', stone: 100 + i },
  reason: { why: 'pileEmpty' },
}))

const otherVerdict = (
  change: (verdict: NonNullable<Result<never, Verdict>['verdict']>) => Result<never, Verdict>['verdict'],
) =>
  ({
    result(s) {
      const result = toy.result(s)
      return result?.verdict ? { ...result, verdict: change(result.verdict) } : result
    },
  }) satisfies Partial<Game<Toy>>

const FAULTS: readonly [name: string, changes: Partial<Game<Toy>>, caughtBy: QuestionName, seats: number][] = [
  ['a greyed list without a bound', { blocked: () => TOO_MANY }, 'what is blocked is not legal', 3],
  ['no reason for one that is greyed', { whyNot: () => null }, 'one reason is that of the list', 3],
  [
    'another reason for one than in the list',
    {
      whyNot: (s, seat, a) => (toy.whyNot(s, seat, a) === null ? null : { why: 'tooManyDown', limit: 99 }),
    },
    'one reason is that of the list',
    3,
  ],
  ['a reason against what is legal', { whyNot: () => ({ why: 'pileEmpty' }) }, 'one reason is that of the list', 3],
  [
    'asking for a reason changes the state',
    {
      whyNot(s, seat, a) {
        s.nextId++
        return toy.whyNot(s, seat, a)
      },
    },
    'questions change nothing',
    3,
  ],
  [
    'a turn that ends in secret',
    { endsTurn: (e) => e.type === 'drew' && e.stone !== null },
    'turns end in the open',
    3,
  ],
  ['a list that writes for a moment', forAMoment('legal'), 'questions change nothing', 3],
  ['a reason that writes for a moment', forAMoment('blocked'), 'questions change nothing', 3],
  ['a view that writes for a moment', forAMoment('view'), 'questions change nothing', 3],
  ['imagining writes for a moment', forAMoment('imagine'), 'questions change nothing', 3],
  [
    'a warning about what is not legal',
    { warnings: () => [{ action: { type: 'pick', stone: 99 }, warning: { warn: 'notDoubled', points: 1 } }] },
    'warnings are about legal choices',
    3,
  ],
  [
    'two warnings about one choice',
    { warnings: (s, seat) => toy.warnings(s, seat).flatMap((warned) => [warned, warned]) },
    'warnings are about legal choices',
    3,
  ],
  ['a warning that knows the pile', { warnings: tellingWarnings }, 'imagined states look the same', 3],
  ['one seat without a verdict', otherVerdict(() => null), 'a verdict is that of the score', 1],
  [
    'a verdict of another score',
    otherVerdict((verdict) => ({ ...verdict, from: 1000, to: null })),
    'a verdict is that of the score',
    1,
  ],
  [
    'a verdict where seats are compared',
    {
      result(s) {
        const result = toy.result(s)
        return result && { ...result, verdict: { id: 'heap', from: null, to: null } }
      },
    },
    'a verdict is that of the score',
    2,
  ],
]

/** Changes the state and takes it back, so that nothing differs afterwards. */
function forAMoment(question: 'legal' | 'blocked' | 'view' | 'imagine'): Partial<Game<Toy>> {
  const tried = <R>(s: State, ask: () => R): R => {
    s.nextId++
    const answer = ask()
    s.nextId--
    return answer
  }
  const faults = {
    legal: (s, seat, out) => tried(s, () => toy.legal(s, seat, out)),
    blocked: (s, seat) => tried(s, () => toy.blocked(s, seat)),
    view: (s, viewer) => tried(s, () => toy.view(s, viewer)),
    imagine: (s, viewer, rng) => tried(s, () => toy.imagine(s, viewer, rng)),
  } satisfies Partial<Game<Toy>>
  return { [question]: faults[question] }
}

function tellingWarnings(s: State, seat: number): ReturnType<Game<Toy>['warnings']> {
  return toy
    .warnings(s, seat)
    .map((warned) => ({ ...warned, warning: { warn: 'notDoubled', points: peek(s.pile)[0] ?? 0 } }))
}

test.each(FAULTS)('caught: %s', (_, changes, caughtBy, seats) => {
  expect(found(changes, seats)).toContain(caughtBy)
})
