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
  '(seat|boat|cellar) [a-d]',
  'button end',
  'piece (die|englishman)',
  'pool haggis',
  'cards council',
  'gangster [a-zA-Z-]+',
  'rondel|gap|market|prison',
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
    'tome',
    'council',
    'mobs',
    'haggis',
  ],
})
