import { typeset } from '@bothy/kernel/french'
import type { Primer } from '../../board/game-client.ts'
import type { Language } from '../../ui/language.ts'

/** The game before the first game of it. */
export const primer: { readonly [language in Language]: Primer } = {
  en: {
    aim: [
      'Build your clan’s land tile by tile: every new tile activates the tiles around it.',
      'Three times you compare whisky, chieftains and special cards with the player who has the fewest.',
      'The most victory points win, but extra tiles cost points at the end.',
    ],
    minutes: [
      'The last figure on the track plays next: it moves ahead to any tile, and you take that tile. Jump far for the tile you want, and the others get more turns first.',
      'Pay for the tile, then place it beside your land, next to a clan member. Rivers and roads must continue. A tile you can’t pay for or place is discarded.',
      'Then activate the new tile and its eight neighbours in any order: they give cubes, whisky, victory points, and movement points for your clan.',
      'A movement point moves a clan member, or sends it to Parliament as a chieftain. Always keep a clan member next to an open place.',
      'During your turn you can sell cubes at the market. It also sells what a tile or an exchange needs.',
      'When a stack runs out there is a scoring. The third one ends the game.',
    ],
  },
  fr: {
    aim: [
      typeset('Agrandissez le territoire de votre clan tuile après tuile : chaque nouvelle tuile active ses voisines.'),
      'Trois fois dans la partie, on compare whisky, Parlement et cartes spéciales avec le joueur qui en a le moins.',
      'Le plus grand nombre de points l’emporte, mais les tuiles en trop en coûtent à la fin.',
    ],
    minutes: [
      typeset(
        'C’est au dernier pion du circuit de jouer : il avance jusqu’à la tuile de votre choix, et vous la prenez. Plus vous avancez loin, plus les autres joueront avant vous.',
      ),
      'Payez la tuile, puis posez-la contre votre territoire, à côté d’un membre du clan. Rivières et routes doivent continuer. Une tuile que vous ne pouvez ni payer ni poser est défaussée.',
      typeset(
        'Activez ensuite la nouvelle tuile et ses huit voisines, dans l’ordre de votre choix : elles donnent cubes, whisky, points de victoire et points de mouvement.',
      ),
      'Un point de mouvement déplace un membre du clan, ou l’envoie au Parlement. Gardez toujours un membre du clan près d’un emplacement libre.',
      'Pendant votre tour, vous pouvez vendre des cubes au marché. Il vend aussi ce que demande une tuile ou un échange.',
      'Quand une pile est épuisée, un décompte a lieu. Le troisième met fin à la partie.',
    ],
  },
}
