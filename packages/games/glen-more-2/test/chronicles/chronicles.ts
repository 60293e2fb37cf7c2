import { ORDER } from '../../modules/order.ts'
import { below, type Game, type Json, stream } from '@bothy/kernel'
import { type Demands, IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Samples } from '@bothy/kernel/rule-suite'
import { prune } from '../../opponents/prune.ts'
import { evaluate, TERMS } from '../../opponents/script.ts'
import { CHRONICLES, gather } from '../../modules/list.ts'
import type { ChronicleId, ModuleTypes } from '../../modules/module-types.ts'
import { type Action, type Event, glenMore2, invariants, type State, type Types } from '../../rules/index.ts'
import { seam } from '../../rules/hooks.ts'
import { options } from '../../rules/setup.ts'
import { demands } from '../demands.ts'

/** The game with all Chronicles that are written on offer, also those that no table can choose yet. */
export const withChronicles: Game<Types> = { ...glenMore2, options: options }

export const chronicleDemands: Demands<Types> = {
  ...demands,
  often: 0.05,
  share: 0.02,
  isShort: !IS_WHOLE,
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 600_000,
}

export const bindWritten = (): void =>
  seam.bind((names) => gather(ORDER.filter((id) => names.includes(id)).map((id) => CHRONICLES[id])))

export function playAll(s: State, seed: string): void {
  const rng = stream(seed)
  while (glenMore2.actors(s).length > 0) {
    const [seat] = glenMore2.actors(s)
    const list: Action[] = []
    glenMore2.legal(s, seat, list)
    if (below(rng, 10) === 0) {
      glenMore2.view(s, seat)
      glenMore2.tally(s, seat)
      glenMore2.blocked(s, seat)
      glenMore2.warnings(s, seat)
      glenMore2.imagine(s, seat, rng)
      invariants(s)
      evaluate(s, seat, new Float64Array(TERMS.length))
      prune(s, seat, list)
    }
    const events: Event[] = []
    glenMore2.apply(s, seat, glenMore2.read(glenMore2.write(list[below(rng, list.length)])), events)
    for (const event of events) glenMore2.witness(event, seat)
  }
}

export const opening = (seed: string, setup: Json = {}): State => {
  const checked = glenMore2.setup(setup, 3)
  if (!checked.ok) throw new Error(checked.problem.at)
  return glenMore2.create(checked.value, 3, seed, 1)
}

export type SamplesOf<K extends ChronicleId> = {
  readonly events: Samples<ModuleTypes[K]['event'], 'type'>
  readonly reasons: Samples<ModuleTypes[K]['reason'], 'why'>
  readonly actions: Samples<ModuleTypes[K]['action'], 'type'>
}
