const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const companyEn = {
  waiting: {
    name: 'Your name',
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
    /** `from` is the bot's first move, `to` its last; null if it played to the end. */
    stoodIn: (name: string, from: number, to: number | null) =>
      to === null
        ? `A bot played for ${name} from move ${from} to the end.`
        : `A bot played for ${name} from move ${from} to move ${to}.`,
  },
}

export type CompanyWords = typeof companyEn
