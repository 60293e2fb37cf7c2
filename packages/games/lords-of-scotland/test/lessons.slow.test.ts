import { readFileSync } from 'node:fs'
import { lessonSuite } from '@bothy/kernel/rule-suite'
import { lordsOfScotland } from '../rules/index.ts'
import { lessons } from '../teaching/lessons/index.ts'

const CARD = String.raw`(scott|makgill|macdonnell|wemyss|fergusson|forsyth|cockburn|cochrane|bruce)-\d+`
const POINTS = [
  `card ${CARD}`,
  '(recruit|supporter) [1-5]',
  String.raw`army [a-e]\d*`,
  '(total|points|seat) [a-e]',
  'hand|recruits|supporters|initiative|draw|discards|round',
  'button [a-z-]+',
]

lessonSuite({
  game: lordsOfScotland,
  lessons,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  chapters: ['skirmish', 'powers', 'initiative', 'lineages'],
})
