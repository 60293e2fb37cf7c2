import { plurals } from '../words/plural.ts'

const n = plurals('en')

export const pagesEn = {
  home: {
    title: 'Bothy',
    lead: 'A table by the fire. The door is never locked.',
    intro: 'Scottish board games in the browser, with people near or far, or against the computer. No account needed.',
    games: 'Games',
    playNow: 'Play now',
    atOnce: 'Quick game',
    against: 'against three bots',
    level: 'Opponents',
    or: 'or',
    find: 'With other players',
    lobby: 'Find a game',
    friends: 'With friends',
    here: 'On this device',
    learn: (minutes: number) => `Learn, ${minutes} min`,
    players: (min: number, max: number) => `${min} to ${max} players`,
    minutes: (minutes: number) => `${minutes} min`,
    welcome: (name: string | null) => (name === null ? 'Welcome back.' : `Welcome back, ${name}.`),
    waitForYou: (count: number) =>
      n(count, { one: 'A game is waiting for you.', other: '# games are waiting for you.' }),
    noneWaits: 'It’s not your turn in any game.',
    goOn: 'Continue',
    look: 'Open',
    played: (percent: number) => `${percent}% complete`,
    more: (count: number) => n(count, { one: '# more game', other: '# more games' }),
    showAll: (count: number) => `Show all ${count}`,
    mine: 'My games',
    yourTurn: 'Your turn',
    waitsFor: (names: string) => `Waiting for ${names}`,
    waiting: (open: number) => n(open, { one: '# free seat', other: '# free seats' }),
    over: 'Finished',
    won: 'You won',
    alone: (points: number) => n(points, { one: '# point', other: '# points' }),
    winners: (names: string) => `Won by ${names}`,
    abandoned: 'Ended early',
    local: 'On this device',
    imported: 'From a file',
    open: 'Open tables',
    openEmpty: 'No tables are waiting for players right now.',
    replay: 'Replay',
    remove: 'Delete',
    removeAsk: 'Delete this game from this device?',
    finished: 'Finished games',
    starting: 'Setting up the table…',
  },

  corrections: {
    title: 'Corrected data',
    differs: (count: number) =>
      count === 1 ? 'One value differs from the built-in data:' : `${count} values differ from the built-in data.`,
    uncertain: 'What isn’t certain in this game’s data',
  },

  rules: {
    title: (game: string) => `Rules: ${game}`,
    search: 'Search the rules',
    found: (count: number) => n(count, { one: '# result', other: '# results' }),
    none: 'Nothing found.',
    contents: 'Contents',
    missing: 'The rules could not be loaded.',
    full: 'Open the full rules',
    anchor: (rule: string) => `Link to rule ${rule}`,
    copyLink: (rule: string) => `Copy the link to rule ${rule}`,
    linkCopied: 'Link copied',
    ages: (age: number) => `ages ${age} and up`,
  },

  notFound: {
    title: 'Nothing here but heather',
    help: 'This page does not exist.',
    home: 'Back to the home page',
  },
}

export type PagesWords = typeof pagesEn
