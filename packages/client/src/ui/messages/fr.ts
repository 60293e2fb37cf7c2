import { counted, de, ordinal, typeset } from '@bothy/kernel/french'
import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import { type Forms, plurals } from '../plural.ts'
import { companyFr } from './company-fr.ts'
import type { Messages } from './en.ts'

const plural = plurals('fr')
/** The number keeps to its noun. */
const n = (count: number, { one, other }: Forms): string =>
  plural(count, { one: one.replace('# ', '#\u00a0'), other: other.replace('# ', '#\u00a0') })

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Aléatoire',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Joue n’importe quel coup permis',
  easy: 'Joue raisonnablement, anticipe peu',
  medium: 'Pèse chaque coup',
  hard: 'Entraîné sur des milliers de parties',
}

const refusals: { readonly [why in Refusal['why']]: string } = {
  malformed: 'Le serveur n’a pas compris. Rechargez la page.',
  'unknown-message': 'Le serveur n’a pas compris. Rechargez la page.',
  'too-fast': 'Vous allez trop vite. Patientez un instant.',
  'too-large': 'C’est trop volumineux.',
  'too-long': 'Cette table compte trop de coups et d’annulations. Elle ne peut plus en enregistrer.',
  'too-many-tables': 'Vous avez ouvert beaucoup de tables en peu de temps. Réessayez dans quelques minutes.',
  'too-many-bots': 'L’ordinateur joue déjà à beaucoup de vos tables. Attendez qu’il ait fini, puis réessayez.',
  'no-such-table': 'Cette table n’existe pas.',
  'no-such-game': 'Ce jeu n’existe pas.',
  'bad-setup': 'Ces options ne vont pas ensemble.',
  'bad-record': 'Ce fichier n’est pas une partie que l’on peut revoir.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'seat-taken': 'Quelqu’un vient de prendre cette place.',
  'not-absent': 'Cette personne est encore là.',
  'not-host': 'Seule la personne qui a ouvert la table peut le faire.',
  'not-waiting': 'La partie a déjà commencé.',
  'not-over': 'La partie n’est pas terminée.',
  finished: 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  resigned: 'Cette place a abandonné la partie.',
  stale: 'La partie a avancé entre-temps. Vérifiez la table, puis choisissez à nouveau.',
  illegal: 'Ce n’est pas possible maintenant.',
  final: typeset('Ce coup ne peut plus être annulé : une information a été révélée, ou d’autres ont joué depuis.'),
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'needs-consent': typeset('Une information a été révélée depuis : il faut l’accord des autres joueurs.'),
  'nothing-to-redo': 'Il n’y a rien à rétablir.',
  'no-request': 'Cette demande a été retirée.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  unreadable: 'Cette table est illisible. Rien n’y a été modifié.',
  'too-new':
    'Enregistré par une version plus récente de Bothy. Rien n’a été modifié. Rechargez la page ou mettez Bothy à jour.',
  'server-error': typeset('Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.'),
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} a pris place à la table.`,
  stood: (name) => `${name} a quitté sa place.`,
  away: (name) => `L’ordinateur joue pour ${name}.`,
  back: (name) => `${name} est de retour.`,
  started: () => 'La partie a commencé.',
  undone: (name) => `${name} a annulé un coup.`,
  resigned: (name) => `${name} a abandonné. L’ordinateur continue.`,
  abandoned: () => 'La partie a été arrêtée avant la fin.',
  again: (name) => (name === '' ? 'Une nouvelle table attend pour rejouer.' : `${name} propose de rejouer.`),
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
    noServer: 'Le serveur ne répond pas. Les parties sur cet appareil restent jouables.',
    failed: 'Une erreur s’est produite',
    rule: (rule) => `Règle ${rule}`,
  },

  nav: {
    home: 'Bothy, page d’accueil',
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    rules: 'Règles',
    about: 'À propos',
    settings: 'Réglages',
    menu: 'Menu',
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
    motion: 'Réduire les animations',
    motionHelp: 'Les éléments changent de place sans animation',
    sounds: 'Sons',
    soundsHelp: 'Mon tour, un décompte, la fin de la partie.',
    notices: 'Me prévenir',
    noticesHelp: 'Une notification du navigateur quand c’est mon tour et que je regarde une autre page.',
    speed: 'Coups des autres',
    speeds: { calm: 'Posés', quick: 'Rapides', instant: 'Immédiats' },
    confirm: 'Confirmer chaque coup',
    confirmHelp: 'Demande confirmation avant chaque coup',
    help: 'Réexpliquer les jeux',
    helpHelp: 'Montre l’introduction et davantage d’aide à chaque table',
    shortcuts: 'Raccourcis clavier',
  },

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
    winners: (names) => typeset(`Vainqueur : ${names}`),
    abandoned: 'Interrompue',
    local: 'Sur cet appareil',
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
    help: 'Certaines valeurs de ce jeu ont été reconstituées. Qui possède la boîte peut les rectifier dans un fichier.',
    which: 'Données',
    none: 'Telles que fournies',
    file: 'Charger un fichier',
    differs: (count) =>
      count === 1
        ? typeset('Une valeur diffère des données fournies :')
        : `${count} valeurs diffèrent des données fournies.`,
    change: (from, to) => `${from} → ${to}`,
    problem: (at, why) => (at === '' ? why : typeset(`${at} : ${why}`)),
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

  ...companyFr,

  table: {
    board: 'Plateau',
    mine: 'Mon jeu',
    seats: 'Joueurs',
    side: 'Journal, discussion et règles',
    tabs: { board: 'Table', seats: 'Joueurs', log: 'Journal', chat: 'Discussion', rules: 'Règles', table: 'Infos' },
    unread: (count) => n(count, { one: '# nouveau message', other: '# nouveaux messages' }),
    lost: 'Connexion perdue, nouvelle tentative…',
    lostHelp: typeset('Rien n’est perdu : votre choix partira au retour de la connexion.'),
    tryNow: 'Réessayer',
    spectator: 'Vous regardez la partie.',
    loading: 'Chargement de la table…',
    noTable: 'Cette table n’existe pas',
    noTableHelp: 'Elle a peut-être été fermée, ou le lien est incomplet.',
    standing: 'Classement',
    explain: 'Détails',
    broken: 'Cette partie de la table n’a pas pu être affichée. La liste des choix fonctionne toujours.',
  },

  primer: {
    title: (game) => typeset(`${game} : votre première partie`),
    minutes: 'Le jeu en deux minutes',
    later:
      'Jusqu’à la fin de votre première partie, la ligne sous la table en dit plus. Vous pourrez retrouver ces explications dans les réglages.',
    rules: 'Règles',
    play: 'À vous de jouer',
  },

  prompt: {
    region: 'Consigne',
    tools: 'Annulation et liste des choix',
    undo: 'Annuler',
    undoAsk: 'Demander à annuler',
    changeAnswer: 'Changer ma réponse',
    answered: (names) =>
      `Vous avez répondu. ${list.format(names)} ${names.length > 1 ? 'doivent' : 'doit'} encore répondre.`,
    redo: 'Rétablir',
    restart: 'Recommencer le tour',
    all: 'Tous les choix',
    allCount: (count) => n(count, { one: '# choix', other: '# choix' }),
    unpick: 'Désélectionner',
    confirm: 'Confirmer',
    confirmAsk: (label) => typeset(`Confirmer : ${label} ?`),
    anyway: (what) => `${what} quand même`,
    goBack: 'Revenir',
    neverAsk: 'Ne plus demander dans cette partie',
    sending: 'Envoi…',
    stopped: (done, all) =>
      `${n(done, { one: 'Seule # action', other: 'Seules # actions' })} sur ${all} ${done < 2 ? 'a pu être faite' : 'ont pu être faites'}.`,
    thinking: (names) => `${list.format(names)} ${names.length > 1 ? 'réfléchissent' : 'réfléchit'}`,
    waited: (time) => `En attente depuis ${time}`,
    blocked: 'Impossible pour l’instant',
    takeBack: 'Reprendre ma place',
    away: 'L’ordinateur joue à votre place.',
    over: 'La partie est terminée.',
    noChoices: 'Aucun choix à faire pour l’instant.',
  },

  watching: {
    region: 'Coups des autres',
    pause: 'Pause',
    resume: 'Reprendre',
    skip: 'Passer',
    plays: (name) => `${name} joue`,
    paused: 'En pause',
    showAgain: 'Revoir les derniers tours',
    again: 'Les derniers tours, à nouveau',
  },

  seats: {
    you: 'vous',
    yourTurn: 'à vous',
    next: 'ensuite',
    bot: (level) => `ordinateur, ${level.toLowerCase()}`,
    offline: 'hors ligne',
    away: 'l’ordinateur joue',
    toAct: 'doit jouer',
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
    recapClose: 'Continuer',
    showAgain: 'Revoir l’animation',
    newest: 'Aller à la fin',
  },

  chat: {
    title: 'Discussion',
    empty: 'Personne n’a encore rien dit.',
    say: 'Votre message',
    send: 'Envoyer',
    notSent: typeset('Non envoyé : la connexion a été perdue. L’envoyer à nouveau ?'),
    local: typeset('Vous êtes autour du même appareil : parlez-vous de vive voix !'),
  },

  info: {
    title: 'Table',
    share: 'Lien vers cette table',
    shareHelp: 'Il permet de regarder, ou de s’asseoir tant qu’une place est libre.',
    fairness: 'Un tirage vérifiable',
    fairnessHelp:
      'La graine de tous les mélanges est fixée dès le début de la partie. Son empreinte (SHA-256) est visible ici, la graine elle-même à la fin.',
    commitment: 'Empreinte',
    seed: 'Graine',
    verify: 'Vérifier',
    verifying: 'Vérification en cours…',
    verified: 'La graine correspond à son empreinte, et la partie rejouée aboutit à la même position.',
    seedWrong: 'La graine ne correspond pas à l’empreinte.',
    replayWrong: 'La partie rejouée aboutit à une autre position.',
    verifyFailed: 'L’enregistrement n’a pas pu être chargé.',
    options: 'Options',
    leave: 'Quitter la table',
    leaveAsk: typeset('Quitter la table ?'),
    leaveHelp: 'Vous gardez votre place. Confiez-la à l’ordinateur pour que les autres n’attendent pas.',
    leaveBot: 'La confier à l’ordinateur et quitter',
    leaveOnly: 'Quitter simplement',
  },

  consent: {
    title: typeset('Annuler le dernier tour ?'),
    asks: (name) =>
      `${name} demande à annuler son dernier tour. Il faut l’accord de tous, car une information a été révélée depuis.`,
    agree: 'Accepter',
    decline: 'Refuser',
    waiting: (agreed, all) =>
      typeset(
        `Votre demande d’annulation : ${counted(agreed, 'joueur', 'joueurs')} sur ${all} ${agreed < 2 ? 'l’accepte' : 'l’acceptent'}.`,
      ),
    withdraw: 'Retirer la demande',
    confirm: 'Tout ce qui a été joué depuis votre dernier coup sera annulé, ce coup et ceux des autres compris.',
  },

  zoom: {
    tools: 'Zoom',
    more: 'Agrandir',
    less: 'Réduire',
    fit: 'Tout montrer',
  },

  pass: {
    title: (name) => `Passez l’appareil à ${name}`,
    help: 'Les cartes du joueur précédent restent cachées tant que vous n’avez pas confirmé.',
    ready: (name) => `Je suis ${name}`,
    change: (name) => typeset(`${name} : changer ma réponse`),
    turn: (name) => `À ${name} de jouer`,
  },

  ending: {
    title: 'La partie est terminée',
    won: (name) => `Victoire ${de(name)}`,
    youWon: 'Vous avez gagné',
    shared: (names) => typeset(`Victoire partagée : ${names}`),
    rank: (rank) => `${ordinal(rank, 'f')} place`,
    bracket: (from, to) => {
      if (to === null) return from === null ? 'quel que soit le score' : `${counted(from, 'point', 'points')} ou plus`
      return `${from === null ? 'jusqu’à' : `de ${from} à`} ${counted(to, 'point', 'points')}`
    },
    tied: (names, score) => `Égalité entre ${names}, à ${counted(score, 'point', 'points')}. `,
    compared: (values) => typeset(` : ${values}. `),
    sharedPlace: (names, rank) =>
      rank === 1
        ? typeset(`Victoire partagée : ${names}. `)
        : typeset(`${ordinal(rank, 'f')} place partagée : ${names}. `),
    chart: 'Points au fil de la partie',
    chartLoading: 'Tracé des points en cours…',
    chartFailed: 'Les points n’ont pas pu être tracés.',
    rematch: 'Rejouer',
    replay: 'Revoir la partie',
    export: 'Télécharger la partie',
    look: 'Revenir au plateau',
    show: 'Voir le résultat',
    home: 'Page d’accueil',
    sheet: 'Feuille de score',
    total: 'Total',
    ahead: (points, name) => `${points} d’avance sur ${name}`,
    share: 'Partager le résultat',
    shareText: 'En texte',
    sharePicture: 'Enregistrer l’image',
    shareWith: 'Partager…',
  },

  replay: {
    title: 'Revoir une partie',
    titleOf: (game) => typeset(`Revoir : ${game}`),
    ply: (ply, plies) => `Coup ${ply} sur ${plies}`,
    goTo: (ply) => `Aller au coup ${ply}`,
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
    previousTurn: 'Un tour en arrière',
    nextTurn: 'Un tour en avant',
    previousScoring: 'Au décompte précédent ou au début',
    nextScoring: 'Au décompte suivant ou à la fin',
    scoring: 'décompte',
    hands: 'Mains',
    shareTitle: 'Partager ce coup',
    shareLink: 'Lien vers ce coup',
    shareText: 'Texte à envoyer',
    shareFile: 'Cette partie n’est que sur cet appareil. Téléchargez-la et envoyez le fichier.',
    look: (game, ply, plies, happened, points) =>
      typeset(`Regardez : ${game}, coup ${ply} sur ${plies}. ${happened === '' ? '' : `${happened} `}${points}.`),
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    position: 'Position dans la partie',
    view: 'Point de vue',
    acting: 'Joueur actif',
    spectator: 'Spectateur',
    branch: 'Reprendre à partir d’ici',
    branchHelp: 'Une nouvelle partie sur cet appareil, à partir de cette position.',
    download: 'Télécharger',
    open: 'Ouvrir un fichier',
    drop: 'Déposez ici un fichier *.bothy.json, ou choisissez-en un.',
    loading: 'Chargement de la partie…',
    transcriptOnly:
      'Les règles ont changé depuis cette partie. Vous pouvez en lire le journal et le résultat, mais pas revoir les coups.',
    chart: 'Points',
    problems: {
      'not-a-record': 'Ce fichier n’est pas une partie de Bothy.',
      'unknown-game': 'Cette partie concerne un jeu qui n’est pas proposé ici.',
      'bad-setup': 'Les options de cette partie ne sont pas valides.',
      'bad-revision': 'Cette partie suit une version plus récente des règles.',
      'bad-ply': 'Un coup de cette partie est illisible.',
      'illegal-ply': 'Un coup de cette partie est contraire aux règles.',
      'hash-differs': 'Cette partie aboutit à une autre position que celle indiquée.',
      'result-differs': 'Cette partie aboutit à un autre résultat que celui indiqué.',
    },
    problemAt: (ply, text) => typeset(`Coup ${ply + 1} : ${text}`),
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
      'glen-more': {
        author: 'Glen More est un jeu de Matthias Cramer.',
        reconstructed: typeset(
          'Chaque tuile et chaque carte a été lue sur des photographies du jeu imprimé, puis une seconde fois dans un tableau public. Les images ne sont pas celles du jeu publié : tuiles, cubes et personnages sont dessinés pour Bothy.',
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
} satisfies Messages
