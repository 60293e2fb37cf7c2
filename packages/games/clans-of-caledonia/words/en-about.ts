export const about = {
  author: 'Clans of Caledonia is a game by Juma Al-JouJou.',
  reconstructed:
    'Rules, contracts, clans and tiles come from the rule books and from public lists. Six of the eight map sides, the goods of the starting tiles and the market for one or two players are reconstructed, and so are parts of the other two sides. Explanations mark such values, every table lists them, and anyone who owns the game can correct them when creating a table. All pictures are drawn for Bothy.',
}
