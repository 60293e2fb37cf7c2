import type { Game } from '@bothy/kernel'
import { blocked, whyNot } from './blocked.ts'
import { clone } from './clone.ts'
import { GAME_ID, MAX_SEATS, MIN_SEATS } from '../data/limits.ts'
import { imagine } from './imagine.ts'
import { read, write } from './notation.ts'
import { NEWEST_REVISION } from './revisions.ts'
import { actors, apply, legal } from './sequence.ts'
import { create, options, setup } from './setup.ts'
import { progress, result, tally } from './tally.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'
import { warnings } from './warnings.ts'
import { endsTurn, reveals, witness } from './witness.ts'

export const glenMore: Game<Types> = {
  id: GAME_ID,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  revision: NEWEST_REVISION,
  options,
  correctable: null,
  setup,
  create,
  actors,
  legal,
  apply,
  result,
  clone,
  view,
  witness,
  imagine,
  reveals,
  endsTurn,
  blocked,
  whyNot,
  warnings,
  tally,
  progress,
  write,
  read,
}

export * from '../data/index.ts'
export { invariants } from './invariants.ts'
export { glenMore as game }
