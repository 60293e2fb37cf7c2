import {
  type Checked,
  inPlayOf,
  type Json,
  refuseSetup,
  type RngState,
  type ScoreLine,
  type Seat,
  stream,
} from '@bothy/kernel'
import type { Content } from '../data/content.ts'
import { GAME_ID } from '../data/limits.ts'
import type { Event, State } from '../rules/types.ts'
import type { ChronicleOptions, Setup } from '../rules/setup-types.ts'
import type { Greying } from './chronicle.ts'
import { CHRONICLES, idsIn } from './list.ts'
import {
  type ChronicleId,
  type ModuleTypes,
  ORDER,
  type ModuleStates,
  type ModulesArranged,
  type ModuleViews,
} from './module-types.ts'

const inPlay = (s: State): readonly ChronicleId[] => idsIn(s.inPlay)

export const chosenIn = (setup: ChronicleOptions): number => inPlayOf(ORDER, (name) => setup[name])

/** The compiler keeps id and part together only in such a signature. */
type PartOf = 'state' | 'view' | 'arranged'
function put<K extends ChronicleId, N extends PartOf>(
  parts: { [P in K]?: ModuleTypes[P][N] },
  id: K,
  part: ModuleTypes[K][N],
): void {
  parts[id] = part
}

export function checkArrangedModules(
  fields: { readonly [field: string]: Json },
  box: Content,
  options: ChronicleOptions,
  stacks: Content['stacks'],
): Checked<ModulesArranged> {
  const out: { -readonly [K in keyof ModulesArranged]: ModulesArranged[K] } = {}
  const given = ORDER.filter((name) => Object.hasOwn(fields, name))
  const absent = given.find((name) => !options[name])
  if (absent !== undefined) return refuseSetup(`arranged.${absent}`, 'bad-arrangement')
  const check = <K extends ChronicleId>(id: K): Checked<ModuleTypes[K]['arranged']> => {
    const checked = CHRONICLES[id].checkArranged(fields[id], `arranged.${id}`, box, stacks)
    if (checked.ok) put<K, 'arranged'>(out, id, checked.value)
    return checked
  }
  for (const id of ORDER) {
    if (!Object.hasOwn(fields, id)) continue
    const checked = check(id)
    if (!checked.ok) return checked
  }
  return { ok: true, value: out }
}

/** Each draws from its own stream, so that none shifts the draws of another. */
export function setUpModuleStates(s: State, { arranged }: Setup, seed: string, events?: Event[]): void {
  const setUp = <K extends ChronicleId>(id: K): void => {
    const rng = stream(seed, GAME_ID, id)
    put<K, 'state'>(s.chronicles, id, CHRONICLES[id].setUp(s, rng, arranged?.[id], events))
  }
  for (const id of inPlay(s)) setUp(id)
}

export function cloneModuleStates(s: State): ModuleStates {
  const out: ModuleStates = {}
  const cloneOne = <K extends ChronicleId>(id: K): void => {
    const mine = s.chronicles[id]
    if (mine !== undefined) put<K, 'state'>(out, id, CHRONICLES[id].clone(mine))
  }
  for (const id of inPlay(s)) cloneOne(id)
  return out
}

export function viewModules(s: State, viewer: Seat | null): ModuleViews {
  const out: { -readonly [K in keyof ModuleViews]: ModuleViews[K] } = {}
  const viewOne = <K extends ChronicleId>(id: K): void => {
    put<K, 'view'>(out, id, CHRONICLES[id].view(s, viewer))
  }
  for (const id of inPlay(s)) viewOne(id)
  return out
}

export function imagineModules(s: State, viewer: Seat | null, rng: RngState): void {
  for (const id of inPlay(s)) CHRONICLES[id].imagine(s, viewer, rng)
}

export function blockedByModules(s: State, seat: Seat, greying: Greying): void {
  for (const id of inPlay(s)) CHRONICLES[id].blocked(s, seat, greying)
}

export const linesOfModules = (s: State, seat: Seat): readonly ScoreLine[] =>
  inPlay(s).flatMap((id) => CHRONICLES[id].lines(s, seat))

export function invariantsOfModules(s: State, hold: (ok: boolean, sentence: string) => void): void {
  hold(
    inPlay(s).join() === Object.keys(s.chronicles).join(),
    'GM2-C0-1 a Chronicle has its part of the state if it is in play',
  )
  for (const id of inPlay(s)) CHRONICLES[id].invariants(s, hold)
}
