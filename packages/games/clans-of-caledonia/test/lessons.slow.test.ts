import { readFileSync } from 'node:fs'
import { lessonSuite, taughtNamesSuite } from '@bothy/kernel/rule-suite'
import { clansOfCaledonia } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'
import { lessons } from '../teaching/lessons/index.ts'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'

const POINTS = [
  String.raw`hex c\d+r\d+`,
  'unit (sheep|cow|dairy|bakery|field|distillery|woodcutter|miner|fisherman)',
  '(good|stock|sell) (wool|grain|milk|bread|cheese|whisky)',
  String.raw`contract ([1-9]|[1-4]\d|50)`,
  'upgrade (shipping|merchant|woodcutter|miner)',
  'port [a-zA-Z]+',
  '(scoring|pair) [1-5]',
  'import (cotton|tobacco|sugarCane|hops)',
  'seat [a-d]',
  'button [a-z-]+',
  'contracts|box|merchants|money|market|glory|income|settlements|imports|order|map|dice|scores',
]

lessonSuite({
  game: clansOfCaledonia,
  lessons,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  chapters: ['land', 'production', 'market', 'contracts', 'scoring', 'clans', 'solo'],
})

taughtNamesSuite({
  terms: { en, fr },
  taught: async () => [book, ...(await Promise.all(lessons.chapters.map(({ load }) => load())))],
  also: { landCost: /terrain/u },
})
