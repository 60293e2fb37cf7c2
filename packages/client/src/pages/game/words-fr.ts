import { counted, ordinal, typeset } from '@bothy/kernel/french'
import type { GameWords } from './words-en.ts'

export const gameFr: GameWords = {
  games: 'Jeux',
  gamesLead: typeset('4 jeux, chacun avec des leçons sur le vrai plateau, ses règles et des joueurs à rencontrer.'),
  facts: (seats, minutes) => typeset(`${seats.min} à ${seats.max} joueurs · ${minutes} min`),
  pages: (game) => typeset(`${game} : pages`),
  tabs: {
    overview: 'Aperçu',
    learn: 'Apprendre',
    rules: 'Règles',
    statistics: 'Statistiques',
    leaderboard: 'Classement',
    records: 'Records',
  },

  play: 'Jouer contre des bots',
  playShort: 'Jouer',
  starting: 'Préparation de la table…',
  newTable: 'Nouvelle table',
  find: 'Trouver des joueurs',
  findShort: 'Joueurs',
  looking: (count) => `${counted(count, 'personne cherche', 'personnes cherchent')} une partie`,

  learnLead: (chapters) => typeset(`${counted(chapters, 'courte leçon', 'courtes leçons')} sur le vrai plateau.`),
  lessons: (done, all) => `${done} sur ${counted(all, 'leçon', 'leçons')}`,
  allDone: 'Toutes les leçons sont terminées',
  minutes: (minutes) => typeset(`${minutes} min`),
  done: 'terminée',
  chapter: (number, title) => typeset(`${number}. ${title}`),
  start: 'Commencer',
  goOn: 'Continuer',
  restart: 'Recommencer',
  again: 'Refaire',
  allLessons: 'Toutes les leçons',
  firstGame: typeset('Ensuite : votre première partie entière'),
  firstGameSeats: (opponents) => typeset(`Contre ${counted(opponents, 'débutant', 'débutants')}.`),
  noLessons: 'Les leçons n’ont pas pu être chargées.',

  minutesDoor: typeset('En 2 minutes'),
  minutesHelp: 'Le but du jeu et le déroulement d’un tour',
  wholeDoor: 'Les règles complètes',
  wholeHelp: 'Numérotées, avec une recherche et un lien pour chacune',

  aidDoor: 'Aide de jeu',
  aidHelp: 'Une page à imprimer',
  rulesBrief: typeset('2 minutes, règles, aide'),

  wins: 'Victoires selon le nombre de joueurs',
  even: 'Le repère indique une part égale.',
  players: (seats) => counted(seats, 'joueur', 'joueurs'),
  percent: (percent) => typeset(`${percent} %`),
  own: (played, won, best) =>
    typeset(
      `Vous : ${counted(played, 'partie', 'parties')}, ${counted(won, 'victoire', 'victoires')}${best === null ? '' : `, ${best} points au maximum`}`,
    ),
  played: (played) => (played === 0 ? 'aucune partie' : counted(played, 'partie', 'parties')),
  noGames: 'Vos chiffres apparaîtront ici après votre première partie terminée.',
  allStatistics: 'Votre profil complet',
  ratingOver: 'Votre cote au fil du temps',
  notStarted: 'La partie n’a pas pu commencer.',
  failed: 'Ces chiffres n’ont pas pu être chargés.',

  yourPlace: (place) => typeset(`Vous : ${ordinal(place, 'f')}`),

  bots: 'Bots',
  botsBrief: (level, rating) => typeset(`${level} ${rating}`),
  botsHelp: typeset(
    'Mesuré en parties entre les niveaux. Facile vaut 1500 par définition ; 400 points de plus signifient dix victoires pour une défaite. Les bots du classement sont cotés d’après leurs parties contre des joueurs.',
  ),
  level: 'Niveau',
  alone: 'Seul',
  within: (reach) => typeset(`± ${reach}`),

  recordsHead: 'Vos meilleurs scores',
  recordsNone: 'Vos meilleurs scores apparaîtront ici, un par nombre de joueurs.',
  points: (points) => counted(points, 'point', 'points'),
}
