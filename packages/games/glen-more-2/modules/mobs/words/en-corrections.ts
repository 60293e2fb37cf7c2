import { GANGSTER_NAMES } from './parts.ts'

export const group = 'Gangsters and pennies'

export const keys = {
  pennies: 'pennies per player',
  gangsters: 'gangsters drawn with this many players',
  mailCoins: 'coins on Bruce McMail',
  penalty: 'VP lost at the end',
  wander: 'coins on the tokens of Peggy McWander',
  laird: 'coins on the tokens of Peggy McLaird',
  ...GANGSTER_NAMES,
}

export const law =
  'At least 1 gangster must be drawn, at most 6 with 2 players and 9 with more; each player must have 1 to 20 pennies.'
