import { counted, typeset } from '@bothy/kernel/french'
import type { MakeWords } from './make-en.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const makeFr: MakeWords = {
  title: (game) => typeset(`Nouvelle table : ${game}`),
  heading: 'Nouvelle table',
  table: 'Cette table',
  seats: typeset('Qui joue ?'),
  companies: { bots: 'Contre des bots', friends: 'Entre amis', anyone: 'Avec tout le monde', here: 'Sur cet appareil' },
  companiesInBrief: { bots: 'Bots', friends: 'Amis', anyone: 'Tous', here: 'Appareil' },
  companyHelp: {
    bots: 'Sans attendre',
    friends: 'Ils rejoignent la table par un lien',
    anyone: 'Dans la liste des tables',
    here: 'À tour de rôle',
  },
  count: 'Joueurs',
  plan: 'Places',
  drawLots: 'Tirer au sort',
  freeSeat: 'Place libre',
  game: 'Jeu',
  summary: ({ me, open, here, bot }, isListed) => {
    const who = [
      ...(me > 0 ? ['Vous'] : []),
      ...(open > 0
        ? [isListed ? counted(open, 'autre personne', 'autres personnes') : counted(open, 'ami', 'amis')]
        : []),
      ...(here > 0 ? [counted(here, 'personne', 'personnes')] : []),
      ...(bot > 0 ? [counted(bot, 'bot', 'bots')] : []),
    ]
    return `${list.format(who)}${me + here === 0 ? '. Vous ne ferez que regarder' : ''}.`
  },
  kinds: { me: 'Vous', open: 'Invitation par lien', here: 'Personne', bot: 'Bot' },
  level: 'Niveau',
  personName: 'Nom',
  person: (number) => `Joueur ${number}`,
  firstGame: typeset('Votre première partie ?'),
  options: 'Options',
  more: (count) => `Plus (${count})`,
  less: 'Moins d’options',
  usualRules: 'Le reste comme dans la règle.',
  changedRules: (count) => counted(count, 'règle modifiée', 'règles modifiées'),
  resetRules: 'Revenir aux règles standard',
  length: (players, minutes) =>
    `${counted(players, 'joueur', 'joueurs')}, environ ${counted(minutes, 'minute', 'minutes')}`,
  brief: (chosen, minutes) => typeset(`${chosen}, environ ${minutes} min`),
  players: (count) => counted(count, 'joueur', 'joueurs'),
  noClock: 'Sans pendule',
  rated: 'Partie classée',
  ratedInBrief: 'classée',
  ratedOff: 'Partie non classée',
  ratedHelp: 'Compte pour la cote de chacun.',
  ratedOffHelp: 'Chacun doit avoir un compte.',
  excluded: ['sans invités', 'sans relais de bot', 'sans corrections', 'sans annulation libre', 'sans conseils'],
  whyNotRated: {
    seats: typeset('Une partie classée demande au moins 2 joueurs.'),
    watching: 'Prenez place pour jouer une partie classée.',
    corrections: 'Pas avec des valeurs corrigées.',
  },
  notIfRated: 'Pas dans une partie classée.',
  noBotIfRated: 'Aucun bot ne prend le relais dans une partie classée.',
  guestsAsked: 'Les invités devront créer un compte avant de prendre place.',
  waitsForLink: (count) => `${counted(count, 'place attend', 'places attendent')} le lien`,
  waitsForAnyone: (count) => `${counted(count, 'place figure', 'places figurent')} sur la page d’accueil`,
  friendly: 'Annulation libre',
  friendlyValues: { off: 'Non', on: 'Oui' },
  friendlyHelp:
    'Contre l’ordinateur, vous pouvez annuler même ce qui a été révélé. La partie enregistrée le signalera.',
  hints: 'Conseils',
  hintsHelp: 'Chacun à la table peut demander ce que ferait un expert. La partie enregistrée les compte.',
  onDeviceHelp: 'Se joue dans ce navigateur, même hors ligne. Passez l’appareil à la personne suivante à chaque tour.',
  create: 'Ouvrir la table',
  needPerson: 'Il faut au moins une personne à la table.',
  badOption: (option) => typeset(`« ${option} » n’est pas possible à ce nombre de joueurs.`),
}
