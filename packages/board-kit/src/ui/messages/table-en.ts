import { plurals } from '../words/plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const tableEn = {
  table: {
    board: 'Board',
    mine: 'My area',
    seats: 'Players',
    side: 'Log, chat and rules',
    tabs: { board: 'Table', seats: 'Players', log: 'Log', chat: 'Chat', rules: 'Rules', table: 'Table info' },
    unread: (count: number) => n(count, { one: '# new message', other: '# new messages' }),
    lost: 'Connection lost. Reconnecting…',
    lostHelp: 'Nothing is lost: your choice will be sent when you reconnect.',
    tryNow: 'Try now',
    spectator: 'You’re watching.',
    loading: 'Loading the table…',
    noTable: 'There is no such table',
    noTableHelp: 'It may have been closed, or the link is incomplete.',
    standing: 'Standings',
    explain: 'Details',
    soFar: 'So far',
    signs: 'What do these signs mean?',
    signsShort: 'Signs',
    explainMore: 'more',
    broken: 'This part of the table could not be shown. The list of choices still works.',
  },

  primer: {
    title: (game: string) => `${game}: your first game`,
    minutes: 'The game in two minutes',
    later:
      'Until you’ve finished your first game, the prompt gives extra help. You can reopen this introduction from the settings.',
    rules: 'Rules',
    play: 'Let’s play',
  },

  prompt: {
    region: 'Current prompt',
    tools: 'Undo and all choices',
    paused: 'The game is paused.',
    undo: 'Undo',
    undone: 'Move undone.',
    again: 'Choose it again to confirm.',
    undoAsk: 'Ask to undo',
    changeAnswer: 'Change my answer',
    answered: (names: readonly string[]) => `You’ve answered. Waiting for ${list.format(names)}.`,
    redo: 'Redo',
    hint: 'Hint',
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
    notYourTurn: 'It’s not your turn.',
    firstThis: 'First answer the question at hand.',
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
    region: 'Other players’ moves',
    pause: 'Pause',
    resume: 'Resume',
    skip: 'Skip',
    plays: (name: string) => `${name} is playing`,
    paused: 'Paused',
    showAgain: 'Show the last turns again',
    again: 'Replay of the last turns',
    againTurn: (name: string, turn: number, of: number) => `Replay ${turn} of ${of}: ${name}’s turn`,
  },

  show: {
    pause: 'Pause',
    goOn: 'Continue',
    next: 'Next',
    skip: 'Skip',
    again: 'Show again',
    toTable: 'Back to the table',
  },

  seats: {
    you: 'you',
    yourTurn: 'your turn',
    next: 'next',
    bot: (level: string) => `bot, ${level.toLowerCase()}`,
    offline: 'offline',
    away: 'bot playing',
    toAct: 'to play',
    lastMove: 'Last move:',
    changedBy: (name: string) => `Changed by ${name} since your last turn`,
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
    more: (left: number) => `${left} more`,
    less: 'Less',
    showAgain: 'Watch again',
    newest: 'Jump to latest',
    goTo: (ply: number) => `Go to move ${ply}`,
  },

  chat: {
    local: 'You’re all round one device, so just talk!',
  },

  info: {
    title: 'Table',
    share: 'Link to this table',
    shareHelp: 'Anyone with it can watch, or sit down while there’s a free seat.',
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
    more: 'Zoom in',
    less: 'Zoom out',
    fit: 'Show everything',
  },

  pass: {
    title: (name: string) => `Pass the device to ${name}`,
    help: 'What only the previous player may see stays hidden until you confirm.',
    ready: (name: string) => `I’m ${name}`,
    change: (name: string) => `${name}: change my answer`,
    turn: (name: string) => `${name} to play`,
  },
}

export type TableWords = typeof tableEn
