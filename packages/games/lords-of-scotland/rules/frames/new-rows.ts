import { hide } from '@bothy/kernel'
import { RECRUIT_SLOTS } from '../../data/clans.ts'
import { drawCard } from '../topics/draw.ts'
import { dealSupporters } from '../topics/supporters.ts'
import { NEXT_TURN, type StepOf } from './frame.ts'

/** LOS-8 to LOS-10 and LOS-74: five face-down recruits, then the supporters; a new skirmish begins. */
export const newRows: StepOf<'newRows'> = {
  run(s, _f, events) {
    s.stack.pop()
    s.skirmish++
    s.round = 1
    s.turns = 0
    for (let slot = 0; slot < RECRUIT_SLOTS; slot++) {
      s.recruits[slot] = hide(drawCard(s, events))
      s.memory.recruits[slot] = s.memory.generation
      s.recruitsUp[slot] = false
    }
    dealSupporters(s, events)
    events?.push({
      type: 'skirmishBegan',
      skirmish: s.skirmish,
      initiative: s.initiative,
      supporters: s.supporters.slice(),
    })
    s.stack.push(NEXT_TURN)
  },
}
