import { de, typeset } from '@bothy/kernel/french'
import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import { afterFr } from './after-fr.ts'
import { companyFr } from './company-fr.ts'
import type { Messages } from './en.ts'
import { pagesFr } from './pages-fr.ts'
import { ratingsFr } from './ratings-fr.ts'
import { tableFr } from './table-fr.ts'

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Aléatoire',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Joue n’importe quel coup permis',
  easy: 'Joue raisonnablement, anticipe peu',
  medium: 'Évalue chaque coup',
  hard: 'Entraîné sur des milliers de parties',
}

const refusals: { readonly [why in Refusal['why']]: string } = {
  malformed: 'Le serveur n’a pas compris. Rechargez la page.',
  'unknown-message': 'Le serveur n’a pas compris. Rechargez la page.',
  'too-fast': 'Vous allez trop vite. Patientez un instant.',
  'too-large': 'Ce message ou ce fichier est trop volumineux.',
  'too-long': 'Trop d’annulations ou de changements de votre part à cette table. Vous pouvez encore jouer.',
  'too-often': 'Vous l’avez déjà demandé plusieurs fois. Attendez que la partie ait avancé avant de redemander.',
  'too-many-tables': 'Vous avez ouvert beaucoup de tables en peu de temps. Réessayez dans quelques minutes.',
  'too-many-bots': 'Des bots jouent déjà à beaucoup de vos tables. Attendez qu’ils aient terminé, puis réessayez.',
  'no-such-table': 'Cette table n’existe pas.',
  'no-such-game': 'Ce jeu n’existe pas.',
  'no-such-person': 'Ce joueur n’existe pas.',
  'no-such-channel': 'Cette adresse ne vous appartient pas ou n’est plus utilisée.',
  'too-many-channels': typeset('Vous avez atteint le nombre maximum d’adresses : supprimez-en une.'),
  'too-many-people': 'La liste est pleine : retirez d’abord quelqu’un.',
  'too-much-rest': typeset('C’est plus que le total permis sur une année : choisissez une absence plus courte.'),
  'bad-address': typeset('Rien ne peut être envoyé à cette adresse : vérifiez-la.'),
  'bad-link': 'Ce lien n’est plus valable.',
  'bad-setup': 'Ces options ne vont pas ensemble.',
  'bad-record': 'Ce fichier n’est pas une partie que l’on peut revoir.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'seat-taken': 'Quelqu’un vient de prendre cette place.',
  'colour-taken': 'Quelqu’un joue déjà avec cette couleur.',
  'already-seated': typeset('Vous avez déjà une place : à une table ouverte, chacun n’en a qu’une.'),
  'not-absent': 'Cette personne est encore là.',
  'not-host': 'Réservé à l’hôte de la table.',
  'not-waiting': 'La partie a déjà commencé.',
  'not-over': 'La partie n’est pas terminée.',
  finished: 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  resigned: 'La personne à cette place a abandonné.',
  stale: 'La partie a avancé entre-temps. Vérifiez la table, puis choisissez à nouveau.',
  illegal: 'Ce n’est pas possible maintenant.',
  final: typeset('Ce coup ne peut plus être annulé : une information a été révélée, ou d’autres ont joué depuis.'),
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'needs-consent': typeset('Une information a été révélée depuis : il faut l’accord des autres joueurs.'),
  'nothing-to-redo': 'Il n’y a rien à rétablir.',
  'no-request': 'Cette demande a été retirée.',
  'rated-seats': typeset('Il faut au moins 2 joueurs pour une partie classée, avec une place chacun.'),
  'rated-random': typeset('Pas de niveau « Aléatoire » dans une partie classée : choisissez-en un autre.'),
  'rated-setup': 'Une partie classée se joue avec une pioche mélangée et les données d’origine.',
  'rated-undo': typeset('Une partie classée ne permet pas l’annulation libre : choisissez l’une ou l’autre.'),
  'rated-bot': typeset('Dans une partie classée, aucun bot ne remplace une personne. Vous pouvez abandonner.'),
  'rated-late': typeset(
    'Dans une partie classée, aucun bot ne remplace un joueur à court de temps. Choisissez une autre règle.',
  ),
  'rated-end': 'L’absence d’un joueur ne permet pas d’arrêter une partie classée.',
  'needs-account': typeset('Il faut un compte pour jouer une partie classée : inscrivez-vous ou connectez-vous.'),
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  barred: 'Vous ne pouvez pas écrire dans les discussions de ce serveur pour le moment.',
  'signed-out': 'Connectez-vous d’abord.',
  'sign-in-again': typeset('Confirmez d’abord votre identité : reconnectez-vous.'),
  'wrong-sign-in': 'Nom ou mot de passe incorrect.',
  'name-taken': 'Ce nom est déjà pris.',
  unreadable: 'Cette table est illisible. Rien n’y a été modifié.',
  'too-new':
    'Enregistré par une version plus récente de Bothy. Rien n’a été modifié. Rechargez la page ou mettez Bothy à jour.',
  halted: `${companyFr.halted.title} ${companyFr.halted.safe}`,
  paused: typeset('La partie est en pause : reprenez-la pour jouer.'),
  faulty: typeset('Échec dû à une erreur de Bothy. Rien n’a été modifié ni perdu : essayez autre chose.'),
  'server-error': typeset('Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.'),
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} a pris place à la table.`,
  stood: (name) => `${name} a quitté sa place.`,
  away: (name) => `Un bot joue pour ${name}.`,
  back: (name) => `${name} est de retour.`,
  started: () => 'La partie a commencé.',
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

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const fr = {
  locale: 'fr',
  levels,
  levelHelp,
  refusals,
  notes,
  and: (words) => list.format(words),
  languageName: 'Français',
  ratings: ratingsFr,

  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    loading: 'Chargement…',
    retry: 'Réessayer',
    copy: 'Copier',
    copied: 'Copié',
    you: 'Vous',
    seat: (number) => `Place ${number}`,
    openSeat: 'Place libre',
    noServer: 'Le serveur ne répond pas. Les parties sur cet appareil restent jouables.',
    failed: 'Une erreur s’est produite',
    newTab: '(s’ouvre dans un nouvel onglet)',
    rule: (rule) => `Règle ${rule}`,
  },

  nav: {
    home: 'Bothy, page d’accueil',
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    rules: 'Règles',
    about: 'À propos',
    settings: 'Réglages',
    signIn: 'Se connecter',
    account: 'Compte',
    menu: 'Menu',
    replayFile: 'Ouvrir une partie enregistrée',
  },

  settings: {
    title: 'Réglages',
    name: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Enregistré',
    language: 'Langue',
    languageFailed: 'L’anglais n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    theme: 'Thème',
    themes: { auto: 'Automatique', light: 'Clair', dark: 'Sombre' },
    motion: 'Réduire les animations',
    motionHelp: 'Les éléments changent de place sans animation',
    sounds: 'Sons',
    soundsHelp: 'Mon tour, un décompte, la fin de la partie.',
    notices: 'Me prévenir',
    noticesHelp: 'Une notification du navigateur quand c’est mon tour et que je regarde une autre page.',
    noticesAway: 'Notifications en mon absence',
    speed: 'Coups des autres',
    speeds: { calm: 'Lents', quick: 'Rapides', instant: 'Immédiats' },
    confirm: 'Confirmer chaque coup',
    confirmHelp: 'Demande confirmation avant chaque coup',
    help: 'Réexpliquer les jeux',
    helpHelp: 'Montre l’introduction et davantage d’aide à chaque table',
    keys: 'Raccourcis à une touche',
    keysHelp: typeset('Lettres, chiffres et ? seuls. Flèches, Entrée, Échap et Tab marchent toujours.'),
    shortcuts: 'Raccourcis clavier',
  },

  ...pagesFr,
  ...companyFr,
  ...tableFr,
  ...afterFr,
} satisfies Messages
