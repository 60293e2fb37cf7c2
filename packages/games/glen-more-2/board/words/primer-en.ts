import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/glen-more-2/words/en-base'

export const primer: Primer = {
  aim: [
    `Build your clan’s ${terms.territory.one} tile by tile: every new tile activates itself and the tiles around it.`,
    `Four times, ${terms.scotsman.many} in your Home Castle, ${terms.landmarkCard.many}, ${terms.cask.many} and ${terms.person.many} are compared with the player who has the fewest.`,
    `The most victory points win, but each tile beyond the smallest ${terms.territory.one} costs 3 at the end.`,
  ],
  minutes: [
    'The rearmost piece on the rondel plays next: it moves ahead to any tile you can afford and place, and you take that tile. Jump far for the tile you want, and the others get more turns first.',
    `Pay for the tile and place it edge to edge with your ${terms.territory.one} and next to a ${terms.scotsman.one}, diagonally too. There is one river, and a river tile lengthens it at either end. Some tiles are built on top of a tile of the same type.`,
    `A new tile may bring something at once: a ${terms.landmarkCard.one}, a ${terms.scotsman.one}, a cask. Then activate it and its eight neighbours in any order, for ${terms.resource.many}, casks, victory points and ${terms.movementPoint.many}.`,
    `A famous ${terms.person.one} is set aside and lets you place a ${terms.clanMarker.one} on the clan board. You pay the cheapest road from Start or from any ${terms.clanMarker.one}, and get the bonus of the field.`,
    `${terms.movementPoint.Many} move ${terms.scotsman.many}: keep one next to an open place. ${terms.resource.Many} stay on their tiles, at most 3 on each; on your turn you can sell them at the market, which also sells what you have to pay.`,
    'There is a scoring each time stack A, B or C runs out. The End is a tile in stack D: anyone who reaches or passes it takes no more turns, and once everyone has, the last scoring follows.',
  ],
}
