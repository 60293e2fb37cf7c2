import { readFileSync } from 'node:fs'
import { lessonSuite } from '@bothy/kernel/rule-suite'
import { glenMore } from '../rules/index.ts'
import { lessons } from '../teaching/lessons/index.ts'

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
