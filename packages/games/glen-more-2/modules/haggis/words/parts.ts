import type { View } from '../../../rules/types.ts'
import type { HaggisValue } from '../data/index.ts'
import type { HaggisModuleTypes } from '../rules/types.ts'

type Shown = HaggisModuleTypes['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.haggis

/** The face of a token on the table of the seat that is asked, as far as the reader knows it. */
export function valueAt(view: View, place: number): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.[place]?.value ?? null
}

/** The newest token of a table that holds too many. */
export function newest(view: View): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.at(-1)?.value ?? null
}

/** VP that the tokens of the seat that is asked bring as they are turned up. */
export const vpNow = (view: View): number =>
  view.pending === null ? 0 : (shownIn(view)?.tables[view.pending.seat].vp ?? 0)
