import type { BotLevel } from '@bothy/protocol'
import { afterEn } from './after-en.ts'
import { companyEn } from './company-en.ts'
import { pagesEn } from './pages-en.ts'
import { ratingsEn } from './ratings-en.ts'
import { tableEn } from './table-en.ts'

const levels: { readonly [level in BotLevel]: string } = {
  random: 'Random',
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
}

const levelHelp: { readonly [level in BotLevel]: string } = {
  random: 'Random plays any legal move.',
  beginner: 'A beginner sees one thing at a time, as in a second game.',
  easy: 'Easy plays sensibly and plans little.',
  medium: 'Medium weighs every move.',
  hard: 'Hard plans ahead, or has learnt from thousands of games.',
  expert: 'Expert plays its best decisions on in imagined games, for a second or so.',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const en = {
  locale: 'en',
  levels,
  levelHelp,
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
    tooNew:
      'This was saved by a newer version of Bothy. Nothing has been changed. Reload the page, or update Bothy, to open it.',
    newTab: '(opens in a new tab)',
    rule: (rule: string) => `Rule ${rule}`,
  },

  nav: {
    home: 'Bothy, home page',
    skip: 'Skip to content',
    main: 'Main navigation',
    pages: 'Pages',
    play: 'Play',
    friends: 'Friends',
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
    soundsHelp: 'My turn, a scoring, little time left, the end of the game.',
    volume: 'Volume',
    haptics: 'Vibration',
    hapticsHelp: 'At the same moments, also without sounds.',
    notices: 'Notify me when it’s my turn',
    noticesHelp: 'A browser notification when it’s my turn and I’m looking at another page.',
    noticesAway: 'Notifications while I’m away',
    speed: 'Other players’ moves',
    speeds: { calm: 'Slow', quick: 'Quick', instant: 'Instant' },
    confirm: 'Confirm each move',
    confirmHelp: 'Asks before playing your choice',
    help: 'Explain the games again',
    helpHelp: 'Shows the introduction and more help at every table',
    keys: 'Single-key shortcuts',
    keysHelp: 'Letters, figures and ? alone. Arrows, Enter, Esc and Tab always work.',
    shortcuts: 'Keyboard shortcuts',
  },

  ...pagesEn,
  ...companyEn,
  ...tableEn,
  ...afterEn,
}

export type Messages = typeof en
