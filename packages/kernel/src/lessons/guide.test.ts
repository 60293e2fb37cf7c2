import { expect, test } from 'vitest'
import { type Toy, toy } from '../toy/index.ts'
import { Guide } from './guide.ts'
import type { Chapter, Step, Told } from './lesson.ts'
import { secondsFor, secondsToFirstGesture } from './pace.ts'

const told = (en: string): Told => ({ en, fr: en })

const STEPS: readonly Step[] = [
  { say: told('Stones in your hand.'), point: 'hand' },
  {
    ask: told('Pick the 3.'),
    expect: ['pick 3'],
    tries: [{ ply: 'look', reply: told('Later.') }],
    wrong: told('Not that one.'),
  },
  {
    ask: told('Place it.'),
    expect: ['place *'],
    free: true,
    replies: { 'place up': told('All can see it.') },
    done: told('Well placed.'),
  },
  { quiz: told('Who plays?'), options: [option('You', false), option('Rory', true)] },
  { play: 'b', ply: 'pick 1' },
  { play: 'b', ply: 'place up', say: told('Rory hides nothing.') },
  { skip: ['a pick 4', 'a place up'] },
  { say: told('You can pick and place now.'), end: true },
]

function option(text: string, right: boolean): { text: Told; right: boolean; reply: Told } {
  return { text: told(text), right, reply: told(right ? 'Yes.' : 'No, you have played.') }
}

const CHAPTER: Chapter = {
  id: 'cairns',
  title: told('Cairns'),
  intro: told('Pick and place.'),
  minutes: 3,
  teaches: ['TOY-1'],
  length: STEPS.length,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {},
  seed: 'lesson',
  learnt: [told('Pick one.'), told('Place it.'), told('Look at it.')],
  steps: STEPS,
}

const begun = (step = 0): Guide<Toy> => new Guide(toy, CHAPTER, step)

function play(guide: Guide<Toy>, ply: string): boolean {
  return guide.play(toy.read(ply))
}

const plies = ({ match }: Guide<Toy>): string => match.plies.map(({ action }) => toy.write(action)).join(', ')
const said = ({ now }: Guide<Toy>): readonly string[] => now.replies.map(({ en }) => en)

test('a text is read on; while a task is open only doing it goes on', () => {
  const guide = begun()
  expect(guide.now).toMatchObject({ phase: 'told', stop: 1, stops: 6, points: ['hand'], canGoBack: false })
  guide.go()
  expect(guide.now).toMatchObject({ phase: 'asked', stop: 2, isTask: true, canGoBack: true })
  const { turn } = guide.now
  guide.go()
  expect(guide.now.turn).toBe(turn)
})

test('a legal move that is not meant is answered and taken back, an illegal one is nothing', () => {
  const guide = begun(1)
  expect(play(guide, 'pick 6')).toBe(true)
  expect([guide.now.phase, said(guide), plies(guide)]).toEqual(['refused', ['Not that one.'], 'pick 6'])
  guide.go()
  expect([guide.now.phase, said(guide), plies(guide)]).toEqual(['asked', ['Not that one.'], ''])
  expect(guide.now.isTakenBack).toBe(true)
  play(guide, 'look')
  expect([said(guide), guide.now.isTakenBack]).toEqual([['Later.'], false])
  guide.go()
  expect(play(guide, 'pick 9')).toBe(false)
  expect(play(guide, 'pick 3')).toBe(true)
  expect([guide.now.phase, said(guide), plies(guide)]).toEqual(['answered', [], 'pick 3'])
})

test('an accepted move is answered by its reply and by what is said after any', () => {
  const guide = begun(2)
  play(guide, 'place up')
  expect(said(guide)).toEqual(['All can see it.', 'Well placed.'])
  const other = begun(2)
  play(other, 'place down')
  expect(said(other)).toEqual(['Well placed.'])
})

test('a question without a move is answered until the answer is right', () => {
  const guide = begun(3)
  guide.answer(0)
  expect(guide.now).toMatchObject({ phase: 'asked', tried: [0], solved: null })
  guide.answer(1)
  expect(guide.now).toMatchObject({ phase: 'answered', tried: [0], solved: 1 })
})

test('others play one at a time, some turns pass at once, and the end comes last', () => {
  const guide = begun(4)
  expect([guide.now.phase, guide.now.text]).toEqual(['moving', null])
  guide.go()
  expect([plies(guide).endsWith('pick 1'), guide.isSeen]).toEqual([true, true])
  guide.go()
  expect([guide.now.phase, guide.now.text?.en]).toEqual(['told', 'Rory hides nothing.'])
  guide.go()
  guide.go()
  expect([plies(guide).endsWith('pick 4, place up'), guide.isSeen]).toEqual([true, false])
  expect(guide.now.text?.en).toBe('You can pick and place now.')
  guide.go()
  expect([guide.now.phase, guide.now.canGoBack]).toEqual(['ended', false])
})

test('the move is shown and taken back; then the step may be skipped', () => {
  const guide = begun(1)
  guide.skip()
  expect(guide.now.step).toBe(1)
  guide.show()
  expect([guide.now.phase, plies(guide)]).toEqual(['shown', 'pick 3'])
  guide.go()
  expect([guide.now.phase, plies(guide), guide.now.canSkip]).toEqual(['asked', '', true])
  guide.skip()
  expect([guide.now.step, plies(guide)]).toEqual([2, 'pick 3'])
})

test('back leads to the beginning of the step, then to the one before, and again to the first', () => {
  const guide = begun(1)
  play(guide, 'pick 3')
  guide.back()
  expect([guide.now.step, guide.now.phase, plies(guide)]).toEqual([1, 'asked', ''])
  guide.back()
  expect([guide.now.step, guide.now.phase]).toEqual([0, 'told'])
  const late = begun(7)
  late.back()
  expect([late.now.step, late.now.phase]).toEqual([5, 'moving'])
  late.again()
  expect([late.now.step, plies(late)]).toEqual([0, ''])
})

test('a chapter that is opened at a step has the position of the main line', () => {
  const played = begun()
  played.go()
  play(played, 'pick 3')
  played.go()
  play(played, 'place up')
  played.go()
  expect(plies(begun(3))).toBe(plies(played))
  expect(begun(99).now.step).toBe(STEPS.length - 1)
})

test('several moves in any order are ticked off, also equal ones', () => {
  const both: Step = { ask: told('Place two.'), expect: ['pick 3', 'place up'], all: true, wrong: told('No.') }
  const guide = new Guide(toy, { ...CHAPTER, steps: [both, STEPS[7]] })
  play(guide, 'pick 3')
  expect([guide.now.phase, guide.now.step]).toEqual(['asked', 0])
  play(guide, 'place down')
  expect(guide.now.phase).toBe('refused')
  guide.go()
  play(guide, 'place up')
  expect(guide.now.phase).toBe('answered')
})

test('time is reckoned from words and moves, not from a clock', () => {
  expect(secondsToFirstGesture(CHAPTER)).toBeCloseTo(4 / 3 + 1 + 1)
  expect(secondsFor(CHAPTER)).toBeGreaterThan(20)
})
