import type { Book } from '@bothy/kernel/book'

export const aid: Book['aid'] = {
  title: { en: 'Glen More', fr: 'Glen More' },
  topics: [
    {
      title: { en: 'Your turn', fr: 'Votre tour' },
      lines: [
        {
          text: {
            en: 'The last figure on the track plays: move ahead to any tile and take it.',
            fr: 'Le dernier pion du circuit joue\u00a0: avancez jusqu’à la tuile voulue et prenez-la.',
          },
          rules: ['GM-10', 'GM-13'],
        },
        {
          text: {
            en: 'Pay its cost. If you can’t pay, or it has no place, it is discarded.',
            fr: 'Payez son coût. Si vous ne pouvez ni payer ni la poser, elle est défaussée.',
          },
          rules: ['GM-17', 'GM-19', 'GM-21'],
        },
        {
          text: {
            en: 'Place it, take its bonus, then activate it and its eight neighbours, once each.',
            fr: 'Posez-la, prenez son bonus, puis activez-la ainsi que ses 8\u00a0voisines, une fois chacune.',
          },
          rules: ['GM-40', 'GM-41', 'GM-42'],
        },
        {
          text: {
            en: 'Tiles behind the new rear figure go; the track is refilled.',
            fr: 'Les tuiles derrière le nouveau dernier pion partent\u00a0; le circuit est regarni.',
          },
          rules: ['GM-73', 'GM-74'],
        },
      ],
    },
    {
      title: { en: 'Placing', fr: 'La pose' },
      lines: [
        {
          text: {
            en: 'Edge to edge with one of your tiles, and a clan member on one of the eight neighbours.',
            fr: 'Bord à bord avec l’une de vos tuiles, et un membre du clan sur l’une des 8\u00a0voisines.',
          },
          rules: ['GM-33', 'GM-34'],
        },
        {
          text: {
            en: 'A river continues the river, a road the road; neither can be cut off.',
            fr: 'Une rivière prolonge la rivière, une route la route\u00a0; rien ne doit les couper.',
          },
          rules: ['GM-35', 'GM-36', 'GM-37'],
        },
      ],
    },
    {
      title: { en: 'Market, at any time in your turn', fr: 'Le marché, à tout moment de votre tour' },
      lines: [
        {
          text: {
            en: 'Sell a cube: take the last coin of its row. Buy one: put the next coin there, 1, 2 or 3.',
            fr: 'Vendre un cube\u00a0: prenez la dernière pièce de sa rangée. En acheter un\u00a0: mettez-y la suivante, 1, 2\u00a0ou 3.',
          },
          rules: ['GM-25', 'GM-26', 'GM-29'],
        },
        {
          text: {
            en: 'Bought cubes are used at once, and only where you have none of that good.',
            fr: 'Un cube acheté sert aussitôt, et seulement si vous n’en avez pas de cette ressource.',
          },
          rules: ['GM-27', 'GM-28'],
        },
      ],
    },
    {
      title: { en: 'What tiles do', fr: 'Ce que font les tuiles' },
      lines: [
        {
          text: {
            en: 'Green and yellow: 1 cube, at most 3 on a tile. Distillery: 1 grain for 1 barrel.',
            fr: 'Vertes et jaunes\u00a0: 1\u00a0cube, 3\u00a0au plus par tuile. Distillerie\u00a0: 1\u00a0céréale contre 1\u00a0tonneau.',
          },
          rules: ['GM-44', 'GM-45', 'GM-47'],
        },
        {
          text: {
            en: 'Brown: exchange goods for VP as printed. Fair: 1, 3, 5, 8, 12 VP for different goods.',
            fr: 'Marron\u00a0: échangez des ressources contre les PV indiqués. Foire\u00a0: 1, 3, 5, 8, 12\u00a0PV pour des ressources différentes.',
          },
          rules: ['GM-49', 'GM-51'],
        },
        {
          text: {
            en: 'Grey: 1 movement point. Move a clan member by one tile, or send it to Parliament.',
            fr: 'Grises\u00a0: 1\u00a0point de mouvement. Déplacez un membre du clan d’une tuile, ou envoyez-le au Parlement.',
          },
          rules: ['GM-55', 'GM-56', 'GM-57'],
        },
      ],
    },
    {
      title: {
        en: 'Scoring, when stack 1, 2 or 3 runs out',
        fr: 'Décompte, quand la pile 1, 2\u00a0ou 3\u00a0s’épuise',
      },
      lines: [
        {
          text: {
            en: 'Barrels, chieftains with bonnets, cards: your lead over the lowest player.',
            fr: 'Tonneaux, membres du Parlement et bonnets, cartes\u00a0: votre avance sur le dernier.',
          },
          rules: ['GM-79', 'GM-82'],
        },
        {
          text: {
            en: 'A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 VP.',
            fr: 'Une avance de 1, 2, 3, 4, 5\u00a0et plus donne 1, 2, 3, 5, 8\u00a0PV.',
          },
          rules: ['GM-80'],
        },
      ],
    },
    {
      title: { en: 'At the end', fr: 'À la fin' },
      lines: [
        {
          text: {
            en: '1 VP for each coin. Iona Abbey, Loch Morar: 2 VP for each yellow, each green tile. Duart Castle: 3 for each village.',
            fr: '1\u00a0PV par pièce. Iona Abbey, Loch Morar\u00a0: 2\u00a0PV par tuile jaune, par tuile verte. Duart Castle\u00a0: 3\u00a0par village.',
          },
          rules: ['GM-86', 'GM-87'],
        },
        {
          text: {
            en: '−3 VP for each tile more than the smallest land has. Ties: most cubes.',
            fr: '−3\u00a0PV par tuile de plus que le plus petit territoire. Égalité\u00a0: le plus de cubes.',
          },
          rules: ['GM-88', 'GM-89'],
        },
      ],
    },
  ],
}
