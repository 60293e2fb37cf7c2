import { expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { peek } from '../secret.ts'
import { disguise, invariants, toy } from '../toy/toy.ts'
import type { Toy } from '../toy/types.ts'
import { examine } from './examine.ts'
import type { QuestionName } from './questions.ts'

const SEATS = 3
const DEMANDS = { bound: 80, games: 2, share: 1, setups: () => [{ calls: true }], invariants, disguise }
const QUESTION: QuestionName = 'answers to one question commute and show nothing'

const FAULTS: readonly { readonly name: string; readonly changes: Partial<Game<Toy>> }[] = [
  {
    name: 'the first to answer has an advantage',
    changes: {
      apply(s, seat, a, events) {
        if (a.type === 'call' && toy.actors(s).length === SEATS) s.luck[seat]++
        toy.apply(s, seat, a, events)
      },
    },
  },
  {
    name: 'an answer that is told to all',
    changes: { witness: (e, viewer) => (e.type === 'called' ? e : toy.witness(e, viewer)) },
  },
  {
    name: 'an answer that a view gives away',
    changes: {
      view(s, viewer) {
        const frame = s.stack.at(-1)
        return frame?.kind === 'call'
          ? { ...toy.view(s, viewer), called: peek(frame.calls).find((sky) => sky !== null) ?? null }
          : toy.view(s, viewer)
      },
    },
  },
  {
    name: 'an answer that reveals before the last one is in',
    changes: { reveals: (e) => e.type === 'called' || toy.reveals(e) },
  },
  {
    name: 'an answer that draws before the last one is in',
    changes: {
      apply(s, seat, a, events) {
        toy.apply(s, seat, a, events)
        if (a.type === 'call' && s.stack.at(-1)?.kind === 'call') s.rng.die[0]++
      },
    },
  },
  {
    name: 'an answer that takes a choice away from the others',
    changes: {
      legal(s, seat, out) {
        const frame = s.stack.at(-1)
        toy.legal(s, seat, out)
        if (frame?.kind === 'call' && out.length > 1 && peek(frame.calls).includes('sun')) out.pop()
      },
    },
  },
]

test.each(FAULTS)('caught: $name', ({ changes }) => {
  const { findings } = examine({ ...toy, ...changes }, DEMANDS, SEATS)
  expect(findings.map((finding) => finding.question)).toContain(QUESTION)
})

test('questions to several seats are met, and without a fault nothing is found', () => {
  const { findings, census } = examine(toy, DEMANDS, SEATS)
  expect(findings).toEqual([])
  expect(census.questions).toBeGreaterThan(5)
})
