import type { BotLevel } from '@bothy/protocol'

/** Plays where no net was trained for the number of seats or for the setup. */
const WITHOUT_NET = 'medium'
export type WithoutNet = typeof WITHOUT_NET

/** The worker asks the opponents themselves: manifests of all games would be a kilobyte more. */
export const withNet = <L extends BotLevel>(level: L, wantsNet: boolean, hasNet: boolean): L | WithoutNet =>
  wantsNet && !hasNet ? WITHOUT_NET : level
