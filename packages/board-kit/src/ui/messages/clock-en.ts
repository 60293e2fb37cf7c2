import { plurals } from '../words/plural.ts'

const n = plurals('en')

export const clockEn = {
  left: 'Time left:',
  waiting: 'The clock starts when the first decision has been seen.',
  resting: 'Quiet hours or a day off: the clock is stopped.',
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  wholeHours: (count: number) => n(count, { one: '# hour', other: '# hours' }),
  wholeDays: (count: number) => n(count, { one: '# day', other: '# days' }),
  reserve: (reserve: string, increment: string) => `${reserve} + ${increment} per turn`,
  perTurn: (time: string) => `${time} per turn`,
  clock: 'Clock',
  kinds: { none: 'None', live: 'Live', turns: 'Turn-based' },
  kindHelp: {
    none: 'Everyone takes as long as they like.',
    live: 'For a game in one sitting: each player has a reserve, which grows a little with each turn.',
    turns: 'For a game over days: each turn has its own time.',
  },
  time: { live: 'Time for each player', turns: 'Time for each turn' },
  pause: 'Ask for a pause',
  resume: 'Resume the game',
  pauseTitle: 'Pause the game?',
  pauseAsks: (name: string) => `${name} asks for a pause. The clock stops until someone resumes the game.`,
  pauseWaiting: (agreed: number, all: number) => `Pause: ${agreed} of ${all} agreed`,
  late: 'When time is up',
  lateRules: { nothing: 'Nothing', bot: 'A bot plays', out: 'They’re out' },
  lateHelp: {
    nothing: 'The clock shows it, and the game waits.',
    bot: 'A bot plays for them until they come back.',
    out: 'As if they had resigned: a bot takes over, and they can’t come back.',
  },
}

export type ClockWords = typeof clockEn
