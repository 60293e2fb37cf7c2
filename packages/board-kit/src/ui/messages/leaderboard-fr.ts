import { typeset } from '@bothy/kernel/french'
import { n } from './french-number.ts'
import type { LeaderboardWords } from './leaderboard-en.ts'

export const leaderboardFr: LeaderboardWords = {
  title: (game) => typeset(`Cote : ${game}`),
  help: typeset(
    'Tout le monde commence à 1500. Après une partie classée, des points passent des derniers aux premiers : plus le résultat est inattendu, plus l’échange est important.',
  ),
  best: 'Meilleurs joueurs',
  place: 'Place',
  player: 'Joueur',
  rating: 'Cote',
  matches: 'Parties',
  bot: (level) => typeset(`Bots : ${level}`),
  unplaced: 'pas encore au classement',
  provisional: typeset('Une cote suivie d’un point d’interrogation est provisoire : moins de 10 parties.'),
  none: 'Aucune partie classée pour l’instant.',
  mine: 'Votre cote',
  myPlace: (place) => typeset(`${place}${place === 1 ? 're' : 'e'} place`),
  toBePlaced: (left) =>
    n(left, { one: 'Encore # partie avant le classement', other: 'Encore # parties avant le classement' }),
  played: (matches) => n(matches, { one: '# partie classée', other: '# parties classées' }),
  mineNone: typeset(
    'Vous n’avez pas encore joué de partie classée. Choisissez « Partie classée » en ouvrant une table.',
  ),
  create: 'Nouvelle table',
  chart: 'Évolution de la cote',
  chartLabel: (first, last, matches) =>
    typeset(`Évolution de la cote : de ${first} à ${last} en ${n(matches, { one: '# partie', other: '# parties' })}`),
  choice: 'Partie classée',
  choices: { off: 'Non', on: 'Oui' },
  choiceHelp: typeset(
    'Compte pour la cote de chacun. Une seule place par personne ; aucun bot ne remplace une personne.',
  ),
  needsAccount: 'Il faut un compte pour jouer une partie classée.',
}
