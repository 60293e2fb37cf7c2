import type { Book } from '@bothy/kernel/book'

export const aid: Book['aid'] = {
  title: { en: 'Lords of Scotland', fr: 'Lords of Scotland' },
  topics: [
    {
      title: { en: 'Your turn', fr: 'Votre tour' },
      lines: [
        {
          text: {
            en: 'With the initiative: turn up a recruit first.',
            fr: 'Avec l’initiative\u00a0: révélez d’abord une recrue.',
          },
          rules: ['LOS-16'],
        },
        {
          text: {
            en: 'Recruit: take a card of the recruit row into your hand, at most ten.',
            fr: 'Recruter\u00a0: prenez une carte de la rangée en main, 10\u00a0au plus.',
          },
          rules: ['LOS-19', 'LOS-21'],
        },
        {
          text: {
            en: 'Or muster: play a card into your army, face up or face down.',
            fr: 'Ou engager\u00a0: jouez une carte dans votre armée, face visible ou face cachée.',
          },
          rules: ['LOS-22', 'LOS-23'],
        },
        {
          text: {
            en: 'You can’t pass. A skirmish has five rounds.',
            fr: 'Impossible de passer. Une escarmouche dure 5\u00a0manches.',
          },
          rules: ['LOS-12', 'LOS-15'],
        },
      ],
    },
    {
      title: { en: 'When a power activates', fr: 'Quand un pouvoir s’active' },
      lines: [
        {
          text: {
            en: '2 or 3 players: no face-up card of any army is lower.',
            fr: '2\u00a0ou 3\u00a0joueurs\u00a0: aucune carte face visible d’aucune armée n’est plus faible.',
          },
          rules: ['LOS-26'],
        },
        {
          text: {
            en: '4 or 5 players: no face-up card of the same lineage is equal or lower.',
            fr: '4\u00a0ou 5\u00a0joueurs\u00a0: aucune carte face visible de la même lignée n’est égale ou plus faible.',
          },
          rules: ['LOS-29'],
        },
        {
          text: {
            en: 'Only in the turn in which it is mustered, face up.',
            fr: 'Seulement au tour où elle est engagée, face visible.',
          },
          rules: ['LOS-32'],
        },
      ],
    },
    {
      title: { en: 'The powers', fr: 'Les pouvoirs' },
      lines: [
        {
          text: {
            en: 'Wemyss: discard another card of any army.',
            fr: 'Wemyss\u00a0: défaussez une autre carte de n’importe quelle armée.',
          },
          rules: ['LOS-38'],
        },
        {
          text: { en: 'Cockburn: swap with a supporter.', fr: 'Cockburn\u00a0: échange avec un partisan.' },
          rules: ['LOS-40'],
        },
        {
          text: {
            en: 'Fergusson: swap with an opposing card.',
            fr: 'Fergusson\u00a0: échange avec une carte adverse.',
          },
          rules: ['LOS-41'],
        },
        { text: { en: 'Forsyth: draw a card.', fr: 'Forsyth\u00a0: piochez une carte.' }, rules: ['LOS-43'] },
        {
          text: { en: 'Makgill: muster another card.', fr: 'Makgill\u00a0: engagez une autre carte.' },
          rules: ['LOS-44'],
        },
        {
          text: {
            en: 'Scott: copy another face-up card, no Scott.',
            fr: 'Scott\u00a0: copie une autre carte face visible, sauf un Scott.',
          },
          rules: ['LOS-47', 'LOS-49'],
        },
        {
          text: {
            en: 'MacDonnell: stays for the next skirmish.',
            fr: 'MacDonnell\u00a0: reste pour l’escarmouche suivante.',
          },
          rules: ['LOS-55'],
        },
        {
          text: { en: 'Cochrane: claim two supporters.', fr: 'Cochrane\u00a0: ralliez 2\u00a0partisans.' },
          rules: ['LOS-58'],
        },
        {
          text: { en: 'Bruce: counts as every lineage.', fr: 'Bruce\u00a0: compte comme toutes les lignées.' },
          rules: ['LOS-52'],
        },
      ],
    },
    {
      title: { en: 'End of a skirmish', fr: 'Fin d’une escarmouche' },
      lines: [
        {
          text: {
            en: 'Reveal. Two or more cards, all of one lineage: the total counts double.',
            fr: 'Révélez. Au moins 2\u00a0cartes, toutes d’une lignée\u00a0: le total compte double.',
          },
          rules: ['LOS-61', 'LOS-63'],
        },
        {
          text: {
            en: 'From the highest total down, each army claims a supporter. Ties: the highest-ranked card.',
            fr: 'Du plus haut total au plus bas, chaque armée rallie un partisan. Égalité\u00a0: la carte de plus haut rang.',
          },
          rules: ['LOS-64', 'LOS-65', 'LOS-67'],
        },
        {
          text: {
            en: 'The first one takes the initiative. Armies are discarded, hands kept.',
            fr: 'Le premier prend l’initiative. Les armées sont défaussées, les mains gardées.',
          },
          rules: ['LOS-71', 'LOS-73'],
        },
        {
          text: {
            en: '40 points in a victory pile: the game ends, the highest total wins.',
            fr: '40\u00a0points dans une pile de victoire\u00a0: la partie s’arrête, le plus haut total gagne.',
          },
          rules: ['LOS-77', 'LOS-78'],
        },
      ],
    },
  ],
}
