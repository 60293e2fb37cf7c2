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
    kinds: { me: 'Vous', open: 'Invitation par lien', here: 'Une personne sur cet appareil', bot: 'Ordinateur' },
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
    help: 'Certaines valeurs de ce jeu ont été reconstituées. Si vous possédez la boîte, vous pouvez les rectifier ici ou dans un fichier.',
    which: 'Données',
    none: 'Telles que fournies',
    file: 'Charger un fichier',
    differs: (count) =>
      count === 1
        ? typeset('Une valeur diffère des données fournies :')
        : `${count} valeurs diffèrent des données fournies.`,
    change: (from, to) => `${to} au lieu de ${from}`,
    problem: (at, why) => (at === '' ? why : typeset(`${at} : ${why}`)),
    edit: 'Corriger des valeurs',
    editTitle: (game) => typeset(`La boîte : ${game}`),
    find: 'Chercher une valeur',
    onlyUncertain: 'Seulement les valeurs incertaines',
    found: (count) => n(count, { one: '# valeur trouvée', other: '# valeurs trouvées' }),
    tooMany: (shown) => typeset(`Les ${shown} premières sont affichées. Précisez votre recherche.`),
    changed: (count) => n(count, { one: '# modifiée', other: '# modifiées' }),
    builtIn: (value) => typeset(`valeur fournie : ${value}`),
    putBack: (place) => typeset(`Rétablir : ${place}`),
    putAllBack: 'Tout rétablir',
    name: 'Nom de vos corrections',
    mine: 'Mes corrections',
    save: 'Enregistrer dans un fichier',
    done: 'Terminé',
    fits: 'Toutes les données s’accordent.',
    uncertain: 'Ce qui n’est pas certain dans les données du jeu',
    faults: {
      'unknown-field': 'Ce champ n’existe pas.',
      'not-allowed': 'Ce n’est pas un fichier de corrections pour ce jeu.',
      missing: 'Il manque cette donnée.',
      'bad-arrangement': 'Cette disposition n’est pas possible.',
      seats: 'Ce nombre de joueurs n’est pas possible.',
      'no-corrections': 'Il n’y a rien à corriger dans ce jeu.',
      'too-many': 'Trop de valeurs diffèrent.',
      'no-such-place': 'Le jeu n’a pas cette valeur.',
      'wrong-type': 'La valeur doit être du même type que celle fournie.',
      twice: 'Cette valeur est corrigée deux fois.',
      'breaks-law': 'Les données corrigées ne s’accordent pas entre elles.',
    },
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

  about: {
    title: 'À propos de Bothy',
    what: typeset(
      'Un bothy est un refuge des Highlands dont la porte n’est jamais fermée. Bothy est une table pour des jeux de société écossais dans le navigateur : elle applique les règles, parle français et anglais, et accueille des amis comme des ordinateurs.',
    ),
    sourcesTitle: 'D’où viennent les règles',
    sources:
      'Les règles sont un texte numéroté de notre main, écrit d’après les livrets publiés, leurs transcriptions et des tableaux de cartes. Là où les sources se taisent ou divergent, nous avons tranché et nous le disons à côté de la règle.',
    games: {
      'clans-of-caledonia': {
        author: 'Clans of Caledonia est un jeu de Juma Al-JouJou.',
        reconstructed: typeset(
          'Les règles, les contrats, les clans et les tuiles viennent des livrets et de listes publiques. 6 des 8 faces de la carte, les marchandises des tuiles de départ et le marché à 1 ou 2 joueurs sont reconstitués, ainsi que des parties des 2 autres faces. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
        ),
      },
      'glen-more': {
        author: 'Glen More est un jeu de Matthias Cramer.',
        reconstructed: typeset(
          'Chaque tuile et chaque carte a été lue sur des photographies du jeu imprimé, puis une seconde fois dans un tableau public. Les images ne sont pas celles du jeu publié : tuiles, cubes et personnages sont dessinés pour Bothy.',
        ),
      },
      'glen-more-2': {
        author: 'Glen More II est un jeu de Matthias Cramer.',
        reconstructed: typeset(
          'Les règles, les cartes Lieu emblématique, les domaines de clan et le nombre de pièces viennent du texte des livrets anglais et français. Ce que montrent la plupart des tuiles, leurs coûts, les routes du plateau de clan et leurs prix sont reconstitués, souvent d’après le premier Glen More. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
        ),
      },
      'lords-of-scotland': {
        author: 'Lords of Scotland est un jeu de Richard James.',
        reconstructed: typeset(
          'Les noms, forces, rangs et pouvoirs des cartes proviennent de listes et de scans concordants. Les tartans, insignes et images ne sont pas ceux du jeu publié : ils sont dessinés pour Bothy, les tartans comme des tissages de notre invention.',
        ),
      },
    },
    list: (sources, inferred) =>
      `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# point déduit', other: '# points déduits' })}`,
    listInEnglish: 'Cette liste est en anglais.',
    sourcesHead: 'Ce qui a été lu, et ce que cela établit',
    inferredHead: 'Ce qui a été déduit, et de quoi',
    fairTitle: 'Équitable par conception',
    fair: typeset(
      'Les cartes cachées ne sont jamais envoyées au navigateur d’un autre joueur. La graine de chaque mélange est fixée au début de la partie : son empreinte est visible aussitôt, la graine à la fin. L’ordinateur ne voit que ce que verrait une personne à sa place.',
    ),
    creditsTitle: 'Crédits',
    credits: typeset(
      'Bothy n’a aucun lien avec leurs auteurs ni leurs éditeurs. Caractères : Fraunces et Source Sans 3, tous deux sous licence SIL Open Font License.',
    ),
    licence: 'Bothy est un logiciel libre sous licence MIT.',
    version: (version) => `Version ${version}`,
    privacyTitle: 'Ce qui est conservé',
    privacy: typeset(
      'Vos parties, votre nom et ce que vous dites aux tables, sur le serveur que vous utilisez. Un cookie se souvient de vous ; les réglages et les parties sur cet appareil restent dans ce navigateur. Rien n’est transmis à des tiers.',
    ),
  },

  notFound: {
    title: 'Ici, rien que de la bruyère',
    help: 'Cette page n’existe pas.',
    home: 'Retour à la page d’accueil',
  },

  shortcuts: {
    title: 'Raccourcis clavier',
    undo: 'Annuler',
    redo: 'Rétablir',
    restart: 'Recommencer le tour',
    all: 'Tous les choix',
    unpick: 'Désélectionner le dernier choix, fermer ce qui est ouvert',
    confirm: 'Confirmer un coup',
    buttons: 'Boutons de la consigne, de gauche à droite',
    log: 'Journal',
    chat: 'Discussion',
    rules: 'Règles',
    info: 'Classement et infos de la table',
    board: 'Aller au plateau',
    hand: 'Aller à mon jeu',
    prompt: 'Aller à la consigne',
    skip: 'Passer l’animation en cours',
    pause: 'Mettre les coups des autres en pause, ou reprendre',
    again: 'Revoir les derniers tours',
    help: 'Cette liste',
    list: 'Parcourir la liste des choix',
    replay: typeset('En relecture : un coup en arrière ou en avant'),
    replayTurn: typeset('En relecture : un tour en arrière ou en avant'),
    replayScoring: typeset('En relecture : décompte précédent ou suivant'),
  },
}
