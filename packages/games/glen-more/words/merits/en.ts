import type { Sentences, Tagged } from '@bothy/kernel'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import { the } from '../en-grammar.ts'
import { words } from '../en-words.ts'

export type MeritSentences = Sentences<Merit, 'kind'>

const LINES: { readonly [line in MeritLine]: string } = {
  tiles: 'from tiles',
  barrels: `scored for ${words.categoryName('barrels')}`,
  chieftains: `scored for ${words.categoryName('chieftains')}`,
  cards: `scored for ${words.categoryName('cards')}`,
  nextBarrels: `for ${words.categoryName('barrels')} if scored now`,
  nextChieftains: `for ${words.categoryName('chieftains')} if scored now`,
  nextCards: `for ${words.categoryName('cards')} if scored now`,
  card: 'from cards at the end',
  penalty: 'for extra tiles at the end',
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
  cubes: (m) => [`${words.cubes(m.cubes)} instead of ${m.other}.`],
  fewerCubes: (m) => [`In return ${words.cubes(m.cubes)} instead of ${m.other}.`],
  cells: (m) => [`${m.cells} open ${m.cells === 1 ? 'place' : 'places'} for tiles instead of ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => sentences[merit.kind](merit)

export const meritWords: MeritWords<Merit> = { say }
