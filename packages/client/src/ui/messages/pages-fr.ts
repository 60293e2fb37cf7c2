import { counted, typeset } from '@bothy/kernel/french'
import { n } from './french-number.ts'
import type { PagesWords } from './pages-en.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Words of the pages around a table. */
export const pagesFr: PagesWords = {
  home: {
    title: 'Bothy',
    lead: 'Une table au coin du feu. La porte n’est jamais fermée à clé.',
    intro:
      'Des jeux de société écossais dans le navigateur, avec des amis proches ou lointains, ou contre l’ordinateur. Sans compte.',
    games: 'Jeux',
    playNow: 'Jouer',
    atOnce: 'Partie rapide',
    against: 'contre trois adversaires',
    level: 'Adversaires',
    or: 'ou',
    find: 'Avec des inconnus',
    friends: 'Entre amis',
    here: 'Sur cet appareil',
    rules: 'Règles',
    players: (min, max) => `${min} à ${counted(max, 'joueur', 'joueurs')}`,
    minutes: (minutes) => typeset(`${minutes} min`),
    welcome: (name) => typeset(name === null ? 'Bon retour.' : `Bon retour, ${name}.`),
    waitForYou: (count) =>
      n(count, {
        one: 'Une partie vous attend.',
        many: '# parties vous attendent.',
        other: '# parties vous attendent.',
      }),
    noneWaits: 'Personne ne vous attend.',
    goOn: 'Continuer',
    look: 'Ouvrir',
    played: (percent) => typeset(`${percent} % joués`),
    more: (count) => n(count, { one: '# autre partie', many: '# autres parties', other: '# autres parties' }),
    mine: 'Mes parties',
    yourTurn: 'À vous de jouer',
    waitsFor: (names) => typeset(`En attente : ${names}`),
    waiting: (open) => n(open, { one: '# place libre', other: '# places libres' }),
    over: 'Terminée',
    won: 'Victoire',
    alone: (points) => counted(points, 'point', 'points'),
    winners: (names) => typeset(`Vainqueur : ${names}`),
    abandoned: 'Interrompue',
    local: 'Sur cet appareil',
    imported: 'D’un fichier',
    open: 'Tables ouvertes',
    openEmpty: 'Aucune table n’attend de joueurs pour le moment.',
    replay: 'Revoir',
    remove: 'Supprimer',
    removeAsk: typeset('Supprimer cette partie de cet appareil ?'),
    finished: 'Parties terminées',
    starting: 'Préparation de la table…',
  },

  make: {
    title: (game) => typeset(`Nouvelle table : ${game}`),
    heading: 'Nouvelle table',
    table: 'Cette table',
    seats: typeset('Qui joue ?'),
    companies: { bots: 'Contre l’ordinateur', friends: 'Entre amis', here: 'Sur cet appareil' },
    companyHelp: {
      bots: 'Commence aussitôt',
      friends: 'Ils arrivent par un lien',
      here: 'À tour de rôle',
    },
    count: 'Nombre de joueurs',
    plan: 'Places',
    summary: ({ me, open, here, bot }) => {
      const who = [
        ...(me > 0 ? ['Vous'] : []),
        ...(open > 0 ? [counted(open, 'ami', 'amis')] : []),
        ...(here > 0 ? [counted(here, 'personne', 'personnes')] : []),
        ...(bot > 0 ? [counted(bot, 'ordinateur', 'ordinateurs')] : []),
      ]
      return `${list.format(who)}${me + here === 0 ? '. Vous ne ferez que regarder' : ''}.`
    },
    kinds: { me: 'Vous', open: 'Invitation par lien', here: 'Personne', bot: 'Ordinateur' },
    level: 'Niveau',
    personName: 'Nom',
    person: (number) => `Joueur ${number}`,
    usualRules: 'Règles habituelles',
    usualRulesHelp: (count) => `${counted(count, 'option', 'options')} au choix.`,
    changedRules: (count) => `Règles avec ${counted(count, 'changement', 'changements')}`,
    changeRules: 'Modifier',
    foldRules: 'Terminé',
    resetRules: 'Revenir aux règles habituelles',
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
    onDeviceHelp:
      'Se joue dans ce navigateur, même hors ligne. Passez l’appareil à la personne suivante à chaque tour.',
    create: 'Ouvrir la table',
    needPerson: 'Il faut au moins une personne à la table.',
    badOption: (option) => typeset(`« ${option} » n’est pas possible à ce nombre de joueurs.`),
  },

  corrections: {
    title: 'Données corrigées',
    differs: (count) =>
      count === 1
        ? typeset('Une valeur diffère des données fournies :')
        : `${count} valeurs diffèrent des données fournies.`,
    uncertain: 'Ce qui n’est pas certain dans les données du jeu',
  },

  rules: {
    title: (game) => typeset(`Règles : ${game}`),
    search: 'Chercher dans les règles',
    found: (count) => n(count, { one: '# résultat', other: '# résultats' }),
    none: 'Aucun résultat.',
    contents: 'Sommaire',
    missing: 'Les règles n’ont pas pu être chargées.',
    full: 'Ouvrir les règles complètes',
    anchor: (rule) => `Lien vers la règle ${rule}`,
  },

  notFound: {
    title: 'Ici, rien que de la bruyère',
    help: 'Cette page n’existe pas.',
    home: 'Retour à la page d’accueil',
  },
}
