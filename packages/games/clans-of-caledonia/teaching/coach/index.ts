import type { Coach } from '@bothy/kernel/coach'
import { UNITS } from '../../data/units.ts'
import type { Types } from '../../rules/types.ts'
import { importing, trading } from './exports.ts'
import { placed, seeing } from './land.ts'
import { beginning, passing } from './passing.ts'
import { needsOf, own, type Sight } from './reading.ts'

function slaughtered({ view: { pending } }: Sight): number {
  if (pending?.kind !== 'slaughter' || pending.contract === null) return 0
  const { beef = 0, mutton = 0 } = needsOf(pending.contract)
  return beef + mutton - pending.beef - pending.mutton - pending.spared
}

/** Every main action changes one of these, and nothing does before it. After it no remark applies. */
function turn(sight: Sight): string {
  const { merchants, unhired, shipping, technology, boxes, fulfilled, placed: units } = own(sight)
  const onMap = UNITS.reduce((all, unit) => all + units[unit], slaughtered(sight))
  const held = boxes.map((box) => box.contract)
  return [sight.view.round, onMap, merchants, unhired, shipping, technology.length, held, fulfilled.length].join(' ')
}

export const coach: Coach<Types> = {
  remarks: [...beginning, ...passing, ...trading, ...placed, ...importing, ...seeing],
  turn,
  round: ({ view }) => `round ${view.round}`,
}
