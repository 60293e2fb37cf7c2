import { counted, typeset } from '@bothy/kernel/french'
import type { MakeWords } from './make-en.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const makeFr: MakeWords = {
  title: (game) => typeset(`Nouvelle table : ${game}`),
  heading: 'Nouvelle table',
  table: 'Cette table',
  seats: typeset('Qui joue ?'),
  companies: { bots: 'Contre l’ordinateur', friends: 'Entre amis', here: 'Sur cet appareil' },
  companyHelp: {
    bots: 'Commence tout de suite',
    friends: 'Ils rejoignent la table par un lien',
    here: 'À tour de rôle',
  },
  count: 'Nombre de joueurs',
  plan: 'Places',
  summary: ({ me, open, here, bot }) => {
    const who = [
      ...(me > 0 ? ['Vous'] : []),
      ...(open > 0 ? [counted(open, 'ami', 'amis')] : []),
      ...(here > 0 ? [counted(here, 'personne', 'personnes')] : []),
      ...(bot > 0 ? [counted(bot, 'bot', 'bots')] : []),
    ]
    return `${list.format(who)}${me + here === 0 ? '. Vous ne ferez que regarder' : ''}.`
  },
  kinds: { me: 'Vous', open: 'Invitation par lien', here: 'Personne', bot: 'Bot' },
  level: 'Niveau',
  personName: 'Nom',
  person: (number) => `Joueur ${number}`,
  usualRules: 'Règles standard',
  usualRulesHelp: (count) => `${counted(count, 'option', 'options')} ${count < 2 ? 'modifiable' : 'modifiables'}.`,
  changedRules: (count) => `Règles avec ${counted(count, 'changement', 'changements')}`,
  changeRules: 'Modifier',
  foldRules: 'Terminé',
  resetRules: 'Revenir aux règles standard',
  visibility: typeset('Qui peut rejoindre la table ?'),
  visibilities: { private: 'Avec le lien seulement', open: 'Tout le monde' },
  visibilityHelp: {
    private: 'La table n’apparaît dans aucune liste. Toute personne qui a le lien peut prendre place ou regarder.',
    open: 'La table figure sur la page d’accueil jusqu’à ce qu’elle soit complète.',
  },
  friendly: 'Annulation libre',
  friendlyValues: { off: 'Non', on: 'Oui' },
  friendlyHelp:
    'Contre l’ordinateur, vous pouvez annuler même ce qui a été révélé. La partie enregistrée le signalera.',
  onDeviceHelp: 'Se joue dans ce navigateur, même hors ligne. Passez l’appareil à la personne suivante à chaque tour.',
  create: 'Ouvrir la table',
  needPerson: 'Il faut au moins une personne à la table.',
  badOption: (option) => typeset(`« ${option} » n’est pas possible à ce nombre de joueurs.`),
}
