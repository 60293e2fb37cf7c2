import type { CardId } from './cards.ts'

/** Effect when a tile is placed or taken (GM2-70, GM2-111). */
export type OneTime =
  | { readonly kind: 'landmark'; readonly card: CardId }
  | { readonly kind: 'scotsman'; readonly amount: number }
  | { readonly kind: 'joker'; readonly amount: number }
  | { readonly kind: 'clanMarker'; readonly amount: number }
  | { readonly kind: 'cask'; readonly amount: number }
  | { readonly kind: 'coin'; readonly amount: number }
  | { readonly kind: 'vp'; readonly amount: number }
  /** GM2-C5-3. */
  | { readonly kind: 'haggis'; readonly amount: number }

export const ONE_TIMES = ['scotsman', 'joker', 'clanMarker', 'cask', 'coin', 'vp', 'haggis'] as const
export type OneTimeWord = (typeof ONE_TIMES)[number]
export type BoxOneTime = { readonly [word in OneTimeWord]: number }
export type OneTimeFace = { readonly [word in OneTimeWord]?: number }

const NOTHING: BoxOneTime = { scotsman: 0, joker: 0, clanMarker: 0, cask: 0, coin: 0, vp: 0, haggis: 0 }
export const boxOneTime = (face: OneTimeFace): BoxOneTime => ({ ...NOTHING, ...face })

export const oneTimeOf = (box: BoxOneTime, card: CardId | null): readonly OneTime[] => [
  ...(card === null ? [] : [{ kind: 'landmark', card } as const]),
  ...ONE_TIMES.flatMap((kind) => (box[kind] > 0 ? [{ kind, amount: box[kind] }] : [])),
]
