import type { Sentences, Tagged } from '@bothy/kernel'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import { the } from '../en-grammar.ts'
import { words } from '../en-words.ts'

export type MeritSentences = Sentences<Merit, 'kind'>

const LINES: { readonly [line in MeritLine]: string } = {
  activation: 'from activated tiles',
  oneTime: 'from one-time effects',
  clan: 'from clan fields',
  movement: 'from unused movement points',
  scotsmen: `scored for ${words.categoryName('scotsmen')}`,
  landmarks: `scored for ${words.categoryName('landmarks')}`,
  casks: `scored for ${words.categoryName('casks')}`,
  persons: `scored for ${words.categoryName('persons')}`,
  nextScotsmen: `for ${words.categoryName('scotsmen')} if scored now`,
  nextLandmarks: `for ${words.categoryName('landmarks')} if scored now`,
  nextCasks: `for ${words.categoryName('casks')} if scored now`,
  nextPersons: `for ${words.categoryName('persons')} if scored now`,
  territory: 'for extra tiles at the end',
  cards: 'from landmarks at the end',
  chronicles: 'from Chronicles',
}

const number = (n: number): string => `${n}`.replace('-', '−')

const sentences: MeritSentences = {
  more: (m) => [`${number(m.points)} VP ${LINES[m.line]} instead of ${number(m.other)}.`],
  less: (m) => [`In return ${number(m.points)} VP ${LINES[m.line]} instead of ${number(m.other)}.`],
  richer: (m) => [`${words.coins(m.coins)} instead of ${m.other}.`],
  poorer: (m) => [`In return ${words.coins(m.coins)} instead of ${m.other}.`],
  again: () => ['Plays again at once.'],
  denies: (m) => ['Takes ', the(m.tile), ', which ', { part: 'seat', seat: m.seat, text: null }, ' could take next.'],
  fewerBehind: (m) => [`Leaves ${words.tiles(m.tiles)} behind for the others instead of ${m.other}.`],
  moreBehind: (m) => [`In return it leaves ${words.tiles(m.tiles)} behind for the others instead of ${m.other}.`],
  moreResources: (m) => [`${words.resources(m.resources)} instead of ${m.other}.`],
  fewerResources: (m) => [`In return ${words.resources(m.resources)} instead of ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => sentences[merit.kind](merit)

export const meritWords: MeritWords<Merit> = { say }
