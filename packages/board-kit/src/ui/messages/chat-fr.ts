import { de, typeset } from '@bothy/kernel/french'
import type { ChatLine } from '@bothy/protocol'
import type { ChatWords } from './chat-en.ts'

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} a pris place à la table.`,
  stood: (name) => `${name} a quitté sa place.`,
  away: (name) => `Un bot joue pour ${name}.`,
  back: (name) => `${name} est de retour.`,
  started: () => 'La partie a commencé.',
  hinted: (name) => `${name} a demandé un conseil.`,
  undone: (name) => `${name} a annulé un coup.`,
  resigned: (name) => `${name} a abandonné. Un bot prend sa place.`,
  abandoned: () => 'La partie a été arrêtée avant la fin.',
  late: (name) => `Le temps ${de(name)} est écoulé. Un bot joue à sa place.`,
  out: (name) => typeset(`Le temps ${de(name)} est écoulé : un bot termine la partie à sa place.`),
  paused: () => 'La partie est en pause.',
  resumed: () => 'La partie reprend.',
  neglected: () =>
    typeset('Personne n’a joué depuis des semaines : sans nouveau coup, la partie sera fermée dans 7 jours.'),
  again: (name) => (name === '' ? 'Une nouvelle table est ouverte pour rejouer.' : `${name} propose de rejouer.`),
}

export const chatFr: ChatWords = {
  title: 'Discussion',
  notes,
  empty: 'Personne n’a encore rien dit.',
  say: 'Votre message',
  send: 'Envoyer',
  seatedOnly: 'Seuls les joueurs et l’hôte peuvent écrire ici.',
  all: 'Les spectateurs peuvent écrire',
  notSent: 'Non envoyé : la connexion a été perdue. L’envoyer à nouveau ?',
  hidden: 'masqué par la modération',
  menu: 'Masquer ou signaler',
  people: 'Personnes',
  mute: 'Masquer',
  muteOf: (name) => `Masquer « ${name} » à cette table`,
  unmute: 'Afficher',
  unmuteOf: (name) => `Afficher de nouveau « ${name} »`,
  muted: 'messages masqués',
  block: 'Bloquer',
  blockOf: (name) => `Bloquer « ${name} »`,
  blocked: 'compte bloqué',
  blockFailed: (name) => `« ${name} » n’a pas de compte à bloquer, mais vous pouvez masquer ses messages.`,
  muteHelp:
    'Vous ne voyez plus les messages d’une personne masquée à cette table. Bloquer vaut partout, jusqu’à ce que vous changiez d’avis sur la page Amis. Personne n’en est informé.',
  lines: 'Signaler un message',
  reportHelp:
    'La personne qui gère ce serveur verra le message et ceux qui l’entourent. Personne d’autre n’en est informé.',
  report: 'Signaler',
  reportOf: (name) => `Signaler ce message de « ${name} »`,
  reported: 'signalé',
  why: 'Quel est le problème ?',
  reasons: { abuse: 'Insulte ou menace', spam: 'Message indésirable', other: 'Autre chose' },
  note: 'Précision (facultative)',
  sendReport: 'Envoyer',
  back: 'Retour',
  thanks: 'Merci. Le signalement est envoyé.',
}
