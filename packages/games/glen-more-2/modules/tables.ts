import type { Seat } from '@bothy/kernel'
import type { Action, Event, Frame } from '../rules/types.ts'
import type { Knowledge, Verbs } from './chronicle.ts'
import type { ChronicleId, ModuleTypes } from './module-types.ts'
import * as MODULES from './written/rules.ts'

type ChronicleFrame = ModuleTypes[ChronicleId]['frame']
type ChronicleAction = ModuleTypes[ChronicleId]['action']
type ChronicleEvent = ModuleTypes[ChronicleId]['event']

// Tables by tag, spread into one: `Clash` proves in the tests that no tag has two owners.
const KNOWLEDGE: Knowledge<ChronicleEvent> = MODULES.KNOWLEDGE
const VERBS: Verbs<ChronicleAction> = MODULES.VERBS
const FRAMES: { readonly [K in ChronicleFrame['kind']]: object } = MODULES.FRAMES

export const isChronicleEvent = (e: Event): e is ChronicleEvent => Object.hasOwn(KNOWLEDGE, e.type)
export const isChronicleAction = (a: Action): a is ChronicleAction => Object.hasOwn(VERBS, a.type)
export const isChronicleFrame = (f: Frame): f is ChronicleFrame => Object.hasOwn(FRAMES, f.kind)

type Kept<U extends { readonly type: string }, T extends U['type']> = { [P in T]: Extract<U, { readonly type: P }> }[T]

export const revealsOfChronicle = (e: ChronicleEvent): boolean => KNOWLEDGE[e.type].reveals

export function witnessOfChronicle<T extends ChronicleEvent['type']>(
  e: Kept<ChronicleEvent, T>,
  viewer: Seat | null,
): ChronicleEvent {
  const { told } = KNOWLEDGE[e.type]
  return told === 'all' ? e : told(e, viewer)
}

export const writeOfChronicle = <T extends ChronicleAction['type']>(a: Kept<ChronicleAction, T>): string =>
  [a.type, VERBS[a.type].write(a)].filter((word) => word !== '').join(' ')

const isVerb = (word: string): word is ChronicleAction['type'] => Object.hasOwn(VERBS, word)

export function readOfChronicle(text: string): ChronicleAction | null {
  const [verb] = text.split(' ', 1)
  return isVerb(verb) ? VERBS[verb].read(text.slice(verb.length + 1)) : null
}
