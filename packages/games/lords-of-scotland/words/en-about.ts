export const about = {
  author: 'Lords of Scotland is a game by Richard James.',
  reconstructed:
    'Names, strengths, ranks and powers of the clan cards come from card lists and scans that agree with each other. Tartans, badges and pictures are not those of the published game: they are drawn for Bothy, the tartans as woven patterns of our own.',
}
