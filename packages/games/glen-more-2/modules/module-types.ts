import type { Json, Seat } from '@bothy/kernel'
import type { ModuleTypes } from './written/module-types.ts'

export type { ModuleTypes }
export { type ChronicleName, ORDER } from './order.ts'

export type ChronicleModuleTypes = {
  state: unknown
  view: Json
  /** `seat` has the turn or the effect; it need not be the seat that is asked. */
  frame: { readonly kind: string; readonly seat: Seat }
  action: { readonly type: string }
  event: { readonly type: string }
  reason: { readonly why: string; readonly rule: string }
  source: string
  /** `never` where nothing can be arranged. */
  arranged: Json
}

export type ChronicleId = keyof ModuleTypes
export type WithChronicles<Base, N extends keyof ChronicleModuleTypes> = {
  base: Base
  added: ModuleTypes[ChronicleId][N]
}['base' | 'added']

export type ModuleStates = { [K in ChronicleId]?: ModuleTypes[K]['state'] }
export type ModuleViews = { readonly [K in ChronicleId]?: ModuleTypes[K]['view'] }
export type ModulesArranged = { readonly [K in ChronicleId]?: ModuleTypes[K]['arranged'] }
