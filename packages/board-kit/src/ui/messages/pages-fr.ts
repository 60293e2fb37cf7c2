import { counted, typeset } from '@bothy/kernel/french'
import { n } from './french-number.ts'
import type { PagesWords } from './pages-en.ts'

export const pagesFr: PagesWords = {
  home: {
    title: 'Bothy',
    lead: 'Une table au coin du feu. La porte n’est jamais fermée à clé.',
    intro:
      'Des jeux de société écossais dans le navigateur, avec des amis, sur place ou à distance, ou contre l’ordinateur. Sans compte.',
    games: 'Jeux',
    playNow: 'Jouer',
    atOnce: 'Partie rapide',
    against: typeset('contre l’ordinateur (3 adversaires)'),
    level: 'Adversaires',
    or: 'ou',
    find: 'Avec d’autres joueurs',
    lobby: 'Trouver une partie',
    friends: 'Entre amis',
    here: 'Sur cet appareil',
    learn: (minutes) => typeset(`Apprendre, ${minutes} min`),
    players: (min, max) => `${min} à ${counted(max, 'joueur', 'joueurs')}`,
    minutes: (minutes) => typeset(`${minutes} min`),
    welcome: (name) => typeset(name === null ? 'Bon retour.' : `Bon retour, ${name}.`),
    waitForYou: (count) =>
      n(count, {
        one: 'Une partie vous attend.',
        many: '# parties vous attendent.',
        other: '# parties vous attendent.',
      }),
    noneWaits: 'Aucune partie n’attend votre coup.',
    goOn: 'Continuer',
    look: 'Ouvrir',
    played: (percent) => typeset(`${percent} % de la partie`),
    more: (count) => n(count, { one: '# autre partie', many: '# autres parties', other: '# autres parties' }),
    showAll: (count) => `Tout afficher (${count})`,
    mine: 'Mes parties',
    yourTurn: 'À vous de jouer',
    waitsFor: (names) => typeset(`En attente : ${names}`),
    waiting: (open) => n(open, { one: '# place libre', other: '# places libres' }),
    over: 'Terminée',
    won: 'Victoire',
    alone: (points) => counted(points, 'point', 'points'),
    winners: (names) => typeset(`Victoire : ${names}`),
    abandoned: 'Arrêtée avant la fin',
    local: 'Sur cet appareil',
    imported: 'Depuis un fichier',
    open: 'Tables ouvertes',
    openEmpty: 'Aucune table n’attend de joueurs pour le moment.',
    replay: 'Revoir',
    remove: 'Supprimer',
    removeAsk: typeset('Supprimer cette partie de cet appareil ?'),
    finished: 'Parties terminées',
    starting: 'Préparation de la table…',
  },

  corrections: {
    title: 'Données corrigées',
    differs: (count) =>
      count === 1
        ? typeset('Une valeur diffère des données fournies :')
        : typeset(`${count} valeurs diffèrent des données fournies.`),
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
    copyLink: (rule) => `Copier le lien vers la règle ${rule}`,
    linkCopied: 'Lien copié',
    ages: (age) => `à partir de ${age}\u00a0ans`,
  },

  notFound: {
    title: 'Ici, rien que de la bruyère',
    help: 'Cette page n’existe pas.',
    home: 'Retour à la page d’accueil',
  },
}
