/** For the page about Bothy: who made the game, and how sure its data is. */
export const about = {
  author: 'Cairn is a game of the tests.',
  reconstructed:
    'There is no box: stones, rules and pictures were made for Bothy, to show what a game of this table consists of.',
}
