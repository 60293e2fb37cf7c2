import { ordinal } from '@bothy/kernel/english'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')

export const gameEn = {
  games: 'Games',
  gamesLead: 'Four games, each with lessons on the real board, its rules, and people to play with.',
  facts: (seats: { readonly min: number; readonly max: number }, minutes: number) =>
    `${seats.min} to ${seats.max} players · ${minutes} min`,
  pages: (game: string) => `${game}: pages`,
  tabs: {
    overview: 'Overview',
    learn: 'Learn',
    rules: 'Rules',
    statistics: 'Statistics',
    leaderboard: 'Leaderboard',
    records: 'Records',
  },

  play: 'Play against bots',
  playShort: 'Play',
  starting: 'Setting up the table…',
  newTable: 'New table',
  find: 'Find players',
  findShort: 'Players',
  looking: (count: number) =>
    n(count, { one: '# person is looking for a game', other: '# people are looking for a game' }),

  learnLead: (chapters: number) =>
    n(chapters, { one: 'One short lesson on the real board.', other: '# short lessons on the real board.' }),
  lessons: (done: number, all: number) => `${done} of ${all} lessons`,
  allDone: 'All lessons done',
  minutes: (minutes: number) => `${minutes} min`,
  done: 'done',
  chapter: (number: number, title: string) => `${number}. ${title}`,
  start: 'Start',
  goOn: 'Go on',
  restart: 'Start again',
  again: 'Once more',
  allLessons: 'All lessons',
  firstGame: 'Then: your first whole game',
  firstGameSeats: (opponents: number) => n(opponents, { one: 'Against one beginner.', other: 'Against # beginners.' }),
  noLessons: 'The lessons could not be loaded.',

  minutesDoor: 'In two minutes',
  minutesHelp: 'What it is about, and how a turn goes',
  wholeDoor: 'Full rules',
  wholeHelp: 'Numbered and searchable, each with a link',

  aidDoor: 'Player aid',
  aidHelp: 'One page, to print',
  rulesBrief: '2 minutes, rules, aid',

  wins: 'Wins by number of players',
  even: 'The mark shows an even share.',
  players: (seats: number) => n(seats, { one: '# player', other: '# players' }),
  percent: (percent: number) => `${percent}%`,
  own: (played: number, won: number, best: string | null) =>
    `You: ${n(played, { one: '# game', other: '# games' })}, ${won} won${best === null ? '' : `, most points ${best}`}`,
  played: (played: number) => (played === 0 ? 'no games yet' : n(played, { one: '# game', other: '# games' })),
  noGames: 'Your figures will appear here after your first finished game.',
  allStatistics: 'Your full profile',
  ratingOver: 'Your rating over time',
  failed: 'These figures could not be loaded.',
  notStarted: 'The game could not be started.',

  yourPlace: (place: number) => `You: ${ordinal(place)}`,

  bots: 'Bots',
  botsBrief: (level: string, rating: number) => `${level} ${rating}`,
  botsHelp:
    'Measured in games between the levels. Easy is 1500 by definition; 400 points more mean ten wins for each lost game. Bots of the leaderboard are rated by games with people.',
  level: 'Level',
  alone: 'Alone',
  within: (reach: number) => `± ${reach}`,

  recordsHead: 'Your most points',
  recordsNone: 'Your highest scores will appear here, one for each number of players.',
  points: (points: number) => n(points, { one: '# point', other: '# points' }),
}

export type GameWords = typeof gameEn
