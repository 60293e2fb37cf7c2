import { readFileSync } from 'node:fs'
import { lessonSuite, taughtNamesSuite } from '@bothy/kernel/rule-suite'
import { ORDER } from '../modules/order.ts'
import { glenMore2 } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'
import { lessons } from '../teaching/lessons/index.ts'
import { terms as en } from '../words/en-names.ts'
import { terms as fr } from '../words/fr-names.ts'

const POINTS = [
  '(tile|clan) [A-Z0-9-]+',
  String.raw`cell -?\d+,-?\d+`,
  'market [a-z]+',
  'field [a-zA-Z]+',
  'stack [A-DS]',
  '(seat|figure) [a-d]',
  'button (end|row)',
  'chronicle [a-z]+',
  'thing [a-z0-9:-]+',
  'rondel|gap|market|land|panel',
]

lessonSuite({
  game: glenMore2,
  lessons,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  chapters: [
    'rondel',
    'scotsmen',
    'persons',
    'scoring',
    'race',
    'mountain',
    'cellars',
    'englishman',
    'haggis',
    'tome',
    'council',
    'mobs',
  ],
})

taughtNamesSuite({
  terms: { en, fr },
  taught: async () => [
    book,
    ...(await Promise.all(lessons.chapters.map(({ load }) => load()))),
    ...(await Promise.all(ORDER.map((id): Promise<unknown> => import(`../modules/${id}/teaching/book.ts`)))),
  ],
})
