import type { Event } from '@bothy/clans-of-caledonia/data'

/** COC-66 to COC-68: the end of a round; in a solo game the dice come with it (COC-78). */
export const startsCutscene = (event: Event): boolean =>
  event.type === 'roundScored' || event.type === 'gameEnded' || (event.type === 'roundBegan' && event.round > 1)
