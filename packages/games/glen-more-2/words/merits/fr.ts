import type { Tagged } from '@bothy/kernel'
import { typesetMessage } from '@bothy/kernel/french'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import type { MeritSentences } from './en.ts'
import { la } from '../fr-grammar.ts'
import { words } from '../fr-words.ts'

const LINES: { readonly [line in MeritLine]: string } = {
  activation: 'avec les tuiles activées',
  oneTime: 'avec les effets immédiats',
  clan: 'avec les domaines de clan',
  movement: 'avec les points de mouvement inutilisés',
  scotsmen: `marqués pour les ${words.categoryName('scotsmen')}`,
  landmarks: `marqués pour les ${words.categoryName('landmarks')}`,
  casks: `marqués pour les ${words.categoryName('casks')}`,
  persons: `marqués pour les ${words.categoryName('persons')}`,
  nextScotsmen: `pour les ${words.categoryName('scotsmen')} en cas de décompte`,
  nextLandmarks: `pour les ${words.categoryName('landmarks')} en cas de décompte`,
  nextCasks: `pour les ${words.categoryName('casks')} en cas de décompte`,
  nextPersons: `pour les ${words.categoryName('persons')} en cas de décompte`,
  territory: 'pour les tuiles en trop à la fin',
  cards: 'avec les lieux emblématiques à la fin',
  chronicles: 'avec les Chroniques',
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
  moreResources: (m) => [`${words.resources(m.resources)} au lieu de ${m.other}.`],
  fewerResources: (m) => [`En échange, ${words.resources(m.resources)} au lieu de ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => typesetMessage(sentences[merit.kind](merit))

export const meritWords: MeritWords<Merit> = { say }
