import type { Translated } from '@bothy/kernel'
import { listedText } from '@bothy/kernel'
import { words as fr } from '@bothy/clans-of-caledonia/words/fr'
import { counted, typeset } from '@bothy/kernel/french'
import type { production as en } from './production-en.ts'

/** After « pas » and « plus ». */
const NO_GOOD = {
  wool: 'pas de laine',
  grain: 'pas de céréale',
  milk: 'pas de lait',
  bread: 'pas de pain',
  cheese: 'pas de fromage',
  whisky: 'pas de whisky',
} as const

export const production = {
  title: 'Production',
  round: (round) => typeset(`manche ${round}`),
  steps: { income: 'Revenu', goods: 'Marchan\u00addises', process: 'Transfor\u00admation', glory: 'Gloire' },
  done: 'terminé',
  workersAt: (n, unit, money) => `${fr.unitCount(n, unit)} à ${money}`,
  units: fr.unitCount,
  factories: (units) =>
    listedText(
      units.map(([n, unit]) => fr.unitCount(n, unit)),
      'et',
    ),
  yourChoice: 'Votre choix',
  left: (n, all) => `reste ${n} sur ${all}`,
  sellsAt: (n, unit, money) => `${fr.unitCount(n, unit)}, prix ${money}`,
  fills: (lack) => typeset(`Remplit votre contrat : il manque ${lack}.`),
  lacks: (lack) => `Il manque ${lack} pour votre contrat.`,
  lacksThen: (now, then) => `Il manque ${now} pour votre contrat. Ensuite, il manquera ${then}.`,
  breaks: (then) => `Votre contrat a tout ce qu’il faut. Ensuite, il manquera ${then}.`,
  keeps: 'Votre contrat garde tout ce qu’il faut.',
  idle: 'au repos',
  none: (good) => NO_GOOD[good],
  nothing: 'Aucune usine n’a de travail.',
  noUnits: 'Aucune unité ne rapporte encore rien.',
  made: 'Produit',
  milkFor: (money) => typeset(`Ensuite, du beurre : ${money} par lait`),
  cellar: 'Ensuite, mettez un nouveau whisky en cave',
  milkSold: 'Beurre',
  butterFor: (money) => `${money} par lait`,
  whiskyPaid: 'Pour le nouveau whisky',
  stored: 'Un nouveau whisky est en cave',
  chooses: 'choisit',
  ahead: 'à suivre',
  goods: (n) => counted(n, 'marchandise', 'marchandises'),
  thenGlory: (glory, tile) => typeset(`Ensuite, ${glory} : ${tile}`),
  others: 'Autres joueurs',
  incomeTold: (money) => `Vos ouvriers rapportent ${money}.`,
  goodsTold: (goods) => typeset(`Vos animaux et vos champs donnent ${goods}.`),
  processTold: (goods) => typeset(`Vos usines ont produit ${goods}.`),
  workersTold: 'Les ouvriers rapportent de l’argent.',
  animalsTold: 'Les animaux et les champs donnent des marchandises.',
  factoriesTold: 'Les usines transforment les céréales et le lait.',
  rows: {
    income: 'Revenu',
    produced: 'Produit',
    processed: 'Transformé',
    money: 'Argent',
  },
  notes: {
    income: 'ouvriers sur la carte',
    produced: 'par les animaux et les champs',
    processed: 'par les usines',
    ifEnded: 'tous les points',
  },
  against: 'Par rapport à la manche d’avant',
  gloryIs: (glory) => `Vous gagnez ${glory} cette manche-ci.`,
  nothingGained: 'Vous ne gagnez pas de Gloire cette manche-ci.',
  seeMap: 'Voir la carte',
  seeTable: 'Voir les chiffres',
  toRound: (round) => typeset(`Vers la manche ${round}`),
  toEnd: 'Vers le décompte final',
} satisfies Translated<typeof en>
