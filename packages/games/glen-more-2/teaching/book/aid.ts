import type { Book } from '@bothy/kernel/book'

export const aid: Book['aid'] = {
  title: { en: 'Glen More II: Chronicles', fr: 'Glen More II\u00a0: Chroniques' },
  topics: [
    {
      title: { en: 'Your turn', fr: 'Votre tour' },
      lines: [
        {
          text: {
            en: 'The rearmost piece plays: move ahead to a tile that you can pay and place.',
            fr: 'Le dernier pion joue\u00a0: avancez jusqu’à une tuile que vous pouvez payer et poser.',
          },
          rules: ['GM2-21', 'GM2-22', 'GM2-26'],
        },
        {
          text: {
            en: 'Place it, resolve its one-time effects, activate it and its eight neighbours, once each.',
            fr: 'Posez-la, appliquez ses effets immédiats, activez-la ainsi que ses 8\u00a0voisines, une fois chacune.',
          },
          rules: ['GM2-70', 'GM2-80', 'GM2-81'],
        },
        {
          text: {
            en: 'A person: place a clan marker, paying the roads.',
            fr: 'Un personnage\u00a0: placez un pion de clan en payant les routes.',
          },
          rules: ['GM2-110', 'GM2-111'],
        },
        {
          text: {
            en: 'Tiles behind the rearmost piece go; the rondel is refilled.',
            fr: 'Les tuiles derrière le dernier pion partent\u202f; le rondel est complété.',
          },
          rules: ['GM2-23', 'GM2-24'],
        },
      ],
    },
    {
      title: { en: 'Placing', fr: 'La pose' },
      lines: [
        {
          text: {
            en: 'Edge to edge with your territory, a Scotsman on one of the eight neighbours.',
            fr: 'Bord à bord avec votre territoire, un Écossais sur l’une des 8\u00a0voisines.',
          },
          rules: ['GM2-52', 'GM2-53'],
        },
        {
          text: {
            en: 'A river tile lengthens the river left or right; no other tile can be placed left or right of it.',
            fr: 'Une tuile Rivière prolonge la rivière à gauche ou à droite\u202f; aucune autre tuile à côté d’elle sur cette ligne.',
          },
          rules: ['GM2-54', 'GM2-55'],
        },
        {
          text: {
            en: 'Overbuild: on a tile of the same type, river on river.',
            fr: 'Superposer\u00a0: sur une tuile du même type, rivière sur rivière.',
          },
          rules: ['GM2-60', 'GM2-61'],
        },
      ],
    },
    {
      title: { en: 'Market', fr: 'Le marché' },
      lines: [
        {
          text: {
            en: 'Buy what you spend at once: put the next coin, 1, 2 or 3. Sell at any moment: take the last coin.',
            fr: 'Achetez ce que vous dépensez aussitôt\u00a0: mettez la pièce suivante, 1, 2\u00a0ou 3. Vendez quand vous voulez\u00a0: prenez la dernière.',
          },
          rules: ['GM2-41', 'GM2-42'],
        },
      ],
    },
    {
      title: { en: 'Activation', fr: 'L’activation' },
      lines: [
        {
          text: {
            en: 'Resources on the tile (at most 3), movement points, VP, or one exchange.',
            fr: 'Des ressources sur la tuile (3\u00a0au plus), des points de mouvement, des PV, ou un échange.',
          },
          rules: ['GM2-5', 'GM2-82', 'GM2-83'],
        },
        {
          text: {
            en: '2 different resources 4 VP, 4 different 8 VP; any 3 resources 7 VP; 1 barley 1 cask.',
            fr: '2\u00a0ressources différentes 4\u00a0PV, 4\u00a0différentes 8\u00a0PV\u202f; 3\u00a0ressources au choix 7\u00a0PV\u202f; 1\u00a0orge 1\u00a0tonneau.',
          },
          rules: ['GM2-82'],
        },
        {
          text: {
            en: 'A movement point moves a Scotsman to one of the eight neighbours.',
            fr: 'Un point de mouvement déplace un Écossais vers l’une des 8\u00a0voisines.',
          },
          rules: ['GM2-84'],
        },
      ],
    },
    {
      title: {
        en: 'Four scorings: stacks A, B, C, and the end',
        fr: '4\u00a0décomptes\u00a0: piles A, B, C, et la fin',
      },
      lines: [
        {
          text: {
            en: 'Scotsmen in the Home Castle, landmark cards, casks, persons: your lead over the fewest.',
            fr: 'Écossais au Château initial, cartes Lieu emblématique, tonneaux, personnages\u00a0: votre avance sur le dernier.',
          },
          rules: ['GM2-120'],
        },
        {
          text: {
            en: 'A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 VP.',
            fr: 'Une avance de 1, 2, 3, 4, 5\u00a0et plus donne 1, 2, 3, 5, 8\u00a0PV.',
          },
          rules: ['GM2-121'],
        },
      ],
    },
    {
      title: { en: 'At the end', fr: 'À la fin' },
      lines: [
        {
          text: {
            en: 'The End: on or beyond it you have no more turns.',
            fr: 'La Fin\u00a0: dessus ou au-delà, vous n’avez plus de tour.',
          },
          rules: ['GM2-130'],
        },
        {
          text: {
            en: '1 VP for each coin, −3 VP for each tile more than the smallest territory. Ties: most resources.',
            fr: '1\u00a0PV par pièce, −3\u00a0PV par tuile de plus que le plus petit territoire. Égalité\u00a0: le plus de ressources.',
          },
          rules: ['GM2-132', 'GM2-133'],
        },
      ],
    },
  ],
}
