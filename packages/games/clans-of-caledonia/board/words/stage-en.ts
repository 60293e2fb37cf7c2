import { ordinal } from '@bothy/kernel/english'

export const stage = {
  map: 'Map',
  players: 'Players',
  yourBoard: 'Your board',
  boardOf: (name: string) => `${name}’s board`,
  units: 'Units',
  upgrades: 'Upgrades',
  panes: 'Parts of the table',
  you: 'You',
  market: 'Market',
  production: 'Production',
  contracts: 'Contracts',
  showMap: 'Show the map',
  showDraft: 'Back to the clans',
  merchants: 'Merchants',
  shipping: 'Shipping',
  technology: 'Technology',
  ready: (n: number, all: number) => `${n} of ${all} ready`,
  left: (n: number) => `${n} left`,
  /** Null in a solo game, which has no order of passing. */
  passed: (place: number | null) => (place === null ? 'passed' : `passed ${ordinal(place + 1)}`),
  next: 'next production',
  roundGlory: (n: number) => `+${n} this round`,
  placeFor: (money: string) => `Place for ${money}`,
  place: 'Choose this',
  /** A name and what it is, for a label that is read aloud. */
  named: (name: string, what: string) => `${name}: ${what}`,
  port: 'Port',
  ports: 'Ports',
}
