import { plurals } from '../words/plural.ts'

const n = plurals('en')
const order = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

export const leaderboardEn = {
  title: (game: string) => `Ratings: ${game}`,
  help: 'Everyone starts at 1500. After a rated game, points go from lower-placed to higher-placed players: the more surprising the result, the more points.',
  best: 'Best players',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  matches: 'Games',
  bot: (level: string) => `Bots: ${level}`,
  unplaced: 'not ranked yet',
  provisional: 'Ratings with a question mark are provisional: fewer than 10 games.',
  none: 'No rated game has been played yet.',
  mine: 'Your rating',
  myPlace: (place: number) => `${place}${SUFFIXES[order.select(place)]} place`,
  toBePlaced: (left: number) =>
    n(left, { one: '# more game until you’re ranked', other: '# more games until you’re ranked' }),
  played: (matches: number) => n(matches, { one: '# rated game', other: '# rated games' }),
  mineNone: 'You haven’t played a rated game yet. Choose “Rated game” when you create a table.',
  create: 'New table',
  chart: 'Rating over time',
  chartLabel: (first: number, last: number, matches: number) =>
    `Rating over time: from ${first} to ${last} in ${n(matches, { one: '# game', other: '# games' })}`,
  choice: 'Rated game',
  choices: { off: 'No', on: 'Yes' },
  choiceHelp: 'Counts towards everyone’s rating. One seat each; no bot can take over from a person.',
  needsAccount: 'Rated games need an account.',
}

export type LeaderboardWords = typeof leaderboardEn
