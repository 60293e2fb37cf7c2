// Written by scripts/list-games.ts from modules/order.ts.
import type { RaceModuleTypes } from '../race/rules/types.ts'
import type { MountainModuleTypes } from '../mountain/rules/types.ts'
import type { CellarsModuleTypes } from '../cellars/rules/types.ts'
import type { EnglishmanModuleTypes } from '../englishman/rules/types.ts'
import type { TomeModuleTypes } from '../tome/rules/types.ts'
import type { CouncilModuleTypes } from '../council/rules/types.ts'
import type { MobsModuleTypes } from '../mobs/rules/types.ts'
import type { HaggisModuleTypes } from '../haggis/rules/types.ts'

export type ModuleTypes = {
  race: RaceModuleTypes
  mountain: MountainModuleTypes
  cellars: CellarsModuleTypes
  englishman: EnglishmanModuleTypes
  tome: TomeModuleTypes
  council: CouncilModuleTypes
  mobs: MobsModuleTypes
  haggis: HaggisModuleTypes
}
