import { readFileSync } from 'node:fs'
import { lessonSuite } from '@bothy/kernel/rule-suite'
import { glenMore2 } from '../rules/index.ts'
import { lessons } from '../teaching/lessons/index.ts'

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
