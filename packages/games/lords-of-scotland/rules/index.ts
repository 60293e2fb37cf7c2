import type { Game } from '@bothy/kernel'
import { blocked, whyNot } from './blocked.ts'
import { clone } from './clone.ts'
import { MAX_SEATS, MIN_SEATS } from '../data/clans.ts'
import { imagine } from './imagine.ts'
import { read, write } from './notation.ts'
import { NEWEST_REVISION } from './revisions.ts'
import { actors, apply, legal } from './sequence.ts'
import { create, GAME_ID, options, setup } from './setup.ts'
import { progress, result, tally } from './tally.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'
import { endsTurn, reveals, witness } from './witness.ts'

export const lordsOfScotland: Game<Types> = {
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
  warnings: () => [],
  tally,
  progress,
  write,
  read,
}

export * from '../data/clans.ts'
export * from '../data/sources.ts'
export { permute } from './imagine.ts'
export { invariants } from './invariants.ts'
export * from './types.ts'
export { lordsOfScotland as game }
