import { type Message, numberIn, type ScoreLine, type Texts } from '@bothy/kernel'
import type { Category } from '../data/limits.ts'
import type { ScoreCategory } from '../rules/tally.ts'
import type { Types } from '../rules/types.ts'
import { brought } from './brought.ts'
import { OPTIONS } from '../modules/written/words-en-options.ts'
import { words } from './en-words.ts'
import { type OptionTexts, lineIn } from './parts.ts'

export const options = {
  die: {
    label: 'Die',
    help: 'The die moves along the rondel as one more piece and discards tiles. With 2 players it always does.',
    values: { true: 'With the die', false: 'Without the die' },
  },
  introductory: {
    label: 'Introductory game',
    help: 'The End is on top of stack D, so the game is shorter. The market shows which resources you can buy.',
    values: { false: 'No', true: 'Yes' },
  },
  tie: {
    label: 'Ties',
    help: 'Who wins if tied on VP: the English rulebook says most resources, the French one fewest.',
    values: { most: 'Most resources', fewest: 'Fewest resources' },
  },
  scotsmanFrom: {
    label: 'Giving up a Scotsman',
    help: 'Where the Scotsman you give up for a tile comes from: the English rulebook allows any tile, the French one only the home tiles.',
    values: { territory: 'Any of your tiles', home: 'Only your home tiles' },
  },
  ...OPTIONS,
} satisfies OptionTexts

const next =
  (category: Category) =>
  (line: ScoreLine): Message => [
    `Next scoring, ${words.categoryName(category)}: ${numberIn(line, 'has')} (lowest ${numberIn(line, 'lowest')})`,
  ]
const done = (category: Category) => (): Message => [`Scorings: ${words.categoryName(category)}`]

const LINES: { readonly [C in ScoreCategory]: (line: ScoreLine) => Message } = {
  activation: () => ['From activated tiles'],
  oneTime: () => ['From one-time effects'],
  clan: () => ['From clan fields'],
  movement: () => ['From unused movement points'],
  scotsmen: done('scotsmen'),
  landmarks: done('landmarks'),
  casks: done('casks'),
  persons: done('persons'),
  nextScotsmen: next('scotsmen'),
  nextLandmarks: next('landmarks'),
  nextCasks: next('casks'),
  nextPersons: next('persons'),
  territory: (line) => {
    const more = numberIn(line, 'more')
    return [more === 0 ? 'No extra tiles' : more === 1 ? '1 extra tile' : `${more} extra tiles`]
  },
  coins: (line) => [`At the end: ${words.coins(numberIn(line, 'coins'))}`],
  cards: () => ['Landmarks that count at the end'],
  resources: () => ['Resources (break ties)'],
}
export const scoreLine = (line: ScoreLine): Message =>
  lineIn({ ...LINES, ...brought.en.lines }, line)?.(line) ?? [line.category]

export const tieBreaks = {
  mostResources: {
    by: ['If tied on VP, most resources on tiles wins ', { part: 'rule', rule: 'GM2-133' }],
    value: words.resources,
  },
  // Compared as a number below 0, so that the higher one is first.
  fewestResources: {
    by: ['If tied on VP, fewest resources on tiles wins ', { part: 'rule', rule: 'GM2-D2' }],
    value: (n) => words.resources(Math.abs(n)),
  },
} as const satisfies Texts<Types>['tieBreaks']
