import { plurals } from '../words/plural.ts'

const n = plurals('en')

/** Words about games that wait, people who look for a game, and tables with a free seat. */
export const waitingEn = {
  title: 'Your games',
  mine: (count: number) => `Your turn (${count})`,
  theirs: (count: number) => `Others’ turn (${count})`,
  whose: 'Whose turn',
  order: 'Most urgent first',
  play: 'Play',
  bell: (count: number) => (count === 0 ? 'News' : `News: ${count} to answer`),
  news: 'News',
  noNews: 'Nobody is waiting for your answer.',
  whichNews: 'Notification settings',
  invites: (name: string, game: string) => `${name} invites you to ${game}.`,
  signedOut: 'You’ve been signed out on this device.',
  befriends: (name: string) => `${name} wants to be your friend.`,
  players: (count: number) => n(count, { one: '# player', other: '# players' }),
  accept: 'Accept',
  no: 'No',
  later: 'Later',
  next: 'Next game',
  yourTurn: 'Your turn',
  more: (count: number) => n(count, { one: '# more game', other: '# more games' }),
  left: (time: string) => `${time} left`,
  late: 'Time’s up',
  stopped: 'Clock stopped',
  since: {
    time: (time: string) => `since ${time}`,
    yesterday: 'since yesterday',
    day: (day: string) => `since ${day}`,
  },
  noClock: 'No clock',
  looking: 'Looking for a game now',
  lookingNone: 'Nobody is looking right now.',
  here: (count: number, seats: number) => `${count} of ${seats} players`,
  meToo: 'Me too',
  open: 'Open tables',
  openNone: 'No open tables right now.',
  all: (count: number) => `All ${count}`,
  sit: 'Sit down',
  hostedBy: (name: string) => `with ${name}`,
  free: (free: number, seats: number) => `${free} of ${seats} seats free`,
  minutes: (minutes: number) => `about ${minutes} min`,
  host: (rating: string) => `Rated, host ${rating}`,
  around: (rating: number) => `Rated, around ${rating}`,
  unrated: 'Unrated',
}

export type WaitingWords = typeof waitingEn
