import type { WorthUnit } from '@bothy/kernel/strategy'
import { counted, typeset } from '@bothy/kernel/french'
import type { AnalysisWords } from './words-en.ts'

const amount = (worth: number, unit: WorthUnit): string =>
  typeset(unit === 'share' ? `${Math.round(100 * worth)} %` : counted(Math.round(worth), 'point', 'points'))

export const analysisFr: AnalysisWords = {
  title: 'Analyse',
  what: 'Le bot expert compare chaque décision à la meilleure qu’il trouve, d’après ce que le joueur pouvait savoir à ce moment. La chance n’est pas jugée.',
  takes: 'Il faut environ une minute sur cet appareil. Vous pouvez revoir la partie pendant ce temps.',
  open: 'À jeu découvert',
  openHelp: 'Juge en voyant les cartes cachées et les tirages à venir.',
  begin: 'Analyser',
  stop: 'Arrêter',
  quick: (done, total) => typeset(`Premier examen : ${done} décisions sur ${total}`),
  deep: (done, total) => typeset(`Examen approfondi : ${done} décisions sur ${total}`),
  reading: 'Recherche d’une analyse précédente…',
  unavailable: 'Aucun bot ne connaît assez bien ces options pour juger cette partie.',
  failed: 'L’analyse n’a pas pu être menée à son terme.',
  chart: { share: 'Chances de gagner', points: 'Points attendus' },
  tick: (value, unit) => typeset(unit === 'share' ? `${Math.round(value)} %` : `${Math.round(value)}`),
  player: 'Joueur',
  summary: (name, { all, sound }) =>
    typeset(
      all === 0
        ? `${name} n’avait rien à décider.`
        : `${name} : rien de mieux n’a été trouvé pour ${counted(sound, 'décision', 'décisions')} sur ${all} (${Math.round((100 * sound) / all)} %).`,
    ),
  costTogether: (count, cost, unit) =>
    typeset(
      `${counted(count, 'décision coûte', 'décisions coûtent')} ${amount(cost, unit)}${count === 1 ? '' : ' en tout'}.`,
    ),
  meaning: {
    share: typeset(
      'Les 2 décisions sont jouées maintes fois à partir de la même position. Le coût dit combien de parties la meilleure gagne en plus. En dessous de 2 %, ce peut être le hasard : rien n’est indiqué.',
    ),
    points: typeset(
      'Les 2 décisions sont jouées maintes fois à partir de la même position. Le coût dit combien de points la meilleure rapporte en plus. En dessous de 1 point, ce peut être le hasard : rien n’est indiqué.',
    ),
  },
  costly: 'Décisions les plus coûteuses',
  praised: 'Meilleures décisions',
  noneCostly: 'Aucune décision n’a coûté cher.',
  nonePraised: 'Aucune décision ne dépasse nettement la suivante.',
  move: (ply, plies) => `Coup ${ply + 1} sur ${plies}`,
  cost: (worth, unit) => `−${amount(worth, unit)}`,
  gain: (worth, unit) => `+${amount(worth, unit)}`,
  gainHelp: 'd’avance sur la suivante',
  played: 'Joué',
  better: 'Mieux',
  moment: (letter) => `Décision ${letter}`,
  nextMoment: (letter) => typeset(`Suivante : ${letter}`),
  betterSo: (told) => typeset(`Mieux : ${told}`),
  toAnalysis: 'Toutes les décisions',
}
