import type { Activatable, View } from '../rules/types.ts'

/** Tiles of others that can be activated: a Chronicle may allow it (GM2-C6-8). */
export const borrowedIn = ({ chronicles }: View): readonly Activatable[] =>
  Object.values(chronicles).flatMap((own) => ('borrowed' in own ? own.borrowed : []))
