import { readFileSync } from 'node:fs'
import { lessonSuite, taughtNamesSuite } from '@bothy/kernel/rule-suite'
import { glenMore } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'
import { lessons } from '../teaching/lessons/index.ts'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'

const POINTS = [
  '(tile|clan) [a-z0-9-]+',
  String.raw`cell -?\d+,-?\d+`,
  'market [a-z]+',
  'stack [0-3]',
  '(seat|figure) [a-e]',
  'button end',
  'track|gap|market',
]

lessonSuite({
  game: glenMore,
  lessons,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  chapters: ['track', 'goods', 'scoring'],
})

taughtNamesSuite({
  terms: { en, fr },
  taught: async () => [book, ...(await Promise.all(lessons.chapters.map(({ load }) => load())))],
  also: { chieftain: /Parlement/u },
})
