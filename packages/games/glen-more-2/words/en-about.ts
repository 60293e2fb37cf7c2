export const about = {
  author: 'Glen More II: Chronicles is a game by Matthias Cramer.',
  reconstructed:
    'Rules, landmark cards, clan fields and the numbers of pieces come from the English and the French rule book, read as text. What is printed on most tiles, their costs, the roads of the clan board and their prices are reconstructed, often after the first Glen More. Explanations mark such values, every table lists them, and anyone who owns the game can correct them when creating a table. All pictures are drawn for Bothy.',
}
