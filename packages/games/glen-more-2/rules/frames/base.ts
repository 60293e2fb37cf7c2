import type { Frames, HookFrame } from '@bothy/kernel'
import { hookFrame } from '../hooks.ts'
import { type Acts } from '../acts.ts'
import type { Action, BaseFrame, Event, State } from '../types.ts'
import { activate, grant, receive } from './activate.ts'
import { bring } from './bring.ts'
import { build } from './build.ts'
import { choose, keep } from './choose.ts'
import { claim } from './claim.ts'
import { die } from './die.ts'
import { effects, resume } from './effects.ts'
import { nextTurn } from './next-turn.ts'
import { give, pay } from './payment.ts'
import { person, place } from './place.ts'
import { fill, refill } from './refill.ts'
import { remove } from './remove.ts'
import { final, ranking, score } from './score.ts'
import { due, reward, turn } from './turn.ts'

/**
 * GM2-22: move and pay, place, one-time effects, activation, then clean-up and refill. Frequent frames stand first, which makes the runner
 * faster.
 */
export const BASE_FRAMES: Frames<State, BaseFrame | HookFrame<Acts>, Action, Event> = {
  activate,
  turn,
  place,
  pay,
  claim,
  bring,
  grant,
  choose,
  give,
  build,
  remove,
  reward,
  effects,
  keep,
  moment: hookFrame,
  due,
  refill,
  fill,
  nextTurn,
  die,
  person,
  receive,
  resume,
  score,
  final,
  ranking,
}
