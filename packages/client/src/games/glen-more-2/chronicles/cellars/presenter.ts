import type { Action, PendingKind, View } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

const cask = (space: number): Target => `cask:${space}`

export const cellarsPaths = {
  payCask: ({ space }: Of<'payCask'>): readonly Target[] => [cask(space)],
  ageCask: ({ space }: Of<'ageCask'>): readonly Target[] => [cask(space)],
  sellCask: ({ space, onto }: Of<'sellCask'>, { chronicles }: View): readonly Target[] =>
    (chronicles.cellars?.selling?.spaces.length ?? 0) > 1 ? [cask(space), `sale:${onto}`] : [cask(space)],
  buyCellar: (): readonly Target[] => ['do:cellar'],
} as const

export const cellarsButtons = {
  'do:cellar': ({ cellars }: Words, { chronicles, pending }: View) => {
    const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
    return cellars.buyButton(next?.cellar ?? 1)
  },
} as const

type CellarKind = Extract<PendingKind, 'payCask' | 'ageCask' | 'sellCask'>
export const cellarsHelp = (kind: CellarKind, { cellars }: Words): string =>
  kind === 'payCask' ? cellars.helpPay : kind === 'ageCask' ? cellars.helpAge : cellars.helpSell
