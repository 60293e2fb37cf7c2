import type { Primer } from '@bothy/board-kit/board/game-board.ts'
import { terms } from '@bothy/lords-of-scotland/words/en'

export const primer: Primer = {
  aim: [
    `You lead an ${terms.army.one} through a series of skirmishes.`,
    `The strongest ${terms.army.one} picks first among the supporters, and each supporter is worth its strength in ${terms.point.many}.`,
    `Once someone has 40 ${terms.point.many} at the end of a skirmish, the highest total wins.`,
  ],
  minutes: [
    `A skirmish lasts five rounds. On your turn you recruit (take a card into your ${terms.hand.one}) or muster (play a card into your ${terms.army.one}, face up or face down).`,
    `A card mustered face up may use its ${terms.power.one} if it is low enough compared with the face-up cards in play. Low cards activate easily; high cards bring strength.`,
    `At the end all cards are revealed. An ${terms.army.one} of at least two cards, all of one ${terms.lineage.one}, counts double.`,
    `From the strongest ${terms.army.one} to the weakest, everyone claims a supporter. ${terms.army.Many} are discarded, ${terms.hand.many} are kept, and the next skirmish begins.`,
    'Beside each supporter you see who would claim it if the skirmish ended now. Select a card to see what it would change.',
  ],
}
