import type { TimeControl } from '@bothy/protocol'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')

type PaceKind = TimeControl['kind'] | 'none'

export const lobbyEn = {
  title: 'Find a game',
  find: 'Play with other people',
  findHelp: 'Say what you’d like to play. The game starts as soon as enough people are looking for the same one.',
  game: 'Game',
  seats: 'Players',
  pace: 'Pace',
  paces: { live: 'Live', turns: 'Turn-based', none: 'No clock' } satisfies { [kind in PaceKind]: string },
  liveHelp: (time: string) => `In one sitting: ${time}.`,
  turnsHelp: (time: string) => `Over days: ${time}.`,
  lateHelp: {
    rated: 'If you run out of time, you’re out and share last place.',
    other: 'If you run out of time, a bot plays for you.',
  },
  start: 'Find me a game',
  players: (count: number) => n(count, { one: '# player', other: '# players' }),

  searching: 'Looking for players…',
  found: (count: number, seats: number) => `${count} of ${seats} players`,
  foundAria: (count: number, seats: number) => `${count} of ${seats} players are here.`,
  onlyYou: 'Nobody else is looking for this yet.',
  stay: 'Keep this page open: you’ll be taken to the table. Another tab is fine.',
  cancel: 'Stop looking',
  elapsed: (time: string) => `for ${time}`,
  botsTitle: 'Don’t want to wait?',
  botsOffer: (free: number) =>
    n(free, { one: 'A bot can take the free seat.', other: 'Bots can take the # free seats.' }),
  botsAsked: (count: number) =>
    n(count, {
      one: 'Another player would like to start with bots. Join in?',
      other: '# other players would like to start with bots. Join in?',
    }),
  bots: 'Start with bots',
  botsSoon: 'Starting with bots in a moment, with anyone who joins in.',
  level: 'Level',
  openInstead: 'Create an open table instead',
  elsewhere: 'You’re looking for a different game in another window.',

  wishes: 'People looking for a game',
  join: 'Join in',

  open: 'Open tables',
  openEmpty: 'No tables are waiting for players right now.',
  openEmptyHelp: 'Create one that anyone can join. It’s listed here until it’s full.',
  create: 'Create table',
  filters: 'Filters',
  any: { game: 'All games', seats: 'Any', pace: 'Any pace', rated: 'Rated or not' },
  rated: { yes: 'Rated', no: 'Unrated' },
  shown: (shown: number, all: number) =>
    shown === all ? n(all, { one: '# table', other: '# tables' }) : `${shown} of ${all} tables`,
  noneFits: 'No table matches these filters.',
  reset: 'Clear filters',
  more: (count: number) => n(count, { one: 'Show # more', other: 'Show # more' }),
}

export type LobbyWords = typeof lobbyEn
