import type { View } from '../../../rules/types.ts'
import type { HaggisValue } from '../data/index.ts'
import type { HaggisModuleTypes } from '../rules/types.ts'

type Shown = HaggisModuleTypes['view']

export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.haggis

export function valueAt(view: View, place: number): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.[place]?.value ?? null
}

export function newest(view: View): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.at(-1)?.value ?? null
}

export const vpNow = (view: View): number =>
  view.pending === null ? 0 : (shownIn(view)?.tables[view.pending.seat].vp ?? 0)
