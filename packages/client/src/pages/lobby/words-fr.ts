import { counted, typeset } from '@bothy/kernel/french'
import type { LobbyWords } from './words-en.ts'

export const lobbyFr: LobbyWords = {
  title: 'Trouver une partie',
  find: 'Jouer avec d’autres personnes',
  findHelp: typeset(
    'Choisissez ce que vous voulez jouer : la partie commence dès que d’autres joueurs cherchent la même.',
  ),
  game: 'Jeu',
  seats: 'Joueurs',
  pace: 'Rythme',
  paces: { live: 'En direct', turns: 'Tour par tour', none: 'Sans pendule' },
  liveHelp: (time) => typeset(`D’une traite : ${time}.`),
  turnsHelp: (time) => typeset(`Sur plusieurs jours : ${time}.`),
  lateHelp: {
    rated: 'Une fois le temps écoulé, vous êtes exclu et partagez la dernière place.',
    other: 'Une fois le temps écoulé, un bot joue à votre place.',
  },
  start: 'Trouver une partie',
  players: (count) => counted(count, 'joueur', 'joueurs'),

  searching: 'Recherche de joueurs…',
  found: (count, seats) => typeset(`${count} sur ${counted(seats, 'joueur', 'joueurs')}`),
  foundAria: (count, seats) => typeset(`Joueurs présents : ${count} sur ${seats}.`),
  onlyYou: 'Personne d’autre ne cherche cette partie pour l’instant.',
  stay: typeset('Gardez cette page ouverte (vous pouvez changer d’onglet) : elle vous mènera à la table.'),
  cancel: 'Arrêter la recherche',
  elapsed: (time) => `depuis ${time}`,
  botsTitle: typeset('Assez attendu ?'),
  botsOffer: (free) =>
    free < 2 ? 'Un bot peut prendre la place libre.' : typeset(`Des bots peuvent prendre les ${free} places libres.`),
  botsAsked: (count) =>
    typeset(
      count < 2
        ? 'Quelqu’un d’autre veut commencer avec des bots. Vous aussi ?'
        : `${count} autres joueurs veulent commencer avec des bots. Vous aussi ?`,
    ),
  bots: 'Compléter avec des bots',
  botsSoon: 'La partie commence dans un instant, avec des bots et toutes les personnes qui le veulent aussi.',
  level: 'Niveau',
  openInstead: 'Ouvrir plutôt une table à tous',
  elsewhere: 'Vous cherchez une autre partie dans une autre fenêtre.',

  wishes: 'Parties recherchées',
  join: 'Rejoindre',

  open: 'Tables ouvertes',
  openEmpty: 'Aucune table n’attend de joueurs pour le moment.',
  openEmptyHelp: typeset(
    'Ouvrez-en une que tout le monde peut rejoindre : elle figure ici tant qu’il reste une place.',
  ),
  create: 'Ouvrir une table',
  filters: 'Filtres',
  any: { game: 'Tous les jeux', seats: 'Tous', pace: 'Tous les rythmes', rated: 'Classées ou non' },
  rated: { yes: 'Classées', no: 'Non classées' },
  shown: (shown, all) =>
    shown === all ? counted(all, 'table', 'tables') : typeset(`${shown} sur ${counted(all, 'table', 'tables')}`),
  noneFits: 'Aucune table ne correspond à ces filtres.',
  reset: 'Effacer les filtres',
  more: (count) => typeset(`Afficher ${count} de plus`),
}
