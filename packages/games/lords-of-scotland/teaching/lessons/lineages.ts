import type { Chapter } from '@bothy/kernel/lessons'
import { lineages } from './heads.ts'

export const chapter: Chapter = {
  ...lineages,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    includeRoyal: true,
    firstInitiative: 0,
    flipChoice: 'leftmost',
    arranged: {
      deck: [
        'macdonnell-12',
        'makgill-9',
        'forsyth-6',
        'bruce-1',
        'cochrane-10',
        'fergusson-10',
        'wemyss-5',
        'scott-7',
        'cockburn-9',
        'cochrane-4',
        'scott-8',
        'wemyss-6',
        'fergusson-8',
        'makgill-11',
        'cockburn-7',
        'fergusson-9',
        'scott-5',
        'macdonnell-7',
        'wemyss-10',
        'forsyth-9',
        'cockburn-10',
        'makgill-6',
        'scott-9',
        'fergusson-7',
        'cochrane-8',
        'wemyss-8',
        'forsyth-11',
        'cockburn-8',
        'scott-10',
        'makgill-8',
        'fergusson-6',
        'wemyss-11',
        'cockburn-6',
      ],
    },
  },
  seed: 'lesson-lineages',
  learnt: [
    {
      en: 'Forsyth draws a card; Makgill musters another at once.',
      fr: 'Forsyth pioche une carte\u202f; Makgill en engage une autre aussitôt.',
    },
    {
      en: 'A marked MacDonnell stays for one more skirmish.',
      fr: 'Un MacDonnell marqué reste une escarmouche de plus.',
    },
    {
      en: 'Bruce counts as one other lineage, which makes doubling easier.',
      fr: 'Bruce compte comme une autre lignée\u00a0: doubler devient plus facile.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Four lineages are left, and you hold a card of each. The royal Bruce is an option for later games.',
        fr: 'Il reste 4\u00a0lignées, et vous les avez en main. Bruce, la lignée royale, est une option pour plus tard.',
      },
      point: ['card macdonnell-12', 'card makgill-9', 'card forsyth-6', 'card bruce-1'],
    },
    {
      ask: {
        en: 'No card is face up yet, so even a 12 can use its power. Muster MacDonnell 12 face up.',
        fr: 'Aucune carte n’est visible\u00a0: même un 12\u00a0peut s’activer. Engagez MacDonnell 12\u00a0face visible.',
      },
      expect: ['muster macdonnell-12 up'],
      point: 'card macdonnell-12',
      wrong: {
        en: 'MacDonnell 12 first, face up: later a lower card could block it.',
        fr: 'D’abord MacDonnell 12, face visible\u00a0: plus tard, une carte plus faible pourrait le bloquer.',
      },
    },
    {
      ask: {
        en: 'MacDonnell’s power: stay for another skirmish. Activate it.',
        fr: 'Le pouvoir de MacDonnell\u00a0: rester une escarmouche de plus. Activez-le.',
      },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'Without its power it will be discarded with the rest. Activate it.',
            fr: 'Il serait alors défaussé avec les autres. Activez-le.',
          },
        },
      ],
      done: {
        en: 'It has a mark now: its power works when the skirmish ends.',
        fr: 'Il porte une marque\u00a0: son pouvoir agira à la fin de l’escarmouche.',
      },
    },
    { play: 'b', ply: 'muster fergusson-10 down' },
    {
      ask: {
        en: 'Makgill brings company: muster Makgill 9 face up.',
        fr: 'Makgill ne vient pas seul\u00a0: engagez Makgill 9\u00a0face visible.',
      },
      expect: ['muster makgill-9 up'],
      point: 'card makgill-9',
      wrong: {
        en: 'Try Makgill 9, face up: it saves you a turn.',
        fr: 'Essayez Makgill 9, face visible\u00a0: il vous fait gagner un tour.',
      },
    },
    {
      ask: {
        en: 'Makgill’s power: muster another card at once. Activate it.',
        fr: 'Le pouvoir de Makgill\u00a0: engager une autre carte aussitôt. Activez-le.',
      },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'A second card in the same turn is a gift. Activate it.',
            fr: 'Une seconde carte dans le même tour, c’est un cadeau. Activez-le.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Which card could use its own power beside a 9?',
        fr: 'Quelle carte pourrait s’activer à côté d’un 9\u202f?',
      },
      expect: ['muster forsyth-6 up'],
      free: true,
      point: 'hand',
      holds: { 'totals.0.total': 21 },
      replies: {
        'muster forsyth-6 up': {
          en: 'Yes: 6 is lower than 9, so Forsyth can use its power.',
          fr: 'Oui\u00a0: 6\u00a0est plus faible que 9, donc Forsyth peut s’activer.',
        },
      },
      tries: [
        {
          ply: 'muster forsyth-6 down',
          reply: {
            en: 'The right card. But face down it can’t use its power.',
            fr: 'C’est la bonne carte. Mais face cachée, elle ne peut pas s’activer.',
          },
        },
        {
          ply: 'muster *',
          reply: {
            en: 'Makgill 9 is lower, so it blocks that power. Look for a smaller number.',
            fr: 'Makgill 9\u00a0est plus faible et bloque ce pouvoir. Cherchez un nombre plus petit.',
          },
        },
        {
          ply: 'decline',
          reply: {
            en: 'You can decline. But one of your cards fits this moment well.',
            fr: 'Vous pouvez renoncer. Mais une de vos cartes tombe à pic.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Forsyth’s power: draw a card. Activate it.',
        fr: 'Le pouvoir de Forsyth\u00a0: piocher une carte. Activez-le.',
      },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'A card for nothing: activate it.',
            fr: 'Une carte gratuite\u00a0: activez-le.',
          },
        },
      ],
      done: {
        en: 'Two cards mustered and one drawn, all in one turn!',
        fr: '2\u00a0cartes engagées et 1\u00a0piochée, en un seul tour\u202f!',
      },
    },
    { play: 'b', ply: 'muster wemyss-5 down' },
    {
      ask: {
        en: 'Your army has 27. Recruit a card: hands are not refilled.',
        fr: 'Votre armée a 27. Recrutez une carte\u00a0: votre main ne se remplit pas toute seule.',
      },
      expect: ['recruit *'],
      free: true,
      point: 'recruits',
      holds: { 'totals.0.total': 27, 'handCounts.0': 3 },
      replies: {
        'recruit *': {
          en: 'Four cards in hand for the next skirmish.',
          fr: '4\u00a0cartes en main pour l’escarmouche suivante.',
        },
      },
      wrong: {
        en: '27 should be enough. Save your cards, and recruit.',
        fr: '27\u00a0devraient suffire. Gardez vos cartes, et recrutez.',
      },
    },
    { skip: ['b recruit 5', 'a recruit 2', 'b recruit 4', 'a recruit 3', 'b recruit 5'] },
    {
      ask: {
        en: 'Two rounds later the skirmish is over. 27 wins: claim a supporter.',
        fr: '2\u00a0manches plus tard, l’escarmouche est finie. 27\u00a0l’emporte\u00a0: ralliez un partisan.',
      },
      expect: ['claim 1'],
      point: 'supporters',
      holds: { 'totals.0.total': 27, 'totals.1.total': 15 },
      wrong: {
        en: 'There is a stronger one: claim Fergusson 9.',
        fr: 'Il y a plus fort\u00a0: ralliez Fergusson 9.',
      },
    },
    {
      play: 'b',
      ply: 'claim 2',
      say: {
        en: 'The armies are discarded, but MacDonnell stays: you start the new skirmish with 12.',
        fr: 'Les armées sont défaussées, mais MacDonnell reste\u00a0: vous commencez la nouvelle escarmouche avec 12.',
      },
      point: 'army a1',
    },
    {
      quiz: {
        en: 'MacDonnell has lost its mark. What happens to it after this skirmish?',
        fr: 'MacDonnell n’a plus de marque. Que devient-il après cette escarmouche\u202f?',
      },
      options: [
        {
          text: { en: 'It is discarded', fr: 'Il est défaussé' },
          right: true,
          reply: {
            en: 'Yes: it stays one skirmish longer, not for ever.',
            fr: 'Oui\u00a0: il reste une escarmouche de plus, pas toute la partie.',
          },
        },
        {
          text: { en: 'It stays again', fr: 'Il reste encore' },
          right: false,
          reply: {
            en: 'No: without a mark it goes like any other card.',
            fr: 'Non\u00a0: sans marque, il part comme les autres cartes.',
          },
        },
      ],
      point: 'army a1',
      holds: { skirmish: 2, 'armies.0.length': 1, 'armies.0.0.mark': null, 'totals.0.total': 12 },
    },
    {
      ask: {
        en: 'Your MacDonnell 12 is the only card face up, and 12 isn’t lower than 12. Muster Bruce face up.',
        fr: 'Seul MacDonnell 12\u00a0est visible, et 12\u00a0n’est pas plus faible que 12. Engagez Bruce face visible.',
      },
      expect: ['muster bruce-1 up'],
      point: 'card bruce-1',
      wrong: {
        en: 'Bruce first, face up: any lower card would block a 12.',
        fr: 'D’abord Bruce, face visible\u00a0: toute carte plus faible bloquerait un 12.',
      },
    },
    {
      ask: {
        en: 'Bruce’s power: join every lineage. Activate it.',
        fr: 'Le pouvoir de Bruce\u00a0: rejoindre toutes les lignées. Activez-le.',
      },
      expect: ['activate'],
      point: 'button activate',
      holds: { 'totals.0.total': 24 },
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'Otherwise it’s a second lineage, and nothing doubles. Activate it.',
            fr: 'Ce serait une deuxième lignée, sans doublement. Activez-le.',
          },
        },
      ],
      done: {
        en: 'Bruce counts as a MacDonnell: 12 and 12 make 24, doubled to 48!',
        fr: 'Bruce compte comme un MacDonnell\u00a0: 12\u00a0et 12\u00a0font 24, doublé à 48\u202f!',
      },
    },
    { play: 'b', ply: 'muster scott-7 down' },
    {
      ask: {
        en: 'Which card keeps your army doubled, and could even stay?',
        fr: 'Quelle carte garde votre armée doublée, et pourrait même rester\u202f?',
      },
      expect: ['muster macdonnell-7 up'],
      free: true,
      point: 'hand',
      holds: { 'totals.0.total': 48, 'totals.0.doubled': true },
      replies: {
        'muster macdonnell-7 up': {
          en: 'The card that Forsyth drew! 31 in all, doubled to 62.',
          fr: 'La carte piochée grâce à Forsyth\u202f! 31\u00a0en tout, doublé à 62.',
        },
      },
      tries: [
        {
          ply: 'muster macdonnell-7 down',
          reply: {
            en: 'Doubled, yes. But face down it can’t use its power and stay.',
            fr: 'Doublée, oui. Mais face cachée, elle ne s’active pas et ne restera pas.',
          },
        },
        {
          ply: 'muster *',
          reply: {
            en: 'Bruce joins one other lineage, not two: that would end the doubling.',
            fr: 'Bruce rejoint 1\u00a0autre lignée, pas 2\u00a0: cela mettrait fin au doublement.',
          },
        },
      ],
      wrong: {
        en: 'Recruit later. One card in your hand fits too well to wait.',
        fr: 'Vous recruterez plus tard. Une carte de votre main convient trop bien pour attendre.',
      },
    },
    {
      ask: {
        en: 'Activate it, or not? It’s your decision.',
        fr: 'L’activer, ou non\u202f? À vous de décider.',
      },
      expect: ['activate', 'refrain'],
      free: true,
      point: ['button activate', 'button refrain'],
      holds: { 'totals.0.total': 62 },
      replies: {
        activate: {
          en: 'You will start the next skirmish with 7 already there.',
          fr: 'Vous commencerez l’escarmouche suivante avec 7\u00a0déjà sur la table.',
        },
        refrain: {
          en: 'Allowed: 62 counts all the same. But it will be discarded afterwards.',
          fr: 'C’est permis\u00a0: les 62\u00a0comptent. Mais la carte sera défaussée ensuite.',
        },
      },
    },
    {
      quiz: {
        en: 'With 4 or 5 players only the same lineage blocks. Wemyss 2 is face up. Can Forsyth 9 use its power?',
        fr: 'À 4\u00a0ou 5\u00a0joueurs, seule la même lignée bloque. Wemyss 2\u00a0est visible. Forsyth 9\u00a0peut-il s’activer\u202f?',
      },
      options: [
        {
          text: { en: 'Yes', fr: 'Oui' },
          right: true,
          reply: {
            en: 'Yes: only a lower Forsyth, face up in an army, could block it.',
            fr: 'Oui\u00a0: seul un Forsyth plus faible, visible dans une armée, le bloquerait.',
          },
        },
        {
          text: { en: 'No', fr: 'Non' },
          right: false,
          reply: {
            en: 'With 2 or 3 players, no. With 4 or 5 a Wemyss can’t block a Forsyth.',
            fr: 'À 2\u00a0ou 3\u00a0joueurs, non. À 4\u00a0ou 5, un Wemyss ne bloque pas un Forsyth.',
          },
        },
      ],
    },
    {
      say: {
        en: 'You can now use all nine powers, and combine them.',
        fr: 'Vous savez maintenant utiliser les 9\u00a0pouvoirs, et les combiner.',
      },
      end: true,
    },
  ],
}
