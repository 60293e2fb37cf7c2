import type { CellarsNouns } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { ChronicleTables } from '../part.ts'
import { cellarsIn } from './words.ts'

type Tables = ChronicleTables<CellarsNouns>

const cask = (space: number): Target => `cask:${space}`

export const cellarsPaths: Tables['paths'] = {
  payCask: ({ space }) => [cask(space)],
  ageCask: ({ space }) => [cask(space)],
  sellCask: ({ space, onto }, { chronicles }) =>
    (chronicles.cellars?.selling?.spaces.length ?? 0) > 1 ? [cask(space), `sale:${onto}`] : [cask(space)],
  buyCellar: () => ['do:cellar'],
}

export const cellarsButtons: Tables['buttons'] = {
  'do:cellar': (words, { chronicles, pending }) => {
    const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
    return cellarsIn(words).buyButton(next?.cellar ?? 1)
  },
}

export const cellarsHelp: Tables['help'] = {
  payCask: (words) => cellarsIn(words).helpPay,
  ageCask: (words) => cellarsIn(words).helpAge,
  sellCask: (words) => cellarsIn(words).helpSell,
}
