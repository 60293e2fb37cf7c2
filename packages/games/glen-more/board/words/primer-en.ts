import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/glen-more/words/en'

export const primer: Primer = {
  aim: [
    'Build your clan’s land tile by tile: every new tile activates the tiles around it.',
    `Three times you compare whisky, ${terms.chieftain.many} and ${terms.specialCard.many} with the player who has the fewest.`,
    'The most victory points win, but every tile more than the smallest land costs 3 at the end.',
  ],
  minutes: [
    `The last ${terms.figure.one} on the track plays next: it moves ahead to any tile, and you take that tile. Jump far for the tile you want, and the others get more turns first.`,
    `Pay for the tile, then place it next to your land and to a ${terms.clanMember.one}. Rivers and roads must continue. A tile you can’t pay for or place is discarded.`,
    `Then activate the new tile and its eight neighbours in any order: they give ${terms.cube.many}, whisky, victory points, and ${terms.movementPoint.many} for your clan.`,
    `A ${terms.movementPoint.one} moves a ${terms.clanMember.one}, or sends it to Parliament as a ${terms.chieftain.one}. Always keep a ${terms.clanMember.one} next to an open place.`,
    `During your turn you can sell ${terms.cube.many} at the market. It also sells what a tile or an exchange needs.`,
    'When a stack runs out there is a scoring. The third one ends the game.',
  ],
}
