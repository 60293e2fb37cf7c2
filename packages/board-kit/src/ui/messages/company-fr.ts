import { counted, deTous, typeset } from '@bothy/kernel/french'
import type { CompanyWords } from './company-en.ts'

export const companyFr: CompanyWords = {
  waiting: {
    name: 'Votre nom',
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
