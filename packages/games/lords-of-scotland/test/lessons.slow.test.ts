import { readFileSync } from 'node:fs'
import { lessonSuite, taughtNamesSuite } from '@bothy/kernel/rule-suite'
import { lordsOfScotland } from '../rules/index.ts'
import { book } from '../teaching/book/index.ts'
import { lessons } from '../teaching/lessons/index.ts'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'

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

taughtNamesSuite({
  terms: { en, fr },
  taught: async () => [book, ...(await Promise.all(lessons.chapters.map(({ load }) => load())))],
  also: { power: /activ/iu },
})
