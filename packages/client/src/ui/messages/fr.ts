import { de } from '@bothy/kernel/french'
import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import { plurals } from '../plural.ts'
import type { Messages } from './en.ts'

const n = plurals('fr')

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Au hasard',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Joue n’importe quel coup permis',
  easy: 'Joue avec bon sens, anticipe peu',
  medium: 'Pèse chaque coup',
  hard: 'A appris au fil de milliers de parties',
}

const refusals: { readonly [why in Refusal['why']]: string } = {
  malformed: 'Le serveur n’a pas compris. Rechargez la page.',
  'unknown-message': 'Le serveur n’a pas compris. Rechargez la page.',
  'too-fast': 'C’était trop rapide. Patientez un instant.',
  'too-large': 'C’est trop volumineux.',
  'too-long': 'Cette table compte trop de coups et d’annulations. Elle ne peut plus en enregistrer.',
  'no-such-table': 'Cette table n’existe pas.',
  'no-such-game': 'Ce jeu n’existe pas.',
  'bad-setup': 'Ces options ne vont pas ensemble.',
  'bad-record': 'Ce fichier n’est pas une partie que l’on peut rejouer.',
  'not-seated': 'Vous n’êtes pas assis à cette table.',
  'seat-taken': 'Quelqu’un vient de prendre cette place.',
  'not-absent': 'Cette personne est encore là.',
  'not-host': 'Seule la personne qui a ouvert la table peut le faire.',
  'not-waiting': 'La partie a déjà commencé.',
  'not-over': 'La partie n’est pas terminée.',
  finished: 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  stale: 'La partie avait avancé avant l’arrivée de votre choix. Regardez à nouveau.',
  illegal: 'Ce n’est pas permis maintenant.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'needs-consent': 'Quelque chose a été révélé depuis\u00a0: les autres doivent être d’accord.',
  'nothing-to-redo': 'Il n’y a rien à rejouer.',
  'no-request': 'Cette demande n’existe plus.',
  forbidden: 'Vous ne pouvez pas faire cela.',
  unreadable: 'Cette table est illisible. Rien n’y a été modifié.',
  'too-new':
    'Enregistré par une version plus récente de Bothy. Rien n’a été modifié. Rechargez la page ou mettez Bothy à jour.',
  'server-error': 'Une erreur s’est produite sur le serveur. Rien n’est perdu\u00a0; réessayez.',
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} s’est assis à la table.`,
  stood: (name) => `${name} a quitté sa place.`,
  away: (name) => `L’ordinateur joue pour ${name}.`,
  back: (name) => `${name} est de retour.`,
  started: () => 'La partie a commencé.',
  undone: (name) => `${name} a repris un coup.`,
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
    noServer: 'Le serveur ne répond pas. Les parties sur cet appareil fonctionnent quand même.',
    failed: 'Une erreur s’est produite',
    rule: (rule) => `Règle ${rule}`,
  },

  nav: {
    home: 'Bothy, page d’accueil',
    skip: 'Aller au contenu',
    main: 'Principale',
    rules: 'Règles',
    about: 'À propos',
    settings: 'Réglages',
    replayFile: 'Ouvrir une partie enregistrée',
  },

  settings: {
    title: 'Réglages',
    name: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Enregistré',
    language: 'Langue',
    theme: 'Thème',
    themes: { auto: 'Automatique', light: 'Clair', dark: 'Sombre' },
    motion: 'Moins de mouvements',
    motionHelp: 'Les pièces apparaissent aussitôt à leur place',
    confirm: 'Confirmer chaque coup',
    confirmHelp: 'Demande une dernière fois avant de jouer',
    shortcuts: 'Raccourcis clavier',
  },

  home: {
    title: 'Bothy',
    lead: 'Une table au coin du feu. La porte n’est jamais fermée à clé.',
    intro:
      'Des jeux de société écossais dans le navigateur, avec des amis proches ou lointains, ou contre l’ordinateur. Sans compte.',
    games: 'Jeux',
    playNow: 'Jouer maintenant',
    playNowHelp: 'Contre trois adversaires joués par l’ordinateur',
    level: 'Adversaires',
    friends: 'Entre amis',
    here: 'Sur cet appareil',
    rules: 'Règles',
    players: (min, max) => `${min} à ${max} joueurs`,
    mine: 'Mes parties',
    mineEmpty: 'Vos parties en cours apparaîtront ici.',
    yourTurn: 'À vous de jouer',
    waitsFor: (names) => `On attend ${names}`,
    waiting: (open) => n(open, { one: '# place libre', other: '# places libres' }),
    over: 'Terminée',
    local: 'Sur cet appareil',
    open: 'Tables ouvertes',
    openEmpty: 'Aucune table n’attend de joueurs pour le moment.',
    replay: 'Revoir',
    remove: 'Supprimer',
    removeAsk: 'Supprimer cette partie de cet appareil\u00a0?',
    finished: 'Parties terminées',
    starting: 'On prépare la table…',
  },

  make: {
    title: (game) => `Nouvelle table\u00a0: ${game}`,
    seats: 'Qui joue\u00a0?',
    count: 'Nombre de joueurs',
    kinds: { me: 'Vous', open: 'Un ami, par lien', here: 'Une personne sur cet appareil', bot: 'Ordinateur' },
    level: 'Niveau',
    personName: 'Nom',
    person: (number) => `Joueur ${number}`,
    options: 'Options du jeu',
    visibility: 'Qui peut rejoindre la table\u00a0?',
    visibilities: { private: 'Avec le lien seulement', open: 'Tout le monde' },
    visibilityHelp: {
      private: 'La table n’apparaît dans aucune liste. Avec le lien, on peut s’asseoir ou regarder.',
      open: 'La table figure sur la page d’accueil jusqu’à ce qu’elle soit complète.',
    },
    where: 'Où\u00a0?',
    onServer: 'En ligne',
    onDevice: 'Sur cet appareil',
    onDeviceHelp: 'Se joue dans ce navigateur, même hors ligne. Passez l’appareil quand c’est au tour d’un autre.',
    create: 'Ouvrir la table',
    watch: 'Sans vous, ce sera une partie à regarder.',
    needPerson: 'Il faut au moins une personne à la table.',
    badOption: (option) => `«\u00a0${option}\u00a0» ne convient pas à ce nombre de joueurs.`,
  },

  waiting: {
    title: 'La table attend',
    lead: (open) =>
      n(open, {
        one: 'Il reste une place libre. La partie commencera dès qu’elle sera prise.',
        other: 'Il reste # places libres. La partie commencera dès qu’elles seront prises.',
      }),
    share: 'Envoyez ce lien à vos amis',
    shareHelp: 'Il permet de prendre une place libre ou de regarder.',
    sit: 'S’asseoir ici',
    stand: 'Quitter la place',
    free: 'Libérer la place',
    putBot: 'Ordinateur',
    fill: 'Compléter avec l’ordinateur et commencer',
    closeTable: 'Abandonner cette table',
    options: 'Options',
    usual: 'Les règles habituelles.',
    shareButton: 'Partager…',
  },

  table: {
    board: 'Plateau',
    mine: 'Mon jeu',
    seats: 'Joueurs',
    side: 'Journal, discussion et règles',
    tabs: { board: 'Table', seats: 'Joueurs', log: 'Journal', chat: 'Discussion', rules: 'Règles', table: 'Infos' },
    unread: (count) => n(count, { one: '# nouveau message', other: '# nouveaux messages' }),
    lost: 'Connexion perdue, nouvelle tentative…',
    lostHelp: 'Rien n’est perdu\u00a0: votre choix attend ici.',
    tryNow: 'Réessayer',
    spectator: 'Vous regardez la partie.',
    loading: 'On va chercher la table…',
    noTable: 'Cette table n’existe pas',
    noTableHelp: 'Elle a peut-être été abandonnée, ou le lien est incomplet.',
    standing: 'Classement',
    explain: 'Explication',
    broken: 'Cette partie de la table n’a pas pu être affichée. La liste des choix fonctionne toujours.',
  },

  prompt: {
    region: 'Ce qui est demandé',
    tools: 'Annuler et lister',
    undo: 'Annuler',
    undoAsk: 'Demander à annuler',
    redo: 'Rétablir',
    restart: 'Recommencer le tour',
    all: 'Tous les choix',
    allCount: (count) => n(count, { one: '# choix', other: '# choix' }),
    unpick: 'Reposer',
    confirm: 'Jouer',
    confirmAsk: (label) => `Jouer «\u00a0${label}\u00a0»\u00a0?`,
    sending: 'Envoi…',
    thinking: (names) => `${list.format(names)} ${names.length > 1 ? 'réfléchissent' : 'réfléchit'}`,
    waited: (time) => `En attente depuis ${time}`,
    blocked: 'Impossible pour l’instant',
    takeBack: 'Reprendre ma place',
    away: 'L’ordinateur joue à votre place.',
    over: 'La partie est terminée.',
    noChoices: 'Il n’y a rien à choisir pour l’instant.',
  },

  seats: {
    you: 'vous',
    bot: (level) => `ordinateur, ${level.toLowerCase()}`,
    offline: 'hors ligne',
    away: 'l’ordinateur joue',
    toAct: 'à son tour',
    thinking: 'réfléchit',
    handOver: 'Laisser jouer l’ordinateur',
    handOverHelp: 'Vous pourrez reprendre votre place à tout moment.',
    takeBack: 'Reprendre ma place',
    putBot: (name) => `Faire jouer l’ordinateur pour ${name}`,
  },

  log: {
    title: 'Journal',
    empty: 'Il ne s’est encore rien passé.',
    divider: 'Depuis votre dernier tour',
    opening: 'Mise en place',
    recap: 'Depuis votre dernier tour',
    summary: 'Ce qui vient de se passer',
    recapClose: 'Reprendre la partie',
    showAgain: 'Revoir la scène',
    newest: 'Au plus récent',
  },

  chat: {
    title: 'Discussion',
    empty: 'Personne n’a encore rien dit.',
    say: 'Votre message',
    send: 'Envoyer',
    notSent: 'Non envoyé\u00a0: la connexion a été perdue. L’envoyer à nouveau\u00a0?',
    local: 'Autour d’un même appareil, on se parle de vive voix.',
  },

  info: {
    title: 'Table',
    share: 'Lien vers cette table',
    shareHelp: 'Il permet de regarder, ou de s’asseoir tant qu’une place est libre.',
    fairness: 'Un tirage vérifiable',
    fairnessHelp:
      'La graine de tous les mélanges a été fixée au début de la partie. Son empreinte (SHA-256) est visible ici, la graine elle-même à la fin.',
    commitment: 'Empreinte',
    seed: 'Graine',
    verify: 'Vérifier',
    verifying: 'On rejoue toute la partie…',
    verified: 'La graine correspond à son empreinte, et la partie rejouée aboutit à la même position.',
    seedWrong: 'La graine ne correspond pas à l’empreinte.',
    replayWrong: 'La partie rejouée aboutit à une autre position.',
    verifyFailed: 'L’enregistrement n’a pas pu être chargé.',
    options: 'Options',
    leave: 'Quitter la table',
    leaveAsk: 'Quitter la table\u00a0?',
    leaveHelp: 'Votre place reste la vôtre. Confiez-la à l’ordinateur pour que les autres n’attendent pas.',
    leaveBot: 'La confier à l’ordinateur et quitter',
    leaveOnly: 'Quitter simplement',
  },

  consent: {
    title: 'Revenir en arrière\u00a0?',
    asks: (name) =>
      `${name} demande à reprendre son dernier tour. Tout le monde doit être d’accord, car quelque chose a été révélé depuis.`,
    agree: 'Accepter',
    decline: 'Refuser',
    waiting: (agreed, all) => `Votre demande d’annulation\u00a0: ${agreed} accord${agreed > 1 ? 's' : ''} sur ${all}.`,
    withdraw: 'Retirer la demande',
  },

  zoom: {
    tools: 'Taille de la carte',
    more: 'Agrandir',
    less: 'Réduire',
    fit: 'Tout montrer',
  },

  pass: {
    title: (name) => `Passez l’appareil à ${name}`,
    help: 'Les cartes du joueur précédent restent cachées jusqu’à votre confirmation.',
    ready: (name) => `Je suis ${name}`,
    turn: (name) => `À ${name} de jouer`,
  },

  ending: {
    title: 'La partie est terminée',
    won: (name) => `Victoire ${de(name)}`,
    youWon: 'Vous avez gagné',
    shared: (names) => `Victoire partagée\u00a0: ${names}`,
    rank: (rank) => (rank === 1 ? '1re place' : `${rank}e place`),
    bracket: (from, to) =>
      from === null && to === null
        ? 'quel que soit le score'
        : from === null
          ? `jusqu’à ${to} points`
          : to === null
            ? `${from} points ou plus`
            : `de ${from} à ${to} points`,
    tied: (names, score) => `${names} sont à égalité à ${score}. `,
    compared: (values) => `\u00a0: ${values}. `,
    sharedPlace: (names, rank) =>
      rank === 1 ? `Victoire partagée\u00a0: ${names}. ` : `${rank}e place partagée\u00a0: ${names}. `,
    chart: 'Les points au fil de la partie',
    chartLoading: 'On rejoue la partie pour tracer les points…',
    chartFailed: 'Les points n’ont pas pu être tracés.',
    rematch: 'Rejouer',
    replay: 'Revoir la partie',
    export: 'Télécharger la partie',
    look: 'Regarder la table',
    show: 'Voir le résultat',
    home: 'Page d’accueil',
  },

  replay: {
    title: 'Revoir une partie',
    titleOf: (game) => `Revoir\u00a0: ${game}`,
    ply: (ply, plies) => `Coup ${ply} sur ${plies}`,
    goTo: (ply) => `Aller au coup ${ply}`,
    start: 'Au début',
    end: 'À la fin',
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
    previousTurn: 'Un tour en arrière',
    nextTurn: 'Un tour en avant',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    position: 'Position dans la partie',
    view: 'Point de vue',
    acting: 'Le joueur actif',
    spectator: 'Spectateur',
    branch: 'Continuer d’ici',
    branchHelp: 'Une nouvelle partie sur cet appareil, à partir de cette position.',
    download: 'Télécharger',
    open: 'Ouvrir un fichier',
    drop: 'Déposez ici un fichier *.bothy.json, ou choisissez-en un.',
    loading: 'On rejoue la partie…',
    transcriptOnly:
      'Les règles ont changé depuis cette partie. On peut en lire le journal et la fin, mais pas rejouer les coups.',
    chart: 'Points',
    problems: {
      'not-a-record': 'Ce fichier n’est pas une partie de Bothy.',
      'unknown-game': 'Cette partie est celle d’un jeu absent de cette table.',
      'bad-setup': 'Les options de cette partie ne sont pas valides.',
      'bad-revision': 'Cette partie suit une version plus récente des règles.',
      'bad-ply': 'Un coup de cette partie est illisible.',
      'illegal-ply': 'Un coup de cette partie est contraire aux règles.',
      'hash-differs': 'Cette partie aboutit à une autre position que celle indiquée.',
      'result-differs': 'Cette partie aboutit à un autre résultat que celui indiqué.',
    },
    problemAt: (ply, text) => `Coup ${ply + 1}\u00a0: ${text}`,
  },

  rules: {
    title: (game) => `Règles\u00a0: ${game}`,
    search: 'Chercher dans les règles',
    found: (count) => n(count, { one: '# passage', other: '# passages' }),
    none: 'Aucun résultat.',
    contents: 'Sommaire',
    missing: 'Les règles n’ont pas pu être chargées.',
    full: 'Ouvrir les règles en pleine page',
    anchor: (rule) => `Lien vers la règle ${rule}`,
  },

  about: {
    title: 'À propos de Bothy',
    what: 'Un bothy est un refuge des Highlands dont la porte n’est jamais fermée. Bothy est une table pour des jeux de société écossais dans le navigateur\u00a0: les règles sont appliquées, en français et en anglais, avec des amis ou contre l’ordinateur.',
    sourcesTitle: 'D’où viennent les règles',
    sources:
      'Les règles sont un texte numéroté de notre main, écrit d’après les livrets publiés, leurs transcriptions et des tableaux de cartes. Là où les sources se taisent ou divergent, nous avons tranché et nous le disons à côté de la règle.',
    games: {
      'glen-more': {
        author: 'Glen More est un jeu de Matthias Cramer.',
        reconstructed:
          'Chaque tuile et chaque carte a été lue sur des photographies du jeu imprimé, puis une seconde fois dans un tableau public. Les images ne sont pas celles du jeu publié\u00a0: tuiles, cubes et personnages sont dessinés pour Bothy.',
      },
      'lords-of-scotland': {
        author: 'Lords of Scotland est un jeu de Richard James.',
        reconstructed:
          'Les noms, forces, rangs et pouvoirs des cartes proviennent de listes et de scans concordants. Les tartans, insignes et images ne sont pas ceux du jeu publié\u00a0: ils sont dessinés pour Bothy, les tartans comme des tissages de notre invention.',
      },
    },
    list: (sources, inferred) =>
      `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# point déduit', other: '# points déduits' })}`,
    listInEnglish: 'Cette liste est en anglais.',
    sourcesHead: 'Ce qui a été lu, et ce que cela établit',
    inferredHead: 'Ce qui a été déduit, et de quoi',
    fairTitle: 'Honnête par construction',
    fair: 'Les cartes cachées ne quittent jamais le serveur pour le navigateur d’un autre joueur. La graine de chaque mélange est fixée au début de la partie\u00a0: son empreinte est visible aussitôt, la graine à la fin. L’ordinateur ne voit que ce que verrait une personne à sa place.',
    creditsTitle: 'Crédits',
    credits:
      'Bothy n’a aucun lien avec leurs auteurs ni leurs éditeurs. Caractères\u00a0: Fraunces et Source Sans 3, tous deux sous licence SIL Open Font License.',
    licence: 'Bothy est un logiciel libre sous licence MIT.',
    version: (version) => `Version ${version}`,
    privacyTitle: 'Ce qui est conservé',
    privacy:
      'Vos parties, votre nom et ce que vous dites aux tables, sur le serveur que vous utilisez. Un cookie se souvient de vous\u00a0; les réglages et les parties sur cet appareil restent dans ce navigateur. Rien n’est transmis à des tiers.',
  },

  notFound: {
    title: 'Rien ici que de la bruyère',
    help: 'Cette page n’existe pas.',
    home: 'Vers la page d’accueil',
  },

  shortcuts: {
    title: 'Raccourcis clavier',
    undo: 'Annuler',
    redo: 'Rétablir',
    restart: 'Recommencer le tour',
    all: 'Tous les choix',
    unpick: 'Reposer le dernier choix, fermer ce qui est ouvert',
    confirm: 'Confirmer un coup',
    buttons: 'Boutons de la barre, de gauche à droite',
    log: 'Journal',
    chat: 'Discussion',
    rules: 'Règles',
    board: 'Aller au plateau',
    hand: 'Aller à mon jeu',
    prompt: 'Aller à ce qui est demandé',
    skip: 'Passer la scène',
    help: 'Cette liste',
    list: 'Parcourir la liste des choix',
    replay: 'En relecture\u00a0: un coup en arrière ou en avant',
  },
} satisfies Messages
