import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    tome: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A3', 'T1', 'A6', 'A1', 'A10', 'A11', 'A12'],
      die: [3, 3, 1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'Every landmark card has an event that you can trigger once.',
      fr: 'Chaque carte Lieu emblématique a un événement à déclencher une fois.',
    },
    {
      en: 'A Gathering triggers the event of one landmark card.',
      fr: 'Un Rassemblement déclenche l’événement d’une carte Lieu emblématique.',
    },
    { en: 'A turned card counts 2 as a landmark.', fr: 'Une carte retournée compte pour 2\u00a0lieux.' },
  ],
  steps: [
    {
      say: {
        en: 'With this book, every landmark card has a second half: an event that you can trigger once.',
        fr: 'Avec cet ouvrage, chaque carte Lieu emblématique a une seconde moitié\u00a0: un événement à déclencher une fois.',
      },
      point: 'tile A3',
    },
    {
      ask: {
        en: 'Start with a landmark: take Loch Lochy, it’s free.',
        fr: 'Commencez par un lieu\u00a0: prenez le Loch Lochy, il est gratuit.',
      },
      expect: ['take A3'],
      point: 'tile A3',
      wrong: { en: 'We need a landmark first: Loch Lochy.', fr: 'Il nous faut d’abord un lieu\u00a0: le Loch Lochy.' },
    },
    {
      ask: { en: 'It has a river: place it at the left end.', fr: 'Il a une rivière\u00a0: posez-le au bout gauche.' },
      expect: ['place -1,0'],
      point: 'cell -1,0',
    },
    {
      ask: {
        en: 'Its landmark effect: 2 resources of your choice. Which?',
        fr: 'Son effet de lieu\u00a0: 2\u00a0ressources de votre choix. Lesquelles\u202f?',
      },
      expect: ['choose *'],
      free: true,
      point: 'tile A3',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      wrong: {
        en: 'They’re free, so don’t turn them down: choose two.',
        fr: 'Elles sont gratuites\u00a0: ne les refusez pas, choisissez-en 2.',
      },
      done: {
        en: 'They’re on the loch, ready to pay for your next tile.',
        fr: 'Elles sont sur le loch, prêtes à payer votre prochaine tuile.',
      },
    },
    {
      ask: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Our next tile needs neither coins nor movement. End your turn.',
        fr: 'Notre prochaine tuile ne demande ni pièces ni mouvement. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A6' },
    { play: 'b', ply: 'place -1,0' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'This is a Gathering. When activated, it triggers the event of one of your landmark cards.',
        fr: 'Voici un Rassemblement. Activé, il déclenche l’événement d’une de vos cartes Lieu emblématique.',
      },
      point: 'tile T1',
    },
    {
      ask: { en: 'Take Gathering A.', fr: 'Prenez le Rassemblement A.' },
      expect: ['take T1'],
      point: 'tile T1',
      wrong: { en: 'The Gathering, please: it’s free as well.', fr: 'Le Rassemblement\u00a0: il est gratuit aussi.' },
    },
    {
      ask: { en: 'Place it above the loch.', fr: 'Posez-le au-dessus du loch.' },
      expect: ['place -1,1'],
      point: 'cell -1,1',
      wrong: {
        en: 'Fine too; for this lesson, above Loch Lochy.',
        fr: 'C’est bien aussi\u202f; pour la leçon, au-dessus du Loch Lochy.',
      },
    },
    {
      ask: { en: 'Activate the Gathering.', fr: 'Activez le Rassemblement.' },
      expect: ['activate T1'],
      point: 'tile T1',
      wrong: {
        en: 'The Gathering first: it’s today’s star.',
        fr: 'D’abord le Rassemblement\u00a0: c’est la vedette du jour.',
      },
    },
    {
      ask: {
        en: 'Loch Lochy’s event: 1 cattle, then activate all animal tiles. Trigger it, or only turn the card?',
        fr: 'Événement du Loch Lochy\u00a0: 1\u00a0bœuf, puis activez vos tuiles Animal. Le déclencher, ou seulement retourner la carte\u202f?',
      },
      expect: ['event loch-lochy'],
      free: true,
      point: 'tile A3',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'event loch-lochy': {
          en: 'Yes: a cattle for free. A turned card counts 2 as a landmark, not 1.',
          fr: 'Oui\u00a0: un bœuf gratuit. Une carte retournée compte pour 2\u00a0lieux, pas 1.',
        },
      },
      tries: [
        {
          ply: 'flip loch-lochy',
          reply: {
            en: 'The card counts 2 either way, but why give up a cattle? Let’s use the event.',
            fr: 'La carte compte pour 2\u00a0dans les deux cas, mais pourquoi renoncer au bœuf\u202f? Utilisons l’événement.',
          },
        },
      ],
    },
    {
      ask: { en: 'Put the cattle on any tile with room.', fr: 'Posez le bœuf sur une tuile qui a de la place.' },
      expect: ['put cattle A3', 'put cattle HOME-V1', 'put cattle HOME-C1', 'put cattle T1'],
      free: true,
      point: 'tile A3',
      replies: {
        'put cattle A3': {
          en: 'The loch is full now, with 3 resources.',
          fr: 'Le loch est plein, avec 3\u00a0ressources.',
        },
        'put cattle HOME-V1': { en: 'Your village has plenty of room.', fr: 'Votre village a de la place.' },
        'put cattle HOME-C1': { en: 'Your castle has plenty of room.', fr: 'Votre château a de la place.' },
        'put cattle T1': { en: 'The Gathering itself has room, too.', fr: 'Le Rassemblement aussi a de la place.' },
      },
      wrong: {
        en: 'Don’t sell now: put the cattle on one of your tiles.',
        fr: 'Ne vendez pas\u00a0: posez le bœuf sur une de vos tuiles.',
      },
    },
    {
      say: {
        en: 'You can now trigger the events of your landmarks, and turned cards count double in scorings.',
        fr: 'Vous savez maintenant déclencher les événements de vos lieux\u202f; retournées, les cartes comptent double aux décomptes.',
      },
      end: true,
    },
  ],
}
