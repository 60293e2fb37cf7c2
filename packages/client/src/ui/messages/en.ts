import { ordinal } from '@bothy/kernel/english'
import type { SetupProblem } from '@bothy/kernel'
import type { BotLevel, ChatLine, Refusal } from '@bothy/protocol'
import type { GameId } from '@bothy/games'
import { plurals } from '../plural.ts'
import { companyEn } from './company-en.ts'

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
  'too-fast': 'You’re going too fast. Wait a moment.',
  'too-large': 'That is too large.',
  'too-long': 'This table has recorded too many moves and undos. It can’t take any more.',
  'too-many-tables': 'You’ve made a lot of tables in a short time. Wait a few minutes, then try again.',
  'too-many-bots': 'Bots are already playing at many of your tables. Wait until they have finished, then try again.',
  'no-such-table': 'There is no such table.',
  'no-such-game': 'There is no such game.',
  'bad-setup': 'These options don’t go together.',
  'bad-record': 'This file isn’t the record of a game that can be replayed.',
  'not-seated': 'You don’t have a seat at this table.',
  'seat-taken': 'Someone else has just taken this seat.',
  'not-absent': 'This person is still here.',
  'not-host': 'Only the host can do this.',
  'not-waiting': 'The game has already started.',
  'not-over': 'The game is not over yet.',
  finished: 'The game is over.',
  'not-your-turn': 'It’s not your turn.',
  resigned: 'This seat has resigned.',
  stale: 'The game moved on before your choice arrived. Check the table and choose again.',
  illegal: 'You can’t do that now.',
  final: 'This can’t be undone: something has been revealed, or others have played since.',
  'nothing-to-undo': 'There is nothing to undo.',
  'needs-consent': 'Something has been revealed since, so the other players must agree.',
  'nothing-to-redo': 'There is nothing to redo.',
  'no-request': 'That request has been withdrawn.',
  forbidden: 'You’re not allowed to do that.',
  unreadable: 'This table can’t be read. Nothing in it has been changed.',
  'too-new':
    'This was saved by a newer version of Bothy. Nothing has been changed. Reload the page, or update Bothy, to open it.',
  'server-error': 'Something went wrong on the server. Nothing was lost; try again.',
}

