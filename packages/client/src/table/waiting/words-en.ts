import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const roomEn = {
  title: 'The table is ready',
  here: (here: number, seats: number) => `${here} of ${n(seats, { one: '# player', other: '# players' })} here`,
  changeName: 'Change name',
  saveName: 'Save',
  sit: 'Sit here',
  stand: 'Leave my seat',
  free: (name: string) => `Free ${name}’s seat`,
  putBot: 'Add a bot',
  botLevel: (seat: number) => `Level of the bot in seat ${seat}`,
  moveHere: 'Move here',
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
}

export type RoomWords = typeof roomEn
