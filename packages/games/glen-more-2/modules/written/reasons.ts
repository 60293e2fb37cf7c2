// Written by scripts/list-games.ts from modules/order.ts.
import type { RaceNouns } from '../race/rules/types.ts'
import type { MountainNouns } from '../mountain/rules/types.ts'
import type { CellarsReason } from '../cellars/rules/reason-types.ts'
import type { EnglishmanReason } from '../englishman/rules/reason-types.ts'
import type { TomeReason } from '../tome/rules/reason-types.ts'
import type { CouncilNouns } from '../council/rules/types.ts'
import type { MobsNouns } from '../mobs/rules/types.ts'
import type { HaggisNouns } from '../haggis/rules/types.ts'

export type ModuleReason =
  | RaceNouns['reason']
  | MountainNouns['reason']
  | CellarsReason
  | EnglishmanReason
  | TomeReason
  | CouncilNouns['reason']
  | MobsNouns['reason']
  | HaggisNouns['reason']
