import type { EnglishmanModuleTypes, TileId, View } from '@bothy/glen-more-2/data'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { englishmanIn } from './words.ts'

type Tables = ChronicleTables<EnglishmanModuleTypes>

const isEither = ({ chronicles }: View, tile: TileId): boolean =>
  chronicles.englishman?.errands.some((it) => it.tile === tile && it.reason === null && it.discard === null) === true

export const englishmanPaths: Tables['paths'] = {
  send: ({ tile, errand }, view) =>
    isEither(view, tile) ? [`tile:${tile}`, `do:${errand === 'use' ? 'use' : 'banish'}`] : [`tile:${tile}`],
  swap: ({ tile }) => [`tile:${tile}`],
}

export const englishmanButtons: Tables['buttons'] = {
  'do:use': (words, { chronicles }) => englishmanIn(words).useButton(chronicles.englishman?.price ?? 0),
  'do:banish': (words, { chronicles }) => englishmanIn(words).discardButton(chronicles.englishman?.reward ?? 0),
}

export const englishmanHelp: Tables['help'] = {
  englishman: null,
  englandReward: null,
  send: (words) => englishmanIn(words).help,
  swap: (words) => englishmanIn(words).helpSwap,
}
