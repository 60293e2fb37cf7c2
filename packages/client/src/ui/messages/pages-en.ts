import type { SetupProblem } from '@bothy/kernel'
import type { GameId } from '@bothy/games'
import { plurals } from '../plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What the page about Bothy says of a game. */
type GameWords = { readonly author: string; readonly reconstructed: string }

/** Words of the pages around a table. */
export const pagesEn = {
  home: {
    title: 'Bothy',
    lead: 'A table by the fire. The door is never locked.',
    intro: 'Scottish board games in the browser, with people near or far, or against the computer. No account needed.',
    games: 'Games',
    playNow: 'Play now',
    atOnce: 'Play at once',
    against: 'against three bots',
    level: 'Opponents',
    or: 'or',
    friends: 'With friends',
    here: 'On this device',
    rules: 'Rules',
    players: (min: number, max: number) => `${min} to ${max} players`,
    minutes: (minutes: number) => `${minutes} min`,
    welcome: (name: string | null) => (name === null ? 'Welcome back.' : `Welcome back, ${name}.`),
    waitForYou: (count: number) =>
      n(count, { one: 'A game is waiting for you.', other: '# games are waiting for you.' }),
    noneWaits: 'Nobody is waiting for you.',
    goOn: 'Go on',
    look: 'Open',
    played: (percent: number) => `${percent}% played`,
    more: (count: number) => n(count, { one: '# more game', other: '# more games' }),
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

  make: {
    title: (game: string) => `New table: ${game}`,
    heading: 'New table',
    table: 'This table',
    seats: 'Who’s playing?',
    companies: { bots: 'Against bots', friends: 'With friends', here: 'On this device' },
    companyHelp: { bots: 'Starts at once', friends: 'They join with a link', here: 'Pass it round' },
    count: 'Number of players',
    plan: 'Seats',
    /** Who will sit at the table, in one line. */
    summary: ({ me, open, here, bot }: { me: number; open: number; here: number; bot: number }) => {
      const who = [
        ...(me > 0 ? ['You'] : []),
        ...(open > 0 ? [n(open, { one: '# friend', other: '# friends' })] : []),
        ...(here > 0 ? [n(here, { one: '# person', other: '# people' })] : []),
        ...(bot > 0 ? [n(bot, { one: '# bot', other: '# bots' })] : []),
      ]
      return `${list.format(who)}${me + here === 0 ? '. You’ll just be watching' : ''}.`
    },
    kinds: { me: 'You', open: 'Invite by link', here: 'Person on this device', bot: 'Bot' },
    level: 'Level',
    personName: 'Name',
    person: (number: number) => `Player ${number}`,
    usualRules: 'Standard rules',
    usualRulesHelp: (count: number) =>
      n(count, { one: '# option can be changed.', other: '# options can be changed.' }),
    changedRules: (count: number) => n(count, { one: 'Rules with # change', other: 'Rules with # changes' }),
    changeRules: 'Change',
    foldRules: 'Done',
    resetRules: 'Back to standard rules',
    visibility: 'Who can join?',
    visibilities: { private: 'Anyone with the link', open: 'Anyone' },
    visibilityHelp: {
      private: 'The table isn’t listed. Anyone with the link can sit down or watch.',
      open: 'The table is listed on the home page until it is full.',
    },
    friendly: 'Friendly undo',
    friendlyValues: { off: 'Off', on: 'On' },
    friendlyHelp: 'Against bots, undo even what has been revealed. The game record will say so.',
    onDeviceHelp: 'Runs in this browser and works offline. Pass the device round when it’s someone else’s turn.',
    create: 'Create table',
    needPerson: 'At least one seat must be taken by a person.',
    badOption: (option: string) => `“${option}” isn’t available with this number of players.`,
  },

  corrections: {
    title: 'Corrected data',
    help: 'Some values of this game were reconstructed. If you own the box, you can put them right here or in a file.',
    which: 'Data',
    none: 'As built in',
    file: 'Load a file',
    differs: (count: number) =>
      count === 1 ? 'One value differs from the built-in data:' : `${count} values differ from the built-in data.`,
    change: (from: string, to: string) => `${to} instead of ${from}`,
    problem: (at: string, why: string) => (at === '' ? why : `${at}: ${why}`),
    edit: 'Correct values',
    editTitle: (game: string) => `The box of ${game}`,
    find: 'Find a value',
    onlyUncertain: 'Only values that aren’t certain',
    found: (count: number) => n(count, { one: '# value found', other: '# values found' }),
    tooMany: (shown: number) => `The first ${shown} are shown. Type more to find fewer.`,
    changed: (count: number) => n(count, { one: '# changed', other: '# changed' }),
    builtIn: (value: string) => `built in: ${value}`,
    putBack: (place: string) => `Put back: ${place}`,
    putAllBack: 'Put everything back',
    name: 'Name of your corrections',
    mine: 'My corrections',
    save: 'Save as a file',
    done: 'Done',
    fits: 'Everything fits together.',
    uncertain: 'What isn’t certain in this game’s data',
    faults: {
      'unknown-field': 'There is no such field.',
      'not-allowed': 'This isn’t a file of corrections for this game.',
      missing: 'This is missing.',
      'bad-arrangement': 'This arrangement isn’t possible.',
      seats: 'This number of players isn’t possible.',
      'no-corrections': 'This game has nothing to correct.',
      'too-many': 'Too many values differ.',
      'no-such-place': 'The game has no such value.',
      'wrong-type': 'The value must be of the same type as the built-in one.',
      twice: 'This value is corrected twice.',
      'breaks-law': 'The corrected data doesn’t fit together.',
    } satisfies { readonly [why in SetupProblem['why']]: string },
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
  },

  about: {
    title: 'About Bothy',
    what: 'A bothy is a hut in the Highlands whose door is never locked. Bothy is a table for Scottish board games in the browser. It enforces the rules, speaks English and French, and seats people and bots alike.',
    sourcesTitle: 'Where the rules come from',
    sources:
      'The rules are our own numbered text, written from published rule books, transcriptions and card tables. Where the sources are silent or differ, we have made a ruling and say so beside the rule.',
    games: {
      'clans-of-caledonia': {
        author: 'Clans of Caledonia is a game by Juma Al-JouJou.',
        reconstructed:
          'Rules, contracts, clans and tiles come from the rule books and from public lists. Six of the eight map sides, the goods of the starting tiles and the market for one or two players are reconstructed, and so are parts of the other two sides. Explanations mark such values, every table lists them, and anyone who owns the box can put them right when making a table. All pictures are drawn for Bothy.',
      },
      'glen-more': {
        author: 'Glen More is a game by Matthias Cramer.',
        reconstructed:
          'Every tile and card was read from photographs of the printed ones, and a second time from a public table of them. The pictures are not those of the published game: all tiles, cubes and people are drawn for Bothy.',
      },
      'glen-more-2': {
        author: 'Glen More II: Chronicles is a game by Matthias Cramer.',
        reconstructed:
          'Rules, landmark cards, clan fields and the numbers of pieces come from the English and the French rule book, read as text. What is printed on most tiles, their costs, the roads of the clan board and their prices are reconstructed, often after the first Glen More. Explanations mark such values, every table lists them, and anyone who owns the box can put them right when making a table. All pictures are drawn for Bothy.',
      },
      'lords-of-scotland': {
        author: 'Lords of Scotland is a game by Richard James.',
        reconstructed:
          'Names, strengths, ranks and powers of the clan cards come from card lists and scans that agree with each other. Tartans, badges and pictures are not those of the published game: they are drawn for Bothy, the tartans as woven patterns of our own.',
      },
    } satisfies { readonly [game in GameId]: GameWords },
    list: (sources: number, inferred: number) =>
      `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# inference', other: '# inferences' })}`,
    listInEnglish: 'This list is in English.',
    sourcesHead: 'What was read, and what it establishes',
    inferredHead: 'What was inferred, and from what',
    fairTitle: 'Fair by design',
    fair: 'Hidden cards are never sent to another player’s browser. The seed for every shuffle is fixed when a game starts: its fingerprint is shown straight away, the seed after the end. Bots see only what a person in their seat would see.',
    creditsTitle: 'Credits',
    credits:
      'Bothy is not connected with their authors or publishers. Typefaces: Fraunces and Source Sans 3, both under the SIL Open Font License.',
    licence: 'Bothy is free software under the MIT licence.',
    version: (version: string) => `Version ${version}`,
    privacyTitle: 'What is stored',
    privacy:
      'Your games, your name and what you say at tables, on the server you use. A cookie remembers who you are; settings and games on this device stay in this browser. Nothing is shared with anyone else.',
  },

  notFound: {
    title: 'Nothing here but heather',
    help: 'This page does not exist.',
    home: 'Back to the home page',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the turn',
    all: 'All choices',
    unpick: 'Deselect the last pick, close what is open',
    confirm: 'Confirm a move',
    buttons: 'Prompt buttons, left to right',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    info: 'Standings and table info',
    board: 'Go to the board',
    hand: 'Go to my area',
    prompt: 'Go to the prompt',
    skip: 'Skip what is being shown',
    pause: 'Pause the moves of others, or go on',
    again: 'Show the last turns again',
    help: 'This list',
    list: 'Move through the list of choices',
    replay: 'In a replay: one move back or forward',
    replayTurn: 'In a replay: one turn back or forward',
    replayScoring: 'In a replay: previous or next scoring',
  },
}

export type PagesWords = typeof pagesEn
