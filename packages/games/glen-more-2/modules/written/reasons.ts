// Written by scripts/list-games.ts from modules/order.ts.
import type { RaceModuleTypes } from '../race/rules/types.ts'
import type { MountainModuleTypes } from '../mountain/rules/types.ts'
import type { CellarsReason } from '../cellars/rules/reason-types.ts'
import type { EnglishmanReason } from '../englishman/rules/reason-types.ts'
import type { TomeReason } from '../tome/rules/reason-types.ts'
import type { CouncilModuleTypes } from '../council/rules/types.ts'
import type { MobsModuleTypes } from '../mobs/rules/types.ts'
import type { HaggisModuleTypes } from '../haggis/rules/types.ts'

export type ModuleReason =
  | RaceModuleTypes['reason']
  | MountainModuleTypes['reason']
  | CellarsReason
  | EnglishmanReason
  | TomeReason
  | CouncilModuleTypes['reason']
  | MobsModuleTypes['reason']
  | HaggisModuleTypes['reason']
