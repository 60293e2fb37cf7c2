import type { Book } from '@bothy/kernel/book'
import { after } from './positions.ts'

export const minutes: Book['minutes'] = [
  {
    position: after(9),
    eyes: 'b',
    part: 'strip',
    shows: {
      en: 'A hand of four cards, and beside it the five recruits, one of them face up.',
      fr: 'Une main de 4\u00a0cartes et, à côté, les 5\u00a0recrues, dont une face visible.',
    },
  },
  {
    position: after(9),
    eyes: 'b',
    begun: { ply: 'muster cockburn-1 up', gestures: 1 },
    part: 'armies',
    shows: {
      en: 'Three armies. The card that is held appears in its army face up and face down.',
      fr: '3\u00a0armées. La carte tenue apparaît dans la sienne, face visible et face cachée.',
    },
  },
  {
    position: after(34),
    eyes: 'a',
    part: 'armies',
    shows: {
      en: 'All cards have been turned up; each army has its total.',
      fr: 'Toutes les cartes sont révélées\u202f; chaque armée a son total.',
    },
    holds: { revealed: true },
  },
  {
    position: after(34),
    eyes: 'a',
    part: 'table',
    shows: {
      en: 'Cords lead from the totals of the armies to the supporters that they can claim.',
      fr: 'Des cordons mènent des totaux aux partisans que chaque armée peut rallier.',
    },
  },
  {
    position: after(31),
    eyes: 'c',
    begun: { ply: 'muster cockburn-5 up', gestures: 1 },
    part: 'table',
    shows: {
      en: 'With a card in hand the table shows what would change.',
      fr: 'Une carte en main, la table montre ce qui changerait.',
    },
  },
]
