import { expect, test } from 'vitest'
import { toy } from '../toy/index.ts'
import type { Ask, Chapter, Step, Told } from './lesson.ts'
import { answersTo, fits, fitting, objectionTo } from './plies.ts'
import { faultsOfChapter, faultsOfFirstMatch } from './proof.ts'
import { walk } from './walk.ts'

const told = (en: string, fr = en): Told => ({ en, fr })

const SILENT: Ask = {
  ask: told('Pick the 3.', 'Prenez le\u00a03.'),
  expect: ['pick 3'],
  point: 'hand',
  holds: { 'pending.kind': 'turn', hand: [3, 6] },
  tries: [{ ply: 'look', reply: told('Later.', 'Plus tard.') }],
}
const PICK: Ask = { ...SILENT, wrong: told('Not that one.', 'Pas celle-ci.') }
const HALF_ANSWERED: Ask = {
  ask: told('Place it, either way.', 'Posez-la, comme vous voulez.'),
  expect: ['place up', 'place *'],
  free: true,
  replies: { 'place up': told('All can see it.', 'Tout le monde la voit.') },
}
const PLACE: Ask = { ...HALF_ANSWERED, done: told('Well placed.', 'Bien posée.') }
const CHOICE: Ask = { ...PLACE, ask: told('Again, either way.', 'Encore, comme vous voulez.') }
const STEPS: readonly Step[] = [
  PICK,
  PLACE,
  { skip: ['b pick 1', 'b place up', 'a pick 4'] },
  CHOICE,
  { play: 'b', ply: 'pick *' },
  { say: told('You can pick and place now.', 'Vous savez prendre et poser.'), end: true },
]

const LEARNT: Chapter['learnt'] = [
  told('Pick one.', 'Prenez-en un.'),
  told('Place it.', 'Posez-le.'),
  told('Look at it.', 'Regardez-le.'),
]

const chapterOf = (steps: readonly Step[], more: Partial<Chapter> = {}): Chapter => ({
  id: 'cairns',
  title: told('Cairns', 'Cairns'),
  intro: told('Pick and place.', 'Prenez et posez.'),
  minutes: 1,
  teaches: ['TOY-1'],
  length: steps.length,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {},
  seed: 'lesson',
  learnt: LEARNT,
  steps,
  ...more,
})
const withStep = (i: number, step: Step): Chapter => chapterOf(STEPS.with(i, step))
const proofread = (chapter: Chapter): string =>
  [...faultsOfChapter(chapter, (it) => it === 'hand', ['TOY-1'])].join('\n')

test('a sound chapter is walked along every answer, and nothing is found', () => {
  expect(walk(toy, chapterOf(STEPS))).toEqual({ faults: [], plies: 7, accepted: 5, branches: 4, facts: 2 })
  expect(proofread(chapterOf(STEPS))).toBe('')
})

test.each<[string, RegExp, Chapter]>([
  ['a fact that is another', /^step 1: hand is \[3,6\], not \[3\]$/, withStep(0, { ...PICK, holds: { hand: [3] } })],
  [
    'an answer that is not legal',
    /^step 1: nothing that is accepted is legal: a: look/,
    withStep(0, { ...PICK, expect: ['pick 1'] }),
  ],
  ['a legal ply without an answer', /^step 1: "pick 6" is legal and has no answer$/, withStep(0, SILENT)],
  [
    'a try that cannot be made',
    /^step 1: "pick 9" cannot be tried/,
    withStep(0, { ...PICK, tries: [{ ply: 'pick 9', reply: told('No.') }] }),
  ],
  ['an accepted ply without an answer', /^step 2: accepted "place down" has no answer$/, withStep(1, HALF_ANSWERED)],
  [
    'a ply of another seat that is not legal',
    /^step 5: "b pick 9" is not legal: b: /,
    withStep(4, { play: 'b', ply: 'pick 9' }),
  ],
  ['turns to skip that cannot be', /^step 3: "a end" is not legal/, withStep(2, { skip: ['a end'] })],
  ['a beginning that cannot be reached', /^before: "b look" is not legal/, chapterOf(STEPS, { before: ['b look'] })],
  ['a setup that is refused', /^before: the setup is refused/, chapterOf(STEPS, { setup: { cairns: 'none' } })],
])('%s is found', (_, fault, chapter) => {
  expect(walk(toy, chapter).faults.join('\n')).toMatch(fault)
})

