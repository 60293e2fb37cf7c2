import { plurals } from '../words/plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const makeEn = {
  title: (game: string) => `New table: ${game}`,
  heading: 'New table',
  table: 'This table',
  seats: 'Who’s playing?',
  companies: { bots: 'Against bots', friends: 'With friends', anyone: 'With anyone', here: 'On this device' },
  companiesInBrief: { bots: 'Bots', friends: 'Friends', anyone: 'Anyone', here: 'Device' },
  companyHelp: {
    bots: 'Starts straight away',
    friends: 'They join with a link',
    anyone: 'Listed until full',
    here: 'Pass the device round',
  },
  count: 'Players',
  plan: 'Seats',
  drawLots: 'Draw lots',
  freeSeat: 'Free seat',
  game: 'Game',
  summary: ({ me, open, here, bot }: { me: number; open: number; here: number; bot: number }, isListed = false) => {
    const others = isListed ? { one: '# other', other: '# others' } : { one: '# friend', other: '# friends' }
    const who = [
      ...(me > 0 ? ['You'] : []),
      ...(open > 0 ? [n(open, others)] : []),
      ...(here > 0 ? [n(here, { one: '# person', other: '# people' })] : []),
      ...(bot > 0 ? [n(bot, { one: '# bot', other: '# bots' })] : []),
    ]
    return `${list.format(who)}${me + here === 0 ? '. You’ll just be watching' : ''}.`
  },
  kinds: { me: 'You', open: 'Invite by link', here: 'Person', bot: 'Bot' },
  level: 'Level',
  personName: 'Name',
  person: (number: number) => `Player ${number}`,
  firstGame: 'Your first game?',
  options: 'Options',
  more: (count: number) => `More (${count})`,
  less: 'Fewer options',
  usualRules: 'Everything else as in the rulebook.',
  changedRules: (count: number) => n(count, { one: '# rule changed', other: '# rules changed' }),
  resetRules: 'Back to standard rules',
  length: (players: number, minutes: number) =>
    `${n(players, { one: '# player', other: '# players' })}, about ${minutes} minutes`,
  brief: (chosen: string, minutes: number) => `${chosen}, about ${minutes} min`,
  players: (count: number) => n(count, { one: '# player', other: '# players' }),
  noClock: 'No clock',
  rated: 'Rated game',
  ratedInBrief: 'rated',
  ratedOff: 'Not rated',
  ratedHelp: 'Counts towards everyone’s rating.',
  ratedOffHelp: 'Everyone needs an account.',
  excluded: ['no guests', 'no stand-in bots', 'no corrections', 'no friendly undo', 'no hints'],
  whyNotRated: {
    seats: 'Ratings need at least 2 players.',
    watching: 'Take a seat to play for a rating.',
    corrections: 'Not with corrected values.',
  },
  notIfRated: 'Not in a rated game.',
  noBotIfRated: 'No bot can take over in a rated game.',
  guestsAsked: 'Guests are asked to create an account before they sit down.',
  waitsForLink: (count: number) => n(count, { one: '# seat waits for the link', other: '# seats wait for the link' }),
  waitsForAnyone: (count: number) =>
    n(count, { one: '# seat is listed on the home page', other: '# seats are listed on the home page' }),
  friendly: 'Friendly undo',
  friendlyValues: { off: 'Off', on: 'On' },
  friendlyHelp: 'Against bots, undo even what has been revealed. The game record will say so.',
  hints: 'Hints',
  hintsHelp: 'Anyone at the table may ask what an expert would do. The game record counts it.',
  onDeviceHelp: 'Runs in this browser and works offline. Pass the device round when it’s someone else’s turn.',
  create: 'Create table',
  needPerson: 'At least one seat must be taken by a person.',
  badOption: (option: string) => `“${option}” isn’t available with this number of players.`,
}

export type MakeWords = typeof makeEn