const notes: { readonly [note in NonNullable<ChatLine['note']>]: (name: string) => string } = {
  sat: (name) => `${name} took a seat.`,
  stood: (name) => `${name} left their seat.`,
  away: (name) => `A bot is playing for ${name}.`,
  back: (name) => `${name} is back.`,
  started: () => 'The game has started.',
  undone: (name) => `${name} undid a move.`,
  resigned: (name) => `${name} has resigned. A bot is playing on.`,
  abandoned: () => 'The game was ended early.',
  again: (name) => (name === '' ? 'There is a new table to play again.' : `${name} wants to play again.`),
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
    menu: 'Menu',
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
    motion: 'Reduce motion',
    motionHelp: 'Pieces move instantly, without animation',
    sounds: 'Sounds',
    soundsHelp: 'My turn, a scoring, the end of the game.',
    notices: 'Call me back',
    noticesHelp: 'A notice of the browser when it’s my turn and I’m looking at another page.',
    speed: 'Moves of others',
    speeds: { calm: 'Calm', quick: 'Quick', instant: 'Instant' },
    confirm: 'Confirm each move',
    confirmHelp: 'Asks before playing your choice',
    help: 'Explain the games again',
    helpHelp: 'Shows the introduction and more help at every table',
    shortcuts: 'Keyboard shortcuts',
  },

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
    winners: (names: string) => `Won by ${names}`,
    abandoned: 'Ended early',
    local: 'On this device',
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
    help: 'Some values of this game were reconstructed. Anyone who owns the box can put them right in a file.',
    which: 'Data',
    none: 'As built in',
    file: 'Load a file',
    differs: (count: number) =>
      count === 1 ? 'One value differs from the built-in data:' : `${count} values differ from the built-in data.`,
    change: (from: string, to: string) => `${from} → ${to}`,
    problem: (at: string, why: string) => (at === '' ? why : `${at}: ${why}`),
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

  ...companyEn,

  table: {
    board: 'Board',
    mine: 'My area',
    seats: 'Players',
    side: 'Log, chat and rules',
    tabs: { board: 'Table', seats: 'Players', log: 'Log', chat: 'Chat', rules: 'Rules', table: 'Table info' },
    unread: (count: number) => n(count, { one: '# new message', other: '# new messages' }),
    lost: 'Connection lost, trying again…',
    lostHelp: 'Nothing is lost: your choice will be sent when you reconnect.',
    tryNow: 'Try now',
    spectator: 'You’re watching.',
    loading: 'Loading the table…',
    noTable: 'There is no such table',
    noTableHelp: 'It may have been closed, or the link is incomplete.',
    standing: 'Standings',
    explain: 'Details',
    broken: 'This part of the table could not be shown. The list of choices still works.',
  },

  primer: {
    title: (game: string) => `${game}: your first game`,
    minutes: 'The game in two minutes',
    later:
      'Until you have finished a game, the line below the table says more. You can bring this back in the settings.',
    rules: 'Rules',
    play: 'Let’s play',
  },

  prompt: {
    region: 'Current prompt',
    tools: 'Undo and all choices',
    undo: 'Undo',
    undoAsk: 'Ask to undo',
    changeAnswer: 'Change my answer',
    answered: (names: readonly string[]) => `You’ve answered. Waiting for ${list.format(names)}.`,
    redo: 'Redo',
    restart: 'Restart turn',
    all: 'All choices',
    allCount: (count: number) => n(count, { one: '# choice', other: '# choices' }),
    unpick: 'Deselect',
    confirm: 'Play',
    confirmAsk: (label: string) => `Play “${label}”?`,
    /** `what` is the name of a button: “End turn anyway”. */
    anyway: (what: string) => `${what} anyway`,
    goBack: 'Go back',
    neverAsk: 'Don’t ask again in this game',
    sending: 'Sending…',
    stopped: (done: number, all: number) =>
      `Only ${done} of ${n(all, { one: '# action', other: '# actions' })} could be done.`,
    thinking: (names: readonly string[]) => `${list.format(names)} ${names.length > 1 ? 'are' : 'is'} thinking`,
    waited: (time: string) => `Waiting: ${time}`,
    blocked: 'Not possible now',
    takeBack: 'Take my seat back',
    away: 'A bot is playing for you.',
    over: 'The game is over.',
    noChoices: 'Nothing to choose right now.',
  },

  watching: {
    region: 'Moves of others',
    pause: 'Pause',
    resume: 'Resume',
    skip: 'Skip',
    plays: (name: string) => `${name} is playing`,
    paused: 'Paused',
    showAgain: 'Show the last turns again',
    again: 'The last turns again',
  },

  seats: {
    you: 'you',
    yourTurn: 'your turn',
    next: 'next',
    bot: (level: string) => `bot, ${level.toLowerCase()}`,
    offline: 'offline',
    away: 'bot playing',
    toAct: 'to play',
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
    summary: 'What just happened',
    recapClose: 'Back to the game',
    showAgain: 'Watch again',
    newest: 'Jump to latest',
  },

  chat: {
    title: 'Chat',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    notSent: 'Not sent: the connection was lost. Send it again?',
    local: 'You’re all round one device, so just talk!',
  },

  info: {
    title: 'Table',
    share: 'Link to this table',
    shareHelp: 'Anyone with it can watch, or sit down while there’s a free seat.',
    fairness: 'Fair shuffle',
    fairnessHelp:
      'The seed for every shuffle was fixed when the game started. Its fingerprint (SHA-256) is shown here, the seed itself after the end.',
    commitment: 'Fingerprint',
    seed: 'Seed',
    verify: 'Verify',
    verifying: 'Replaying the whole game…',
    verified: 'The seed matches its fingerprint, and replaying the game leads to the same position.',
    seedWrong: 'The seed doesn’t match the fingerprint.',
    replayWrong: 'Replaying the game leads to a different position.',
    verifyFailed: 'The record could not be loaded.',
    options: 'Options',
    leave: 'Leave the table',
    leaveAsk: 'Leave the table?',
    leaveHelp: 'You keep your seat. Hand it to a bot so the others don’t have to wait.',
    leaveBot: 'Hand it to a bot and leave',
    leaveOnly: 'Just leave',
  },

  consent: {
    title: 'Undo?',
    asks: (name: string) =>
      `${name} wants to undo their last turn. Everyone must agree, because something has been revealed since.`,
    agree: 'Agree',
    decline: 'Decline',
    waiting: (agreed: number, all: number) => `Your request to undo: ${agreed} of ${all} have agreed.`,
    withdraw: 'Withdraw',
    confirm: 'This undoes everything since your last move began, including the other players’ moves.',
  },

  zoom: {
    tools: 'Zoom',
    more: 'Larger',
    less: 'Smaller',
    fit: 'Show everything',
  },

  pass: {
    title: (name: string) => `Pass the device to ${name}`,
    help: 'The previous player’s cards stay hidden until you confirm.',
    ready: (name: string) => `I’m ${name}`,
    change: (name: string) => `${name}: change my answer`,
    turn: (name: string) => `${name} to play`,
  },

  ending: {
    title: 'The game is over',
    won: (name: string) => `${name} won`,
    youWon: 'You won',
    shared: (names: string) => `${names} share the victory`,
    rank: (rank: number) => `${ordinal(rank)} place`,
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
      rank === 1 ? `${names} share the victory. ` : `${names} share ${ordinal(rank)} place. `,
    chart: 'Score over time',
    chartLoading: 'Replaying the game to plot the scores…',
    chartFailed: 'The scores could not be plotted.',
    rematch: 'Play again',
    replay: 'Replay',
    export: 'Download the record',
    look: 'Back to the table',
    show: 'Show the result',
    home: 'Home page',
    sheet: 'Score sheet',
    total: 'Total',
    ahead: (points: number, name: string) => `${points} more than ${name}`,
    share: 'Share the result',
    shareText: 'As text',
    sharePicture: 'Save the picture',
    shareWith: 'Share…',
  },

  replay: {
    title: 'Replay',
    titleOf: (game: string) => `Replay: ${game}`,
    ply: (ply: number, plies: number) => `Move ${ply} of ${plies}`,
    goTo: (ply: number) => `Go to move ${ply}`,
    previous: 'One move back',
    next: 'One move forward',
    previousTurn: 'One turn back',
    nextTurn: 'One turn forward',
    previousScoring: 'To the previous scoring or the start',
    nextScoring: 'To the next scoring or the end',
    scoring: 'scoring',
    hands: 'Hands',
    shareTitle: 'Share this move',
    shareLink: 'Link to this move',
    shareText: 'Text to send',
    shareFile: 'This record is on this device only. Download it and send the file.',
    /** What one says of a position to a friend. */
    look: (game: string, ply: number, plies: number, happened: string, points: string) =>
      `Look at this: ${game}, move ${ply} of ${plies}. ${happened === '' ? '' : `${happened} `}${points}.`,
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    position: 'Position in the game',
    view: 'View as',
    acting: 'Active player',
    spectator: 'Spectator',
    branch: 'Continue from here',
    branchHelp: 'A new game on this device, starting from this position.',
    download: 'Download',
    open: 'Open a file',
    drop: 'Drop a *.bothy.json file here, or choose one.',
    loading: 'Replaying the game…',
    transcriptOnly:
      'The rules have changed since this game. You can read its log and result, but not replay its moves.',
    chart: 'Points',
    problems: {
      'not-a-record': 'This file is not a Bothy record.',
      'unknown-game': 'This is a record of a game that isn’t available here.',
      'bad-setup': 'The options in this record aren’t valid.',
      'bad-revision': 'This record was made with a newer version of the rules.',
      'bad-ply': 'One of the moves in this record can’t be read.',
      'illegal-ply': 'One of the moves in this record is illegal.',
      'hash-differs': 'This record doesn’t lead to the position it states.',
      'result-differs': 'This record doesn’t lead to the result it states.',
    },
    problemAt: (ply: number, text: string) => `Move ${ply + 1}: ${text}`,
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

export type Messages = typeof en
