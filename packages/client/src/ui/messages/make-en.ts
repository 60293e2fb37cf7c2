import { plurals } from '../plural.ts'

const n = plurals('en')
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Words about who will sit at a table and by which rules: of the page on which one is made, and where a game branches. */
export const makeEn = {
  title: (game: string) => `New table: ${game}`,
  heading: 'New table',
  table: 'This table',
  seats: 'Who’s playing?',
  companies: { bots: 'Against bots', friends: 'With friends', here: 'On this device' },
  companyHelp: { bots: 'Starts straight away', friends: 'They join with a link', here: 'Pass the device round' },
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
  kinds: { me: 'You', open: 'Invite by link', here: 'Person', bot: 'Bot' },
  level: 'Level',
  personName: 'Name',
  person: (number: number) => `Player ${number}`,
  usualRules: 'Standard rules',
  usualRulesHelp: (count: number) => n(count, { one: '# option can be changed.', other: '# options can be changed.' }),
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
}

export type MakeWords = typeof makeEn
