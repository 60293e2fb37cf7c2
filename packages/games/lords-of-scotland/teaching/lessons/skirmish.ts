import type { Chapter } from '@bothy/kernel/lessons'
import { skirmish } from './heads.ts'

export const chapter: Chapter = {
  ...skirmish,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    firstInitiative: 0,
    flipChoice: 'leftmost',
    arranged: {
      deck: [
        'fergusson-7',
        'makgill-8',
        'macdonnell-9',
        'forsyth-8',
        'scott-9',
        'cochrane-8',
        'forsyth-10',
        'wemyss-9',
        'cockburn-4',
        'makgill-6',
        'wemyss-12',
        'scott-5',
        'cockburn-8',
        'makgill-10',
        'cochrane-10',
        'forsyth-11',
        'scott-4',
        'wemyss-7',
        'macdonnell-6',
        'forsyth-7',
        'macdonnell-11',
        'fergusson-4',
        'wemyss-3',
        'scott-10',
        'cochrane-6',
        'makgill-9',
        'fergusson-3',
      ],
    },
  },
  seed: 'lesson-skirmish',
  learnt: [
    { en: 'On your turn, muster a card or recruit one.', fr: 'À votre tour, engagez une carte ou recrutez-en une.' },
    { en: 'The strongest army claims a supporter first.', fr: 'L’armée la plus forte rallie un partisan en premier.' },
    {
      en: 'You keep your hand between skirmishes, and nobody refills it.',
      fr: 'Votre main reste d’une escarmouche à l’autre\u202f; personne ne la remplit.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Two supporters wait in the middle. Each is worth its strength in points: 11 and 4.',
        fr: '2\u00a0partisans attendent au milieu. Chacun rapporte sa force en points\u00a0: 11\u00a0et 4.',
      },
      point: ['supporter 1', 'supporter 2'],
      holds: { 'supporters.0': 85, 'supporters.1': 24 },
    },
    {
      ask: {
        en: 'The strongest army picks first. Muster Fergusson 7: play it from your hand, face up.',
        fr: 'L’armée la plus forte choisit la première. Engagez Fergusson 7\u00a0: jouez-le de votre main, face visible.',
      },
      expect: ['muster fergusson-7 up'],
      point: 'card fergusson-7',
      wrong: {
        en: 'A good idea for later. Start with Fergusson 7, face up.',
        fr: 'Bonne idée pour plus tard. Commencez par Fergusson 7, face visible.',
      },
      done: { en: 'Your army has a strength of 7.', fr: 'Votre armée a une force de 7.' },
    },
    {
      play: 'b',
      ply: 'muster cochrane-8 up',
      say: {
        en: 'Morag musters an 8 and takes the lead, 8 to 7.',
        fr: 'Morag engage un 8\u00a0et prend la tête, 8\u00a0à 7.',
      },
      point: 'army b',
      holds: { 'totals.0.total': 7 },
    },
    {
      ask: {
        en: 'Instead of mustering you can recruit: take one card of this row into your hand. Which one?',
        fr: 'Au lieu d’engager une carte, vous pouvez recruter\u00a0: prenez en main une carte de cette rangée. Laquelle\u202f?',
      },
      expect: ['recruit 1'],
      free: true,
      point: 'recruits',
      holds: { 'totals.1.total': 8, 'recruits.0.card': 91, 'recruits.1.card': 32 },
      replies: {
        'recruit 1': {
          en: 'A 12! Strong cards win skirmishes. A new card takes its place in the row.',
          fr: 'Un 12\u202f! Les cartes fortes gagnent les escarmouches. Une nouvelle carte prend sa place dans la rangée.',
        },
      },
      tries: [
        {
          ply: 'recruit 2',
          reply: {
            en: 'Only a 5, with a 12 right beside it. Take the 12.',
            fr: 'Ce n’est qu’un 5, avec un 12\u00a0juste à côté. Prenez le 12.',
          },
        },
        {
          ply: 'recruit *',
          reply: {
            en: 'Face down, it could be anything. The 12 is a sure thing.',
            fr: 'Face cachée, elle peut être n’importe quoi. Le 12\u00a0est une valeur sûre.',
          },
        },
      ],
      wrong: {
        en: 'You’ll muster again soon. This time, take a card: nobody refills your hand.',
        fr: 'Vous en engagerez une bientôt. Cette fois, prenez une carte\u00a0: personne ne remplit votre main.',
      },
    },
    {
      play: 'b',
      ply: 'recruit 3',
      say: {
        en: 'Morag recruits a face-down card. Only she knows what it is.',
        fr: 'Morag recrute une carte face cachée. Elle seule sait laquelle.',
      },
      point: 'recruit 3',
    },
    {
      ask: { en: 'Muster your new Wemyss 12, face up.', fr: 'Engagez votre nouveau Wemyss 12, face visible.' },
      expect: ['muster wemyss-12 up'],
      point: 'card wemyss-12',
      wrong: {
        en: 'Wemyss 12 is stronger. Muster it face up.',
        fr: 'Wemyss 12\u00a0est plus fort. Engagez-le face visible.',
      },
      done: { en: '7 and 12 make 19.', fr: '7\u00a0et 12\u00a0font 19.' },
    },
    { play: 'b', ply: 'muster forsyth-10 up' },
    {
      quiz: {
        en: 'You have 19, Morag 18. If the skirmish ended now, who would pick first?',
        fr: 'Vous avez 19, Morag 18. Si l’escarmouche se terminait maintenant, qui choisirait en premier\u202f?',
      },
      options: [
        {
          text: { en: 'You', fr: 'Vous' },
          right: true,
          reply: {
            en: 'Yes: the stronger army picks first, and you would take the 11.',
            fr: 'Oui\u00a0: l’armée la plus forte choisit d’abord, et vous prendriez le 11.',
          },
        },
        {
          text: { en: 'Morag', fr: 'Morag' },
          right: false,
          reply: {
            en: 'No: 19 beats 18, so you would pick first.',
            fr: 'Non\u00a0: 19\u00a0bat 18, donc vous choisiriez en premier.',
          },
        },
      ],
      point: ['total a', 'total b'],
      holds: { 'totals.0.total': 19, 'totals.1.total': 18 },
    },
    {
      ask: {
        en: 'Round 4 of 5. Strengthen your army: muster any card you like, face up.',
        fr: 'Manche 4\u00a0sur 5. Renforcez votre armée\u00a0: engagez la carte de votre choix, face visible.',
      },
      expect: ['muster * up'],
      free: true,
      point: 'hand',
      replies: {
        'muster *-9 up': {
          en: '9 more makes 28. That was the strongest card in your hand.',
          fr: '9\u00a0de plus font 28. C’était la carte la plus forte de votre main.',
        },
        'muster *-8 up': {
          en: '8 more makes 27. The 9s stay in your hand for later.',
          fr: '8\u00a0de plus font 27. Les 9\u00a0restent en main pour la suite.',
        },
      },
      wrong: {
        en: 'This time muster a card face up. Hidden cards come in chapter 2.',
        fr: 'Cette fois, engagez une carte face visible. Les cartes cachées viennent au chapitre 2.',
      },
    },
    {
      play: 'b',
      ply: 'muster wemyss-9 up',
      say: {
        en: 'Morag has 27 now. One round is left, and she plays last.',
        fr: 'Morag a maintenant 27. Il reste une manche, et elle joue en dernier.',
      },
      point: 'total b',
    },
    {
      ask: {
        en: 'Last round: muster one more card, or recruit one for the next skirmish?',
        fr: 'Dernière manche\u00a0: engagez encore une carte, ou recrutez pour l’escarmouche suivante\u202f?',
      },
      expect: ['muster * up'],
      free: true,
      point: 'hand',
      holds: { 'totals.1.total': 27, round: 5 },
      replies: {
        'muster * up': {
          en: 'Good: you are ahead, and Morag has only one turn left.',
          fr: 'Bien\u00a0: vous êtes devant, et Morag n’a plus qu’un tour.',
        },
      },
      tries: [
        {
          ply: 'recruit *',
          reply: {
            en: 'Risky: Morag plays last and could pass you with one card.',
            fr: 'C’est risqué\u00a0: Morag joue en dernier et peut vous dépasser avec une seule carte.',
          },
        },
      ],
      wrong: {
        en: 'Face up, please: hidden cards come in chapter 2.',
        fr: 'Face visible, s’il vous plaît\u00a0: les cartes cachées viennent au chapitre 2.',
      },
    },
    {
      play: 'b',
      ply: 'recruit 4',
      say: {
        en: 'The skirmish is over. Your army is the strongest: you pick first.',
        fr: 'L’escarmouche est terminée. Votre armée est la plus forte\u00a0: vous choisissez en premier.',
      },
      point: 'total a',
    },
    {
      ask: {
        en: 'Claim a supporter: it goes on your victory pile, for points.',
        fr: 'Ralliez un partisan\u00a0: il va sur votre pile de victoire et rapporte des points.',
      },
      expect: ['claim 1'],
      free: true,
      point: 'supporters',
      replies: {
        'claim 1': {
          en: '11 points for you. Morag takes the 4 that is left.',
          fr: '11\u00a0points pour vous. Morag prend le 4\u00a0qui reste.',
        },
      },
      tries: [
        {
          ply: 'claim 2',
          reply: {
            en: 'You can, but then Morag takes the 11. Aim higher.',
            fr: 'C’est permis, mais Morag prendrait le 11. Visez plus haut.',
          },
        },
      ],
    },
    {
      play: 'b',
      ply: 'claim 2',
      say: {
        en: 'Armies are discarded, but you keep your hand. Nobody is dealt new cards.',
        fr: 'Les armées sont défaussées, mais vous gardez votre main. Personne ne reçoit de nouvelles cartes.',
      },
      point: 'hand',
    },
    {
      ask: {
        en: 'A new skirmish begins. You have two cards left: recruit one, or muster one?',
        fr: 'Une nouvelle escarmouche commence. Il vous reste 2\u00a0cartes\u00a0: recruter ou engager\u202f?',
      },
      expect: ['recruit *', 'muster *'],
      free: true,
      holds: { points: [11, 4], handCounts: [2, 4], skirmish: 2, initiative: 0 },
      replies: {
        'recruit *': {
          en: 'Wise: a full hand is your strength later.',
          fr: 'C’est sage\u00a0: une main bien garnie sera votre force plus tard.',
        },
        'muster *': {
          en: 'Bold: Morag must answer, but your hand is nearly empty.',
          fr: 'C’est audacieux\u00a0: Morag doit répondre, mais votre main est presque vide.',
        },
      },
    },
    {
      say: {
        en: 'You can now recruit, muster and claim: you know how a skirmish is won.',
        fr: 'Vous savez maintenant recruter, engager et rallier\u00a0: vous savez comment gagner une escarmouche.',
      },
      end: true,
    },
  ],
}
