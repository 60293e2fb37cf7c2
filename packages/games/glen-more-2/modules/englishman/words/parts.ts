import type { TileId } from '../../../data/tiles.ts'
import type { View } from '../../../rules/types.ts'
import type { EnglishmanModuleTypes, ErrandShown } from '../rules/types.ts'

type Shown = EnglishmanModuleTypes['view']

export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.englishman

export const errandOf = (view: View, tile: TileId): ErrandShown | undefined =>
  shownIn(view)?.errands.find((errand) => errand.tile === tile)

export function stepsOf(view: View, tile: TileId): number | null {
  const from = shownIn(view)?.position ?? null
  const to = errandOf(view, tile)?.position ?? null
  return from === null || to === null ? null : to - from
}
