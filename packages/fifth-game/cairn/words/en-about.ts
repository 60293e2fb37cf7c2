export const about = {
  author: 'Cairn is a game of the tests.',
  reconstructed:
    'There is no box: stones, rules and pictures were made for Bothy, to show what a game of this table consists of.',
}
