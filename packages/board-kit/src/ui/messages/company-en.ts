import { plurals } from '../words/plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Words about the people at a table: waiting, inviting, leaving, playing again. */
export const companyEn = {
  waiting: {
    title: 'The table is ready',
    here: (here: number, seats: number) => `${here} of ${n(seats, { one: '# player', other: '# players' })} here`,
    name: 'Your name',
    changeName: 'Change name',
    saveName: 'Save',
    sit: 'Sit here',
    stand: 'Leave my seat',
    free: (name: string) => `Free ${name}’s seat`,
    putBot: 'Add a bot',
    botLevel: (seat: number) => `Level of the bot in seat ${seat}`,
    moveHere: 'Move here',
    /** There is one of each for every free seat. */
    atSeat: (label: string, seat: number) => `${label}, seat ${seat}`,
    movedTo: (name: string, seat: number) => `${name} is now in seat ${seat}.`,
    youSit: (seat: number) => `You’re in seat ${seat}.`,
    moveUp: (name: string) => `Move ${name} one seat up`,
    moveDown: (name: string) => `Move ${name} one seat down`,
    colour: 'Choose my colour',
    colours: ['Thistle, purple', 'Stag, orange', 'Boat, blue', 'Tower, cream', 'Harp, green'],
    colourOf: (colour: string, name: string) => `${colour}: ${name}`,
    removeBot: (name: string) => `Remove ${name}`,
    you: 'you',
    youHost: 'you, host',
    here1: 'is here',
    invited: 'invited to play again',
    ready: 'ready',
    notYet: 'not yet',
    needMoment: 'I need a moment',
    imReady: 'I’m ready',
    waitingFor: (names: readonly string[]) => `Waiting for ${list.format(names)}.`,
    waitingForPlayers: (open: number) =>
      n(open, { one: 'Waiting for one more player.', other: 'Waiting for # more players.' }),
    waitingForYou: 'Everyone is waiting for you.',
    startsWhen: (names: readonly string[]) =>
      `The game starts when ${list.format(names)} ${names.length > 1 ? 'are' : 'is'} ready.`,
    startsWhenFull: 'The game starts when every seat is taken.',
    botsTake: (open: number) =>
      n(open, { one: 'A bot will take the free seat.', other: 'Bots will take the # free seats.' }),
    watching: 'You’re watching.',
    watchingHelp: 'Take a free seat to play.',
    watchingFull: 'All seats are taken. You can stay and watch.',
    begin: 'Start now',
    beginWhen: (names: readonly string[]) =>
      names.length === 1 ? `Start when ${names[0]} is ready` : 'Start when all are ready',
    beginWithBots: 'Start with bots',
    waitOn: 'Wait longer',
    closeTable: 'Close this table',
    closeAsk: 'Close this table?',
    closeHelp: 'It will close for everyone waiting here.',
    closed: 'The host has closed this table',
    options: 'Options',
    usual: 'Standard rules.',
  },

  share: {
    title: 'Invite someone',
    link: 'Link to this table',
    help: 'Anyone with the link can take a free seat or watch.',
    qr: 'QR code of the link',
    copy: 'Copy the link',
    share: 'Share…',
    invite: 'Invite',
    address: 'Network address',
    onlyHere:
      'Only this device can reach the server. To play with others, start it with an address on your network (--host 0.0.0.0).',
    sameNetwork: 'Works for everyone on your network.',
    press: 'Press Ctrl+C (Cmd+C on a Mac) to copy.',
    hold: 'Touch and hold the text to copy it.',
  },

  leaving: {
    mySeat: 'My seat',
    handOver: 'Let a bot play for me',
    takeBack: 'Take my seat back',
    leave: 'Leave the table',
    resign: 'Resign',
    resignAsk: 'Resign?',
    resignHelp:
      'You can’t come back into this game. A bot takes over your seat, and the result says that you resigned.',
    resignAlone: 'The game ends straight away, without a result.',
    resigned: 'resigned',
    youResigned: 'You have resigned. A bot is playing in your seat.',
    end: 'End the game',
    endAsk: 'End the game for everyone?',
    endHelp: 'It ends without a result and is recorded as ended early. Everyone who is here must agree.',
    endAsked: (name: string) =>
      `${name} wants to end the game, because someone has left. It would have no result and be recorded as ended early.`,
    endWaiting: (agreed: number, all: number) => `Your request to end the game: ${agreed} of ${all} have agreed.`,
    absent: (name: string) => `${name} is away.`,
    botIn: (time: string) => `A bot can take over in ${time}.`,
    botByHost: 'The host can let a bot take over.',
    botNow: (name: string) => `Let a bot play for ${name}`,
    endIn: (time: string) => `In ${time} the others can end the game.`,
    watching: 'Watching',
    watchingHelp: 'You’re watching. You have no seat in this game.',
  },

  halted: {
    title: 'The game can’t go on from here.',
    safe: 'This is a fault in Bothy. Everything played so far is safe.',
  },

  again: {
    rematch: 'Play again',
    join: 'Join',
    goThere: 'Go to the new table',
    wants: (name: string) => `${name} wants to play again.`,
    newTable: 'There is a new table with the same players.',
    watch: 'Watch the next game',
    waitsForYou: 'Waiting for you',
  },

  abandoned: {
    title: 'The game was ended early',
    tag: 'Ended early',
    help: 'It has no result.',
    stood: 'Score when it ended',
    resigned: (names: readonly string[]) => `${list.format(names)} resigned; a bot took over.`,
    /** The bot's first move, and its last; null: it played to the end. */
    stoodIn: (name: string, from: number, to: number | null) =>
      to === null
        ? `A bot played for ${name} from move ${from} to the end.`
        : `A bot played for ${name} from move ${from} to move ${to}.`,
  },
}

export type CompanyWords = typeof companyEn
