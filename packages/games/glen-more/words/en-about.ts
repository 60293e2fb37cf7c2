export const about = {
  author: 'Glen More is a game by Matthias Cramer.',
  reconstructed:
    'Every tile and card was read from photographs of the printed ones, and a second time from a public table of them. The pictures are not those of the published game: all tiles, cubes and people are drawn for Bothy.',
}
