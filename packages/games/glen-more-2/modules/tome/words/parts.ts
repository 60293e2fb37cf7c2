import type { View } from '../../../rules/types.ts'
import type { TomeModuleTypes } from '../rules/types.ts'

export type Change = readonly [now: number, then: number]

type Shown = TomeModuleTypes['view']

export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.tome

export const leftIn = (view: View): number => shownIn(view)?.left ?? 1
