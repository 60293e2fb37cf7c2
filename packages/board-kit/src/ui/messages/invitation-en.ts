import { plurals } from '../words/plural.ts'

const n = plurals('en')

export const invitationEn = {
  invites: (name: string) => `${name} invites you to play`,
  invited: 'You’re invited to play',
  players: (count: number) => n(count, { one: '# player', other: '# players' }),
  free: (count: number) => (count === 0 ? 'no seat free' : n(count, { one: '# seat free', other: '# seats free' })),
  minutes: (minutes: number) => `${minutes} min`,
  about: 'about',
  noClock: 'No clock',
  noHurry: 'take your time',
  live: 'Live',
  turns: 'By turns',
  rated: 'Rated',
  unrated: 'Not rated',
  forAccounts: 'with an account',
  forGuests: 'guests welcome',
  host: 'invites you',
  sits: 'has sat down',
  yourSeat: 'Your seat',
  sit: 'Sit down',
  signIn: 'Sign in to sit down',
  learn: 'Learn it in two minutes',
  watch: 'Just watch',
  noAccount: 'No account needed.',
  needsAccount: 'Rated games need an account.',
  full: 'All seats are taken. You can watch, or wait here: if a seat becomes free, you’ll see it.',
}

export type InvitationWords = typeof invitationEn
