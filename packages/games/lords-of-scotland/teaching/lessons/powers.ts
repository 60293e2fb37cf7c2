import type { Chapter } from '@bothy/kernel/lessons'
import { powers } from './heads.ts'

export const chapter: Chapter = {
  ...powers,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    firstInitiative: 1,
    flipChoice: 'leftmost',
    arranged: {
      deck: [
        'scott-1',
        'wemyss-4',
        'wemyss-9',
        'wemyss-11',
        'cockburn-3',
        'scott-10',
        'cochrane-7',
        'fergusson-5',
        'cochrane-2',
        'makgill-6',
        'forsyth-8',
        'scott-5',
        'cockburn-8',
        'makgill-10',
        'cochrane-10',
        'wemyss-12',
        'macdonnell-10',
        'wemyss-7',
        'macdonnell-6',
        'forsyth-3',
        'scott-8',
        'makgill-4',
        'fergusson-11',
        'cockburn-5',
        'forsyth-9',
        'scott-3',
      ],
    },
  },
  seed: 'lesson-powers',
  before: ['b muster scott-10 up'],
  learnt: [
    {
      en: 'A lower card, face up, can block a power.',
      fr: 'Une carte plus faible, face visible, peut bloquer un pouvoir.',
    },
    {
      en: 'A face-down card is secret, but its power never works.',
      fr: 'Face cachée, une carte est secrète, mais son pouvoir ne fonctionne pas.',
    },
    {
      en: 'Two or more cards of one lineage: your army counts double.',
      fr: '2\u00a0cartes ou plus d’une seule lignée\u00a0: votre armée compte double.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Morag has a 10 face up. A card mustered face up can use its power if nothing face up is lower.',
        fr: 'Morag a un 10\u00a0face visible. Une carte engagée face visible peut s’activer si aucune carte visible n’est plus faible.',
      },
      point: 'army b1',
    },
    {
      ask: {
        en: 'Nothing face up is lower than 3: muster Cockburn 3 face up.',
        fr: 'Aucune carte visible n’est plus faible que 3\u00a0: engagez Cockburn 3\u00a0face visible.',
      },
      expect: ['muster cockburn-3 up'],
      point: 'card cockburn-3',
      wrong: {
        en: 'Try Cockburn 3, face up: its power fits this moment.',
        fr: 'Essayez Cockburn 3, face visible\u00a0: son pouvoir tombe à pic.',
      },
    },
    {
      ask: {
        en: 'Cockburn’s power: swap this card with a supporter. Activate it.',
        fr: 'Le pouvoir de Cockburn\u00a0: échanger cette carte avec un partisan. Activez-le.',
      },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'You can leave a power unused, but this one is worth it.',
            fr: 'Vous pouvez renoncer à un pouvoir, mais celui-ci en vaut la peine.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Which supporter should join your army? Look at your hand first.',
        fr: 'Quel partisan doit rejoindre votre armée\u202f? Regardez d’abord votre main.',
      },
      expect: ['exchange 1'],
      free: true,
      point: 'supporters',
      replies: {
        'exchange 1': {
          en: 'Wemyss 12 is yours. Cockburn 3 is a supporter now, worth only 3.',
          fr: 'Wemyss 12\u00a0est à vous. Cockburn 3\u00a0est devenu un partisan, qui ne vaut que 3.',
        },
      },
      tries: [
        {
          ply: 'exchange 2',
          reply: {
            en: 'A 10 is fine. But you have three Wemyss in hand: Wemyss 12 fits them.',
            fr: 'Un 10, c’est bien. Mais vous avez 3\u00a0Wemyss en main\u00a0: Wemyss 12\u00a0va avec eux.',
          },
        },
      ],
    },
    {
      play: 'b',
      ply: 'muster cochrane-7 down',
      say: {
        en: 'Morag plays a card face down: no power, and a secret until the end.',
        fr: 'Morag engage une carte face cachée\u00a0: pas de pouvoir, et secrète jusqu’à la fin.',
      },
      point: 'army b2',
      holds: { 'totals.0.total': 12 },
    },
    {
      ask: {
        en: '9 is lower than 10 and 12. Muster Wemyss 9 face up.',
        fr: '9\u00a0est plus faible que 10\u00a0et 12. Engagez Wemyss 9\u00a0face visible.',
      },
      expect: ['muster wemyss-9 up'],
      point: 'card wemyss-9',
      wrong: {
        en: 'Wemyss 9 face up is the one: its power works now.',
        fr: 'C’est Wemyss 9\u00a0face visible qu’il faut\u00a0: son pouvoir fonctionne maintenant.',
      },
      done: {
        en: 'Two cards, one lineage: your total counts double. 21 becomes 42!',
        fr: '2\u00a0cartes, une seule lignée\u00a0: votre total compte double. 21\u00a0devient 42\u202f!',
      },
    },
    {
      ask: { en: 'Wemyss discards any other card. Activate it.', fr: 'Wemyss défausse une autre carte. Activez-le.' },
      expect: ['activate'],
      point: 'button activate',
      holds: { 'totals.0.total': 42 },
      tries: [
        { ply: 'refrain', reply: { en: 'It costs nothing: use it.', fr: 'Cela ne coûte rien\u00a0: profitez-en.' } },
      ],
    },
    {
      ask: { en: 'Which card do you discard?', fr: 'Quelle carte défaussez-vous\u202f?' },
      expect: ['discard b1', 'discard b2'],
      free: true,
      point: ['army b1', 'army b2'],
      replies: {
        'discard b1': {
          en: 'Scott 10 is gone: you know exactly what Morag lost.',
          fr: 'Scott 10\u00a0est parti\u00a0: vous savez exactement ce que perd Morag.',
        },
        'discard b2': {
          en: 'The hidden card is gone, unseen. It could have been a 12, or a 1.',
          fr: 'La carte cachée est partie sans être vue. C’était peut-être un 12, ou un 1.',
        },
      },
      tries: [
        {
          ply: 'discard a1',
          reply: {
            en: 'Your own 12? Allowed, but you would lose the doubling.',
            fr: 'Votre propre 12\u202f? C’est permis, mais vous perdriez le doublement.',
          },
        },
      ],
    },
    { play: 'b', ply: 'muster fergusson-5 up' },
    { play: 'b', ply: 'activate' },
    {
      play: 'b',
      ply: 'swap a1',
      say: {
        en: 'Fergusson 5 swaps with your Wemyss 12. Your army has two lineages: no doubling.',
        fr: 'Fergusson 5\u00a0s’échange avec votre Wemyss 12. Votre armée a 2\u00a0lignées\u00a0: plus de doublement.',
      },
      point: 'army a1',
    },
    {
      ask: {
        en: 'Strike back: muster Wemyss 4 face up, below everything in sight.',
        fr: 'Ripostez\u00a0: engagez Wemyss 4\u00a0face visible, plus faible que tout le reste.',
      },
      expect: ['muster wemyss-4 up'],
      point: 'card wemyss-4',
      holds: { 'totals.0.total': 14 },
      wrong: {
        en: 'Wemyss 4 face up: it’s low enough to use its power.',
        fr: 'Wemyss 4\u00a0face visible\u00a0: il est assez faible pour s’activer.',
      },
    },
    {
      ask: { en: 'Activate it.', fr: 'Activez-le.' },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'Its power solves your problem: activate it.',
            fr: 'Son pouvoir règle votre problème\u00a0: activez-le.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Discard one card from any army, even yours. Which?',
        fr: 'Défaussez une carte de n’importe quelle armée, même la vôtre. Laquelle\u202f?',
      },
      expect: ['discard a1'],
      free: true,
      point: ['army a', 'army b'],
      holds: { 'totals.0.total': 18 },
      replies: {
        'discard a1': {
          en: 'Clever! Only Wemyss are left: 9 and 4 make 13, doubled to 26.',
          fr: 'Malin\u202f! Il ne reste que des Wemyss\u00a0: 9\u00a0et 4\u00a0font 13, doublé à 26.',
        },
      },
      tries: [
        {
          ply: 'discard b2',
          reply: {
            en: '12 less for Morag, but your army stays mixed, at 18. Look at your own side.',
            fr: '12\u00a0de moins pour Morag, mais votre armée reste mélangée, à 18. Regardez de votre côté.',
          },
        },
        {
          ply: 'discard *',
          reply: {
            en: 'You can do better: one card spoils your own army.',
            fr: 'Il y a mieux\u00a0: une carte gâche votre propre armée.',
          },
        },
      ],
    },
    { play: 'b', ply: 'recruit 3' },
    {
      quiz: {
        en: 'Wemyss 4 is face up. Could a Makgill 6 use its power now?',
        fr: 'Wemyss 4\u00a0est face visible. Un Makgill 6\u00a0pourrait-il s’activer maintenant\u202f?',
      },
      options: [
        {
          text: { en: 'No', fr: 'Non' },
          right: true,
          reply: {
            en: 'Right: 4 is lower. Low cards keep higher ones quiet.',
            fr: 'Exact\u00a0: 4\u00a0est plus faible. Les petites cartes font taire les grosses.',
          },
        },
        {
          text: { en: 'Yes', fr: 'Oui' },
          right: false,
          reply: {
            en: 'No: Wemyss 4 is lower than 6, so Makgill stays quiet.',
            fr: 'Non\u00a0: Wemyss 4\u00a0est plus faible que 6, donc Makgill reste muet.',
          },
        },
      ],
      holds: { 'totals.0.total': 26 },
      point: 'army a',
    },
    {
      ask: {
        en: 'Add Wemyss 11: face up or face down?',
        fr: 'Ajoutez Wemyss 11\u00a0: face visible ou face cachée\u202f?',
      },
      expect: ['muster wemyss-11 down', 'muster wemyss-11 up'],
      free: true,
      point: 'card wemyss-11',
      replies: {
        'muster wemyss-11 down': {
          en: 'Hidden: Morag can’t see your 48 coming.',
          fr: 'Cachée\u00a0: Morag ne voit pas venir vos 48.',
        },
        'muster wemyss-11 up': {
          en: '48 for all to see. Its power can’t work: 4 is lower.',
          fr: '48\u00a0au vu de tous. Son pouvoir est bloqué\u00a0: 4\u00a0est plus faible.',
        },
      },
      wrong: {
        en: 'Keep Scott 1 for your last turn. Muster Wemyss 11.',
        fr: 'Gardez Scott 1\u00a0pour votre dernier tour. Engagez Wemyss 11.',
      },
    },
    { play: 'b', ply: 'muster cochrane-2 up', holds: { 'totals.0.total': 48 } },
    {
      play: 'b',
      ply: 'activate',
      say: {
        en: 'Cochrane 2 gets a mark: at the end, its owner claims two supporters.',
        fr: 'Cochrane 2\u00a0reçoit une marque\u00a0: à la fin, son propriétaire rallie 2\u00a0partisans.',
      },
      point: 'army b3',
    },
    {
      ask: {
        en: 'Last turn. Scott 1 can copy Cochrane. Do that, or recruit and stay doubled?',
        fr: 'Dernier tour. Scott 1\u00a0peut copier Cochrane. Le faire, ou recruter et garder le doublement\u202f?',
      },
      expect: ['muster scott-1 up'],
      free: true,
      point: 'card scott-1',
      replies: {
        'muster scott-1 up': {
          en: 'Two lineages: 25, no longer doubled. It’s still enough!',
          fr: '2\u00a0lignées\u00a0: 25, sans doublement. Cela suffit encore\u202f!',
        },
      },
      tries: [
        {
          ply: 'recruit *',
          reply: {
            en: 'Safe: 48 wins. But you would claim only one supporter. Be greedy!',
            fr: 'C’est sûr\u00a0: 48\u00a0l’emporte. Mais vous ne rallieriez qu’un partisan. Visez plus\u202f!',
          },
        },
        {
          ply: 'muster scott-1 down',
          reply: {
            en: 'Face down a power never works. Scott belongs face up here.',
            fr: 'Face cachée, un pouvoir ne fonctionne jamais. Ici, Scott doit être face visible.',
          },
        },
      ],
    },
    {
      ask: { en: 'Activate Scott 1.', fr: 'Activez Scott 1.' },
      expect: ['activate'],
      point: 'button activate',
      tries: [
        {
          ply: 'refrain',
          reply: {
            en: 'Without its power, Scott only spoils your doubling. Activate it.',
            fr: 'Scott ne ferait que gâcher votre doublement. Activez-le.',
          },
        },
      ],
    },
    {
      ask: { en: 'Which power should Scott copy?', fr: 'Quel pouvoir Scott doit-il copier\u202f?' },
      expect: ['copy b3'],
      free: true,
      point: 'army b3',
      replies: {
        'copy b3': {
          en: 'Scott is marked too. All cards are revealed: your army is the strongest.',
          fr: 'Scott est marqué aussi. Toutes les cartes sont révélées\u00a0: votre armée est la plus forte.',
        },
      },
      tries: [
        {
          ply: 'copy *',
          reply: {
            en: 'That would only discard a card. Cochrane brings you two supporters.',
            fr: 'Cela ne ferait que défausser une carte. Cochrane vous donne 2\u00a0partisans.',
          },
        },
      ],
    },
    {
      ask: { en: 'Claim your first supporter.', fr: 'Ralliez votre premier partisan.' },
      expect: ['claim *'],
      point: 'supporters',
      holds: { 'totals.0.total': 25 },
    },
    {
      ask: { en: 'And the second!', fr: 'Et le second\u202f!' },
      expect: ['claim *'],
      point: 'supporters',
      done: {
        en: '13 points for you, none for Morag. Even her Cochrane can’t help her.',
        fr: '13\u00a0points pour vous, aucun pour Morag. Même son Cochrane ne l’aide pas.',
      },
    },
    {
      say: {
        en: 'You can now use powers, hide cards and double an army of one lineage.',
        fr: 'Vous savez maintenant activer des pouvoirs, cacher des cartes et doubler une armée d’une seule lignée.',
      },
      end: true,
      holds: { points: [13, 0] },
    },
  ],
}
