import type { Event } from '@bothy/clans-of-caledonia/data'

/** COC-68: the end of a round with several players. COC-78: in a solo game the dice, which come after it. */
export const startsCutscene = (event: Event): boolean =>
  event.type === 'diceRolled' || (event.type === 'roundScored' && event.glory.length > 1)
