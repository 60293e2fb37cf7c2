import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import type { GameId } from '@bothy/games'
import { plurals } from '../plural.ts'

const n = plurals('en')

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
  'too-fast': 'That was too fast. Wait a moment.',
  'too-large': 'That is too large.',
  'too-long': 'This table has recorded too many moves and undos. It can’t take any more.',
  'no-such-table': 'There is no such table.',
  'no-such-game': 'There is no such game.',
  'bad-setup': 'These options do not go together.',
  'bad-record': 'This file is not a record of a game that can be replayed.',
  'not-seated': 'You do not sit at this table.',
  'seat-taken': 'Somebody else has just taken this seat.',
  'not-absent': 'This person is still here.',
  'not-host': 'Only the person who made the table can do this.',
  'not-waiting': 'The game has already begun.',
  'not-over': 'The game is not over yet.',
  finished: 'The game is over.',
  'not-your-turn': 'It is not your turn.',
  stale: 'The table had moved on before your choice arrived. Look again.',
  illegal: 'This is not allowed now.',
  'nothing-to-undo': 'There is nothing to take back.',
  'needs-consent': 'Something was revealed since: the others must agree.',
  'nothing-to-redo': 'There is nothing to play again.',
  'no-request': 'The request is no longer there.',
  forbidden: 'You may not do this.',
  unreadable: 'This table can’t be read. Nothing in it has been changed.',
  'too-new':
    'This was saved by a newer version of Bothy. Nothing has been changed. Reload the page, or update Bothy, to open it.',
  'server-error': 'Something went wrong on the server. Nothing was lost; try again.',
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} took a seat.`,
  stood: (name) => `${name} left the seat.`,
  away: (name) => `A bot plays for ${name}.`,
  back: (name) => `${name} is back.`,
  started: () => 'The game began.',
  undone: (name) => `${name} took a move back.`,
}

/** What the page about Bothy says of a game. */
type GameWords = { readonly author: string; readonly reconstructed: string }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const en = {
  locale: 'en',
  levels,
  levelHelp,
  refusals,
  notes,
  and: (words: readonly string[]) => list.format(words),
  languageName: 'English',

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
    noServer: 'The server does not answer. Games on this device still work.',
    failed: 'Something went wrong',
    rule: (rule: string) => `Rule ${rule}`,
  },

  nav: {
    home: 'Bothy, home page',
    skip: 'Skip to the content',
    main: 'Main',
    rules: 'Rules',
    about: 'About',
    settings: 'Settings',
    replayFile: 'Open a recorded game',
  },

  settings: {
    title: 'Settings',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    motion: 'Fewer movements',
    motionHelp: 'Pieces appear in their place at once',
    confirm: 'Confirm each move',
    confirmHelp: 'Asks once more before a choice is played',
    shortcuts: 'Keyboard shortcuts',
  },

  home: {
    title: 'Bothy',
    lead: 'A table by the fire. The door is never locked.',
    intro: 'Scottish board games in the browser, with people near or far, or against the computer. No account needed.',
    games: 'Games',
    playNow: 'Play now',
    playNowHelp: 'Against three computer opponents',
    level: 'Opponents',
    friends: 'With friends',
    here: 'On this device',
    rules: 'Rules',
    players: (min: number, max: number) => `${min} to ${max} players`,
    mine: 'My games',
    mineEmpty: 'Games you are playing will be listed here.',
    yourTurn: 'Your turn',
    waitsFor: (names: string) => `Waiting for ${names}`,
    waiting: (open: number) => n(open, { one: '# free seat', other: '# free seats' }),
    over: 'Finished',
    local: 'On this device',
    open: 'Open tables',
    openEmpty: 'No table is waiting for players at the moment.',
    replay: 'Replay',
    remove: 'Delete',
    removeAsk: 'Delete this game from this device?',
    finished: 'Finished games',
    starting: 'Setting the table…',
  },

  make: {
    title: (game: string) => `New table: ${game}`,
    seats: 'Who plays?',
    count: 'Number of players',
    kinds: { me: 'You', open: 'A friend, by link', here: 'A person on this device', bot: 'Computer' },
    level: 'Level',
    personName: 'Name',
    person: (number: number) => `Player ${number}`,
    options: 'Options of the game',
    visibility: 'Who may join?',
    visibilities: { private: 'Only with the link', open: 'Anybody' },
    visibilityHelp: {
      private: 'The table is in no list. Whoever has the link can sit down or watch.',
      open: 'The table is listed on the home page until it is full.',
    },
    where: 'Where?',
    onServer: 'Online',
    onDevice: 'On this device',
    onDeviceHelp: 'Runs in this browser and works offline. Pass the device when it is the turn of another.',
    create: 'Set the table',
    watch: 'Without you it becomes a game to watch.',
    needPerson: 'Put at least one person at the table.',
    badOption: (option: string) => `“${option}” does not fit this number of players.`,
  },

  waiting: {
    title: 'The table is waiting',
    lead: (open: number) =>
      n(open, {
        one: 'One seat is still free. The game begins when it is taken.',
        other: '# seats are still free. The game begins when all are taken.',
      }),
    share: 'Send this link to your friends',
    shareHelp: 'Whoever opens it can take a free seat or watch.',
    sit: 'Sit here',
    stand: 'Leave the seat',
    free: 'Free the seat',
    putBot: 'Computer',
    fill: 'Fill with bots and begin',
    closeTable: 'Give up this table',
    options: 'Options',
    usual: 'The usual rules.',
    shareButton: 'Share…',
  },

  table: {
    board: 'Board',
    mine: 'My things',
    seats: 'Players',
    side: 'Log, chat and rules',
    tabs: { board: 'Table', seats: 'Players', log: 'Log', chat: 'Chat', rules: 'Rules', table: 'Table info' },
    unread: (count: number) => n(count, { one: '# new line', other: '# new lines' }),
    lost: 'Connection lost, trying again…',
    lostHelp: 'Nothing is lost: your choice waits here.',
    tryNow: 'Try now',
    spectator: 'You are watching.',
    loading: 'Fetching the table…',
    noTable: 'There is no such table',
    noTableHelp: 'It may have been given up, or the link is not complete.',
    standing: 'Standing',
    explain: 'Explanation',
    broken: 'This part of the table could not be shown. The list of choices still works.',
  },

  prompt: {
    region: 'What is asked',
    tools: 'Take back and list',
    undo: 'Undo',
    undoAsk: 'Ask to undo',
    redo: 'Redo',
    restart: 'Restart turn',
    all: 'All choices',
    allCount: (count: number) => n(count, { one: '# choice', other: '# choices' }),
    unpick: 'Put back',
    confirm: 'Play it',
    confirmAsk: (label: string) => `Play “${label}”?`,
    sending: 'Sending…',
    thinking: (names: readonly string[]) => `${list.format(names)} ${names.length > 1 ? 'are' : 'is'} thinking`,
    waited: (time: string) => `Waiting: ${time}`,
    blocked: 'Not possible now',
    takeBack: 'Take my seat back',
    away: 'A bot plays for you.',
    over: 'The game is over.',
    noChoices: 'There is nothing to choose now.',
  },

  seats: {
    you: 'you',
    bot: (level: string) => `bot, ${level.toLowerCase()}`,
    offline: 'not connected',
    away: 'a bot plays',
    toAct: 'to act',
    thinking: 'thinking',
    handOver: 'Hand my seat to a bot',
    handOverHelp: 'You can take it back at any time.',
    takeBack: 'Take my seat back',
    putBot: (name: string) => `Let a bot play for ${name}`,
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    divider: 'Since your last turn',
    opening: 'Setup',
    recap: 'Since your last turn',
    summary: 'What has just happened',
    recapClose: 'On with the game',
    showAgain: 'Watch it again',
    newest: 'To the newest',
  },

  chat: {
    title: 'Chat',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    notSent: 'Not sent: the connection was lost. Send it again?',
    local: 'At a table on one device people talk to each other.',
  },

  info: {
    title: 'Table',
    share: 'Link to this table',
    shareHelp: 'Whoever has it can watch, or sit down while a seat is free.',
    fairness: 'Fair cards',
    fairnessHelp:
      'The seed of all shuffles was fixed when the game began. Its fingerprint (SHA-256) is shown here, the seed itself after the end.',
    commitment: 'Fingerprint',
    seed: 'Seed',
    verify: 'Verify',
    verifying: 'Playing the whole game again…',
    verified: 'The seed fits its fingerprint, and the whole game played again ends in the same position.',
    seedWrong: 'The seed does not fit the fingerprint.',
    replayWrong: 'The game played again ends in another position.',
    verifyFailed: 'The record could not be fetched.',
    options: 'Options',
    leave: 'Leave the table',
    leaveAsk: 'Leave the table?',
    leaveHelp: 'Your seat stays yours. Hand it to a bot, so that the others need not wait.',
    leaveBot: 'Hand it to a bot and leave',
    leaveOnly: 'Just leave',
  },

  consent: {
    title: 'Undo?',
    asks: (name: string) =>
      `${name} asks to take back the last turn. Everybody must agree, because something was revealed since.`,
    agree: 'Agree',
    decline: 'Decline',
    waiting: (agreed: number, all: number) => `Your request to undo: ${agreed} of ${all} have agreed.`,
    withdraw: 'Withdraw',
  },

  zoom: {
    tools: 'Size of the map',
    more: 'Larger',
    less: 'Smaller',
    fit: 'Show everything',
  },

  pass: {
    title: (name: string) => `Pass the device to ${name}`,
    help: 'The cards of the last player are hidden until you confirm.',
    ready: (name: string) => `I am ${name}`,
    turn: (name: string) => `${name} to play`,
  },

  ending: {
    title: 'The game is over',
    won: (name: string) => `${name} won`,
    youWon: 'You won',
    shared: (names: string) => `${names} share the victory`,
    rank: (rank: number) => `Place ${rank}`,
    bracket: (from: number | null, to: number | null) =>
      from === null && to === null
        ? 'any score'
        : from === null
          ? `up to ${to} points`
          : to === null
            ? `${from} points or more`
            : `${from}–${to} points`,
    tied: (names: string, score: number) => `${names} are tied at ${score}. `,
    /** After a sentence that says what is compared. */
    compared: (values: string) => `: ${values}. `,
    sharedPlace: (names: string, rank: number) =>
      rank === 1 ? `${names} share the victory. ` : `${names} share place ${rank}. `,
    chart: 'Points over the game',
    chartLoading: 'Playing the game again to draw its points…',
    chartFailed: 'The points could not be drawn.',
    rematch: 'Play again',
    replay: 'Replay',
    export: 'Download the record',
    look: 'Look at the table',
    show: 'Show the result',
    home: 'Home page',
  },

  replay: {
    title: 'Replay',
    titleOf: (game: string) => `Replay: ${game}`,
    ply: (ply: number, plies: number) => `Move ${ply} of ${plies}`,
    goTo: (ply: number) => `To move ${ply}`,
    start: 'To the start',
    end: 'To the end',
    previous: 'One move back',
    next: 'One move on',
    previousTurn: 'One turn back',
    nextTurn: 'One turn on',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    position: 'Position in the game',
    view: 'Seen by',
    acting: 'Whoever is to play',
    spectator: 'A spectator',
    branch: 'Go on from here',
    branchHelp: 'A new game on this device that begins at this position.',
    download: 'Download',
    open: 'Open a file',
    drop: 'Drop a file *.bothy.json here, or choose one.',
    loading: 'Playing the game again…',
    transcriptOnly:
      'The rules have changed since this game. Its log and its end can be read; moves can not be replayed.',
    chart: 'Points',
    problems: {
      'not-a-record': 'This file is not a Bothy record.',
      'unknown-game': 'This record is of a game that is not on this table.',
      'bad-setup': 'The options of this record are not valid.',
      'bad-revision': 'This record was made with a newer version of the rules.',
      'bad-ply': 'A move of this record can not be read.',
      'illegal-ply': 'A move of this record is against the rules.',
      'hash-differs': 'This record ends in another position than it says.',
      'result-differs': 'This record ends with another result than it says.',
    },
    problemAt: (ply: number, text: string) => `Move ${ply + 1}: ${text}`,
  },

  rules: {
    title: (game: string) => `Rules: ${game}`,
    search: 'Search the rules',
    found: (count: number) => n(count, { one: '# passage', other: '# passages' }),
    none: 'Nothing found.',
    contents: 'Contents',
    missing: 'The rules could not be loaded.',
    full: 'Open the rules as a page',
    anchor: (rule: string) => `Link to rule ${rule}`,
  },

  about: {
    title: 'About Bothy',
    what: 'A bothy is a hut in the Highlands whose door is never locked. Bothy is a table for Scottish board games in the browser: rules enforced, in French and English, with people or computer opponents.',
    sourcesTitle: 'Where the rules come from',
    sources:
      'The rules are our own numbered text, written from published rule books, transcriptions and card tables. Where the sources are silent or differ, we have made a ruling and say so beside the rule.',
    games: {
      'glen-more': {
        author: 'Glen More is a game by Matthias Cramer.',
        reconstructed:
          'Every tile and card was read from photographs of the printed ones, and a second time from a public table of them. The pictures are not those of the published game: all tiles, cubes and people are drawn for Bothy.',
      },
      'lords-of-scotland': {
        author: 'Lords of Scotland is a game by Richard James.',
        reconstructed:
          'Names, strengths, ranks and powers of the clan cards come from card lists and scans that agree with each other. Tartans, badges and pictures are not those of the published game: they are drawn for Bothy, the tartans as woven patterns of our own.',
      },
    } satisfies { readonly [game in GameId]: GameWords },
    list: (sources: number, inferred: number) =>
      `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# thing worked out', other: '# things worked out' })}`,
    listInEnglish: 'This list is in English.',
    sourcesHead: 'Read, and what it tells',
    inferredHead: 'Worked out, and from what',
    fairTitle: 'Fair by construction',
    fair: 'Hidden cards never leave the server for the browser of another player. The seed of every shuffle is fixed when a game begins: its fingerprint is shown at once, the seed after the end. Computer opponents see what a person on their seat would see.',
    creditsTitle: 'Credits',
    credits:
      'Bothy is not connected with their authors or publishers. Typefaces: Fraunces and Source Sans 3, both under the SIL Open Font License.',
    licence: 'Bothy is free software under the MIT licence.',
    version: (version: string) => `Version ${version}`,
    privacyTitle: 'What is stored',
    privacy:
      'Your games, your name and what you say at tables, on the server you use. A cookie remembers who you are; settings and games on this device stay in this browser. Nothing is sent to others.',
  },

  notFound: {
    title: 'Nothing here but heather',
    help: 'This page does not exist.',
    home: 'To the home page',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the turn',
    all: 'All choices',
    unpick: 'Put back the last pick, close what is open',
    confirm: 'Confirm a move',
    buttons: 'Buttons of the prompt, from left to right',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    board: 'To the board',
    hand: 'To my things',
    prompt: 'To what is asked',
    skip: 'Skip the show',
    help: 'This list',
    list: 'Move through the list of choices',
    replay: 'In a replay: one move back or on',
  },
}

export type Messages = typeof en