test.each<[string, RegExp, Chapter]>([
  ['a long text', /^step 6: 23 words/m, withStep(5, { say: told('a '.repeat(23).trim(), 'Fin.'), end: true })],
  [
    'a reply that is too long with what follows it',
    /^step 2: 23 words: (a ){21}a Placed\.$/m,
    withStep(1, { ...PLACE, replies: { 'place up': told('a '.repeat(22).trim()) }, done: told('Placed.') }),
  ],
  [
    'a text without its spaces',
    /not typeset: Et voilà !/,
    withStep(5, { say: told('Done!', 'Et voilà !'), end: true }),
  ],
  ['straight quotes', /straight quotes/, withStep(5, { say: told("You're done.", 'Fini.'), end: true })],
  ['a thing that is not there', /^step 1: points at "pile"$/, withStep(0, { ...PICK, point: 'pile' })],
  [
    'a reply to nothing',
    /replies to "look", which is not accepted/,
    withStep(1, { ...PLACE, replies: { look: told('No.', 'Non.') } }),
  ],
  [
    'two texts in a row',
    /^step 2: the second text in a row/,
    chapterOf([{ say: told('One.', 'Un.') }, { say: told('Two.', 'Deux.') }]),
  ],
  [
    'an objection that was made before',
    /^step 4: objects as before: Not that one\.$/m,
    withStep(3, { ...CHOICE, wrong: told('Not that one.', 'Pas encore celle-ci.') }),
  ],
  ['an end that is missing', /does not end/, chapterOf(STEPS.slice(0, -1))],
  ['too few choices', /^1 free choices$/, withStep(3, { skip: [] })],
  [
    'a thing learnt at length',
    /^learnt: 13 words: a/,
    chapterOf(STEPS, { learnt: [LEARNT[0], LEARNT[1], told('a '.repeat(13).trim(), 'Fin.')] }),
  ],
  [
    'a thing learnt without its spaces',
    /^learnt: not typeset: Et voilà !$/,
    chapterOf(STEPS, { learnt: [LEARNT[0], LEARNT[1], told('Done.', 'Et voilà !')] }),
  ],
  [
    'a thing learnt that is missing',
    /^2 things learnt$/,
    chapterOf(STEPS, { learnt: LEARNT.slice(1) as unknown as Chapter['learnt'] }),
  ],
  ['a rule that is not', /^there is no rule TOY-9$/, chapterOf(STEPS, { teaches: ['TOY-9'] })],
  ['a promise of more minutes', /^says 3 minutes and takes 1$/, chapterOf(STEPS, { minutes: 3 })],
  [
    'a chapter that is too long',
    /^8 minutes$/m,
    chapterOf(Array.from({ length: 45 }, () => ({ ...PICK, ask: told('a '.repeat(8).trim()) }))),
  ],
  [
    'a first task that is long in coming',
    /^the first gesture comes after 21 seconds$/m,
    chapterOf([
      { say: told('a '.repeat(30).trim()) },
      { ...PICK, ask: told('a '.repeat(28).trim()) },
      ...STEPS.slice(1),
    ]),
  ],
  [
    'a beginning that is far away',
    /^73 plies are played silently$/m,
    chapterOf(STEPS, { before: Array.from({ length: 73 }, () => 'a look') }),
  ],
  ['turns to skip that are too many', /^73 plies/m, withStep(2, { skip: Array.from({ length: 73 }, () => 'a look') })],
  ['another number of steps', /^says 2 steps and has 6$/, chapterOf(STEPS, { length: 2 })],
])('%s is found by reading', (_, fault, chapter) => {
  expect(proofread(chapter)).toMatch(fault)
})

test('patterns fit from the first that is given', () => {
  expect(fits('place *', 'place up')).toBe(true)
  expect(fits('place *', 'place')).toBe(false)
  expect(fits('pick 3', 'pick 33')).toBe(false)
  expect(fitting(['place *', 'look'], ['look', 'place up', 'place down'])).toEqual(['place up', 'place down', 'look'])
})

test('an accepted ply has its reply and what is said after any; another has that of its try, else of all', () => {
  expect(answersTo(PLACE, 'place up').map(({ en }) => en)).toEqual(['All can see it.', 'Well placed.'])
  expect(answersTo(PLACE, 'place down').map(({ en }) => en)).toEqual(['Well placed.'])
  expect([objectionTo(PICK, 'look')?.en, objectionTo(PICK, 'pick 6')?.en]).toEqual(['Later.', 'Not that one.'])
})

test('a first match comes after one of the chapters', () => {
  const [why, listed] = [
    told('Few rules.', 'Peu de règles.'),
    { ...chapterOf(STEPS), load: async () => chapterOf(STEPS) },
  ]
  const faults = (after: string): string =>
    [...faultsOfFirstMatch({ firstMatch: { seats: 2, setup: {}, why, after }, chapters: [listed] })].join('\n')
  expect(faults('cairns')).toBe('')
  expect(faults('lochs')).toContain('"lochs", which is no chapter')
})
