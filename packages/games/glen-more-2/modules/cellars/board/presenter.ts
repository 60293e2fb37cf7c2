import type { Seat } from '@bothy/kernel'
import {
  type CaskSpace,
  type CellarId,
  type CellarsModuleTypes,
  FIRST_CELLARS,
  type SaleSpace,
  type View,
} from '@bothy/glen-more-2/data'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { cellarsIn } from './words.ts'

type Tables = ChronicleTables<CellarsModuleTypes>

export const atCask = (space: CaskSpace): ClickTarget => `cask:${space}`
export const atCellar = (cellar: CellarId): ClickTarget => `cellar:${cellar}`
export const atSale = (onto: SaleSpace): ClickTarget => `sale:${onto}`
export const BUY: ClickTarget = 'do:cellar'
export const atSpaceOf = (seat: Seat, space: CaskSpace): Place => `cask:${seat}:${space}`

export const isCellarsAsked = ({ pending }: View): boolean =>
  pending?.kind === 'payCask' || pending?.kind === 'ageCask' || pending?.kind === 'sellCask'

export const cellarsPaths: Tables['paths'] = {
  payCask: ({ space }) => [atCask(space)],
  ageCask: ({ space }) => [atCask(space)],
  sellCask: ({ space, onto }, { chronicles }) =>
    (chronicles.cellars?.selling?.spaces.length ?? 0) > 1 ? [atCask(space), atSale(onto)] : [atCask(space)],
  buyCellar: () => [BUY],
}

export const cellarsButtons: Tables['buttons'] = {
  'do:cellar': (words, { chronicles, pending }) => {
    const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
    return cellarsIn(words).buyButton(next?.cellar ?? FIRST_CELLARS)
  },
}

export const cellarsHelp: Tables['help'] = {
  payCask: (words) => cellarsIn(words).helpPay,
  ageCask: (words) => cellarsIn(words).helpAge,
  sellCask: (words) => cellarsIn(words).helpSell,
}
