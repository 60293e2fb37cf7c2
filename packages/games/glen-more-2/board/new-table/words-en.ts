import { PITCHES } from '@bothy/glen-more-2/modules/written/words-en-pitches'
import type { Difficulty, SetName } from './facts.ts'

export const words = {
  lines: PITCHES,
  title: 'Chronicles',
  lead: 'Each Chronicle adds a rule and its tiles.',
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
  easier: 'For a first game, the introductory game without Chronicles is shorter.',
  setUpEasier: 'Set up an introductory game',
  about: (title: string) => `About ${title}`,
  rules: 'Rules',
  forFirst: 'To begin with',
  sets: { water: 'Water and rock', feast: 'Food and drink', quarrel: 'Power and votes' } satisfies {
    readonly [name in SetName]: string
  },
  surprise: 'Two at random',
  noneOfThem: 'None',
}
