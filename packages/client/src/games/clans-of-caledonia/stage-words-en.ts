import { ordinal } from '@bothy/kernel/english'
import type { StageWords } from './stage-words.ts'

export const stage: StageWords = {
  map: 'Map',
  players: 'Players',
  yourBoard: 'Your board',
  boardOf: (name) => `${name}’s board`,
  units: 'Units',
  upgrades: 'Upgrades',
  panes: 'Parts of the table',
  you: 'You',
  market: 'Market',
  contracts: 'Contracts',
  showMap: 'Show the map',
  showDraft: 'Back to the clans',
  merchants: 'Merchants',
  shipping: 'Shipping',
  technology: 'Technology',
  ready: (n, all) => `${n} of ${all} ready`,
  left: (n) => `${n} left`,
  passed: (place) => (place === null ? 'passed' : `passed ${ordinal(place + 1)}`),
  next: 'next production',
  roundGlory: (n) => `+${n} this round`,
  placeFor: (money) => `Place for ${money}`,
  place: 'Choose this',
  port: 'Port',
  ports: 'Ports',
}
