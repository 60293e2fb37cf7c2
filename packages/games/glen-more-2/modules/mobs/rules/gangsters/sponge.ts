import { gainVp, sourceNamed } from '../../../../rules/frames/gain.ts'
import type { ActOf } from '../../../../rules/hooks.ts'
import type { Source } from '../../../../rules/types.ts'
import { SPONGE, SPONGE_LEAST } from '../../data/index.ts'
import { bossOf, isRival, mobsOf } from '../queries.ts'

/** Sibyl MacSponge: one of six VP or more that another player gains from one source. */

/** GM2-C8-5: the four rounds and the haggis scorings, as often as it happens. */
const SCORINGS: readonly Source[] = ['scotsmen', 'landmarks', 'casks', 'persons', 'haggis']
/** GM2-C8-5: never. Her own VP do not chain. */
const AT_THE_END: readonly Source[] = ['territory', 'coins', 'cards', 'glen', 'gangsters', 'pennies', 'sponge']

export const gained: ActOf<'gained'> = (s, { seat, vp, source }, events) => {
  if (vp < SPONGE_LEAST || !isRival(s, SPONGE, seat) || AT_THE_END.includes(source)) return
  const mine = mobsOf(s)
  if (!SCORINGS.includes(source)) {
    if (mine.sponged === s.turns) return
    mine.sponged = s.turns
  }
  const boss = bossOf(s, SPONGE)
  const from = sourceNamed(s, 'sponge')
  events?.push({ type: 'sponged', seat: boss, of: seat })
  gainVp(s, seat, -1, from, events)
  gainVp(s, boss, 1, from, events)
}
