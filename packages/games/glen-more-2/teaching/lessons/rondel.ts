import type { Chapter } from '@bothy/kernel/lessons'
import { rondel } from './heads.ts'

export const chapter: Chapter = {
  ...rondel,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      die: [1, 1, 1, 1, 1, 1],
      A: ['A13', 'A6', 'A8', 'A1', 'A3', 'A14', 'A5'],
    },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'The last piece on the rondel plays: small steps bring more turns.',
      fr: 'Le dernier pion du rondel joue\u00a0: petits pas, plus de tours.',
    },
    {
      en: 'Place each tile near a Scotsman; river tiles lengthen your river.',
      fr: 'Posez chaque tuile près d’un Écossais\u202f; toute rivière prolonge la vôtre.',
    },
    {
      en: 'Activate the new tile and its neighbours, once each, in any order.',
      fr: 'Activez la tuile posée et ses voisines, dans l’ordre de votre choix.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Welcome to Scotland! This is your territory: a village and a castle, joined by a river.',
        fr: 'Bienvenue en Écosse\u202f! Voici votre territoire\u00a0: un village et un château, reliés par une rivière.',
      },
      point: 'land',
    },
    {
      ask: {
        en: 'The last piece on the rondel plays: yours. Take Inshriach, the nearest tile.',
        fr: 'Le dernier pion du rondel joue\u00a0: c’est le vôtre. Prenez Inshriach, la tuile la plus proche.',
      },
      expect: ['take S1'],
      point: 'tile S1',
      wrong: {
        en: 'You could go that far, but start with the tile right in front: Inshriach.',
        fr: 'Vous pourriez aller si loin, mais commencez par la tuile juste devant\u00a0: Inshriach.',
      },
      done: {
        en: 'It’s yours, and your piece stays where the tile was.',
        fr: 'La tuile est à vous, et votre pion prend sa place.',
      },
    },
    {
      ask: {
        en: 'Without a river, it can’t be in the river’s row. Place it above or below your home tiles.',
        fr: 'Sans rivière, elle ne va pas dans la ligne de la rivière. Posez-la au-dessus ou au-dessous de vos tuiles.',
      },
      expect: ['place 0,1'],
      free: true,
      point: 'cell 0,1',
      replies: {
        'place 0,1': {
          en: 'Good. Your Scotsman in the village is right beside it.',
          fr: 'Bien. Votre Écossais du village est juste à côté.',
        },
      },
      tries: [
        {
          ply: 'place 1,1',
          reply: {
            en: 'Fine: your Scotsman in the village touches that corner. We’ll go on above the village.',
            fr: 'Bien\u00a0: votre Écossais du village touche ce coin. Continuons au-dessus du village.',
          },
        },
        {
          ply: 'place 0,-1',
          reply: {
            en: 'Just as good. We’ll go on above the village, so that we both see the same thing.',
            fr: 'C’est aussi bien. Continuons au-dessus du village.',
          },
        },
        {
          ply: 'place 1,-1',
          reply: {
            en: 'Fine: your Scotsman in the village touches that corner. We’ll go on above the village.',
            fr: 'Bien\u00a0: votre Écossais du village touche ce coin. Continuons au-dessus du village.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The new tile and the eight around it can now be activated, in any order, once each.',
        fr: 'La nouvelle tuile et les 8\u00a0qui l’entourent peuvent être activées, dans l’ordre voulu, une fois chacune.',
      },
      point: 'tile S1',
    },
    {
      ask: { en: 'Activate Inshriach.', fr: 'Activez Inshriach.' },
      expect: ['activate S1'],
      point: 'tile S1',
      wrong: {
        en: 'Your home tiles move Scotsmen: that’s chapter 2. First Inshriach.',
        fr: 'Vos tuiles initiales déplacent les Écossais\u00a0: ce sera le chapitre 2. D’abord Inshriach.',
      },
      done: {
        en: 'One wood! It stays on the tile, which holds 3 resources at most.',
        fr: 'Un bois\u202f! Il reste sur la tuile, qui contient 3\u00a0ressources au maximum.',
      },
    },
    {
      ask: {
        en: 'Take, place, activate: that’s a turn. End it.',
        fr: 'Prendre, poser, activer\u00a0: voilà un tour. Terminez-le.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: { en: 'Not now: end your turn.', fr: 'Pas maintenant\u00a0: terminez votre tour.' },
    },
    {
      say: {
        en: 'Rory is last now and plays. Then the die moves: it only discards a tile.',
        fr: 'Le pion de Rory est dernier\u00a0: Rory joue. Puis le dé avance\u00a0: il défausse seulement une tuile.',
      },
      point: 'figure b',
    },
    { play: 'b', ply: 'take S2' },
    { play: 'b', ply: 'place 0,1' },
    { play: 'b', ply: 'activate S2' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'You’re last again. Try a small step to Ballachulish, or a long jump to Achnasheen.',
        fr: 'Votre pion est de nouveau dernier. Essayez un petit pas vers Ballachulish, ou un long saut vers Achnasheen.',
      },
      expect: ['take S3'],
      free: true,
      point: 'tile S3',
      replies: {
        'take S3': {
          en: 'A small step: you’ll be last again soon, and play again.',
          fr: 'Un petit pas\u00a0: votre pion sera vite dernier, et vous rejouerez.',
        },
      },
      tries: [
        {
          ply: 'take A13',
          reply: {
            en: 'A long jump: the others now play until they’ve passed you. Let’s go back and step.',
            fr: 'Un long saut\u00a0: les autres jouent jusqu’à vous dépasser. Revenons au petit pas.',
          },
        },
      ],
      wrong: {
        en: 'Compare just these two: Ballachulish nearby, Achnasheen further on.',
        fr: 'Comparez seulement ces deux-là\u00a0: Ballachulish tout près, Achnasheen plus loin.',
      },
    },
    {
      ask: {
        en: 'Ballachulish has a river: it must lengthen yours at one end. Place it on the left.',
        fr: 'Ballachulish a une rivière\u00a0: elle doit prolonger la vôtre à un bout. Posez la tuile à gauche.',
      },
      expect: ['place -1,0'],
      point: 'cell -1,0',
      wrong: {
        en: 'Wood that’s sold can’t pay for a tile later. Place Ballachulish first.',
        fr: 'Un bois vendu ne paiera plus de tuile. Posez d’abord Ballachulish.',
      },
      done: {
        en: 'The right end is closed for now: no Scotsman is near it.',
        fr: 'Le bout droit est fermé pour l’instant\u00a0: aucun Écossais n’est à côté.',
      },
    },
    {
      ask: {
        en: 'Inshriach touches it at a corner. Activate both tiles, in either order.',
        fr: 'Inshriach touche la nouvelle tuile par un coin. Activez les deux, dans l’ordre de votre choix.',
      },
      expect: ['activate S3', 'activate S1'],
      all: true,
      point: ['tile S3', 'tile S1'],
      wrong: { en: 'First the stone and the wood, for free.', fr: 'D’abord la pierre et le bois, gratuits.' },
      done: {
        en: 'A stone and another wood: one tile placed, two at work.',
        fr: 'Une pierre et un autre bois\u00a0: 1\u00a0tuile posée, 2\u00a0au travail.',
      },
    },
    {
      ask: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Resources keep, and Scotsmen move in chapter 2. End your turn.',
        fr: 'Les ressources se gardent, et les Écossais bougent au chapitre 2. Terminez votre tour.',
      },
      done: {
        en: 'The die ran past you, so it’s your turn again. Small steps pay!',
        fr: 'Le dé est passé devant\u00a0: c’est encore à vous. Les petits pas paient\u202f!',
      },
    },
    {
      ask: { en: 'Now take Achnasheen, further ahead.', fr: 'Prenez maintenant Achnasheen, plus loin.' },
      expect: ['take A13'],
      point: 'tile A13',
      wrong: {
        en: 'This time we’re after Achnasheen and its sheep.',
        fr: 'Cette fois, nous voulons Achnasheen et son mouton.',
      },
    },
    {
      ask: {
        en: 'Where will it wake the most tiles? Choose.',
        fr: 'Où la poser pour réveiller le plus de tuiles\u202f? Choisissez.',
      },
      expect: ['place -1,1'],
      free: true,
      point: 'cell -1,1',
      replies: {
        'place -1,1': {
          en: 'Best: Inshriach, Ballachulish and the village all touch it.',
          fr: 'Le meilleur choix\u00a0: Inshriach, Ballachulish et le village sont voisins.',
        },
      },
      tries: [
        {
          ply: 'place 1,1',
          reply: {
            en: 'Inshriach and both home tiles touch it, but not Ballachulish. Look to the left.',
            fr: 'Inshriach et vos tuiles initiales sont à côté, mais pas Ballachulish. Regardez à gauche.',
          },
        },
        {
          ply: 'place 0,-1',
          reply: {
            en: 'Ballachulish and both home tiles touch it, but not Inshriach. Look at the top left.',
            fr: 'Ballachulish et vos tuiles initiales sont à côté, mais pas Inshriach. Regardez en haut à gauche.',
          },
        },
      ],
      wrong: {
        en: 'Allowed. But look for the cell that touches both of your producing tiles.',
        fr: 'C’est permis. Mais cherchez l’emplacement qui touche vos 2\u00a0tuiles productives.',
      },
    },
    {
      ask: {
        en: 'Activate all three: a sheep, a wood and a stone.',
        fr: 'Activez les trois\u00a0: un mouton, un bois et une pierre.',
      },
      expect: ['activate A13', 'activate S1', 'activate S3'],
      all: true,
      point: ['tile A13', 'tile S1', 'tile S3'],
      wrong: { en: 'Three free resources first!', fr: 'D’abord 3\u00a0ressources gratuites\u202f!' },
    },
    {
      ask: {
        en: 'End your turn. After a long jump the others catch up.',
        fr: 'Terminez votre tour. Après un long saut, les autres vous rattrapent.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Your three resources are safe; selling is for chapter 2. End your turn.',
        fr: 'Vos 3\u00a0ressources sont en sûreté\u202f; la vente viendra au chapitre 2. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A6' },
    { play: 'b', ply: 'place -1,0' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Your turn: take any tile you can pay for.',
        fr: 'À vous\u00a0: prenez une tuile que vous pouvez payer.',
      },
      expect: ['take *'],
      free: true,
      point: 'rondel',
      wrong: {
        en: 'Selling doesn’t replace a tile: choose one from the rondel.',
        fr: 'Vendre ne remplace pas une tuile\u00a0: choisissez-en une sur le rondel.',
      },
      done: {
        en: 'A good one! Tiles that everyone leaves behind are discarded. Chapter 2 is about Scotsmen and coins.',
        fr: 'Bon choix\u202f! Les tuiles laissées derrière tous les pions sont défaussées. Au chapitre 2\u00a0: Écossais et pièces.',
      },
    },
    {
      say: {
        en: 'You can now take tiles from the rondel, place them near a Scotsman and activate what’s around them.',
        fr: 'Vous savez maintenant prendre une tuile du rondel, la poser près d’un Écossais et activer ses voisines.',
      },
      end: true,
    },
  ],
}
