import type { View } from '../../../rules/types.ts'
import type { TomeModuleTypes } from '../rules/types.ts'

export type Change = readonly [now: number, then: number]

type Shown = TomeModuleTypes['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.tome

/** The subject of the next question, in numbers. */
export const leftIn = (view: View): number => shownIn(view)?.left ?? 1
