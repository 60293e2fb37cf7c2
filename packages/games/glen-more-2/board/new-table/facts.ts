import { type ChronicleName, isChronicle, MANIFESTS, ORDER } from '@bothy/glen-more-2/data'

export const DIFFICULTIES = ['low', 'medium', 'high', 'complex'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export type SetName = NonNullable<(typeof MANIFESTS)[ChronicleName]['set']>
const together = (name: SetName): readonly ChronicleName[] => ORDER.filter((id) => MANIFESTS[id].set === name)
/** For beginners: few rules, and the Chronicles of a set do not affect each other. */
export const SETS: { readonly [name in SetName]: readonly ChronicleName[] } = {
  water: together('water'),
  feast: together('feast'),
  quarrel: together('quarrel'),
}

export const byNumber = (ids: readonly string[]): readonly ChronicleName[] =>
  ids.filter(isChronicle).toSorted((a, b) => MANIFESTS[a].number - MANIFESTS[b].number)

export const minutesOf = (names: readonly ChronicleName[]): number =>
  names.reduce((sum, name) => sum + MANIFESTS[name].minutes, 0)
