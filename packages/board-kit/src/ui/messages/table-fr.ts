import { counted, typeset } from '@bothy/kernel/french'
import { n } from './french-number.ts'
import type { TableWords } from './table-en.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const tableFr: TableWords = {
  table: {
    board: 'Plateau',
    mine: 'Ma zone',
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
    soFar: 'Jusqu’ici',
    signs: typeset('Que signifient ces signes ?'),
    signsShort: 'Signes',
    explainMore: 'suite',
    broken: 'Cette partie de la table n’a pas pu être affichée. La liste des choix fonctionne toujours.',
  },

  primer: {
    title: (game) => typeset(`${game} : votre première partie`),
    minutes: typeset('Le jeu en 2 minutes'),
    later:
      'Jusqu’à la fin de votre première partie, la consigne vous aide davantage. Vous pourrez rouvrir cette introduction depuis les réglages.',
    rules: 'Règles',
    play: 'À vous de jouer',
  },

  prompt: {
    region: 'Consigne',
    tools: 'Annulation et liste des choix',
    paused: 'La partie est en pause.',
    undo: 'Annuler',
    undone: 'Coup annulé.',
    again: 'Choisissez de nouveau pour confirmer.',
    undoAsk: 'Demander à annuler',
    changeAnswer: 'Changer ma réponse',
    answered: (names) =>
      `Vous avez répondu. ${list.format(names)} ${names.length > 1 ? 'doivent' : 'doit'} encore répondre.`,
    redo: 'Rétablir',
    hint: 'Conseil',
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
    notYourTurn: 'Ce n’est pas à vous de jouer.',
    firstThis: 'Répondez d’abord à la consigne.',
    stopped: (done, all) =>
      `${n(done, { one: 'Seule # action', other: 'Seules # actions' })} sur ${all} ${done < 2 ? 'a pu être faite' : 'ont pu être faites'}.`,
    thinking: (names) => `${list.format(names)} ${names.length > 1 ? 'réfléchissent' : 'réfléchit'}`,
    waited: (time) => `En attente depuis ${time}`,
    blocked: 'Impossible pour l’instant',
    takeBack: 'Reprendre ma place',
    away: 'Un bot joue à votre place.',
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
    again: 'Relecture des derniers tours',
    againTurn: (name, turn, of) => typeset(`Relecture, tour ${turn} sur ${of} : ${name}`),
  },

  show: {
    pause: 'Pause',
    goOn: 'Continuer',
    next: 'Suivant',
    skip: 'Passer',
    again: 'Revoir',
    toTable: 'Revenir à la table',
  },

  seats: {
    you: 'vous',
    yourTurn: 'à vous',
    next: 'ensuite',
    bot: (level) => `bot, ${level.toLowerCase()}`,
    offline: 'hors ligne',
    away: 'un bot joue',
    toAct: 'doit jouer',
    lastMove: typeset('Dernier coup :'),
    changedBy: (name) => `Modifié par ${name} depuis votre dernier tour`,
    thinking: 'réfléchit',
    handOver: 'Laisser jouer un bot',
    handOverHelp: 'Vous pourrez reprendre votre place à tout moment.',
    takeBack: 'Reprendre ma place',
    putBot: (name) => `Faire jouer un bot pour ${name}`,
  },

  log: {
    title: 'Journal',
    empty: 'Il ne s’est encore rien passé.',
    divider: 'Depuis votre dernier tour',
    opening: 'Mise en place',
    recap: 'Depuis votre dernier tour',
    summary: 'Ce qui vient de se passer',
    recapClose: 'Continuer',
    more: (left) => `${left} de plus`,
    less: 'Moins',
    showAgain: 'Revoir l’animation',
    newest: 'Aller à la fin',
    goTo: (ply) => `Aller au coup ${ply}`,
  },

  chat: {
    local: typeset('Vous êtes autour du même appareil : parlez-vous de vive voix !'),
  },

  info: {
    title: 'Table',
    share: 'Lien vers cette table',
    shareHelp: 'Il permet de regarder, ou de s’asseoir tant qu’une place est libre.',
    options: 'Options',
    leave: 'Quitter la table',
    leaveAsk: typeset('Quitter la table ?'),
    leaveHelp: 'Vous gardez votre place. Confiez-la à un bot pour que les autres n’attendent pas.',
    leaveBot: 'La confier à un bot et quitter',
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
    help: 'Ce que seul le joueur précédent peut voir reste caché tant que vous n’avez pas confirmé.',
    ready: (name) => `Je suis ${name}`,
    change: (name) => typeset(`${name} : changer ma réponse`),
    turn: (name) => `À ${name} de jouer`,
  },
}
