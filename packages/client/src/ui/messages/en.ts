import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import { afterEn } from './after-en.ts'
import { companyEn } from './company-en.ts'
import { pagesEn } from './pages-en.ts'
import { ratingsEn } from './ratings-en.ts'
import { tableEn } from './table-en.ts'

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Plays any legal move',
  easy: 'Plays sensibly, plans little',
  medium: 'Weighs every move',
  hard: 'Has learnt from thousands of games',
}

const refusals: { readonly [why in Refusal['why']]: string } = {
  malformed: 'The server did not understand this. Reload the page.',
  'unknown-message': 'The server did not understand this. Reload the page.',
  'too-fast': 'You’re going too fast. Wait a moment.',
  'too-large': 'That message or file is too large.',
  'too-long': 'You’ve taken back or changed too much at this table. From now on you can only play on.',
  'too-often': 'You’ve asked several times already. Wait until the game has moved on, then ask again.',
  'too-many-tables': 'You’ve created a lot of tables in a short time. Wait a few minutes, then try again.',
  'too-many-bots': 'Bots are already playing at many of your tables. Wait until they have finished, then try again.',
  'no-such-table': 'There is no such table.',
  'no-such-game': 'There is no such game.',
  'no-such-person': 'There is no such player.',
  'no-such-channel': 'This address isn’t yours or is no longer in use.',
  'too-many-channels': 'You’ve reached the limit: remove an address first.',
  'too-many-people': 'This list is full: remove someone first.',
  'too-much-rest': 'That’s more time away than a year allows. Choose a shorter absence.',
  'bad-address': 'Nothing can be sent to this address. Please check it.',
  'bad-link': 'This link is no longer valid.',
  'bad-setup': 'These options don’t go together.',
  'bad-record': 'This file isn’t the record of a game that can be replayed.',
  'not-seated': 'You don’t have a seat at this table.',
  'seat-taken': 'Someone else has just taken this seat.',
  'already-seated': 'You already have a seat: at an open table you can only take one.',
  'not-absent': 'This person is still here.',
  'not-host': 'Only the host can do this.',
  'not-waiting': 'The game has already started.',
  'not-over': 'The game is not over yet.',
  finished: 'The game is over.',
  'not-your-turn': 'It’s not your turn.',
  resigned: 'The player in this seat has resigned.',
  stale: 'The game moved on before your choice arrived. Check the table and choose again.',
  illegal: 'You can’t do that now.',
  final: 'This can’t be undone: something has been revealed, or others have played since.',
  'nothing-to-undo': 'There is nothing to undo.',
  'needs-consent': 'Something has been revealed since, so the other players must agree.',
  'nothing-to-redo': 'There is nothing to redo.',
  'no-request': 'That request has been withdrawn.',
  'rated-seats': 'A rated game needs at least two players, each with one seat.',
  'rated-random': 'Random bots can’t play in rated games: choose another level.',
  'rated-setup': 'Rated games are played with a shuffled deck and the built-in data.',
  'rated-undo': 'Rated games don’t allow friendly undo: turn one of the two off.',
  'rated-bot': 'In a rated game no bot can take over from a person. You can resign instead.',
  'rated-late': 'In a rated game no bot can take over when time runs out. Choose another rule for running out of time.',
  'rated-end': 'A rated game can’t be ended early because someone is away.',
  'needs-account': 'Rated games need an account: sign up or sign in first.',
  forbidden: 'You’re not allowed to do that.',
  barred: 'You can’t write in chats on this server for now.',
  'signed-out': 'Sign in first.',
  'wrong-sign-in': 'Wrong name or password.',
  'name-taken': 'That name is taken.',
  unreadable: 'This table can’t be read. Nothing in it has been changed.',
  'too-new':
    'This was saved by a newer version of Bothy. Nothing has been changed. Reload the page, or update Bothy, to open it.',
  halted: `${companyEn.halted.title} ${companyEn.halted.safe}`,
  paused: 'The game is paused. Resume it to continue.',
  faulty: 'This failed because of a fault in Bothy. Nothing was changed or lost; try something else.',
  'server-error': 'Something went wrong on the server. Nothing was lost; try again.',
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} took a seat.`,
  stood: (name) => `${name} left their seat.`,
  away: (name) => `A bot is playing for ${name}.`,
  back: (name) => `${name} is back.`,
  started: () => 'The game has started.',
  undone: (name) => `${name} undid a move.`,
  resigned: (name) => `${name} has resigned. A bot has taken over.`,
  abandoned: () => 'The game was ended early.',
  late: (name) => `${name}’s time is up. A bot is playing for them.`,
  out: (name) => `${name}’s time is up, so they’re out. A bot has taken over.`,
  paused: () => 'The game is paused.',
  resumed: () => 'The game has resumed.',
  neglected: () => 'Nobody has played for weeks. The game will be closed in 7 days unless someone plays.',
  again: (name) => (name === '' ? 'There’s a new table for a rematch.' : `${name} wants to play again.`),
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const en = {
  locale: 'en',
  levels,
  levelHelp,
  refusals,
  notes,
  and: (words: readonly string[]) => list.format(words),
  languageName: 'English',
  ratings: ratingsEn,

  common: {
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading…',
    retry: 'Try again',
    copy: 'Copy',
    copied: 'Copied',
    you: 'You',
    seat: (number: number) => `Seat ${number}`,
    openSeat: 'Free seat',
    noServer: 'The server isn’t responding. Games on this device still work.',
    failed: 'Something went wrong',
    rule: (rule: string) => `Rule ${rule}`,
  },

  nav: {
    home: 'Bothy, home page',
    skip: 'Skip to content',
    main: 'Main navigation',
    rules: 'Rules',
    about: 'About',
    settings: 'Settings',
    signIn: 'Sign in',
    account: 'Account',
    menu: 'Menu',
    replayFile: 'Open a recorded game',
  },

  settings: {
    title: 'Settings',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved',
    language: 'Language',
    languageFailed: 'French couldn’t be loaded. Check your connection and try again.',
    theme: 'Theme',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    motion: 'Reduce motion',
    motionHelp: 'Pieces move instantly, without animation',
    sounds: 'Sounds',
    soundsHelp: 'My turn, a scoring, the end of the game.',
    notices: 'Notify me when it’s my turn',
    noticesHelp: 'A browser notification when it’s my turn and I’m looking at another page.',
    noticesAway: 'Notifications while I’m away',
    speed: 'Other players’ moves',
    speeds: { calm: 'Slow', quick: 'Quick', instant: 'Instant' },
    confirm: 'Confirm each move',
    confirmHelp: 'Asks before playing your choice',
    help: 'Explain the games again',
    helpHelp: 'Shows the introduction and more help at every table',
    shortcuts: 'Keyboard shortcuts',
  },

  ...pagesEn,
  ...companyEn,
  ...tableEn,
  ...afterEn,
}

export type Messages = typeof en
