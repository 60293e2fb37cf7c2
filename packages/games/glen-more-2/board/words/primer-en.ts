import type { Primer } from '@bothy/board-kit/board/game-board.ts'

export const primer: Primer = {
  aim: [
    'Build your clan’s territory tile by tile: every new tile activates itself and the tiles around it.',
    'Four times, Scotsmen in your Home Castle, landmarks, whisky casks and persons are compared with the player who has the fewest.',
    'The most victory points win, but each tile beyond the smallest territory costs 3 at the end.',
  ],
  minutes: [
    'The rearmost piece on the rondel plays next: it moves ahead to any tile you can afford and place, and you take that tile. Jump far for the tile you want, and the others get more turns first.',
    'Pay for the tile and place it edge to edge with your territory and next to a Scotsman, diagonally too. There is one river, and a river tile lengthens it at either end. Some tiles are built on top of a tile of the same type.',
    'A new tile may bring something at once: a landmark card, a Scotsman, a cask. Then activate it and its eight neighbours in any order, for resources, casks, victory points and movement points.',
    'A famous person is set aside and lets you place a marker on the clan board. You pay the cheapest road from Start or from any marker, and get the bonus of the field.',
    'Movement points move Scotsmen: keep one next to an open place. Resources stay on their tiles, at most 3 on each; on your turn you can sell them at the market, which also sells what you have to pay.',
    'There is a scoring each time stack A, B or C runs out. The End is a tile in stack D: anyone who reaches or passes it takes no more turns, and once everyone has, the last scoring follows.',
  ],
}
