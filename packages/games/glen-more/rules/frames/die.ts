import { below, peek } from '@bothy/kernel'
import { figureCode, NOTHING, nthTile, rearSpace } from '@bothy/kit'
import { DIE_FACES } from '../../data/limits.ts'
import { DIE } from '../topics/track.ts'
import type { State } from '../types.ts'
import type { StepOf } from './frame.ts'

/** GM-91 to GM-94: the r-th tile ahead goes out of the game, and the die stands there. */
export const die: StepOf<'die'> = {
  run(s, _f, events) {
    s.stack.pop()
    const roll = rollDie(s)
    const from = rearSpace(s.track, s.gap)
    const to = nthTile(s.track, from, roll)
    const tile = s.track[to]
    s.track[from] = NOTHING
    s.track[to] = figureCode(DIE)
    s.discards.push(tile)
    events?.push({ type: 'rolled', roll, from, to, tile })
  },
}

const rollDie = (s: State): number => peek(s.rolls).pop() ?? DIE_FACES[below(s.rng.die, DIE_FACES.length)]
