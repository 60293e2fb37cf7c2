import { GOODS, type MountainModuleTypes, type TileId, type View } from '@bothy/glen-more-2/data'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { mountainIn } from './words.ts'

type Tables = ChronicleTables<MountainModuleTypes>

function holdsSeveral({ pending, players }: View, tile: TileId): boolean {
  const shown = pending === null ? undefined : players[pending.seat].tiles.find((it) => it.tile === tile)
  return new Set(shown?.goods).size > 1
}

const hasSeveral = ({ chronicles }: View): boolean =>
  GOODS.filter((good) => (chronicles.mountain?.goods[good] ?? 0) > 0).length > 1

export const mountainPaths: Tables['paths'] = {
  toll: ({ good, tile }, view) => {
    if (good === null || tile === null) return ['do:toll']
    return holdsSeveral(view, tile) ? [`tile:${tile}`, `good:${good}`] : [`tile:${tile}`]
  },
  unload: ({ good, tile }, view) => (hasSeveral(view) ? [`good:${good}`, `tile:${tile}`] : [`tile:${tile}`]),
}

export const mountainButtons: Tables['buttons'] = {
  'do:toll': (words) => mountainIn(words).tollButton,
}

export const mountainHelp: Tables['help'] = {
  leaveMountain: null,
  toll: (words) => mountainIn(words).helpToll,
  unload: (words) => mountainIn(words).helpUnload,
}
