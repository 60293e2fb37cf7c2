import type { Primer } from '@bothy/board-kit/board/game-board.ts'

export const primer: Primer = {
  aim: [
    'You lead an army through a series of skirmishes.',
    'The strongest army picks first among the supporters, and each supporter is worth its strength in points.',
    'Once someone has 40 points at the end of a skirmish, the highest total wins.',
  ],
  minutes: [
    'A skirmish lasts five rounds. On your turn you recruit (take a card into your hand) or muster (play a card into your army, face up or face down).',
    'A card mustered face up may use its power if it is low enough compared with the face-up cards in play. Low cards activate easily; high cards bring strength.',
    'At the end all cards are revealed. An army of at least two cards, all of one lineage, counts double.',
    'From the strongest army to the weakest, everyone claims a supporter. Armies are discarded, hands are kept, and the next skirmish begins.',
    'Beside each supporter you see who would claim it if the skirmish ended now. Select a card to see what it would change.',
  ],
}
