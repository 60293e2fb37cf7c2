import { typeset } from '@bothy/kernel/french'
import { n } from '@bothy/board-kit/ui/messages/french-number.ts'
import type { ProfileWords } from './words-en.ts'

const SPANS = {
  moments: () => 'un instant',
  minutes: (count: number) => n(count, { one: '# minute', other: '# minutes' }),
  hours: (count: number) => n(count, { one: '# heure', other: '# heures' }),
  days: (count: number) => n(count, { one: '# jour', other: '# jours' }),
}

export const profileFr: ProfileWords = {
  title: 'Mon profil',
  since: (date) => `Compte créé le ${date}`,
  guest: typeset(
    'Vous jouez sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils et vous pouvez jouer des parties classées.',
  ),
  signUp: 'Créer un compte',
  seenByOthers: 'Ce que voient les autres',
  you: 'Voici ce que les autres voient de vous.',
  toMine: 'Mon profil',
  nobody: 'Personne ne porte ce nom',
  nobodyHelp: typeset(
    'Seules les personnes qui ont un compte ont un profil. Vérifiez l’orthographe, y compris les majuscules et les accents.',
  ),

  stranger: (name) => typeset(`« ${name} » ne fait pas partie de vos amis.`),
  friend: (date) => `Dans vos amis depuis le ${date}`,
  asking: (name) => typeset(`« ${name} » vous a envoyé une demande d’ami.`),
  asked: (date) => `Demande d’ami envoyée le ${date}, encore sans réponse`,
  blocked: (date) => `Personne bloquée depuis le ${date}`,
  blockedHelp: typeset(
    'Cette personne ne peut ni s’asseoir à vos tables, ni vous inviter, ni vous envoyer de demande, et vous ne voyez pas ses messages. Elle n’en est pas informée.',
  ),
  needsAccount: typeset('Il faut un compte pour avoir des amis, inviter ou bloquer quelqu’un.'),
  befriend: 'Ajouter aux amis',
  remove: 'Retirer des amis',
  invite: 'Inviter à une table',
  inviteTo: (name, game) => typeset(`Inviter « ${name} » : ${game}`),
  inviteNowhere: typeset('Aucune de vos tables n’a de place libre : ouvrez-en une.'),

  running: 'Parties en cours',
  runningNone: 'Vous n’avez aucune partie en cours.',
  play: 'Choisir un jeu',
  waited: ({ unit, count }) => `depuis ${SPANS[unit](count)}`,

  ratings: 'Cotes',
  rated: (matches) => n(matches, { one: '# partie classée', other: '# parties classées' }),
  provisional: 'provisoire',
  provisionalHelp: typeset(
    'Une cote suivie d’un point d’interrogation, ou un point creux, est provisoire : moins de 10 parties.',
  ),
  asTable: (game) => typeset(`${game} : la cote en tableau`),
  date: 'Date',
  place: 'Place',
  rating: 'Cote',
  change: 'Variation',

  statistics: 'Statistiques',
  openOnly: 'Seules les parties à des tables ouvertes figurent ici.',
  total: (played, won) =>
    `${n(played, { one: '# partie terminée', other: '# parties terminées' })}, ${n(won, { one: '# victoire', other: '# victoires' })}`,
  statisticsNone: typeset('Aucune partie terminée : les statistiques apparaîtront ici après la première.'),
  statisticsNoneOpen: 'Aucune partie terminée à une table ouverte.',
  byGame: 'Par jeu',
  game: 'Jeu',
  played: 'Parties',
  won: 'Victoires',
  best: 'Record',
  byGameHelp: typeset('La barre entière montre les parties jouées, sa partie pleine les victoires.'),
  bySeats: 'Victoires selon le nombre de joueurs',
  seats: 'Table',
  players: (seats) => n(seats, { one: '# joueur', other: '# joueurs' }),
  share: 'Part',
  percent: (percent) => typeset(`${percent} %`),
  of: (won, placed) => typeset(`${won} sur ${placed}`),
  bySeatsHelp: typeset(
    'Le repère montre une part égale, par exemple une victoire sur quatre à 4 joueurs. Les parties arrêtées avant la fin ne comptent pas.',
  ),
  rivals: 'Adversaires',
  opponent: 'Adversaire',
  bots: (level) => typeset(`Bots : ${level}`),
  ahead: 'Devant',
  behind: 'Derrière',
  games: 'Parties',
  rivalsHelp: typeset('À droite : combien de fois vous avez terminé devant. À gauche : derrière.'),

  finished: 'Parties terminées',
  finishedOpen: 'Parties terminées à des tables ouvertes',
  finishedNone: 'Rien pour l’instant.',
  ranked: (place) => `${place === 1 ? '1re' : `${place}e`} place`,
  early: 'Arrêtée avant la fin',
  together: 'Jouée ensemble',
  points: (points) => n(points, { one: '# point', other: '# points' }),
  replay: (game, date) => typeset(`Revoir : ${game}, ${date}`),
  more: 'Voir d’autres parties',
  failed: typeset('Impossible de charger ces parties.'),
}
