import type { Action, TileId, View } from '@bothy/glen-more-2/data'
import { GOODS } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** A tile of the seat that is asked holds several kinds. */
function holdsSeveral({ pending, players }: View, tile: TileId): boolean {
  const shown = pending === null ? undefined : players[pending.seat].tiles.find((it) => it.tile === tile)
  return new Set(shown?.goods).size > 1
}

/** Several kinds are on the Mountain. */
const hasSeveral = ({ chronicles }: View): boolean =>
  GOODS.filter((good) => (chronicles.mountain?.goods[good] ?? 0) > 0).length > 1

export const mountainPaths = {
  toll: ({ good, tile }: Of<'toll'>, view: View): readonly Target[] => {
    if (good === null || tile === null) return ['do:toll']
    return holdsSeveral(view, tile) ? [`tile:${tile}`, `good:${good}`] : [`tile:${tile}`]
  },
  unload: ({ good, tile }: Of<'unload'>, view: View): readonly Target[] =>
    hasSeveral(view) ? [`good:${good}`, `tile:${tile}`] : [`tile:${tile}`],
} as const

export const mountainButtons = {
  'do:toll': ({ mountain }: Words) => mountain.tollButton,
} as const

export const mountainHelp = (kind: 'toll' | 'unload', { mountain }: Words): string =>
  kind === 'toll' ? mountain.helpToll : mountain.helpUnload
