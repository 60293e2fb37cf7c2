import { typeset } from '@bothy/kernel/french'
import type { Primer } from '../../board/game-client.ts'
import type { Language } from '../../ui/language.ts'

/** The game before the first game of it. */
export const primer: { readonly [language in Language]: Primer } = {
  en: {
    aim: [
      'You build your clan’s land, tile by tile, and every new tile sets the tiles around it to work.',
      'Three times you compare whisky, chieftains and special cards with the player who has fewest.',
      'Most victory points win; whoever has more tiles than others pays for it at the end.',
    ],
    minutes: [
      'The last figure on the ring moves: ahead to any tile, which you take. Then you wait until everyone else has passed you. Long jumps get the tile you want; short steps get you more turns.',
      'Pay for the tile and place it beside your land, next to a clan member. Rivers and roads must continue.',
      'Then activate the new tile and the eight around it, in any order. They give goods, whisky, points and steps for your clan.',
      'The market buys and sells goods at any time during your turn.',
      'When the last tile of a stack comes to the ring, there is a scoring. The third one ends the game.',
    ],
  },
  fr: {
    aim: [
      'Vous agrandissez le territoire de votre clan, tuile après tuile, et chaque nouvelle tuile active celles qui l’entourent.',
      'Trois fois dans la partie, on compare whisky, membres du Parlement et cartes spéciales avec ceux du joueur qui en a le moins.',
      typeset('Le plus grand nombre de points l’emporte ; un territoire plus grand que les autres en coûte à la fin.'),
    ],
    minutes: [
      typeset(
        'Le dernier pion du circuit joue : il avance jusqu’à la tuile de votre choix, et vous la prenez. Puis vous attendez que tous les autres vous aient dépassé. Un grand saut offre la tuile voulue ; de petits pas donnent plus de tours.',
      ),
      'Payez la tuile et posez-la contre votre territoire, à côté d’un membre du clan. Rivières et routes doivent continuer.',
      'Puis activez la nouvelle tuile et les huit qui l’entourent, dans l’ordre de votre choix. Elles donnent des ressources, du whisky, des points et des pas pour votre clan.',
      'Le marché achète et vend des ressources à tout moment de votre tour.',
      'Quand la dernière tuile d’une pile arrive sur le circuit, il y a un décompte. Le troisième met fin à la partie.',
    ],
  },
}
