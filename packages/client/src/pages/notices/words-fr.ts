import { typeset } from '@bothy/kernel/french'
import {
  type ChannelKind,
  MOST_DAYS_AWAY,
  MOST_DAYS_AWAY_A_YEAR,
  MOST_QUIET_MINUTES,
  type NoticeKind,
  type NoticeState,
} from '@bothy/protocol'
import { n } from '@bothy/board-kit/ui/messages/french-number.ts'
import type { NoticesWords } from './words-en.ts'

const kinds: { readonly [kind in NoticeKind]: string } = {
  turn: 'Votre tour',
  began: 'Début de la partie',
  over: 'Fin de la partie',
  rematch: 'Revanche',
  invited: 'Invitation',
  hurry: 'Temps presque écoulé',
  test: 'Test',
}
const media: { readonly [kind in ChannelKind]: string } = { push: 'Navigateur', mail: 'E-mail', hook: 'Webhook' }
const states: { readonly [state in NoticeState]: string } = {
  waiting: 'en attente',
  claimed: 'en attente',
  sending: 'en cours d’envoi',
  sent: 'transmise',
  failed: 'non transmise',
  unsure: 'peut-être transmise',
  passed: 'devenue inutile',
  seen: 'vue à la table',
}

export const noticesFr = {
  title: 'Notifications',
  lead: typeset(
    'Sachez quand c’est à vous de jouer, où que vous soyez. Rien n’est envoyé tant que vous êtes à la table, et chaque tour n’est annoncé qu’une fois.',
  ),
  channels: 'Où vous joindre',
  noChannels: typeset('Nulle part pour l’instant : choisissez un moyen ci-dessous.'),
  kinds,
  media,
  states,
  reasons: {
    gone: 'l’adresse n’existe plus',
    address: 'l’adresse n’est pas publique',
    refused: (status: string) => `refusée (${status})`,
    unreachable: (code: string) => `connexion impossible (${code})`,
  },
  until: (time: string) => `jusqu’au ${time}`,
  unknownDevice: 'Navigateur inconnu',
  thisBrowser: 'ce navigateur',
  unconfirmed: typeset('À confirmer : ouvrez le lien reçu par e-mail.'),
  stopped: typeset('Désactivé : rien n’a pu être transmis. Pour réessayer, ajoutez-le à nouveau.'),
  test: 'Envoyer une notification de test',
  testOf: (label: string) => typeset(`Envoyer une notification de test : ${label}`),
  tested: 'Une notification de test est en route.',
  remove: 'Supprimer',
  removeOf: (label: string) => typeset(`Supprimer : ${label}`),
  push: 'Ce navigateur',
  pushHelp: 'Recevez les notifications sur cet appareil, même quand Bothy n’est pas ouvert.',
  pushOn: 'Les notifications sont activées dans ce navigateur.',
  pushAdd: 'Activer ici',
  pushImpossible: typeset(
    'Impossible ici : il faut un navigateur qui accepte les notifications push et un site servi en https.',
  ),
  pushRefused: {
    denied: typeset(
      'Votre navigateur bloque les notifications de ce site : autorisez-les dans ses réglages, puis réessayez.',
    ),
    failed: typeset(
      'Votre navigateur n’a pas pu joindre son service de notifications : réessayez plus tard ou ajoutez une autre adresse ci-dessous.',
    ),
  },
  add: 'Ajouter',
  mail: 'E-mail',
  mailAddress: 'Adresse e-mail',
  mailHelp: 'Vous recevrez un lien pour la confirmer. Chaque e-mail contient un lien de désinscription.',
  mailAdd: 'Ajouter l’adresse',
  mailSent: 'Consultez votre messagerie et ouvrez le lien.',
  hook: 'Webhook',
  hookUrl: 'Adresse du webhook',
  hookHelp: 'Pour Discord, Slack, Mattermost ou votre propre programme. L’adresse doit être publique et en https.',
  hookAdd: 'Ajouter le webhook',
  rest: 'Heures calmes et jours de repos',
  restHelp: typeset(
    'Les notifications attendent votre retour, et la pendule des parties tour par tour s’arrête pour vous. Tout changement vaut à partir de votre prochain tour.',
  ),
  quietOn: 'Heures calmes',
  from: 'De',
  to: 'À',
  daysOff: 'Jours de repos',
  mostDaysOff: (days: number) => `${days}\u00a0jours maximum, pour ne pas faire attendre les autres.`,
  awayOn: 'Je m’absente quelque temps',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  daysAwayLeft: (days: number) =>
    typeset(
      `${MOST_DAYS_AWAY}\u00a0jours de suite et ${MOST_DAYS_AWAY_A_YEAR}\u00a0jours par an maximum. Ni pris ni prévus cette année : ${n(days, { one: '# jour', other: '# jours' })}.`,
    ),
  wrongRest: {
    day: typeset('Cette date n’existe pas : vérifiez les dates de votre absence.'),
    quiet: `Les heures calmes durent ${MOST_QUIET_MINUTES / 60}\u00a0heures maximum.`,
    away: `Une absence dure ${MOST_DAYS_AWAY}\u00a0jours maximum, et le dernier jour ne peut pas précéder le premier.`,
  },
  zone: (zone: string) => typeset(`Fuseau horaire : ${zone}`),
  zoneLabel: 'Fuseau horaire',
  save: 'Enregistrer',
  saved: 'Enregistré',
  sent: 'Notifications envoyées',
  noneSent: 'Rien au cours des 30\u00a0derniers jours.',
  openTable: (game: string) => typeset(`Ouvrir la table : ${game}`),
  confirming: 'Confirmation de votre adresse…',
  confirmed: 'Votre adresse e-mail est confirmée.',
  stopAsk: typeset('Ne plus recevoir d’e-mails à cette adresse ?'),
  stopNow: 'Arrêter les e-mails',
  stoppedNow: 'Plus aucun e-mail ne sera envoyé à cette adresse.',
} satisfies NoticesWords
