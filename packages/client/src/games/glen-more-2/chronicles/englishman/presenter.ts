import type { Action, TileId, View } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

const isEither = ({ chronicles }: View, tile: TileId): boolean =>
  chronicles.englishman?.errands.some((it) => it.tile === tile && it.reason === null && it.discard === null) === true

/** The tile he goes to; then a button, where it can be taken and discarded. */
export const englishmanPaths = {
  send: ({ tile, errand }: Extract<Action, { readonly type: 'send' }>, view: View): readonly Target[] =>
    isEither(view, tile) ? [`tile:${tile}`, `do:${errand === 'use' ? 'use' : 'banish'}`] : [`tile:${tile}`],
} as const

export const englishmanButtons = {
  'do:use': ({ englishman }: Words, { chronicles }: View) => englishman.useButton(chronicles.englishman?.price ?? 0),
  'do:banish': ({ englishman }: Words, { chronicles }: View) =>
    englishman.discardButton(chronicles.englishman?.reward ?? 0),
} as const
