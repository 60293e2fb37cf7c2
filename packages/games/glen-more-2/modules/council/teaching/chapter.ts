import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    council: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A1', 'A12', 'A6', 'A2'],
      council: ['most-animals', 'smallest-territory', 'most-sets', 'castles-with-scotsmen', 'largest-square'],
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'Persons call a council, up to five times a game.',
      fr: 'Les personnages réunissent le conseil, jusqu’à 5\u00a0fois par partie.',
    },
    {
      en: 'Votes are secret; a tie adopts the card.',
      fr: 'Le vote est secret\u202f; à égalité, la carte est adoptée.',
    },
    {
      en: 'An adopted card gives the best player 10 points at the end.',
      fr: 'Une carte adoptée donne 10\u00a0PV au meilleur en fin de partie.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Here are five Great Glen cards. Each could give 10 points at the end, if the clans adopt it.',
        fr: 'Voici 5\u00a0cartes Great Glen. Chacune peut donner 10\u00a0PV à la fin, si les clans l’adoptent.',
      },
      point: 'chronicle council',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Persons call the council. Take Robert the Bruce.',
        fr: 'Les personnages réunissent le conseil. Prenez Robert Ier.',
      },
      expect: ['take A1'],
      point: 'tile A1',
      wrong: {
        en: 'A council needs a person: take Robert the Bruce.',
        fr: 'Le conseil a besoin d’un personnage\u00a0: prenez Robert Ier.',
      },
    },
    {
      ask: {
        en: 'First his clan marker, as usual: claim Gunn for a sheep and a cattle. The road costs 1 coin.',
        fr: 'D’abord son pion de clan\u00a0: revendiquez Gunn, pour un mouton et un bœuf. La route coûte 1\u00a0pièce.',
      },
      expect: ['claim gunn'],
      point: 'field gunn',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      wrong: { en: 'Gunn, this time: we want animals.', fr: 'Gunn, cette fois\u00a0: nous voulons des animaux.' },
    },
    {
      ask: { en: 'Put both animals on your village.', fr: 'Posez les deux animaux sur votre village.' },
      expect: ['put sheep HOME-V1', 'put cattle HOME-V1'],
      all: true,
      point: 'tile HOME-V1',
      wrong: {
        en: 'For this lesson, put them on the Starting Village.',
        fr: 'Pour la leçon, posez-les sur le Village initial.',
      },
    },
    {
      ask: {
        en: 'Now choose a card for the vote. Which one would you win today?',
        fr: 'Choisissez maintenant une carte à soumettre au vote. Laquelle gagneriez-vous aujourd’hui\u202f?',
      },
      expect: ['convene most-animals'],
      free: true,
      point: 'panel',
      replies: {
        'convene most-animals': {
          en: 'Right: you have 2 animals, Rory none.',
          fr: 'Exact\u00a0: vous avez 2\u00a0animaux, Rory aucun.',
        },
      },
      tries: [
        {
          ply: 'convene smallest-territory',
          reply: {
            en: 'You and Rory are level there, so you’d share. You lead in animals!',
            fr: 'Rory et vous êtes à égalité\u00a0: vous partageriez. Aux animaux, vous menez\u202f!',
          },
        },
        {
          ply: 'convene largest-square',
          reply: {
            en: 'Nobody has a square yet: a bold plan. You lead in animals!',
            fr: 'Personne n’a de carré\u00a0: un pari. Aux animaux, vous menez\u202f!',
          },
        },
      ],
      wrong: {
        en: 'Possible, but look at the animals on your village.',
        fr: 'Possible, mais regardez les animaux sur votre village.',
      },
    },
    {
      ask: {
        en: 'Everyone votes in secret. You hold 4 AYE and 3 NAY for the whole game. Vote!',
        fr: 'Le vote est secret. Vous avez 4\u00a0AYE et 3\u00a0NAY pour toute la partie. Votez\u202f!',
      },
      expect: ['vote aye'],
      free: true,
      point: 'panel',
      holds: { 'players.0.coins': 4, 'players.0.vp': 0 },
      replies: {
        'vote aye': {
          en: 'AYE: it will count, if Rory’s NAY can’t outvote you.',
          fr: 'AYE\u00a0: elle comptera, si le NAY de Rory ne l’emporte pas.',
        },
      },
      tries: [
        {
          ply: 'vote nay',
          reply: {
            en: 'Then your own card might fail! Keep NAY for the others’ plans.',
            fr: 'Votre propre carte pourrait échouer\u202f! Gardez NAY pour les plans des autres.',
          },
        },
      ],
    },
    { play: 'b', ply: 'vote nay' },
    {
      ask: {
        en: 'One AYE, one NAY: a tie adopts the card. Keep your lead in animals. End your turn.',
        fr: 'Un AYE, un NAY\u00a0: à égalité, la carte est adoptée. Gardez l’avance en animaux. Terminez votre tour.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Sell no animal: the adopted card rewards having the most. End your turn.',
        fr: 'Ne vendez aucun animal\u00a0: la carte adoptée récompense le plus grand nombre. Terminez votre tour.',
      },
      done: {
        en: 'Tokens stay on the card. After five votes there are no more councils.',
        fr: 'Les pions Vote restent sur la carte. Après 5\u00a0votes, plus de conseil.',
      },
    },
    {
      say: {
        en: 'You can now call a clan council and vote: adopted cards give 10 points to the best.',
        fr: 'Vous savez maintenant réunir le conseil et voter\u00a0: une carte adoptée donne 10\u00a0PV au meilleur.',
      },
      end: true,
    },
  ],
}
