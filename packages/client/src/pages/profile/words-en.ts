import { ordinal } from '@bothy/kernel/english'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'
import type { Span } from './counts.ts'

const n = plurals('en')
const SPANS = {
  moments: () => 'a moment',
  minutes: (count: number) => n(count, { one: '# minute', other: '# minutes' }),
  hours: (count: number) => n(count, { one: '# hour', other: '# hours' }),
  days: (count: number) => n(count, { one: '# day', other: '# days' }),
}

export const profileEn = {
  title: 'My profile',
  since: (date: string) => `Member since ${date}`,
  guest:
    'You’re playing as a guest. With an account your games follow you to every device, and you can play rated games.',
  signUp: 'Create an account',
  seenByOthers: 'What others see',
  you: 'This is what others see of you.',
  toMine: 'My profile',
  nobody: 'No player has this name',
  nobodyHelp: 'Only players with an account have a profile. Check the spelling, capitals and accents included.',

  stranger: (name: string) => `You and ${name} aren’t friends.`,
  friend: (date: string) => `Friends since ${date}`,
  asking: (name: string) => `${name} has sent you a friend request.`,
  asked: (date: string) => `You sent a friend request on ${date}. It hasn’t been answered yet.`,
  blocked: (date: string) => `Blocked since ${date}`,
  blockedHelp:
    'This player can’t take a seat at your tables, invite you or send you requests, and you don’t see what they write. They aren’t told.',
  needsAccount: 'To make friends, invite or block someone, you need an account.',
  befriend: 'Add as friend',
  remove: 'Remove friend',
  invite: 'Invite to a table',
  inviteTo: (name: string, game: string) => `Invite ${name}: ${game}`,
  inviteNowhere: 'None of your tables has a free seat. Create one first.',

  running: 'Games in progress',
  runningNone: 'You have no games in progress.',
  play: 'Choose a game',
  waited: ({ unit, count }: Span) => `for ${SPANS[unit](count)}`,

  ratings: 'Ratings',
  rated: (matches: number) => n(matches, { one: '# rated game', other: '# rated games' }),
  provisional: 'provisional',
  provisionalHelp: 'Ratings with a question mark, and hollow dots, are provisional: fewer than 10 games.',
  asTable: (game: string) => `${game}: rating as a table`,
  date: 'Date',
  place: 'Place',
  rating: 'Rating',
  change: 'Change',

  statistics: 'Statistics',
  openOnly: 'Only games at open tables are shown here.',
  total: (played: number, won: number) =>
    `${n(played, { one: '# finished game', other: '# finished games' })}, ${n(won, { one: '# won', other: '# won' })}`,
  statisticsNone: 'No finished games yet. Statistics will appear here after the first one.',
  statisticsNoneOpen: 'No finished games at open tables yet.',
  byGame: 'By game',
  game: 'Game',
  played: 'Played',
  won: 'Won',
  best: 'Most points',
  byGameHelp: 'The whole bar shows games played, its filled part games won.',
  bySeats: 'Wins by number of players',
  seats: 'Table',
  players: (seats: number) => n(seats, { one: '# player', other: '# players' }),
  share: 'Share',
  percent: (percent: number) => `${percent}%`,
  of: (won: number, placed: number) => `${won} of ${placed}`,
  bySeatsHelp:
    'The mark shows an even share, such as one win in four with four players. Games that ended early don’t count.',
  rivals: 'Opponents',
  opponent: 'Opponent',
  bots: (level: string) => `Bots: ${level}`,
  ahead: 'Ahead',
  behind: 'Behind',
  games: 'Games',
  rivalsHelp: 'To the right: how often you finished ahead of them. To the left: behind them.',

  finished: 'Finished games',
  finishedOpen: 'Finished games at open tables',
  finishedNone: 'Nothing here yet.',
  ranked: (place: number) => `${ordinal(place)} place`,
  early: 'Ended early',
  together: 'Played together',
  points: (points: number) => n(points, { one: '# point', other: '# points' }),
  replay: (game: string, date: string) => `Replay: ${game}, ${date}`,
  more: 'Show more games',
  failed: 'These games could not be loaded.',
}

export type ProfileWords = typeof profileEn
