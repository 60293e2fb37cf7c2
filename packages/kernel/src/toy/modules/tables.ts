import type { Seat } from '../../index.ts'
import type { Action, Event } from '../types.ts'
import { council } from './council.ts'
import type { Knowledge, Verbs } from './module.ts'
import { raven } from './raven.ts'
import type { Any } from './types.ts'

type ModuleEvent = Any<'event'>
type ModuleAction = Any<'action'>

/** Tables by tag, spread into one: `Clash` proves that no tag has two owners. */
const KNOWLEDGE: Knowledge<ModuleEvent> = { ...raven.knowledge, ...council.knowledge }
const VERBS: Verbs<ModuleAction> = { ...raven.verbs, ...council.verbs }

export const isModuleEvent = (e: Event): e is ModuleEvent => Object.hasOwn(KNOWLEDGE, e.type)
export const isModuleAction = (a: Action): a is ModuleAction => Object.hasOwn(VERBS, a.type)

/** A union whose tag and rest the compiler keeps together. */
type Kept<U extends { readonly type: string }, T extends U['type']> = { [P in T]: Extract<U, { readonly type: P }> }[T]

export const moduleReveals = (e: ModuleEvent): boolean => KNOWLEDGE[e.type].reveals

export function moduleWitness<T extends ModuleEvent['type']>(
  e: Kept<ModuleEvent, T>,
  viewer: Seat | null,
): ModuleEvent {
  const { told } = KNOWLEDGE[e.type]
  return told === 'all' ? e : told(e, viewer)
}

export const writeModule = <T extends ModuleAction['type']>(a: Kept<ModuleAction, T>): string =>
  `${a.type} ${VERBS[a.type].write(a)}`

export function readModule(text: string): ModuleAction | null {
  const [first, rest] = text.split(' ', 2)
  if (first !== 'vote' && first !== 'fly') return null
  return rest === undefined || text !== `${first} ${rest}` ? null : VERBS[first].read(rest)
}
