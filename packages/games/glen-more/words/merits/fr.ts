import type { Tagged } from '@bothy/kernel'
import { typesetMessage } from '@bothy/kernel/french'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import type { MeritSentences } from './en.ts'
import { la } from '../fr-grammar.ts'
import { words } from '../fr-words.ts'

const LINES: { readonly [line in MeritLine]: string } = {
  tiles: 'avec les tuiles',
  barrels: `marqués pour les ${words.categoryName('barrels')}`,
  chieftains: `marqués pour les ${words.categoryName('chieftains')}`,
  cards: `marqués pour les ${words.categoryName('cards')}`,
  nextBarrels: `pour les ${words.categoryName('barrels')} en cas de décompte`,
  nextChieftains: `pour les ${words.categoryName('chieftains')} en cas de décompte`,
  nextCards: `pour les ${words.categoryName('cards')} en cas de décompte`,
  card: 'avec les cartes à la fin',
  penalty: 'pour les tuiles en trop à la fin',
}

const number = (n: number): string => `${n}`.replace('-', '−')

const sentences: MeritSentences = {
  more: (m) => [`${number(m.points)} PV ${LINES[m.line]} au lieu de ${number(m.other)}.`],
  less: (m) => [`En échange, ${number(m.points)} PV ${LINES[m.line]} au lieu de ${number(m.other)}.`],
  richer: (m) => [`${words.coins(m.coins)} au lieu de ${m.other}.`],
  poorer: (m) => [`En échange, ${words.coins(m.coins)} au lieu de ${m.other}.`],
  again: () => ['Rejoue aussitôt.'],
  denies: (m) => [
    'Prend ',
    ...la(m.tile),
    ', que pourrait prendre ensuite ',
    { part: 'seat', seat: m.seat, text: null },
    '.',
  ],
  fewerBehind: (m) => [`Laisse ${words.tiles(m.tiles)} aux autres au lieu de ${m.other}.`],
  moreBehind: (m) => [`En échange, laisse ${words.tiles(m.tiles)} aux autres au lieu de ${m.other}.`],
  cubes: (m) => [`${words.cubes(m.cubes)} au lieu de ${m.other}.`],
  fewerCubes: (m) => [`En échange, ${words.cubes(m.cubes)} au lieu de ${m.other}.`],
  cells: (m) => [`${m.cells} ${m.cells < 2 ? 'emplacement' : 'emplacements'} pour les tuiles au lieu de ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => typesetMessage(sentences[merit.kind](merit))

export const meritWords: MeritWords<Merit> = { say }
