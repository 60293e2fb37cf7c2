import { type Message, numberIn, type ScoreLine, type Texts } from '@bothy/kernel'
import { counted, typesetMessage, typesetOptions } from '@bothy/kernel/french'
import type { Law } from '../data/law.ts'
import type { ScoreCategory, Types } from '../rules/types.ts'
import { money, SCORE_NAMES, vp } from './fr-names.ts'
import { isCategory, type OptionTexts } from './parts.ts'

const texts = {
  clans: {
    label: 'Clans',
    help: 'Comment chacun obtient son clan. Aux enchères, vous misez des PV pour le choix et pour l’ordre du tour.',
    values: { draft: 'Choix dans l’ordre inverse du tour de jeu', auction: 'Enchères', none: 'Sans les clans' },
  },
  staticImports: {
    label: 'Valeur des importations',
    help: 'Ce que valent le coton, le tabac et la canne à sucre à la fin. Fixe : la même valeur pour les trois, et aucun £1 sur la piste d’importation.',
    values: { false: 'Selon la rareté', true: 'Fixe' },
  },
  scoringTiles: {
    label: 'Tuiles de score',
    help: 'Une tuile par manche donne de la Gloire après la production.',
    values: { true: 'Avec les tuiles de score', false: 'Sans' },
  },
  portTiles: {
    label: 'Tuiles Port',
    help: '4 ports, que chacun peut utiliser une fois par partie.',
    values: { true: 'Avec les tuiles Port', false: 'Sans' },
  },
  tighterMap: {
    label: 'Carte du jeu réduite',
    help: 'À 2 ou 3 joueurs : une case terrain de chaque module, tirée au sort, est recouverte.',
    values: { false: 'Non', true: 'Oui' },
  },
  kickstarterTiles: {
    label: 'Tuiles Kickstarter',
    help: 'Le port 9, la tuile de score 9 et le clan MacEwan.',
    values: { true: 'En jeu', false: 'Laissées dans la boîte' },
  },
  port7NeighbourhoodBonus: {
    label: 'Port 7 : bonus de voisinage',
    help: 'Les unités échangées par le port 7 donnent-elles le bonus de voisinage ? Les livrets disent non, un erratum ultérieur le permettrait.',
    values: { false: 'Non', true: 'Oui' },
  },
  buchananFeeOncePerTurn: {
    label: 'Contrats de Buchanan',
    help: 'Contrats obtenus au même tour de façons différentes, par exemple par une action et par un port.',
    values: { true: 'Un seul coût par tour', false: 'Un coût par façon' },
  },
  soloImportTrackMoney: {
    label: 'Solo : piste d’importation',
    help: 'En solo, les repères de la piste d’importation rapportent-ils £1 ?',
    values: { true: '£1 par repère', false: 'Rien' },
  },
} satisfies OptionTexts

export const options: Texts<Types>['options'] = typesetOptions(texts)

export const optionGroups = { variants: 'Variantes', settings: 'Points de règle' } as const

export const laws = {
  space:
    'Une case doit s’écrire ~ pour un loch, ou G (prairie), F (forêt), M (montagne) dans cet ordre, un coût de 1 à 6 et * pour la brume.',
  riverBanks: 'Une rivière doit avoir du terrain sur ses deux rives.',
  everyTerrain: 'Chaque face doit avoir de la prairie, de la forêt et de la montagne hors de la brume.',
  portInModule: 'Un port doit être une case de son propre module.',
  portOnLoch: 'Un port doit être un loch sur les deux faces de son module.',
  connected:
    'Sur chaque carte, tous les terrains en jeu doivent être reliés par la terre, des rivières et des lochs isolés.',
  workersAtBorder: 'Chaque carte doit avoir au moins 6 cases frontière pour des ouvriers.',
  workersAlone: 'Chaque carte doit avoir au moins 8 cases pour des ouvriers qui ne sont pas bloquées en solo.',
  risingPrices: 'Le long de la piste, les prix ne doivent ni baisser ni être inférieurs à £1.',
  priceStart: 'Un prix doit commencer sur un des 10 crans, de 0 à 9.',
  contractNeeds: 'Un contrat doit demander de 2 à 6 marchandises et animaux.',
  oneRareImport: 'Un contrat ne doit importer qu’une sorte parmi le coton, le tabac et la canne à sucre.',
  range: 'Les nombres doivent aller de 0 à 999.',
  exchange: 'Les ports 2 et 3 doivent donner 5 marchandises au maximum.',
  atMostNine: 'Ce nombre doit être de 9 au maximum.',
  atLeastOne: 'Ce nombre doit être d’au moins 1.',
  contractsShown: 'De 1 à 12 contrats doivent être disponibles.',
  shippingLevel: 'L’expédition doit commencer à un niveau de 0 à 5.',
  merchants: 'Il ne doit pas y avoir plus de 7 marchands.',
  bracket: 'L’encadré doit être sur la piste, son premier cran avant le dernier.',
  soloBoxes: 'Chaque face du dé des prix doit vider une case différente, de 0 à 5.',
  soloScale: 'Les seuils de l’échelle solo doivent se suivre sans égalité.',
} as const satisfies Record<Law, string>

export const verdicts = {
  newbie: { name: 'Débutant', sentence: ['Les Highlands ont encore beaucoup à vous apprendre.'] },
  rookie: { name: 'Recrue', sentence: ['Votre clan trouve ses marques.'] },
  average: { name: 'Moyen', sentence: ['Votre clan vit bien de son commerce.'] },
  expert: { name: 'Expert', sentence: ['Les marchands viennent de loin vous demander conseil.'] },
  genius: { name: 'Génie', sentence: ['On chantera votre clan pendant des générations.'] },
} as const satisfies Texts<Types>['verdicts']

export const tieBreaks = {
  moneyLeft: {
    by: typesetMessage([
      'À égalité de PV, l’argent restant après la conversion départage ',
      { part: 'rule', rule: 'COC-74' },
    ]),
    value: money,
  },
} as const satisfies Texts<Types>['tieBreaks']

const rare = (line: ScoreLine): string => ` : ${numberIn(line, 'imports')} à ${vp(numberIn(line, 'each'))} pièce`

const DETAILS: { readonly [C in ScoreCategory]: (line: ScoreLine) => string } = {
  glory: () => '',
  basicGoods: (line) => ` : ${numberIn(line, 'goods')}`,
  processedGoods: (line) => ` : ${numberIn(line, 'goods')}`,
  money: (line) => ` : ${money(numberIn(line, 'money'))}`,
  hops: (line) => ` : ${numberIn(line, 'imports')}`,
  cotton: rare,
  tobacco: rare,
  sugarCane: rare,
  exports: (line) => ` : ${counted(numberIn(line, 'contracts'), 'contrat', 'contrats')}`,
  settlements: (line) => ` : ${counted(numberIn(line, 'settlements'), 'relié', 'reliés')}`,
  auctionBid: () => '',
  moneyLeft: () => ' (départage les égalités)',
}
export const scoreLine = (line: ScoreLine): Message =>
  isCategory(line.category) ? [SCORE_NAMES[line.category], DETAILS[line.category](line)] : [line.category]
