import type { Seat } from '@bothy/kernel'
import type { MeritsOf } from '@bothy/kernel/merits'
import type { TileId } from '../data/tiles.ts'

/** Lines of the standing that a merit names; those of Chronicles are summed up, coins and resources are counted instead. */
export const MERIT_LINES = [
  ...(['activation', 'oneTime', 'clan', 'movement', 'scotsmen', 'landmarks', 'casks', 'persons'] as const),
  ...(['nextScotsmen', 'nextLandmarks', 'nextCasks', 'nextPersons', 'territory', 'cards', 'chronicles'] as const),
] as const
export type MeritLine = (typeof MERIT_LINES)[number]

type Points = { readonly line: MeritLine; readonly points: number; readonly other: number }
type Coins = { readonly coins: number; readonly other: number }
type Resources = { readonly resources: number; readonly other: number }
type Behind = { readonly tiles: number; readonly other: number }

/** Figures after the better decision; `other` is the same one after the other decision. */
export type Merit = MeritsOf<{
  more: Points
  less: Points
  richer: Coins
  poorer: Coins
  again: {}
  denies: { readonly tile: TileId; readonly seat: Seat }
  fewerBehind: Behind
  moreBehind: Behind
  moreResources: Resources
  fewerResources: Resources
}>
