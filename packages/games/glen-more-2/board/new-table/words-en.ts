import type { ChronicleName } from '@bothy/glen-more-2/data'
import type { Difficulty, SetName } from './facts.ts'

/** Words of the page of a new table about the Chronicles. */
export const words = {
  title: 'Chronicles',
  lead: 'Each Chronicle adds a rule and its tiles.',
  /** Two short sentences for each Chronicle: the parts it adds. */
  lines: {
    race: 'Row along every river on the table. The first boat home wins most.',
    mountain: 'Pay a toll as you pass the Mountain. Stop there and take it all.',
    cellars: 'Casks age in your cellars. Sell each one at its best moment.',
    englishman: 'An Englishman walks the rondel. Hold his token, and he works for you.',
    haggis: 'Sheep become haggis, served face down. A die says which of them score.',
    tome: 'Each landmark hides an event. Flip its card when you’re ready.',
    council: 'Secret votes choose the final goals. The best at each gains 10 VP.',
    mobs: 'Gangsters help you now. They send the bill at the end.',
  } satisfies { readonly [name in ChronicleName]: string },
  difficulties: { low: 'easy', medium: 'medium', high: 'hard', complex: 'very hard' } satisfies {
    readonly [difficulty in Difficulty]: string
  },
  minutes: (minutes: number) => `+${minutes} min`,
  players: (fewest: number, most: number) =>
    most - fewest === 1 ? `${fewest} or ${most} players` : `${fewest}–${most} players`,
  inPlay: 'in play',
  allInPlay: 'Chronicles in play',
  tooFew: (fewest: number) => `Needs ${fewest} players`,
  none: 'None: the base game.',
  /** The button that tells more of one. */
  about: (title: string) => `About ${title}`,
  rules: 'Rules',
  forFirst: 'To begin with',
  sets: { water: 'Water and rock', feast: 'Food and drink', quarrel: 'Power and votes' } satisfies {
    readonly [name in SetName]: string
  },
  surprise: 'Two at random',
  noneOfThem: 'None',
}
