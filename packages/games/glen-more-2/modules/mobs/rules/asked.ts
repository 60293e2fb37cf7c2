import type { Frame, State } from '../../../rules/types.ts'
import type { MobsModuleTypes } from './types.ts'

type MobsFrame = MobsModuleTypes['frame']

const KINDS: { readonly [K in MobsFrame['kind']]: true } = {
  mob: true,
  hire: true,
  lurk: true,
  steal: true,
  intercept: true,
  rehome: true,
  trick: true,
  stake: true,
  slip: true,
  second: true,
  barging: true,
  demand: true,
  surrender: true,
  reroll: true,
}

const isOfMobs = (f: Frame): f is MobsFrame => Object.hasOwn(KINDS, f.kind)

export function askedOfMobs(s: State): MobsFrame | null {
  const f = s.stack.at(-1)
  return f !== undefined && isOfMobs(f) ? f : null
}
