import { typeset } from '@bothy/kernel/french'
import type { BotLevel } from '@bothy/protocol'
import { afterFr } from './after-fr.ts'
import { companyFr } from './company-fr.ts'
import type { Messages } from './en.ts'
import { pagesFr } from './pages-fr.ts'
import { ratingsFr } from './ratings-fr.ts'
import { tableFr } from './table-fr.ts'

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Aléatoire',
  beginner: 'Débutant',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  expert: 'Expert',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Aléatoire joue n’importe quel coup permis.',
  beginner: 'Un débutant voit une chose à la fois, comme à sa deuxième partie.',
  easy: 'Le niveau facile joue raisonnablement et anticipe peu.',
  medium: 'Le niveau moyen évalue chaque coup.',
  hard: 'Le niveau difficile prévoit loin, ou s’est entraîné sur des milliers de parties.',
  expert: 'Le niveau expert poursuit ses meilleures décisions dans des parties imaginées, pendant une seconde environ.',
}

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const fr = {
  locale: 'fr',
  levels,
  levelHelp,
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
    tooNew:
      'Enregistré par une version plus récente de Bothy. Rien n’a été modifié. Rechargez la page ou mettez Bothy à jour.',
    newTab: '(s’ouvre dans un nouvel onglet)',
    rule: (rule) => `Règle ${rule}`,
  },

  nav: {
    home: 'Bothy, page d’accueil',
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    pages: 'Pages',
    play: 'Jouer',
    friends: 'Amis',
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
    soundsHelp: 'Mon tour, un décompte, peu de temps restant, la fin de la partie.',
    volume: 'Volume',
    haptics: 'Vibrations',
    hapticsHelp: 'Aux mêmes moments, même sans les sons.',
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
