import type { Seat } from '@bothy/kernel'
import type { MeritsOf } from '@bothy/kernel/merits'
import type { TileId } from '../data/tiles.ts'
import type { ScoreCategory } from './types.ts'

/** Lines of the standing that a merit may name; coins and cubes are counted instead. */
export const MERIT_LINES = [
  'tiles',
  'barrels',
  'chieftains',
  'cards',
  'nextBarrels',
  'nextChieftains',
  'nextCards',
  'card',
  'penalty',
] as const satisfies readonly ScoreCategory[]
export type MeritLine = (typeof MERIT_LINES)[number]

type Points = { readonly line: MeritLine; readonly points: number; readonly other: number }
type Coins = { readonly coins: number; readonly other: number }
type Cubes = { readonly cubes: number; readonly other: number }
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
  cubes: Cubes
  fewerCubes: Cubes
  cells: { readonly cells: number; readonly other: number }
}>
