import type { ChronicleCardWords } from './words.ts'

export const words: ChronicleCardWords = {
  title: 'Chronicles',
  lead: 'Each Chronicle adds a rule and its tiles.',
  lines: {
    race: 'Row along every river on the table. The first boat home wins most.',
    mountain: 'Pay a toll as you pass the Mountain. Stop there and take it all.',
    cellars: 'Casks age in your cellars. Sell each one at its best moment.',
    englishman: 'An Englishman walks the rondel. Hold his token, and he works for you.',
    haggis: 'Sheep become haggis, served face down. A die says which of them score.',
    tome: 'Each landmark hides an event. Flip its card when you’re ready.',
    council: 'Secret votes choose the final goals. The best at each gains 10 VP.',
    mobs: 'Gangsters help you now. They send the bill at the end.',
  },
  difficulties: { low: 'easy', medium: 'medium', high: 'hard', complex: 'very hard' },
  minutes: (minutes) => `+${minutes} min`,
  players: (fewest, most) => (most - fewest === 1 ? `${fewest} or ${most} players` : `${fewest}–${most} players`),
  inPlay: 'in play',
  allInPlay: 'Chronicles in play',
  tooFew: (fewest) => `Needs ${fewest} players`,
  none: 'None: the base game.',
  about: (title) => `About ${title}`,
  rules: 'Rules',
  forFirst: 'To begin with',
  sets: { water: 'Water and rock', feast: 'Food and drink', quarrel: 'Power and votes' },
  surprise: 'Two at random',
  noneOfThem: 'None',
}
