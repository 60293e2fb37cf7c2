import {
  type ChannelKind,
  MOST_DAYS_AWAY,
  MOST_DAYS_AWAY_A_YEAR,
  MOST_QUIET_MINUTES,
  type NoticeKind,
  type NoticeState,
} from '@bothy/protocol'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')

const kinds: { readonly [kind in NoticeKind]: string } = {
  turn: 'Your turn',
  began: 'Game started',
  over: 'Game over',
  rematch: 'Rematch',
  invited: 'Invitation',
  hurry: 'Time running out',
  test: 'Test',
}
const media: { readonly [kind in ChannelKind]: string } = { push: 'Browser', mail: 'E-mail', hook: 'Webhook' }
const states: { readonly [state in NoticeState]: string } = {
  waiting: 'waiting',
  claimed: 'waiting',
  sending: 'sending',
  sent: 'delivered',
  failed: 'not delivered',
  unsure: 'may have been delivered',
  passed: 'no longer needed',
  seen: 'seen at the table',
}

export const noticesEn = {
  title: 'Notifications',
  lead: 'Find out when it’s your turn, wherever you are. Nothing is sent while you’re at the table, and you get one notification per turn.',
  channels: 'Where to reach you',
  noChannels: 'Nowhere yet. Choose a way below.',
  kinds,
  media,
  states,
  reasons: {
    gone: 'the address no longer exists',
    address: 'the address isn’t public',
    refused: (status: string) => `refused (${status})`,
    unreachable: (code: string) => `no connection (${code})`,
  },
  until: (time: string) => `until ${time}`,
  unknownDevice: 'Unknown browser',
  thisBrowser: 'this browser',
  unconfirmed: 'Not confirmed yet: open the link in the e-mail.',
  stopped: 'Stopped: nothing could be delivered. Add it again to try once more.',
  test: 'Send a test',
  testOf: (label: string) => `Send a test to ${label}`,
  tested: 'A test is on its way.',
  remove: 'Remove',
  removeOf: (label: string) => `Remove ${label}`,
  push: 'This browser',
  pushHelp: 'Get notifications on this device, even when Bothy isn’t open.',
  pushOn: 'Notifications are on in this browser.',
  pushAdd: 'Turn on in this browser',
  pushImpossible:
    'Not available here: you need a browser with push notifications, and the site must be served over https.',
  pushRefused: {
    denied: 'Your browser blocks notifications from this site. Allow them in its settings, then try again.',
    failed: 'Your browser couldn’t reach its push service. Try again later, or add another address below.',
  },
  add: 'Add',
  mail: 'E-mail',
  mailAddress: 'E-mail address',
  mailHelp: 'We’ll send you a link to confirm it. Every e-mail contains a link to unsubscribe.',
  mailAdd: 'Add e-mail address',
  mailSent: 'Check your inbox and open the link.',
  hook: 'Webhook',
  hookUrl: 'Webhook address',
  hookHelp: 'For Discord, Slack, Mattermost or your own program. It must be a public https address.',
  hookAdd: 'Add webhook',
  rest: 'Quiet hours and days off',
  restHelp:
    'Notifications wait until you’re back, and turn-based clocks stop for you. Clocks follow a change from your next turn on.',
  quietOn: 'Quiet hours',
  from: 'From',
  to: 'To',
  daysOff: 'Days off',
  mostDaysOff: (days: number) => `${days} days at most, so that others aren’t kept waiting.`,
  awayOn: 'I’m away for a while',
  firstDay: 'First day',
  lastDay: 'Last day',
  daysAwayLeft: (days: number) =>
    `${MOST_DAYS_AWAY} days in a row and ${MOST_DAYS_AWAY_A_YEAR} days a year at most. Not yet taken or planned this year: ${n(days, { one: '# day', other: '# days' })}.`,
  wrongRest: {
    day: 'There is no such day in the calendar. Check the dates of your holiday.',
    quiet: `Quiet hours can last ${MOST_QUIET_MINUTES / 60} hours at most.`,
    away: `You can be away for ${MOST_DAYS_AWAY} days at most, and the last day can’t come before the first.`,
  },
  zone: (zone: string) => `Time zone: ${zone}`,
  zoneLabel: 'Time zone',
  save: 'Save',
  saved: 'Saved',
  sent: 'What was sent',
  noneSent: 'Nothing in the last 30 days.',
  openTable: (game: string) => `Open the table: ${game}`,
  confirming: 'Confirming your address…',
  confirmed: 'Your e-mail address is confirmed.',
  stopAsk: 'Stop the e-mails to this address?',
  stopNow: 'Stop e-mails',
  stoppedNow: 'No more e-mails will be sent to this address.',
}

export type NoticesWords = typeof noticesEn
