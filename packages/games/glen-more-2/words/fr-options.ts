import { type Message, numberIn, type ScoreLine, type Texts } from '@bothy/kernel'
import { typesetMessage, typesetOptions } from '@bothy/kernel/french'
import type { Category } from '../data/limits.ts'
import type { ScoreCategory } from '../rules/tally.ts'
import type { Types } from '../rules/types.ts'
import { brought } from './brought.ts'
import { OPTIONS } from '../modules/written/words-fr-options.ts'
import { words } from './fr-words.ts'
import { type OptionTexts, lineIn } from './parts.ts'

const texts = {
  die: {
    label: 'Dé',
    help: 'Le dé avance sur le rondel comme un pion de plus et défausse des tuiles. À 2 joueurs, il joue toujours.',
    values: { true: 'Avec le dé', false: 'Sans le dé' },
  },
  introductory: {
    label: 'Partie d’introduction',
    help: '« La Fin » est au-dessus de la pile D : la partie est plus courte. Le marché montre les ressources que vous pouvez acheter.',
    values: { false: 'Non', true: 'Oui' },
  },
  tie: {
    label: 'Égalité',
    help: 'À égalité de PV, le livret anglais départage par le plus de ressources, le livret français par le moins.',
    values: { most: 'Le plus de ressources', fewest: 'Le moins de ressources' },
  },
  scotsmanFrom: {
    label: 'Rendre un Écossais',
    help: 'D’où vient l’Écossais rendu pour une tuile : de n’importe quelle tuile dans le livret anglais, des seules tuiles initiales dans le français.',
    values: { territory: 'De tout le territoire', home: 'Des tuiles initiales' },
  },
  ...OPTIONS,
} satisfies OptionTexts
export const options = typesetOptions(texts)

const next =
  (category: Category) =>
  (line: ScoreLine): Message => [
    `Prochain décompte, ${words.categoryName(category)} : ${numberIn(line, 'has')} (minimum ${numberIn(line, 'lowest')})`,
  ]
const done = (category: Category) => (): Message => [`Décomptes : ${words.categoryName(category)}`]

const LINES: { readonly [C in ScoreCategory]: (line: ScoreLine) => Message } = {
  activation: () => ['PV des tuiles activées'],
  oneTime: () => ['PV des effets immédiats'],
  clan: () => ['PV des domaines de clan'],
  movement: () => ['PV des points de mouvement inutilisés'],
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
    return [more === 0 ? 'Aucune tuile en trop' : `${words.tiles(more)} en trop`]
  },
  coins: (line) => [`À la fin : ${words.coins(numberIn(line, 'coins'))}`],
  cards: () => ['Lieux emblématiques de fin de partie'],
  resources: () => ['Ressources (départagent les égalités)'],
}
export const scoreLine = (line: ScoreLine): Message =>
  lineIn({ ...LINES, ...brought.fr.lines }, line)?.(line) ?? [line.category]

export const tieBreaks = {
  mostResources: {
    by: typesetMessage([
      'À égalité de PV, le joueur qui a le plus de ressources sur ses tuiles passe devant ',
      { part: 'rule', rule: 'GM2-133' },
    ]),
    value: words.resources,
  },
  fewestResources: {
    by: typesetMessage([
      'À égalité de PV, le joueur qui a le moins de ressources sur ses tuiles passe devant ',
      { part: 'rule', rule: 'GM2-D2' },
    ]),
    value: (n) => words.resources(Math.abs(n)),
  },
} as const satisfies Texts<Types>['tieBreaks']
