import { GAME, KIT, type Plant } from './plant.ts'

const PLAIN = ['bots', 'cli', 'kernel', 'kit', 'protocol', 'room'] as const

export const HABITS: readonly Plant[] = [
  ...(['What', 'Who', 'Whose'] as const).map((word) => ({
    what: `a comment begins with ${word}`,
    path: `packages/kit/src/begins-${word}.ts`,
    source: `/** ${word} is asked. */\nexport const asked = 1`,
    lint: 'plain',
  })),
  {
    what: 'a later sentence of a comment begins with What',
    path: 'packages/kit/src/later-what.ts',
    source: `/**\n * It is asked.\n *\n * What is asked is told.\n */\nexport const asked = 1`,
    lint: 'plain',
  },
  ...PLAIN.map((name) => ({
    what: `a comment of ${name} says whoever`,
    path: `packages/${name}/src/whoever.ts`,
    source: `export const one = 1 // for whoever asks`,
    lint: 'plain',
  })),
  {
    what: 'a comment says somebody',
    path: 'packages/kit/src/somebody.ts',
    source: `/** Until somebody asks. */\nexport const one = 1`,
    lint: 'plain',
  },
  ...(
    [
      "test('who asks is told', () => {})",
      "describe.each([1])('whoever asks %i', () => {})",
      "test('it waits until somebody asks', () => {})",
      "test('GM-2 who asks is told', () => {})",
      "test('GM2-C3-6, EX-2 whose turn it is asks', () => {})",
      "test('LOS-1 to LOS-3: who asks is told', () => {})",
      "test.each([['who asks', 1]])('%s is told %i', () => {})",
      "const ROWS = [{ what: 'somebody asks' }] as const\ntest.each(ROWS)('$what', () => {})",
      "test.each(['who asks'])('GM-2 %s', () => {})",
      "const ask = (what: string) => test(what, () => {})\nask('somebody asks')",
    ] as const
  ).map((source, i) => ({
    what: `a title of a test says who without a subject, ${i}`,
    path: `packages/kit/src/subjectless-${i}.test.ts`,
    source: `import { describe, test } from 'vitest'\n${source}\ndescribe.skip('x', () => test.skip('y', () => {}))`,
    lint: 'titles',
  })),
  {
    what: 'two files of the board kit name types of each other',
    path: `${KIT}/ui/ring-a.ts`,
    source: `import type { B } from './ring-b.ts'\nexport type A = B | null`,
    lint: 'no-cycle',
  },
  {
    what: 'two files of the board kit name types of each other back',
    path: `${KIT}/ui/ring-b.ts`,
    source: `import type { A } from './ring-a.ts'\nexport type B = A | undefined`,
    lint: 'no-cycle',
  },
  {
    what: 'a secret is put into a view',
    path: `${GAME}/view.ts`,
    source: `import { hide, type Json } from '@bothy/kernel'\nexport const view: Json = { hand: hide([1, 2]) }`,
    types: 'TS2322',
  },
  {
    what: 'a switch forgets a case',
    path: `${GAME}/forgets.ts`,
    source: `export function f(k: 'a' | 'b') {\n  switch (k) {\n    case 'a':\n      return 1\n    default:\n      return 2\n  }\n}`,
    lint: 'switch-exhaustiveness-check',
  },
  {
    what: 'a type is asserted',
    path: `${GAME}/assert.ts`,
    source: `export const f = (x: unknown) => x as string`,
    lint: 'consistent-type-assertions',
  },
  {
    what: 'null is asserted away',
    path: `${GAME}/bang.ts`,
    source: `export const f = (x: string | null) => x!`,
    lint: 'no-non-null-assertion',
  },
  {
    what: 'any is written',
    path: `${GAME}/any.ts`,
    source: `export const f = (x: any): unknown => x`,
    lint: 'no-explicit-any',
  },
  {
    what: 'a promise is forgotten',
    path: 'packages/server/src/floating.ts',
    source: `const later = async () => 1\nexport const f = () => {\n  later()\n}`,
    lint: 'no-floating-promises',
  },
  {
    what: 'two files import each other',
    path: `${GAME}/ring-a.ts`,
    source: `export { b } from './ring-b.ts'\nexport const a = 1`,
    lint: 'no-cycle',
  },
  {
    what: 'two files import each other back',
    path: `${GAME}/ring-b.ts`,
    source: `export { a } from './ring-a.ts'\nexport const b = 1`,
    lint: 'no-cycle',
  },
]
