import { expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { hide, peek } from '../secret.ts'
import { USUAL } from '../toy/setup.ts'
import { disguise, invariants, toy } from '../toy/toy.ts'
import type { State, Toy } from '../toy/types.ts'
import { type Finding, examine } from './examine.ts'
import type { QuestionName } from './questions.ts'

const SEATS = 3
const DEMANDS = { bound: 80, games: 2, share: 1, setups: () => [{}], invariants, disguise }

const variant = (changes: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...changes })
const findingsOf = (game: Game<Toy>): readonly Finding[] => examine(game, DEMANDS, SEATS).findings

const listed = (change: (out: Toy['action'][], s: State, seat: number) => void): Partial<Game<Toy>> => ({
  legal(s, seat, out) {
    const list: Toy['action'][] = []
    toy.legal(s, seat, list)
    change(list, s, seat)
    out.push(...list)
  },
})

const afterwards = (change: (s: State, a: Toy['action'], listening: boolean) => void): Partial<Game<Toy>> => ({
  apply(s, seat, a, events) {
    toy.apply(s, seat, a, events)
    change(s, a, events !== undefined)
  },
})

let calls = 0

const FAULTS: readonly {
  readonly name: string
  readonly changes: Partial<Game<Toy>>
  readonly caughtBy: QuestionName
}[] = [
  {
    name: 'an action twice in the list',
    changes: listed((out) => void out.push(...out.slice(0, 1))),
    caughtBy: 'no duplicates, at most 512 choices',
  },
  {
    name: 'too many choices',
    changes: listed((out) => {
      if (out.length === 3) for (let stone = 100; stone < 700; stone++) out.push({ type: 'pick', stone })
    }),
    caughtBy: 'no duplicates, at most 512 choices',
  },
  {
    name: 'a dead end',
    changes: listed((out, s) => {
      if (s.nextId === 4) out.length = 0
    }),
    caughtBy: 'a seat can act, or there is a result',
  },
  {
    name: 'an end without a result',
    changes: { result: () => null },
    caughtBy: 'a seat can act, or there is a result',
  },
  {
    name: 'a result before the end',
    changes: { result: (s) => toy.result({ ...s, stack: [] }) },
    caughtBy: 'a seat can act, or there is a result',
  },
  {
    name: 'a seat twice to act',
    changes: { actors: (s) => [...toy.actors(s), ...toy.actors(s)] },
    caughtBy: 'those to act are seats',
  },
  {
    name: 'actions of an idle seat',
    changes: listed((out, s, seat) => {
      if (!toy.actors(s).includes(seat)) out.push({ type: 'look' })
    }),
    caughtBy: 'idle seats have no actions',
  },
  {
    name: 'an order that changes from call to call',
    changes: listed((out) => {
      if (calls++ % 2 === 0) out.reverse()
    }),
    caughtBy: 'lists are stable',
  },
  {
    name: 'a list that is cleared first',
    changes: {
      legal(s, seat, out) {
        out.length = 0
        toy.legal(s, seat, out)
      },
    },
    caughtBy: 'lists are stable',
  },
  {
    name: 'a legal action that is blocked',
    changes: {
      blocked: (s, seat) =>
        seat === 0 ? [{ action: { type: 'look' }, reason: { why: 'pileEmpty' } }] : toy.blocked(s, seat),
    },
    caughtBy: 'what is blocked is not legal',
  },
  {
    name: 'an action blocked twice',
    changes: { blocked: (s, seat) => [...toy.blocked(s, seat), ...toy.blocked(s, seat)] },
    caughtBy: 'what is blocked is not legal',
  },
  {
    name: 'a reason that changes from call to call',
    changes: {
      blocked: (s, seat) => toy.blocked(s, seat).map((b) => ({ ...b, reason: { why: 'tooManyDown', limit: calls++ } })),
    },
    caughtBy: 'refusals change nothing',
  },
  {
    name: 'a view with undefined in it',
    changes: { view: (s, viewer) => Object.assign(toy.view(s, viewer), { top: undefined }) },
    caughtBy: 'answers are plain data',
  },
  {
    name: 'a list that changes the state',
    changes: listed((_out, s) => void s.nextId++),
    caughtBy: 'questions change nothing',
  },
  {
    name: 'a reason that changes the state',
    changes: {
      blocked(s, seat) {
        s.luck[0]++
        return toy.blocked(s, seat)
      },
    },
    caughtBy: 'questions change nothing',
  },
  {
    name: 'an action that cannot be applied',
    changes: afterwards((_s, a) => {
      if (a.type === 'place' && !a.up) throw new Error('no')
    }),
    caughtBy: 'every legal action applies',
  },
  {
    name: 'a clone that shares the hands',
    changes: { clone: (s) => ({ ...toy.clone(s), hands: s.hands }) },
    caughtBy: 'every legal action applies',
  },
  {
    name: 'a clone that shares what is seldom touched',
    changes: { clone: (s) => ({ ...toy.clone(s), luck: s.luck }) },
    caughtBy: 'a clone is independent',
  },
  {
    name: 'a clone that forgets',
    changes: { clone: (s) => ({ ...toy.clone(s), looked: false }) },
    caughtBy: 'a clone is equal',
  },
  {
    name: 'a state that is not plain data',
    changes: { create: (...rest) => Object.assign(toy.create(...rest), { map: new Map() }) },
    caughtBy: 'a state survives JSON',
  },
  {
    name: 'events that change the state',
    changes: afterwards((s, _a, listening) => {
      if (listening) s.nextId++
    }),
    caughtBy: 'events change nothing',
  },
  {
    name: 'a game without an end',
    changes: afterwards((s, a) => {
      if (a.type !== 'place') return
      const last = s.cairns.flatMap((cairn, seat) => cairn.slice(-1).map((placed) => ({ seat, placed }))).at(-1)
      if (last === undefined || peek(s.pile).length > 0) return
      s.cairns[last.seat].pop()
      peek(s.hands[last.seat]).push(peek(last.placed.stone))
    }),
    caughtBy: 'ends within the bound',
  },
  {
    name: 'stones that get lost',
    changes: afterwards((s) => void peek(s.pile).splice(0, s.nextId === 3 ? 1 : 0)),
    caughtBy: 'the invariants of the game hold',
  },
  {
    name: 'notation that says too little',
    changes: { write: (a) => (a.type === 'pick' ? 'pick 1' : toy.write(a)) },
    caughtBy: 'notation comes back',
  },
  {
    name: 'notation that breaks in the wrong way',
    changes: {
      read(text) {
        if (text.includes('undefined')) throw new TypeError('no such word')
        return toy.read(text)
      },
    },
    caughtBy: 'broken notation is refused',
  },
  {
    name: 'progress beyond the end',
    changes: { progress: (s) => toy.progress(s) * 2 },
    caughtBy: 'progress goes from 0 to 1',
  },
  {
    name: 'progress that goes back',
    changes: { progress: (s) => (s.nextId === 6 ? 0.1 : toy.progress(s)) },
    caughtBy: 'progress goes from 0 to 1',
  },
  {
    name: 'progress that does not arrive',
    changes: { progress: (s) => toy.progress(s) / 2 },
    caughtBy: 'progress goes from 0 to 1',
  },
  {
    name: 'ranks that are no places',
    changes: {
      result(s) {
        const result = toy.result(s)
        return result === null ? null : { ...result, ranks: result.ranks.map((rank) => rank + 1) }
      },
    },
    caughtBy: 'the result is complete',
  },
  {
    name: 'a tally that does not add up',
    changes: { tally: (s, viewer) => toy.tally(s, viewer).map((lines) => lines.slice(0, 1)) },
    caughtBy: 'the tally explains the score',
  },
  {
    name: 'a game that does not follow its seed',
    changes: { create: (...rest) => Object.assign(toy.create(...rest), { nextId: calls++ }) },
    caughtBy: 'the seed decides',
  },
  {
    name: 'a game that does not use its seed',
    changes: {
      create: (setup, seats, _seed, revision, events) => toy.create(setup, seats, 'always', revision, events),
    },
    caughtBy: 'the seed decides',
  },
  {
    name: 'a last ply that does not only depend on the state',
    changes: afterwards((s) => void (toy.actors(s).length === 0 && (s.nextId = calls++))),
    caughtBy: 'the record is the match',
  },
  {
    name: 'a draft that does not come back',
    changes: {
      clone: (s) => (s.stack.at(-1)?.kind === 'turn' ? { ...toy.clone(s), nextId: s.nextId + 1 } : toy.clone(s)),
    },
    caughtBy: 'drafts can be taken back and played again',
  },
  {
    name: 'a setup that takes anything',
    changes: {
      setup: () => ({ ok: true, value: USUAL }),
    },
    caughtBy: 'setups are checked',
  },
  {
    name: 'a default that cannot be chosen',
    changes: { options: [{ id: 'doubled', rule: 'TOY-1', group: null, default: 'no', values: () => [false, true] }] },
    caughtBy: 'setups are checked',
  },
  {
    name: 'a list that opens a hidden hand to the wrong seat',
    changes: { apply: (s, seat, a, events) => toy.apply(s, (seat + 1) % SEATS, a, events) },
    caughtBy: 'the invariants of the game hold',
  },
  {
    name: 'imagining that changes the true state',
    changes: {
      imagine(s, viewer, rng) {
        s.hands = s.hands.map((hand) => hide([...peek(hand)].toReversed()))
        return toy.imagine(s, viewer, rng)
      },
    },
    caughtBy: 'imagined states can be played',
  },
]

test.each(FAULTS)('caught: $name', ({ changes, caughtBy }) => {
  expect(findingsOf(variant(changes)).map((finding) => finding.question)).toContain(caughtBy)
})

test('a finding says how to stand there again', () => {
  const [finding] = findingsOf(variant({ progress: (s) => (s.nextId > 3 ? 2 : 0) }))
  expect(finding.message).toBe('progress 2')
  expect(finding.where).toMatch(/^toy, 3 seats, setup \{\}, revision 1, seed "contract-3-0", ply \d+\n {2}a /)
})

test('a question that is skipped is not asked', () => {
  const game = variant({ progress: () => 2 })
  const skip = { 'progress goes from 0 to 1': 'a test of the suite' }
  expect(examine(game, { ...DEMANDS, skip }, SEATS).findings).toEqual([])
})
