import { counted, de, deTous, typeset } from '@bothy/kernel/french'
import type { CompanyWords } from './company-en.ts'
import { n } from './french-number.ts'

export const companyFr: CompanyWords = {
  waiting: {
    title: 'La table est prête',
    here: (here, seats) => typeset(`${counted(here, 'joueur', 'joueurs')} sur ${seats}`),
    name: 'Votre nom',
    changeName: 'Changer de nom',
    saveName: 'Enregistrer',
    sit: 'S’asseoir ici',
    stand: 'Quitter ma place',
    free: (name) => `Libérer la place ${de(name)}`,
    putBot: 'Ajouter un bot',
    botLevel: (seat) => `Niveau du bot à la place ${seat}`,
    moveHere: 'Venir ici',
    atSeat: (label, seat) => `${label}, place ${seat}`,
    movedTo: (name, seat) => `${name} est maintenant à la place ${seat}.`,
    youSit: (seat) => `Vous êtes à la place ${seat}.`,
    moveUp: (name) => typeset(`Monter d’une place : ${name}`),
    moveDown: (name) => typeset(`Descendre d’une place : ${name}`),
    colour: 'Choisir ma couleur',
    colours: ['Chardon, violet', 'Cerf, orange', 'Bateau, bleu', 'Tour, crème', 'Harpe, vert'],
    colourOf: (colour, name) => typeset(`${colour} : ${name}`),
    removeBot: (name) => `Retirer ${name}`,
    you: 'vous',
    youHost: 'vous, hôte de la table',
    here1: 'est là',
    invited: 'invitation à rejouer',
    ready: 'OK',
    notYet: 'pas encore',
    needMoment: 'Encore un instant',
    imReady: 'On peut commencer',
    waitingFor: (names) => `En attente ${deTous(names)}.`,
    waitingForPlayers: (open) =>
      n(open, { one: 'Il manque encore une personne.', other: 'Il manque encore # personnes.' }),
    waitingForYou: 'Tout le monde vous attend.',
    startsWhen: (names) => `La partie commencera dès l’accord ${deTous(names)}.`,
    startsWhenFull: 'La partie commencera quand toutes les places seront prises.',
    botsTake: (open) =>
      n(open, {
        one: 'Un bot prendra la place libre.',
        other: 'Des bots prendront les # places libres.',
      }),
    watching: 'Vous regardez.',
    watchingHelp: 'Prenez une place libre pour jouer.',
    watchingFull: 'Toutes les places sont prises. Vous pouvez rester et regarder.',
    begin: 'Commencer',
    beginWhen: (names) =>
      names.length === 1 ? `Commencer dès l’accord ${deTous(names)}` : 'Commencer quand tout le monde est prêt',
    beginWithBots: 'Commencer avec des bots',
    waitOn: 'Attendre encore',
    closeTable: 'Fermer cette table',
    closeAsk: typeset('Fermer cette table ?'),
    closeHelp: 'Elle disparaîtra pour toutes les personnes qui attendent ici.',
    closed: 'L’hôte a fermé cette table',
    options: 'Options',
    usual: 'Règles standard.',
  },

  share: {
    title: 'Invitation',
    link: 'Lien vers cette table',
    help: 'Ce lien permet de prendre une place libre ou de regarder.',
    qr: 'Code QR du lien',
    copy: 'Copier le lien',
    share: 'Partager…',
    invite: 'Inviter',
    address: 'Adresse sur le réseau',
    onlyHere: typeset(
      'Seul cet appareil peut joindre le serveur. Pour jouer à plusieurs, démarrez-le avec une adresse de votre réseau (--host 0.0.0.0).',
    ),
    sameNetwork: 'Fonctionne pour tout le monde sur votre réseau.',
    press: 'Appuyez sur Ctrl+C (Cmd+C sur Mac) pour copier.',
    hold: 'Maintenez le doigt sur le texte pour le copier.',
  },

  leaving: {
    mySeat: 'Ma place',
    handOver: 'Laisser jouer un bot',
    takeBack: 'Reprendre ma place',
    leave: 'Quitter la table',
    resign: 'Abandonner',
    resignAsk: typeset('Abandonner la partie ?'),
    resignHelp: typeset(
      'Vous ne pourrez pas revenir dans cette partie. Un bot joue à votre place, et le résultat mentionne votre abandon.',
    ),
    resignAlone: 'La partie s’arrête tout de suite, sans résultat.',
    resigned: 'abandon',
    youResigned: 'Vous avez abandonné. Un bot joue à votre place.',
    end: 'Arrêter la partie',
    endAsk: typeset('Arrêter la partie pour tout le monde ?'),
    endHelp: typeset(
      'Elle s’arrête sans résultat et sera notée comme arrêtée avant la fin. Il faut l’accord de toutes les personnes présentes.',
    ),
    endAsked: (name) =>
      `${name} propose d’arrêter la partie, car quelqu’un est parti. Elle n’aura pas de résultat et sera notée comme arrêtée avant la fin.`,
    endWaiting: (agreed, all) =>
      typeset(
        `Votre demande d’arrêter la partie : ${counted(agreed, 'joueur', 'joueurs')} sur ${all} ${agreed < 2 ? 'l’accepte' : 'l’acceptent'}.`,
      ),
    absent: (name) => `${name} est hors ligne.`,
    botIn: (time) => `Un bot pourra jouer dans ${time}.`,
    botByHost: 'L’hôte peut faire jouer un bot.',
    botNow: (name) => `Faire jouer un bot pour ${name}`,
    endIn: (time) => `Dans ${time}, les autres pourront arrêter la partie.`,
    watching: 'Vous regardez',
    watchingHelp: 'Vous regardez cette partie sans y avoir de place.',
  },

  halted: {
    title: 'La partie ne peut pas continuer à partir d’ici.',
    safe: typeset('Bothy a rencontré une erreur. Tous les coups joués sont conservés.'),
  },

  again: {
    rematch: 'Rejouer',
    join: 'Rejoindre',
    goThere: 'Aller à la nouvelle table',
    wants: (name) => `${name} propose de rejouer.`,
    newTable: 'Une nouvelle table réunit les mêmes personnes.',
    watch: 'Regarder la partie suivante',
    waitsForYou: 'On vous attend',
  },

  abandoned: {
    title: 'La partie a été arrêtée avant la fin',
    tag: 'Arrêtée avant la fin',
    help: 'Elle n’a pas de résultat.',
    stood: 'Score au moment de l’arrêt',
    resigned: (names) => typeset(`Abandon ${deTous(names)} : un bot a continué.`),
    stoodIn: (name, from, to) =>
      to === null
        ? typeset(`Un bot a joué pour ${name} du coup ${from} jusqu’à la fin.`)
        : typeset(`Un bot a joué pour ${name} du coup ${from} au coup ${to}.`),
  },
}
